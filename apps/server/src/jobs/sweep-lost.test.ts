import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { outbox } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { settleApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { sweepLost } from './sweep-lost.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
const system = { kind: 'system', task: 'test' } as const
const sweep = () => sweepLost({ inScope: app.inScope, queue: app.queue, clock: app.clock, log: app.deps.log })
const jobs = async () =>
  (
    await app.inScope(system, (tx) =>
      tx.execute<{ name: string; state: string }>(
        sql`select name, state::text from jobs.job where name in ('parseDocument', 'sendEmail') order by name, state`,
      ),
    )
  ).rows

test('a document and an email whose jobs have failed for good get new ones, once; those that still have one do not', async () => {
  const person = await settleApplicant(app)
  const answer = await app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query: { application_id: person.applicationId },
    fields: { type: 'payslip', name: 'slip.pdf' },
    file: { name: 'slip.pdf', bytes: Buffer.from('%PDF-1.7\n') },
  })
  expect(answer.statusCode).toBe(200)
  const emailId = systemRandom.uuid()
  await app.inScope(system, async (tx) => {
    await tx.insert(outbox).values({ id: emailId, kind: 'test', letter: Buffer.from('x'), createdAt: app.clock.now() })
    await app.queue.in(tx).send('sendEmail', { emailId })
  })
  app.clock.advance(minutes(11))
  const before = await jobs()
  expect(before.some(({ name }) => name === 'parseDocument')).toBe(true)
  expect(before.some(({ name }) => name === 'sendEmail')).toBe(true)
  expect(await sweep()).toBe(0)

  const count = (
    await app.inScope(system, (tx) =>
      tx.execute(
        sql`update jobs.job set state = 'failed' where name in ('parseDocument', 'sendEmail') and state < 'completed'`,
      ),
    )
  ).rowCount!
  expect(await sweep()).toBe(count)
  expect(await sweep()).toBe(0)
  expect((await jobs()).filter(({ state }) => state === 'created')).toHaveLength(count)
})

test.each([
  ['was done without a result', sql`update jobs.job set state = 'completed' where name = 'parseDocument'`],
  ['is gone', sql`delete from jobs.job where name = 'parseDocument'`],
])('a document that is still unread and whose job %s is queued again', async (_, lose) => {
  await app.inScope(system, (tx) => tx.execute(sql`update outbox set failed_at = now()`))
  await app.inScope(system, (tx) => tx.execute(lose))
  const unread = (
    await app.inScope(system, (tx) =>
      tx.execute(sql`select id from documents where status = 'processing' and deleted_at is null`),
    )
  ).rowCount
  expect(unread).toBeGreaterThan(0)
  expect(await sweep()).toBe(unread)
  expect((await jobs()).filter(({ name, state }) => name === 'parseDocument' && state === 'created')).toHaveLength(
    unread!,
  )
})

test('young ones are left to the hands they are in', async () => {
  await app.inScope(system, (tx) => tx.execute(sql`update documents set deleted_at = now()`))
  await app.inScope(system, (tx) => tx.execute(sql`update outbox set failed_at = now()`))
  const person = await settleApplicant(app)
  await app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query: { application_id: person.applicationId },
    fields: { type: 'payslip', name: 'slip.pdf' },
    file: { name: 'slip.pdf', bytes: Buffer.from('%PDF-1.7\n') },
  })
  await app.inScope(system, (tx) =>
    tx.execute(sql`update jobs.job set state = 'failed' where name in ('parseDocument', 'sendEmail')`),
  )
  expect(await sweep()).toBe(0)
})
