/**
 * A database of an earlier version, full of rows and in use, becomes one of this version: nothing is lost, and a person
 * who uses it meanwhile waits no longer than for a lock. `MIGRATION_ROWS` says how many applications it has.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { installQueue } from '../jobs/queue.ts'
import { systemRandom } from '../random.ts'
import { fillWithRows } from '../testing/generated-rows.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'
import { runMigrations } from './run-migrations.ts'

const applications = Number(process.env['MIGRATION_ROWS'] ?? 2000)
/** The newest migration of the version before: of 22 November 2026. */
const before = '0018_archived_applicants'
/** A request waits no longer, however many rows there are; held where the run is long and the machine its own. */
const maxMilliseconds = process.env['MIGRATION_ROWS'] ? 1000 : 30_000

const folder = mkdtempSync(join(tmpdir(), 'attesta-upgrade-'))
const name = `upgrade_${systemRandom.bytes(6).toString('hex')}`
const url = inject('databaseServer').replace('/app?', `/${name}?`)
const asServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
beforeAll(() => asServer(`create database ${name}`))
afterAll(async () => {
  await asServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

/** The migrations that the version before knew. */
function foldersUpTo(tag: string): string {
  const old = join(folder, 'migrations')
  cpSync(migrationsFolder, old, { recursive: true })
  const path = join(old, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  expect(last).toBeGreaterThan(0)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return old
}

/** All migrations of this version, and one more. */
function withMigration(tag: string, sql: string): string {
  const own = join(folder, tag)
  cpSync(migrationsFolder, own, { recursive: true })
  const path = join(own, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number; idx: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + Number(tag.slice(0, 4)), tag })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(own, `${tag}.sql`), sql)
  return own
}

async function client(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url })
  // The end of a test that failed cuts it off.
  one.on('error', () => undefined)
  await one.connect()
  return one
}

/** One of so many rows; in a query of its own, which is made once: else the id of each row would be compared with another. */
const anyOf = (table: string, count = '$1') => `(select md5('${table}' || floor(random() * ${count}))::uuid)`
/** What the version before asks for all the time, by the columns that it knows. */
const requests = [
  `select id, answers from applications where id = ${anyOf('applications')}`,
  `update applications set updated_at = now() where id = ${anyOf('applications')}`,
  `select id, name, address from listings where id = ${anyOf('listings', 'least($1, 100)')}`,
  `update documents set status = status where id = ${anyOf('documents')}`,
  `select count(*) from reports where application_id = ${anyOf('applications')}`,
]

/** Runs them one after the other until it is stopped; tells the longest. */
async function requestsMeanwhile() {
  const own = await client()
  let isOver = false,
    longest = 0,
    made = 0
  const going = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await own.query(requests[made % requests.length]!, [applications])
      longest = Math.max(longest, performance.now() - asked)
      made++
      await new Promise((next) => setTimeout(next, 5))
    }
    await own.end()
  })()
  return async () => {
    isOver = true
    await going
    return { longest, made }
  }
}

const counts = async () => {
  const own = await client()
  const { rows } = await own.query<{ table: string; rows: string; sum: string }>(
    ['users', 'applications', 'documents', 'reports', 'audit_log', 'email_codes', 'listings']
      .map(
        (table) =>
          `select '${table}' as table, count(*) as rows, sum(hashtext(coalesce(to_jsonb(t) ->> 'id', t.ctid::text)))::text as sum from ${table} t`,
      )
      .join(' union all '),
  )
  await own.end()
  return rows
}

test(
  'T32: the version before, in use, becomes this one without a row lost or a request refused',
  async () => {
    const owner = await client()
    await runMigrations(owner, foldersUpTo(before))
    await installQueue(url)
    await owner.end()
    await fillWithRows(url, {
      companies: 20,
      members: 100,
      listings: 100,
      users: Math.ceil(applications / 2),
      applications,
      documents: applications,
      reports: Math.ceil(applications / 2),
      audit_log: applications,
      email_codes: applications,
    })
    const rowsBefore = await counts()
    expect(rowsBefore.map(({ rows }) => Number(rows))).toContain(applications)

    const stop = await requestsMeanwhile()
    const started = performance.now()
    await migrateDatabase(url, installQueue)
    const took = performance.now() - started
    const { longest, made } = await stop()
    if (process.env['MIGRATION_ROWS'])
      process.stdout.write(
        `${applications} applications: migrated in ${Math.round(took)} ms, ${made} requests meanwhile, the longest ${Math.round(longest)} ms\n`,
      )
    expect(await counts()).toEqual(rowsBefore)
    expect(made).toBeGreaterThan(0)
    expect(longest).toBeLessThan(maxMilliseconds)
  },
  process.env['MIGRATION_ROWS'] ? 3_600_000 : 300_000,
)

test('T32: an index is made while others write, from the start where it was cut off', async () => {
  const [owner, holder, other] = [await client(), await client(), await client()]
  await owner.query('create table if not exists probe_rows (name text)')
  await owner.query(`insert into probe_rows select (i % 3)::text from generate_series(1, 1000) i`)
  // Cut off: its rows are not unique.
  await expect(owner.query('create unique index concurrently "probe_index" on probe_rows (name)')).rejects.toThrow()
  await holder.query('begin')
  await holder.query(`insert into probe_rows values ('4')`)
  const migrated = runMigrations(
    owner,
    withMigration('9998_index', 'CREATE INDEX CONCURRENTLY "probe_index" ON "probe_rows" ("name")'),
  )
  for (let at = 0; at < 20; at++) await other.query(`insert into probe_rows values ('5')`)
  await holder.query('commit')
  await migrated
  const { rows } = await other.query(
    `select indisvalid, indisunique from pg_index where indexrelid = 'probe_index'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }])
  for (const one of [owner, holder, other]) await one.end()
})

test('T32: a change that does not get its lock lets those behind it pass, and comes again', async () => {
  const [owner, holder, other] = [await client(), await client(), await client()]
  await holder.query('begin')
  await holder.query('select count(*) from companies')
  const migrated = runMigrations(owner, withMigration('9999_locked', 'alter table companies add column probe text'))
  const asked = performance.now()
  for (let at = 0; at < 20; at++) await other.query('select id from companies limit 1')
  expect(performance.now() - asked).toBeLessThan(20_000)
  await holder.query('commit')
  await migrated
  expect((await other.query('select probe from companies limit 1')).rowCount).toBe(1)
  for (const one of [owner, holder, other]) await one.end()
})
