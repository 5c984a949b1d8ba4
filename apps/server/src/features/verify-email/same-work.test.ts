/**
 * Known and unknown addresses cost the same work: the same statements in the same order, as many emails and jobs. Time
 * follows from that.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createJobHandlers } from '../index.ts'
import { systemRandom } from '../../random.ts'
import { settleMember, settleOperator } from '../../testing/people.ts'
import { signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
const known = `known-${systemRandom.uuid()}@esempio.example`
let operatorEmail: string, memberEmail: string
beforeAll(async () => {
  // Without a worker the calls alone ask the database.
  app = await startTestApp({ isWorker: false })
  await app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(known) })
  memberEmail = `${(await settleMember(app)).memberId}@casa-prova.example`
  operatorEmail = (await settleOperator(app)).email
})
afterAll(() => app.end())

/** A stranger who signs up is one no longer. */
const signedUp: string[] = []
const stranger = () => `stranger-${systemRandom.uuid()}@esempio.example`

/** The statements that a call runs, in order, with keys that are not remembered. */
async function workOf(url: string, body: object): Promise<{ statements: string[]; status: number }> {
  app.clock.advance(minutes(61))
  const statements: string[] = []
  const real = pg.Client.prototype.query as (...given: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given
    statements.push(typeof asked === 'string' ? asked : (asked as { text: string }).text)
    return real.apply(this, given)
  } as never)
  const { statusCode } = await app.call({ method: 'POST', url, body })
  spy.mockRestore()
  return { statements, status: statusCode }
}

const resend = '/api/v1/verify-email/resend-code'
test.each([
  ['sign-up', '/api/v1/signup/submit', (email: string) => signUpFields(email), () => known],
  ['what is checked before sign-up', '/api/v1/signup/attempt', (email: string) => signUpFields(email), () => known],
  ['another code', resend, (email: string) => ({ email }), () => known],
  ['the sign-in of a company', '/api/v1/dashboard/login', (email: string) => ({ email }), () => memberEmail],
  ['the sign-in of the operator', '/api/v1/operator/login', (email: string) => ({ email }), () => operatorEmail],
])('%s', async (_, url, bodyOf, knownEmail) => {
  const ofKnown = await workOf(url, bodyOf(knownEmail()))
  const email = stranger()
  if (url === '/api/v1/signup/submit') signedUp.push(email)
  const ofStranger = await workOf(url, bodyOf(email))
  expect(ofKnown.statements.length).toBeGreaterThan(4)
  expect(ofStranger).toEqual(ofKnown)
})

test.each([
  ['an applicant', resend, '/api/v1/verify-email/submit', () => known],
  ['a company', '/api/v1/dashboard/login', '/api/v1/dashboard/verify', () => memberEmail],
  ['the operator', '/api/v1/operator/login', '/api/v1/operator/verify', () => operatorEmail],
])('a wrong code of %s', async (_, ask, verify, knownEmail) => {
  const tried = async (email: string) => {
    await workOf(ask, { email })
    app.clock.advance(minutes(-60))
    return workOf(verify, { email, code: '000000' })
  }
  expect(await tried(stranger())).toEqual(await tried(knownEmail()))
})

test('only known addresses are sent their email, and no email is left waiting', async () => {
  const asked = stranger()
  await workOf(resend, { email: asked })
  await workOf(resend, { email: known })
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const waiting = async () => (await client.query<{ id: string }>('select id from outbox where sent_at is null')).rows
  const before = await waiting()
  const jobs = await client.query(`select 1 from jobs.job where name = 'sendEmail'`)
  expect([before.length > 10, jobs.rowCount]).toEqual([true, before.length])
  const { sendEmail } = createJobHandlers(app.deps)
  for (const { id } of before)
    await sendEmail({ emailId: id }, { jobId: 'test', attempt: 1, isLast: false, behindSeconds: 0 })
  expect(await waiting()).toEqual([])
  await client.end()
  expect(new Set(app.mailbox.emails.flatMap(({ to }) => to))).toEqual(
    new Set([known, memberEmail, operatorEmail, ...signedUp]),
  )
})
