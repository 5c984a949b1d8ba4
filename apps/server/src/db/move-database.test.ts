/** Drill: an installation in use moves to another database, whose user is no superuser, and goes on there. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { debianPostgres, startDebianPostgres } from '../testing/debian-postgres.ts'
import { settleApplicant, settleMember, settleReport } from '../testing/people.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { moveDatabase } from './move-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'attesta-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const appOver = (databaseUrl: string) =>
  startTestApp({
    clock: systemClock,
    databaseUrl,
    isWorker: false,
    storage: createDiskStorage({ folder: join(folder, 'files'), random: systemRandom, reserveBytes: 0 }),
    env: { DATA_DIR: folder, SANDBOX: 'on' },
  })

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** What the schema holds besides rows: it must be as strict as before. */
const wallsQuery = `
  select (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f') as "references",
    (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity) as forced,
    (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'D') as "switchedOff"`

/** Returns how many rows of some tables came over. */
async function drill(to: string, reader: string): Promise<Record<string, number>> {
  const database = await createTestDatabase()
  const app = await appOver(database.url)
  const member = await settleMember(app)
  const people = [await settleApplicant(app, member), await settleApplicant(app, member)]
  await settleReport(app, people[0]!, member)
  const sent = await app.upload({
    url: '/api/v1/other-documents/upload',
    token: people[1]!.token,
    query: { application_id: people[1]!.applicationId },
    fields: { type: 'payslip', name: 'slip.pdf' },
    file: { name: 'slip.pdf', bytes: Buffer.from('%PDF-1.7\n') },
  })
  expect(sent.statusCode).toBe(200)
  const list = { url: '/api/v1/dashboard/applicants', token: member.token }
  const listed: unknown = (await app.call(list)).json()
  await app.end()
  const before = await tableDigests(database.url)

  const counts = await moveDatabase(database.url, to)
  expect(await tableDigests(reader)).toEqual(before)
  expect(await ask(to, wallsQuery)).toEqual(await ask(database.url, wallsQuery))
  await expect(moveDatabase(database.url, to)).rejects.toThrow(/is not empty/)

  const moved = await appOver(to)
  const { statusCode } = await moved.call({
    url: '/api/v1/state/',
    token: people[1]!.token,
    query: { lang: 'it', application_id: people[1]!.applicationId },
  })
  expect(statusCode).toBe(200)
  expect((await moved.call(list)).json()).toEqual(listed)
  await moved.end()
  await database.drop()
  return counts
}
const expected = { applications: 2, documents: 1, reports: 1, 'jobs.job': 1 }

async function emptyDatabase(): Promise<{ url: string; drop(): Promise<unknown> }> {
  const [server, name] = [inject('databaseServer'), `moved_${systemRandom.bytes(6).toString('hex')}`]
  await ask(server, `create database ${name}`)
  return {
    url: server.replace('/app?', `/${name}?`),
    drop: () => ask(server, `drop database if exists ${name} with (force)`),
  }
}

test('each table comes over row by row, with references, rights and jobs, and people go on', async () => {
  const { url, drop } = await emptyDatabase()
  expect(await drill(url, url)).toMatchObject(expected)
  await drop()
})

test('a row that does not come over as it was leaves the new place empty', async () => {
  const database = await createTestDatabase()
  const { url, drop } = await emptyDatabase()
  await ask(database.url, `alter table settings add column later text`)
  await ask(database.url, `insert into settings (name, value, later) values ('one', '1', 'x')`)
  await expect(moveDatabase(database.url, url)).rejects.toThrow()
  expect(await ask(url, `select 1 from pg_tables where schemaname in ('public', 'jobs')`)).toEqual([])
  await database.drop()
  await drop()
})

test.runIf(debianPostgres)('the same to an older PostgreSQL whose user is no superuser', async () => {
  const server = await startDebianPostgres(debianPostgres!)
  try {
    await server.query('create database moved owner owner')
    expect(await drill(server.urlOf('moved'), server.urlOf('moved', 'backup'))).toMatchObject(expected)
  } finally {
    await server.stop()
  }
})
