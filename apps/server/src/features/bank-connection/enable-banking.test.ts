/**
 * The same way from the choice of the bank to documents over the other provider, whose link goes by another id once the
 * person is back, and whose list of bookings comes in pages.
 */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEnableBanking } from '@attesta/providers/bank-connection/enable-banking.ts'
import { guardedBankConnection } from '@attesta/providers/bank-connection/guarded.ts'
import { createSandbox, listenAlone, type Sandbox } from '@attesta/providers/sandbox/sandbox.ts'
import { walkBank, type Walk } from '@attesta/providers/testing/walk-bank.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createTestClock, seconds, type TestClock } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let clock: TestClock
let sandbox: Sandbox
let closeApi: () => Promise<void>
let anna: TestApplicant
beforeAll(async () => {
  clock = createTestClock('2026-11-21T09:00:00.000Z')
  let base = ''
  sandbox = createSandbox({ env: {}, clock, random: systemRandom, webhookUrl: () => '', pagesUrl: () => base })
  const api = await listenAlone(sandbox)
  base = `http://${api.host}:${api.port}`
  closeApi = api.close
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const bank = createEnableBanking({
    applicationId: systemRandom.uuid(),
    privateKeyPem: privateKey,
    clock,
    random: systemRandom,
    url: `${base}/sandbox/enablebanking`,
    pauseMs: 1,
  })
  app = await startTestApp({
    clock,
    bankConnectionProvider: guardedBankConnection(bank, { clock, onDown: () => undefined }),
  })
  await app.work()
})
afterAll(async () => {
  await app.end()
  await sandbox.close()
  await closeApi()
})
beforeEach(async () => {
  clock.advance(seconds(60))
  anna = await settleApplicant(app)
})

type Query = Record<string, string>
const get = (path: string, query: Query = {}) =>
  app.call({
    url: `/api/v1/psd2/${path}`,
    token: anna.token,
    query: { application_id: anna.applicationId, lang: 'en', ...query },
  })
const connect = async (walk: Walk = {}) => {
  const { requisition_id, link } = (await get('requisition', { institution_id: 'IT:Intesa Sanpaolo' })).json()
  await app.call({
    method: 'POST',
    url: '/api/v1/psd2/returned',
    query: { lang: 'en' },
    body: { query: new URL(await walkBank(link, walk)).search },
  })
  return until('the accounts', async () => {
    clock.advance(seconds(5))
    const answer = (await get('accounts', { requisition_id })).json()
    return ['linked', 'failed', 'rejected'].includes(answer.status_key) ? answer : undefined
  })
}
const fetched = (ids: string[]) =>
  until('the bookings', async () => {
    const answer = (await get('fetch-transactions', { account_ids: ids.join(',') })).json()
    return answer.transactions_are_mapped || !answer.success ? answer : undefined
  })

test("two accounts in the applicant's name become two statements, and the access is given back", async () => {
  const { accounts } = await connect({ login: 'two' })
  expect(
    accounts.map(({ owner_match, iban }: { owner_match: string; iban: string }) => [owner_match, iban.slice(5, 10)]),
  ).toEqual([
    ['match', '03069'],
    ['match', '03069'],
  ])
  const { documents, transactions_are_mapped } = await fetched(accounts.map(({ id }: { id: string }) => id))
  expect([transactions_are_mapped, documents.length, documents[0].months]).toEqual([
    true,
    2,
    ['2026-08', '2026-09', '2026-10'],
  ])
  await until('the access to be given back', async () => (sandbox.consents.all().length === 0 ? true : undefined))
})

test.each([
  ['cancel', 'cancelled_at_bank'],
  ['fault', 'bank_error'],
] as const)("the bank's page left by %s", async (leave, kind) => {
  expect(await connect({ leave })).toMatchObject({ status_key: 'rejected', error: { kind } })
})

test.each([
  ['mismatch', 'mismatch'],
  ['noname', 'unknown'],
])('an account of %s', async (login, owner_match) =>
  expect((await connect({ login })).accounts[0]).toMatchObject({ owner_match }),
)

test.each([
  ['ratelimit', 'limit'],
  ['bankdown', 'bank_error'],
  ['expired', 'access_expired'],
])('%s is told, and the files are the way on', async (login, kind) => {
  const { accounts } = await connect({ login })
  expect(await fetched([accounts[0].id])).toMatchObject({
    success: false,
    documents: [],
    error: { kind },
    message: expect.stringMatching(/PDF/),
  })
})
