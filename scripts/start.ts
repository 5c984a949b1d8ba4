// `npm start`: the whole product on one machine.
import { buildWebWhenStale } from './build-web.ts'

await buildWebWhenStale()
await import('../apps/server/src/main.ts')
