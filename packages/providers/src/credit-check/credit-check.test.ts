import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { creditKey } from '../sandbox/magic.ts'
import { creditSettings } from '../sandbox/credit-agency.ts'
import { type Sandbox, createSandbox, listenAlone } from '../sandbox/sandbox.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { createHttpCreditCheck } from './http-json.ts'

const jonas = {
  givenName: 'Jonas',
  familyName: 'Müller',
  birthDate: '1990-03-27',
  street: 'Hauptstraße',
  houseNumber: '12',
  postcode: '50667',
  city: 'Köln',
  country: 'DE',
}
const today = '2026-11-20'
let sandbox: Sandbox, server: Awaited<ReturnType<typeof listenAlone>>
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock: testClock(), random: testRandom(), webhookUrl: () => '', slowMs: 60_000 })
  server = await listenAlone(sandbox)
})
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await sandbox.close()
  await server.close()
})
const agency = (change: object = {}, timeoutMs = 5000) =>
  createHttpCreditCheck({ ...creditSettings(`http://127.0.0.1:${server.port}`), ...change }, { timeoutMs })

test('a score with its scale, the agency and the day on which it was given', async () => {
  expect(await agency().score(jonas, today)).toEqual({
    score: expect.any(Number),
    least: 0,
    most: 100,
    provider: 'Sandbox agency',
    date: '2026-11-21',
  })
  expect(await agency({ dateAt: undefined }).score(jonas, today)).toMatchObject({ date: today })
})

test('someone whom the agency does not know has no score', async () =>
  expect(await agency().score({ ...jonas, familyName: 'Xaver' }, today)).toBeNull())

test.each(['down', 'limited', 'garbage', 'cut-off', 'slow'])('%s: unavailable', async (fault) => {
  sandbox.faults.set('credit', fault, 1)
  await expect(agency({}, 500).score(jonas, today)).rejects.toBeInstanceOf(ProviderUnavailable)
})

test.each<[string, object]>([
  ['a scale that the score is not on', { least: 0, most: 1 }],
  ['a score that is no number', { scoreAt: '/result/date' }],
  ['a key that is not known', { headers: { authorization: `Bearer not-${creditKey}` } }],
])('%s is no answer', async (_, change) => {
  await expect(agency(change).score(jonas, today)).rejects.toBeInstanceOf(ProviderUnavailable)
})
