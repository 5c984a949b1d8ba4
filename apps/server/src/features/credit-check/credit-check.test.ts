import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditChecks } from '../../db/schema.ts'
import { createAgency } from '../../testing/identity-desk.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const score = { score: 97.5, least: 0, most: 100, provider: 'Auskunft Prüf', date: '2026-03-02' }
const agency = createAgency(score)
const address = {
  current_street: 'Hauptstraße',
  current_house_num: '12',
  current_postcode: '50667',
  current_city: 'Köln',
  current_country: 'DE',
  date_of_birth: '27/03/1990',
}
let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp({ creditCheck: agency })
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(5))
  anna = await settle()
  agency.asked.length = 0
})

const settle = async (region: 'it' | 'de' = 'de', answers: Partial<typeof address> = address) => {
  const person = await settleApplicant(app, undefined, { region })
  await app.deps.transact({ kind: 'applicant', userId: person.userId }, (stores) =>
    stores.applications.changeAnswers(person.applicationId, answers),
  )
  return person
}
const read = async (person = anna) =>
  (
    await app.call({
      url: '/api/v1/credit-check',
      token: person.token,
      query: { application_id: person.applicationId },
    })
  ).json()
const submit = async (consented: boolean, person = anna) =>
  (
    await app.call({
      method: 'POST',
      url: '/api/v1/credit-check/submit',
      token: person.token,
      query: { application_id: person.applicationId },
      body: { consented },
    })
  ).json()

test(
  'no one is asked before the person agrees; then the score stands with agency and date',
  { tags: ['B1-credit'] },
  async () => {
    expect(await read()).toEqual({ success: true, state: 'not_asked', provider: 'Auskunft Prüf', result: null })
    expect(agency.asked).toEqual([])
    expect(await submit(true)).toEqual({ success: true, state: 'known', provider: 'Auskunft Prüf', result: score })
    expect(agency.asked).toEqual([
      {
        givenName: 'Giulia',
        familyName: 'Bianchi',
        birthDate: '1990-03-27',
        street: 'Hauptstraße',
        houseNumber: '12',
        postcode: '50667',
        city: 'Köln',
        country: 'DE',
      },
    ])
    await submit(true)
    expect(agency.asked).toHaveLength(1)
  },
)

test('anyone who takes the consent back has no score any more', async () => {
  await submit(true)
  expect(await submit(false)).toMatchObject({ state: 'not_asked', result: null })
  const rows = await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(creditChecks))
  expect(rows.filter(({ applicationId }) => applicationId === anna.applicationId)).toEqual([])
})

test('an agency that is down keeps no one from going on, and may be asked again', async () => {
  agency.isDown = true
  const answer = await submit(true)
  agency.isDown = false
  expect(answer).toMatchObject({ success: true, state: 'unknown', result: null })
  expect(await submit(true)).toMatchObject({ state: 'known' })
})

test('one that has no score to give is asked once', async () => {
  agency.answer = null
  expect(await submit(true)).toMatchObject({ state: 'unknown' })
  await submit(true)
  agency.answer = score
  expect(agency.asked).toHaveLength(1)
})

test('no one can be asked about a person without a day of birth', async () => {
  const bruno = await settle('de', { ...address, date_of_birth: undefined })
  expect(await submit(true, bruno)).toMatchObject({ state: 'unknown' })
  expect(agency.asked).toEqual([])
})

test('a score of another day of birth is not theirs', async () => {
  await submit(true)
  await app.deps.transact({ kind: 'applicant', userId: anna.userId }, (stores) =>
    stores.applications.changeAnswers(anna.applicationId, { date_of_birth: '28/03/1990' }),
  )
  expect(await read()).toMatchObject({ state: 'unknown', result: null })
})

test('Italy has none', async () => {
  const italian = await settle('it')
  expect(await read(italian)).toMatchObject({ state: 'off', provider: null })
  expect(await submit(true, italian)).toMatchObject({ code: 'credit_check_off' })
  expect(agency.asked).toEqual([])
})

test("someone else's is not seen", async () => {
  const bruno = await settle()
  expect(
    (
      await app.call({ url: '/api/v1/credit-check', token: bruno.token, query: { application_id: anna.applicationId } })
    ).json(),
  ).toMatchObject({ code: 'not_found' })
})
