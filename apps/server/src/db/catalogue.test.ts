import { getTableColumns } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { catalogue, type Tag } from './catalogue.ts'
import * as schema from './schema.ts'

const tables = Object.entries(schema).flatMap(([name, table]) =>
  table instanceof PgTable ? [[name, table as PgTable] as const] : [],
)
const tags = catalogue as Record<string, Record<string, Tag>>

test('every table and no other is in the catalogue', () =>
  expect(Object.keys(tags).sort()).toEqual(tables.map(([name]) => name).sort()))

test.each(tables)('every column of %s and no other is tagged', (name, table) =>
  expect(Object.keys(tags[name]!).sort()).toEqual(Object.keys(getTableColumns(table)).sort()),
)

test.each(tables)('what is sealed in %s is tagged as of a person', (name, table) => {
  const untagged = Object.entries(getTableColumns(table))
    .filter(([key, column]) => column.getSQLType() === 'bytea' && tags[name]![key]!.holds === 'none')
    .map(([key]) => key)
  expect(untagged).toEqual([])
})

test('what identifies a person is handed out when they ask, unless it is only our own means of finding or proving it', () => {
  const kept = Object.entries(tags).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, { holds, export: isExported }]) => holds === 'special' && !isExported)
      .map(([column]) => `${table}.${column}`),
  )
  expect(kept).toEqual([])
})
