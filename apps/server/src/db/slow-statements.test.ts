/** A statement that takes long is named in the log, without what a person gave. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const system = { kind: 'system', task: 'test' } as const
/** Of the statements below: on a busy machine others may take as long. */
const told = () => app.logged.filter((line) => line.includes('database.slow') && line.includes('pg_sleep'))

test('T27: a statement of a second and more is logged with how long it took, and with no value', async () => {
  await app.inScope(system, (tx) => tx.execute(sql`select pg_sleep(1.05), ${'Anna'}::text as name`))
  expect(told()).toHaveLength(1)
  const line = JSON.parse(told()[0]!) as { statement: string; ms: number }
  expect(line.statement).toBe('select pg_sleep(1.05), $1::text as name')
  expect(line.ms).toBeGreaterThanOrEqual(1000)
  expect(told()[0]).not.toContain('Anna')
})

test('so is one that the database ended', async () => {
  const before = told().length
  await expect(
    app.inScope(system, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1100`)
      await tx.execute(sql`select pg_sleep(5)`)
    }),
  ).rejects.toThrow()
  expect(told().slice(before).join()).toContain('select pg_sleep(5)')
})
