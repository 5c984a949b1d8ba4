/** The nightly purge beside many rows of others: it reads what is due, and no large table as a whole. */
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/connect.ts'
import { tableNames, tableOf } from '../../db/holdings.ts'
import { systemRandom } from '../../random.ts'
import { createErasure } from '../../stores/erasure.ts'
import { createRetention } from '../../stores/retention.ts'
import type { StoreContext } from '../../stores/store-context.ts'
import { fillWithRows } from '../../testing/generated-rows.ts'
import { settleApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const ROWS = 3000
const purging = { kind: 'system', task: 'purge' } as const

/** Read whole on purpose: few rows, or rows that come and go by the minute, for which an index costs more than it saves. */
const fewRows = ['members', 'operators', 'webhook_endpoints', 'sessions', 'listings', 'invitations']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const counts = Object.fromEntries(tableNames.map((name) => [getTableName(tableOf(name)), ROWS]))
  await fillWithRows(app.databaseUrl, counts)
}, 120_000)
afterAll(() => app.end())

async function rowsRead(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; count: number }>(
    sql`select relname as name, seq_tup_read::int as count from pg_stat_xact_user_tables order by 1`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Large tables that `work` read from their first row to their last, as the database counts in its transaction. */
const readWhole = (work: (context: StoreContext) => Promise<unknown>): Promise<string[]> =>
  app.inScope(purging, async (tx) => {
    const { keys } = app.deps
    const jobs = { send: async () => undefined } as unknown as StoreContext['jobs']
    // The connection's earlier transactions may be counted still.
    const before = await rowsRead(tx)
    await work({ tx, keys, clock: app.clock, random: systemRandom, jobs, maxCodesPerHour: 1 })
    const after = await rowsRead(tx)
    return [...after].flatMap(([name, count]) => (count - (before.get(name) ?? 0) >= ROWS ? [name] : []))
  })

test('finds who is due and who is warned', async () => {
  expect(await readWhole((context) => createRetention(context).dueApplications(200))).toEqual([])
  expect(await readWhole((context) => createRetention(context).dueForWarning(200))).toEqual([])
  expect(await readWhole((context) => createRetention(context).dueAccounts(200))).toEqual([])
  expect(await readWhole((context) => createRetention(context).settle())).toEqual([])
  expect(await readWhole((context) => createRetention(context).settleAccounts())).toEqual([])
})

test('drops what is out of date', async () => {
  const found = await readWhole((context) => createRetention(context).deleteExpired())
  expect(found.filter((name) => !fewRows.includes(name))).toEqual([])
})

test('takes away an application and an account', async () => {
  const person = await settleApplicant(app)
  expect(await readWhole((context) => createErasure(context).applications([person.applicationId]))).toEqual([])
  expect(await readWhole((context) => createErasure(context).account(person.userId, 'due'))).toEqual([])
})
