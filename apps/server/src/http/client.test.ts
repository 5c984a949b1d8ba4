/** The published client against the running service. */
import { createClient, RefusedCall } from '@attesta/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
let casa: TestMember
let baseUrl: string

beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  baseUrl = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.end())

const client = (token: string | undefined = casa.token, language?: 'it' | 'de') =>
  createClient({ baseUrl, token: () => token, language })

test('lists, reads and changes what is the company’s', async () => {
  const anna = await settleApplicant(app, casa)
  const reportId = await settleReport(app, anna, casa)
  const { listings } = await client().call('dashboardListings', { query: { text: 'Bilocale' } })
  expect(listings).toMatchObject([{ id: casa.listingId, name: 'Bilocale' }])
  const { applicants } = await client().call('dashboardApplicants', { query: { listing_id: casa.listingId } })
  expect(applicants.map(({ report }) => report?.id)).toEqual([reportId])
  const params = { application_id: anna.applicationId }
  await client().call('dashboardAddNote', { params, body: { text: 'Visita il 3 marzo' } })
  const { notes } = await client().call('dashboardHouseholdWork', { params })
  expect(notes.map(({ text }) => text)).toEqual(['Visita il 3 marzo'])
})

test('a refusal is thrown with its code and its fields', async () => {
  const params = { application_id: (await settleApplicant(app, casa)).applicationId }
  const refused = client().call('dashboardAddNote', { params, body: { text: ' ' } })
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'validation', fields: [{ field: 'text' }] })
})

test('without a session it is refused, and says so in the language that was asked for', async () => {
  const errors = await Promise.all(
    (['it', 'de'] as const).map((language) =>
      client('', language)
        .call('dashboardMe')
        .catch((error: unknown) => error),
    ),
  )
  for (const error of errors) expect(error).toBeInstanceOf(RefusedCall)
  const [italian, german] = errors as [RefusedCall, RefusedCall]
  expect([italian.status, italian.code]).toEqual([401, german.code])
  expect(italian.message).not.toBe(german.message)
})

test('a part of an address cannot lead to another call', async () => {
  const params = { application_id: '../../me' }
  await expect(client().call('dashboardHouseholdWork', { params })).rejects.toBeInstanceOf(RefusedCall)
})
