/**
 * Brings a database from the migrations that it has to the newest, one transaction each. Indexes of large tables are
 * made before it, without a lock that writers would wait for: `CREATE INDEX CONCURRENTLY` of columns that are there.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/**
 * A change that waits for its lock holds up everybody behind it, so it waits this long, lets them pass, and asks again.
 * Source: PostgreSQL, «lock_timeout».
 */
const LOCK_WAIT = '500ms',
  PAUSE_MILLISECONDS = 300,
  MAX_TRIES = 40
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * The locks of one migration are given back before the next begins. What was done when one fails stays, and the whole
 * may be started again.
 */
export async function runMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  // As the library has them: databases of earlier versions carry on with the same list.
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]!.newest ?? 0)
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (migration.folderMillis > newest) await tryUntilLocked(() => runOne(client, migration))
}

/** «CREATE INDEX CONCURRENTLY "email_codes_sent_at_index" ON …» */
const concurrentIndex = /^\s*create (?:unique )?index concurrently "(\w+)"/i

/** One that was cut off leaves an index that is never used; it is made from the start. */
async function makeIndex(client: pg.Client, statement: string, name: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [`public."${name}"`],
  )
  if (rows[0]?.isValid) return
  if (rows[0]) await client.query(`drop index concurrently "${name}"`)
  await client.query(statement)
}

async function runOne(
  client: pg.Client,
  { sql, hash, folderMillis }: ReturnType<typeof readMigrationFiles>[number],
): Promise<void> {
  // It waits for those who write now, however long they take, and holds up no call meanwhile.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  for (const statement of sql) {
    const name = concurrentIndex.exec(statement)?.[1]
    if (name !== undefined) await makeIndex(client, statement, name)
  }
  await client.query(`set lock_timeout = '${LOCK_WAIT}'; set statement_timeout = '60s'`)
  await client.query('begin')
  try {
    for (const statement of sql) if (!concurrentIndex.test(statement)) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function tryUntilLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === MAX_TRIES) throw error
      await wait(PAUSE_MILLISECONDS)
    }
}
