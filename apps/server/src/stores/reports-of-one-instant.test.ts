/** Two reports that stand and were made in one instant: every call takes the same, however its rows lie in the table. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '../db/schema.ts'
import { settleApplicant, settleMember, settleReport } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

/** A row that is written again moves in its table. */
const rewrite = (id: string) =>
  app.inScope(system, (tx) =>
    tx
      .update(reports)
      .set({ createdAt: sql`${reports.createdAt}` })
      .where(eq(reports.id, id)),
  )

test('each call takes the same of two reports', async () => {
  const [company, { applicationId, ...person }] = [await settleMember(app), await settleApplicant(app)]
  const ids: string[] = []
  for (let count = 0; count < 2; count++) ids.push(await settleReport(app, { applicationId, ...person }, company))
  const taken = () =>
    app.deps.transact(system, async ({ reports: store }) => [
      (await store.currentOf(applicationId))?.id,
      (await store.latestOf(applicationId))?.id,
      (await store.currentOfEach([applicationId])).get(applicationId)?.id,
      (await store.idsOfEach([applicationId])).get(applicationId),
    ])
  const last = ids.toSorted().at(-1)
  for (const id of ids) {
    await rewrite(id)
    expect(await taken()).toEqual([last, last, last, last])
  }
})
