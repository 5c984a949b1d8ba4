/** Caddy before the product, as `deploy/` sets it up. `CADDY` names the program, of 2.6 or newer. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const caddy = process.env['CADDY']

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A proxy by the file that ships, before a product at each of the ports. */
export async function startProxy(productPorts: readonly number[]): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-proxy-'))
  const port = await freePort()
  const shipped = readFileSync(new URL('../../../../deploy/Caddyfile', import.meta.url), 'utf8')
  const one = 'reverse_proxy api:3000'
  if (!shipped.includes(one)) throw new Error(`${one} is not in the Caddyfile`)
  const products = productPorts.map((productPort) => `127.0.0.1:${productPort}`).join(' ')
  writeFileSync(join(folder, 'Caddyfile'), `{\nadmin off\n}\n${shipped.replace('api:3000', products)}`)
  const child = spawn(caddy!, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PUBLIC_HOST: `http://127.0.0.1:${port}`, HOME: folder },
    stdio: 'ignore',
  })
  const isOver = new Promise((done) => child.once('exit', done))
  return {
    port,
    async stop() {
      child.kill()
      await isOver
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
