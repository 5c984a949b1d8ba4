import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { applications } from '../../db/schema.ts'
import { settleApplicant, settleReport, settleMember, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { rightsJobs } from './jobs.ts'

const day = 24 * 3600_000
const system = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())

const purge = () => rightsJobs(app.deps).purge()
const isThere = async ({ applicationId }: TestApplicant) =>
  (await app.inScope(system, (tx) => tx.$count(applications, sql`id = ${applicationId}`))) === 1
/** A person whose address is verified. */
const begun = async (member?: Parameters<typeof settleApplicant>[1], walk?: Parameters<typeof settleApplicant>[2]) => {
  const person = await settleApplicant(app, member, walk)
  await app.deps.transact(system, (stores) => stores.applications.saveStep(person.applicationId, 3, 'personal-details'))
  return person
}
const emailTo = ({ email }: TestApplicant, count = 1) =>
  until(`letter ${count}`, async () => app.mailbox.emails.filter(({ to }) => to === email)[count - 1])
const emailsTo = ({ email }: TestApplicant) => app.mailbox.emails.filter(({ to }) => to === email).length
const tokenIn = ({ text }: { text: string }) => /\/keep#(\S+)/.exec(text)![1]!
const keep = (token: string) =>
  app.call({ method: 'POST', url: '/api/v1/rights/keep', query: { lang: 'it' }, body: { token } })

test('a week before it goes its person is told once, and can keep it once', async () => {
  const person = await begun()
  app.clock.advance(23 * day)
  await purge()
  app.clock.advance(2 * day)
  await purge()
  const email = await emailTo(person)
  expect(email.subject).toBe('La tua candidatura sta per essere cancellata')
  app.clock.advance(day)
  await purge()
  // Half past midnight in Rome is the day before in UTC.
  app.clock.advance((2 * day + 23.5 * 3600_000 - (app.clock.now().getTime() % day)) % day)
  const kept = await keep(tokenIn(email))
  expect([kept.statusCode, kept.json().until]).toEqual([200, addDays(dayIn(app.clock.now(), 'Europe/Rome'), 31)])
  expect(kept.json().until).not.toBe(new Date(app.clock.now().getTime() + 31 * day).toISOString().slice(0, 10))
  expect([(await keep(tokenIn(email))).statusCode, (await keep(tokenIn(email))).json().code]).toEqual([
    410,
    'keep_over',
  ])
  app.clock.advance(10 * day)
  await purge()
  expect(await isThere(person)).toBe(true)
  // The new term ends with a warning of its own, whose link is another one.
  app.clock.advance(16 * day)
  await purge()
  const second = await emailTo(person, 2)
  expect(tokenIn(second)).not.toBe(tokenIn(email))
  expect([emailsTo(person), (await keep(tokenIn(email))).statusCode]).toEqual([2, 410])
  app.clock.advance(6 * day)
  await purge()
  expect([await isThere(person), (await keep(tokenIn(second))).statusCode]).toEqual([false, 410])
})

test('no one is told of what was reported, put away, or begun with an address that no one proved', async () => {
  const casa = await settleMember(app)
  const [atDoor, reported, softDelete, told] = [
    await settleApplicant(app),
    await begun(casa),
    await begun(),
    await begun(undefined, { region: 'de' }),
  ]
  await settleReport(app, reported, casa)
  await app.deps.transact(system, (stores) => stores.applications.remove(softDelete.applicationId))
  app.clock.advance(25 * day)
  await purge()
  await emailTo(told)
  expect([atDoor, reported, softDelete].map(emailsTo)).toEqual([0, 0, 0])
})

test.each(['', 'x', '00000000-0000-4000-8000-000000000000.abc', "'; drop table users"])(
  'a link that was never given out (%j) keeps nothing',
  async (token) => expect((await keep(token)).json().code).toBe('keep_over'),
)
