/** Ways to this version's schema: each ends with the same, whatever an installation had run before. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { describeSchema } from '../testing/describe-schema.ts'
import { migrationsFolder } from './migrate.ts'
import { runMigrations } from './run-migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'attesta-ways-'))
const made: string[] = []
const asServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
afterAll(async () => {
  for (const name of made) await asServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<pg.Client> {
  const name = `ways_${systemRandom.bytes(6).toString('hex')}`
  made.push(name)
  await asServer(`create database ${name}`)
  const client = new pg.Client({
    connectionString: inject('databaseServer').replace('/app?', `/${name}?`),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

interface Entry {
  idx: number
  when: number
  tag: string
}
const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: Entry[] }

test('T32: migrations stand in the order of their time: one that came before the newest would never be run', () => {
  const times = journal.entries.map(({ when }) => when)
  expect(times.every((when, index) => index === 0 || when > times[index - 1]!)).toBe(true)
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  expect(journal.entries.map(({ tag }) => `${tag}.sql`).toSorted()).toEqual(files.toSorted())
})

/** Migrations 0039 and 0043 were run without CONCURRENTLY by installations of 23 November 2026. */
const editedInPlace = ['0039_codes_by_time', '0043_households_in_the_database']

test('T32: an installation that ran the migrations as they were first written ends with the same schema', async () => {
  const asWritten = join(folder, 'as-written')
  cpSync(migrationsFolder, asWritten, { recursive: true })
  for (const tag of editedInPlace) {
    const file = join(asWritten, `${tag}.sql`)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('CREATE INDEX CONCURRENTLY')
    writeFileSync(file, text.replaceAll('CREATE INDEX CONCURRENTLY', 'CREATE INDEX'))
  }
  const path = join(asWritten, 'meta/_journal.json')
  const last = journal.entries.findIndex(({ tag }) => tag === editedInPlace.at(-1))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  const [older, fresh] = [await emptyDatabase(), await emptyDatabase()]
  await runMigrations(older, asWritten)
  await runMigrations(older, migrationsFolder)
  await runMigrations(fresh, migrationsFolder)
  const [afterUpgrade, afterInstall] = [await describeSchema(older), await describeSchema(fresh)]
  expect(afterInstall.length).toBeGreaterThan(500)
  expect(afterInstall.filter((line) => line.includes('valid=f'))).toEqual([])
  expect(afterUpgrade).toEqual(afterInstall)
  for (const client of [older, fresh]) await client.end()
}, 120_000)
