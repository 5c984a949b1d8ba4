import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

/** Without a worker, so that all wait. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const upload = async (person: TestApplicant, text: string) =>
  expect(
    (
      await app.upload({
        url: '/api/v1/other-documents/upload',
        token: person.token,
        query: { application_id: person.applicationId, lang: 'en' },
        fields: { type: 'payslip', name: 'slip.pdf' },
        file: { name: 'slip.pdf', bytes: Buffer.from(`%PDF-1.7\n${text}`.padEnd(300)) },
      })
    ).statusCode,
  ).toBe(200)

test('of two people who hand in, the second is read after the first file of the first, not after all of them', async () => {
  const [anna, bruno] = [await settleApplicant(app), await settleApplicant(app)]
  for (const text of ['1', '2', '3', '4']) await upload(anna, text)
  for (const text of ['1', '2']) await upload(bruno, text)
  const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute<{ application: string }>(
      sql`select d.application_id as application from jobs.job j join documents d on d.id = (j.data ->> 'documentId')::uuid
        where j.name = 'parseDocument' order by j.priority desc, j.created_on`,
    ),
  )
  expect(rows.map(({ application }) => (application === anna.applicationId ? 'Anna' : 'Bruno'))).toEqual([
    'Anna',
    'Bruno',
    'Anna',
    'Bruno',
    'Anna',
    'Anna',
  ])
})
