/** A landlord may ask once a day to see the lines behind a report's figures; the applicant alone decides. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { secretOfLink } from '../../testing/secret-of-link.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let casa: TestMember, other: TestMember, anna: TestApplicant, reportId: string
beforeAll(async () => {
  app = await startTestApp()
  // Five minutes before midnight in Rome: the next day comes before a session ends.
  app.clock.advance(Date.parse('2026-11-21T22:54:00Z') - app.clock.now().getTime())
  ;[casa, other] = [await settleMember(app), await settleMember(app)]
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(1))
  anna = await settleApplicant(app, casa)
  reportId = await settleReport(app, anna, casa)
})

const desk = (method: 'GET' | 'POST', { token }: TestMember = casa) =>
  app.call({ method, url: `/api/v1/dashboard/reports/${reportId}/lines`, token, query: { lang: 'en' } })
const own = (method: 'GET' | 'POST', body?: { allowed: boolean }) =>
  app.call({
    method,
    url: '/api/v2/report/lines',
    token: anna.token,
    query: { application_id: anna.applicationId },
    ...(body && { body }),
  })
const stateOf = async () => {
  const { state, may_ask } = (await desk('GET')).json()
  return [state, may_ask]
}
/** The questions that were written to the applicant, sent or still to be sent. */
const asked = () =>
  app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from outbox where kind = 'lines-asked' and cause like ${`${reportId}/%`}`,
    )
    return rows.length
  })

test('is asked once a day by e-mail, with a notice that is answered where the applicant signed in', async () => {
  expect(await stateOf()).toEqual(['not_asked', true])
  expect((await own('GET')).json()).toMatchObject({ asked: false })
  for (const answer of [await desk('POST'), await desk('POST')]) expect(answer.statusCode).toBe(200)
  expect(await stateOf()).toEqual(['asked', false])
  expect((await own('GET')).json()).toMatchObject({ allowed: false, asked: true, company: 'Casa Prova' })
  expect(await asked()).toBe(1)
  await app.work()
  const email = await until('the e-mail', () => app.mailbox.emails.find(({ to }) => to === anna.email))
  expect([email.subject, email.text.includes('Casa Prova')]).toEqual([
    'Vuoi mostrare le righe dei tuoi documenti?',
    true,
  ])
  app.clock.advance(minutes(6))
  expect(await stateOf()).toEqual(['asked', true])
  await desk('POST')
  expect(await asked()).toBe(2)
})

test('is allowed by one word, which can be taken back and is not asked for again', async () => {
  await desk('POST')
  await own('POST', { allowed: true })
  expect([await stateOf(), (await own('GET')).json().asked]).toEqual([['shown', false], false])
  await own('POST', { allowed: false })
  expect([await stateOf(), (await desk('POST')).statusCode]).toEqual([['declined', false], 409])
})

test('is declined once, and no further e-mail is written', async () => {
  await desk('POST')
  await own('POST', { allowed: false })
  expect([await stateOf(), (await desk('POST')).statusCode]).toEqual([['declined', false], 409])
  expect(await asked()).toBe(1)
})

test('another company neither asks nor learns how the question stands', async () => {
  await desk('POST')
  expect([(await desk('GET', other)).statusCode, (await desk('POST', other)).statusCode]).toEqual([404, 404])
})

test('nothing of the question is in the report, nor in what a link shows of it', async () => {
  await desk('POST')
  const shared = (
    await app.call({
      method: 'POST',
      url: '/api/v2/report/shares/create',
      token: anna.token,
      query: { application_id: anna.applicationId, lang: 'en' },
      body: { report_id: reportId, recipient: 'Studio Rossi', level: 'documents', days: 14 },
    })
  ).json()
  const opened = await app.call({
    url: '/api/v2/report/shared',
    query: { token: secretOfLink(shared.link), lang: 'en' },
  })
  expect([opened.statusCode, opened.body.includes('asked')]).toEqual([200, false])
})
