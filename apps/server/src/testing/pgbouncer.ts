/** A PgBouncer as Debian packages it, in transaction mode: what stands before the database of many machines. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { ordinaryUser } from '../db/embedded/ordinary-user.ts'
import { until } from './until.ts'

const program = '/usr/sbin/pgbouncer'

/** «PgBouncer 1.18.0»; undefined where none is installed. */
export const pgbouncerVersion = await promisify(execFile)(program, ['--version']).then(
  ({ stdout }) => stdout.split('\n')[0]!,
  () => undefined,
)

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

/**
 * Stands before the database of `url`, whose address names a socket, with `poolSize` connections to it, however many
 * come. Returns the address to come to.
 */
export async function startPgbouncer(
  url: string,
  { poolSize }: { poolSize: number },
): Promise<{ url: string; stop(): Promise<void> }> {
  const given = /^postgres:\/\/([^:@]+)(?::([^@]+))?@\/([^?]+)\?host=([^&]+)/.exec(url)!
  const [user, password, name, host] = given.slice(1).map((part) => part && decodeURIComponent(part))
  const folder = mkdtempSync(join(tmpdir(), 'attesta-pgbouncer-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `${name} = host=${host} dbname=${name} user=${user}${password === undefined ? '' : ` password=${password}`}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 500',
    ].join('\n'),
  )
  const who = await ordinaryUser(folder)
  who.give(folder)
  who.letThrough(folder)
  const [command, ...words] = [...who.prefix, program, '-q', settings]
  const server = spawn(command!, words, { stdio: 'ignore' })
  const pooled = `postgres://${user}@127.0.0.1:${port}/${name}?sslmode=disable`
  await until('PgBouncer to answer', async () => {
    const client = new pg.Client({ connectionString: pooled })
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => undefined,
      )
  })
  return {
    url: pooled,
    async stop() {
      const over = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
