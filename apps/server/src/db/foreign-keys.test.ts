/** A row that goes is looked for in every table that refers to it: without an index, by reading that table whole. */
import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { holdings, tableNames, tableOf } from './holdings.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

/** Rows of these tables never go, so nothing looks for what refers to them. */
const staying = tableNames.filter((name) => holdings[name].stays).map((name) => getTableName(tableOf(name)))

test('each column that refers to a row which may go begins an index', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ name: string; to: string }>(`
    select f.conrelid::regclass || '.' || a.attname as name, f.confrelid::regclass::text as to
      from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1] and i.indpred is null and i.indisvalid)`)
  await client.end()
  expect(rows.filter(({ to }) => !staying.includes(to)).map(({ name }) => name)).toEqual([])
})
