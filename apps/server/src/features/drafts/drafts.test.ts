import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerEverything, handInEverything } from '../../testing/complete-person.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startReportApp } from '../../testing/report-app.ts'
import type { TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startReportApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  anna = await settleApplicant(app)
  await answerEverything(app, anna)
  await handInEverything(app, anna)
})

const own = () => ({ token: anna.token, query: { application_id: anna.applicationId, lang: 'en' } })
const post = (path: string, body: unknown) => app.call({ method: 'POST', url: `/api/${path}`, ...own(), body })
const answers = async () => (await app.call({ url: '/api/v1/state/', ...own() })).json().state.application.answers
const typed = (value: string) => JSON.stringify({ currentRent: { was: '""', typed: value } })
const save = (drafts: unknown) => post('v1/drafts/submit', { drafts })

test('each is kept by its name until it is taken away, and is no answer', async () => {
  expect((await save({ home: typed('6'), 'member new': typed('Luca') })).statusCode).toBe(200)
  expect((await save({ home: typed('650') })).statusCode).toBe(200)
  expect(await answers()).toMatchObject({
    drafts: { home: typed('650'), 'member new': typed('Luca') },
    current_rent: null,
  })
  expect((await save({ 'member new': null, never: null })).statusCode).toBe(200)
  expect((await answers()).drafts).toEqual({ home: typed('650') })
})

test('takes no confirmation back', async () => {
  expect((await post('v1/confirmation/submit', { confirmed: true })).statusCode).toBe(200)
  const { confirmed_at } = await answers()
  expect((await save({ home: typed('700') })).statusCode).toBe(200)
  expect(await answers()).toMatchObject({ confirmed_at, drafts: { home: typed('700') } })
})

test('takes what a page writes, in its bounds, and keeps the newest thirty', async () => {
  const many = (count: number, from = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`member ${from + at}`, typed('Luca')]))
  for (const drafts of [
    { home: 'no JSON' },
    { home: JSON.stringify('x'.repeat(8000)) },
    { 'Home!': typed('') },
    many(31),
  ])
    expect((await save(drafts)).statusCode).toBe(422)
  expect((await save(many(30))).statusCode).toBe(200)
  expect((await save(many(2, 30))).statusCode).toBe(200)
  expect(Object.keys((await answers()).drafts)).toEqual(Object.keys(many(30, 2)))
  // What is typed again is the newest, wherever it stood before.
  const [oldest, second] = Object.keys(many(30, 2))
  await save({ [oldest!]: typed('again') })
  await save({ 'one more': typed('x') })
  const left = Object.keys((await answers()).drafts)
  expect(left).toContain(oldest)
  expect(left).not.toContain(second)
})

test('what was begun and left is gone once a report stands', async () => {
  await save({ 'guarantor new': typed('Luca') })
  await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
    await stores.applications.markConfirmed(anna.applicationId)
    await stores.applications.markPaid(anna.applicationId)
  })
  expect((await app.call({ url: '/api/v2/report/', ...own() })).statusCode).toBe(200)
  expect((await answers()).drafts).toEqual({})
  expect((await save({ home: typed('650') })).statusCode).toBe(409)
})
