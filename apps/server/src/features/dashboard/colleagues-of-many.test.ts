/** A company's own colleagues beside many of others: no list of applicants reads the members of all companies. */
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../db/schema.ts'
import { fillWithRows } from '../../testing/generated-rows.ts'
import { settleMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const ROWS = 3000
const task = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await fillWithRows(app.databaseUrl, { companies: ROWS / 5, members: ROWS })
}, 120_000)
afterAll(() => app.end())

test('are found by their company', async () => {
  const { companyId } = await settleMember(app)
  const plan = await app.inScope(task, async (tx) => {
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from ${members} where company_id = ${companyId} and removed_at is null`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('members_company_id_index')
  expect(plan).not.toContain(`Seq Scan on ${getTableName(members)}`)
})
