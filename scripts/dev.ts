// `npm run dev`: the product, started again when a source of the server changes; the web app is rebuilt as it changes.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
await build({
  root: path('../apps/web'),
  configFile: path('../apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
})
const server = spawn(process.execPath, ['--watch', path('../apps/server/src/main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
