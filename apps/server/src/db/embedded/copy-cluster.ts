/**
 * A copy of the embedded server's files while it runs: PostgreSQL's own low-level base backup. Source: PostgreSQL 18
 * manual, 25.3.4.
 */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { commandLimits } from '../connect.ts'

/** Their contents are made at each start. The log is copied apart, when the copy is complete. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const SKIPPED =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*|.*\.signal|attesta\.password.*)$/

export interface ClusterSink {
  folder(path: string): void
  file(path: string, body: AsyncIterable<Uint8Array>): Promise<void>
}

/**
 * Sends every file of the cluster in `home` to `into`; what comes out starts as the database stood when this returns. A
 * replication slot keeps the log that was written meanwhile; it goes with the session.
 */
export async function copyCluster(url: string, home: string, into: ClusterSink): Promise<void> {
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_create_physical_replication_slot('attesta_backup_' || pg_backend_pid(), true, true)`)
    await client.query(`select pg_backup_start('attesta', true)`)
    await copyFolder(home, '', into)
    const { rows } = await client.query<{ label: string; first: string; last: string }>(
      `with stopped as (select * from pg_backup_stop(false))
       select labelfile as label, substring(labelfile from 'file ([0-9A-F]{24})') as first, pg_walfile_name(lsn) as last
       from stopped`,
    )
    const { label, first, last } = rows[0]!
    await into.file('backup_label', once(label))
    for (const name of (await readdir(join(home, 'pg_wal'))).sort())
      if (name.length === 24 && name >= first && name <= last)
        await into.file(`pg_wal/${name}`, createReadStream(join(home, 'pg_wal', name)))
  } finally {
    await client.end()
  }
}

async function* once(text: string) {
  yield Buffer.from(text)
}

async function copyFolder(home: string, below: string, into: ClusterSink): Promise<void> {
  for (const entry of await readdir(join(home, below), { withFileTypes: true }).catch(goneIs([]))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (SKIPPED.test(entry.name)) continue
    if (entry.isDirectory()) {
      into.folder(path)
      if (!EMPTY_FOLDERS.has(path)) await copyFolder(home, path, into)
    } else if (entry.isFile()) {
      const body = await openWhenThere(join(home, path))
      if (body) await into.file(path, body)
    }
  }
}

/** A table dropped meanwhile takes its file along; the log says so when it is replayed. */
async function openWhenThere(path: string) {
  const body = createReadStream(path)
  return new Promise<typeof body | undefined>((done, fail) => {
    body.once('open', () => done(body))
    body.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? done(undefined) : fail(error)))
  })
}

const goneIs =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
