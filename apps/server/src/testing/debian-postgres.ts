/** A PostgreSQL as Debian packages it, with its pg_dump: what an operator has who runs a database of their own. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ordinaryUser } from '../db/embedded/ordinary-user.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const packages = '/usr/lib/postgresql'

/** «/usr/lib/postgresql/15»; undefined where none is installed. */
export const debianPostgres = (existsSync(packages) ? readdirSync(packages) : [])
  .map((version) => join(packages, version))
  .find((folder) => existsSync(join(folder, 'bin/initdb')) && existsSync(join(folder, 'bin/pg_dump')))

/**
 * Returns the address of a database by its name. The role `owner` may make databases and roles and is no superuser;
 * `backup` reads every row.
 */
export async function startDebianPostgres(native: string): Promise<{
  urlOf(database: string, role?: 'owner' | 'backup'): string
  query(sql: string): Promise<void>
  stop(): Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-debian-'))
  const who = await ordinaryUser(native)
  const sockets = join(folder, 's')
  const data = join(folder, 'data')
  for (const made of [sockets, data]) {
    mkdirSync(made, { mode: 0o700 })
    who.give(made)
  }
  who.letThrough(folder)
  const program = (name: string, ...rest: string[]) => [...who.prefix, join(native, 'bin', name), ...rest]
  const [initdb, ...words] = program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  await run(initdb!, words)
  const [postgres, ...settings] = program(
    'postgres',
    '-D',
    data,
    '-k',
    sockets,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
  )
  const server = spawn(postgres!, settings, { stdio: 'ignore' })
  const query = async (sql: string) => {
    await run('psql', ['-h', sockets, '-U', 'postgres', '-d', 'postgres', '-v', 'ON_ERROR_STOP=1', '-c', sql])
  }
  await until('the server to answer', () =>
    query('select 1').then(
      () => true,
      () => false,
    ),
  )
  await query('create role owner login createrole createdb')
  await query('create role backup login bypassrls in role pg_read_all_data')
  return {
    urlOf: (database, role = 'owner') => `postgres://${role}@localhost/${database}?host=${encodeURIComponent(sockets)}`,
    query,
    async stop() {
      const over = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
