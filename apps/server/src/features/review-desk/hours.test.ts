/** When reviewers work: an operator sets it, applicants read it, and the setting holds where none is set. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, settleOperator, type TestApplicant, type TestOperator } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const usual = { first_day: 1, last_day: 5, from: '09:00', to: '18:00', time_zone: 'Europe/Rome' }
const saturdays = { first_day: 2, last_day: 6, from: '10:00', to: '16:30', time_zone: 'Europe/Berlin' }
let app: TestApp
let vera: TestOperator, anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  vera = await settleOperator(app)
  anna = await settleApplicant(app)
})
afterAll(() => app.end())

const url = '/api/v1/operator/review-hours'
const shown = async () => (await app.call({ url, token: vera.token })).json()
const set = (hours: object | null, token = vera.token) =>
  app.call({ method: 'POST', url, token, body: { hours }, query: { lang: 'en' } })
const toldToApplicant = async () => {
  const { token, applicationId } = anna
  const query = { application_id: applicationId, lang: 'en' }
  return (await app.call({ url: '/api/v1/review/', token, query })).json().review.working_hours
}

test('hours are as the setting says until an operator sets them, and again when they are taken back', async () => {
  expect(await shown()).toMatchObject({ hours: usual, usual, is_set: false })
  expect(await toldToApplicant()).toEqual(usual)
  for (const hours of [saturdays, { ...saturdays, to: '12:00' }]) {
    expect((await set(hours)).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ hours, usual, is_set: true })
    expect(await toldToApplicant()).toEqual(hours)
  }
  await set(null)
  expect(await shown()).toMatchObject({ hours: usual, is_set: false })
  expect(await toldToApplicant()).toEqual(usual)
})

test.each([
  ['a last day before the first', { last_day: 1 }],
  ['an end before the start', { to: '09:59' }],
  ['a time that no clock shows', { from: '24:00' }],
  ['a time zone that is not there', { time_zone: 'Europe/Nowhere' }],
])('%s is refused', async (_, wrong) => {
  expect((await set({ ...saturdays, ...wrong })).statusCode).toBe(422)
  expect((await shown()).is_set).toBe(false)
})

test('an applicant and a visitor set no hours', async () => {
  for (const token of [anna.token, 'none']) expect((await set(saturdays, token)).statusCode).toBe(401)
})
