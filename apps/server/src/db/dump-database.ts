/**
 * The way of a database of the operator's own: PostgreSQL's pg_dump and pg_restore, which must be of its version or
 * newer.
 */
import { spawn } from 'node:child_process'
import pg from 'pg'
import { DumpFailed } from './dump-failed.ts'

/** «pg_dump: error: aborting because of server version mismatch» */
const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''
/** Forced row-level security binds the owner too. */
const BOUND = /row-level security/
const boundAdvice =
  ' Name a role with BYPASSRLS and pg_read_all_data in BACKUP_DATABASE_URL (docs/how-to/back-up-and-restore.md).'

/**
 * Output as it comes; ends with an error when the program fails. The address goes by the environment, where `ps` does
 * not show it.
 */
export async function* dumpDatabase(url: string): AsyncGenerator<Uint8Array> {
  const dump = spawn('pg_dump', ['--format=custom', '--no-owner'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...connectionOf(url) },
  })
  const over = ended('pg_dump', dump)
  yield* dump.stdout as AsyncIterable<Buffer>
  await over
}

export async function restoreDump(url: string, file: string): Promise<void> {
  const { PGDATABASE, ...connection } = connectionOf(url)
  const restore = spawn('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${PGDATABASE}`, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...connection },
  })
  await ended('pg_restore', restore)
}

/** «…&sslmode=verify-full» */
const SSL_MODE = /[?&]sslmode=([a-z-]+)/

/** As the driver reads the address, so that both mean the same server. */
function connectionOf(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const set = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: SSL_MODE.exec(url)?.[1],
  }
  return Object.fromEntries(Object.entries(set).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function ended(name: string, child: ReturnType<typeof spawn>): Promise<void> {
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(0, 2000)
  })
  const over = new Promise<void>((done, fail) => {
    child.once('error', (cause) => fail(new DumpFailed(`${name} cannot be started: is it installed?`, { cause })))
    child.once('close', (code) =>
      code === 0
        ? done()
        : fail(
            new DumpFailed(
              `${name} failed: ${firstLine(said) || `exit code ${code}`}.${BOUND.test(said) ? boundAdvice : ''}`,
            ),
          ),
    )
  })
  // It ends only when the output is read to its end.
  over.catch(() => undefined)
  return over
}
