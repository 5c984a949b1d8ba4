/** The application over the real adapter and the sandbox's bank, and the calls of a connection. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createGoCardless } from '@attesta/providers/bank-connection/gocardless.ts'
import { guardedBankConnection } from '@attesta/providers/bank-connection/guarded.ts'
import { bankKeys } from '@attesta/providers/sandbox/magic.ts'
import { createSandbox, listenAlone, type Sandbox } from '@attesta/providers/sandbox/sandbox.ts'
import { walkBank, type Walk } from '@attesta/providers/testing/walk-bank.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createTestClock, seconds, type TestClock } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

export const intesa = 'INTESA_SANPAOLO_BCITITMMXXX'

interface Bank {
  app: TestApp
  clock: TestClock
  sandbox: Sandbox
  /** Another person for each test. */
  anna: TestApplicant
  /** The consents that stood when the test began. */
  before: Set<string>
}
type Query = Record<string, string>
interface WireAccount {
  id: string
}

/** Starts and ends it all with the tests of the file; `bank` is filled before the first of them. */
export function connectBank() {
  const bank = {} as Bank
  let closeApi: () => Promise<void>
  beforeAll(async () => {
    const clock = createTestClock('2026-11-21T09:00:00.000Z')
    let base = ''
    const sandbox = createSandbox({
      env: {},
      clock,
      random: systemRandom,
      webhookUrl: () => '',
      slowMs: 60,
      bankSlowMs: 60,
      pagesUrl: () => base,
    })
    const api = await listenAlone(sandbox)
    base = `http://${api.host}:${api.port}`
    closeApi = api.close
    const bankConnectionProvider = guardedBankConnection(
      createGoCardless({
        ...bankKeys,
        clock,
        random: systemRandom,
        url: `${base}/sandbox/gocardless/api/v2`,
        pauseMs: 1,
      }),
      { clock, onDown: () => undefined },
    )
    const app = await startTestApp({ clock, bankConnectionProvider })
    await app.work()
    Object.assign(bank, { app, clock, sandbox })
  })
  afterAll(async () => {
    await bank.app.end()
    await bank.sandbox.close()
    await closeApi()
  })
  beforeEach(async () => {
    bank.sandbox.faults.clear()
    bank.clock.advance(seconds(60))
    bank.anna = await settleApplicant(bank.app)
    bank.before = new Set(bank.sandbox.consents.all().map(({ id }) => id))
  })

  const get = (path: string, query: Query = {}, person = bank.anna, headers: Query = {}) =>
    bank.app.call({
      url: `/api/v1/psd2/${path}`,
      token: person.token,
      query: { application_id: person.applicationId, lang: 'en', ...query },
      headers,
    })
  const begin = async (institution_id = intesa, person = bank.anna) =>
    (await get('requisition', { institution_id }, person)).json() as {
      success: boolean
      requisition_id: string
      link: string
    }
  const returned = async (address: string) =>
    (
      await bank.app.call({
        method: 'POST',
        url: '/api/v1/psd2/returned',
        query: { lang: 'en' },
        body: { query: new URL(address).search },
      })
    ).json()
  const accounts = async (requisition_id: string, person = bank.anna) => {
    bank.clock.advance(seconds(5))
    return (await get('accounts', { requisition_id }, person)).json()
  }
  const settled = (requisition_id: string, person = bank.anna) =>
    until('the accounts', async () => {
      const answer = await accounts(requisition_id, person)
      return ['linked', 'failed', 'rejected', 'expired', 'cancelled', 'mapped'].includes(answer.status_key)
        ? answer
        : undefined
    })
  const connect = async (walk: Walk = {}, institution = intesa, person = bank.anna) => {
    const { requisition_id, link } = await begin(institution, person)
    const back = await returned(await walkBank(link, walk))
    return { requisition_id, back, ...(await settled(requisition_id, person)) }
  }
  const fetched = (list: WireAccount[], more: Query = {}, person = bank.anna) =>
    until('the bookings', async () => {
      const answer = (
        await get('fetch-transactions', { account_ids: list.map(({ id }) => id).join(','), ...more }, person)
      ).json()
      return answer.transactions_are_mapped || !answer.success ? answer : undefined
    })
  const consentsLeft = () =>
    until('the access to be given back', async () =>
      bank.sandbox.consents.all().every(({ id }) => bank.before.has(id)) ? true : undefined,
    )

  return { bank, get, begin, returned, accounts, settled, connect, fetched, consentsLeft }
}
