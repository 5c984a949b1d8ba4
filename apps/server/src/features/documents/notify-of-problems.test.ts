/**
 * Who is written to about a document that cannot be used: a person who has left, about all of them at once, and not
 * again soon.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { timeToLookSeconds } from '../../documents/settle-reading.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { notifyOfProblems } from './notify-of-problems.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.reader.result = (name) => (name.startsWith('good') ? { verdict: 'parsed', type: 'payslip' } : {})
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  anna = await settleApplicant(app)
})

let documents = 0
/** Handed in and read. */
async function handIn(name: string): Promise<void> {
  app.clock.advance(seconds(2))
  const at = { token: anna.token, query: { application_id: anna.applicationId, lang: 'it' } }
  const before = documents++
  await app.upload({
    url: '/api/v1/other-documents/upload',
    ...at,
    fields: { name, type: 'payslip' },
    file: { name: 'x', bytes: Buffer.from(`%PDF-1.7\n${before}`.padEnd(300)) },
  })
  await until('the document to be read', () =>
    app.deps.transact({ kind: 'system', task: 'test' }, async (stores) =>
      (await stores.documents.of(anna.applicationId)).every(({ status }) => status === 'done') ? true : undefined,
    ),
  )
}
const poll = () => app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })
const tell = () => notifyOfProblems(app.deps, anna.applicationId)
const written = () =>
  app.inScope(
    { kind: 'system', task: 'test' },
    async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`select id from outbox where kind = 'document-problem' and user_id = ${anna.userId}`,
        )
      ).rows.length,
  )
const emailOf = (count: number) =>
  until(
    'the letter',
    async () =>
      app.mailbox.emails.filter(({ to, subject }) => to === anna.email && /document/i.test(subject))[count - 1],
  )

test('anyone who has left gets one mail about all documents that cannot be used, and none about the others', async () => {
  await handIn('good.pdf')
  await handIn('empty.pdf')
  await handIn('blank.pdf')
  app.clock.advance(seconds(timeToLookSeconds))
  await tell()
  await tell()
  expect(await written()).toBe(1)
  const { text } = await emailOf(1)
  expect(text).toMatch(/^- empty\.pdf .+\n- blank\.pdf .+$/m)
  expect(text).not.toContain('good.pdf')
})

test('anyone who waits on the page sees it there and gets no mail', async () => {
  await handIn('empty.pdf')
  app.clock.advance(seconds(25))
  await poll()
  await app.settle()
  app.clock.advance(seconds(timeToLookSeconds))
  await tell()
  expect(await written()).toBe(0)
})

test('nothing to mend, nothing to say', async () => {
  await handIn('good.pdf')
  app.clock.advance(seconds(timeToLookSeconds))
  await tell()
  expect(await written()).toBe(0)
})

test('a second mail waits until twelve hours are over, and then tells what came meanwhile', async () => {
  await handIn('empty.pdf')
  app.clock.advance(seconds(timeToLookSeconds))
  await tell()
  app.clock.advance(minutes(60))
  await handIn('later.pdf')
  app.clock.advance(seconds(timeToLookSeconds))
  await tell()
  expect(await written()).toBe(1)
  app.clock.advance(minutes(11 * 60))
  await tell()
  expect(await written()).toBe(2)
  expect((await emailOf(2)).text).toContain('later.pdf')
})

test('reading a document sends the job that tells, for two minutes later', async () => {
  await handIn('empty.pdf')
  const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute<{ delay: number }>(
      sql`select extract(epoch from start_after - created_on)::int as delay from jobs.job where name = 'notifyOfProblems' and data ->> 'applicationId' = ${anna.applicationId}`,
    ),
  )
  expect(rows).toEqual([{ delay: timeToLookSeconds }])
})
