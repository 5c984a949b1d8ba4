export { routes, type Routes, type RouteName } from './routes/index.ts'
