/**
 * Every outside provider down at once: what needs one ends in its own words, everything else goes on, and when they are
 * back no one is stuck.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '@attesta/contract/routes/index.ts'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { withFallback } from '@attesta/providers/addresses/with-fallback.ts'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { ServerOptions } from '../create-server.ts'
import { createAgency, createIdentityDesk } from '../testing/identity-desk.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../testing/people.ts'
import { complete } from '../testing/complete-person.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { createTestClock, minutes } from '../testing/test-clock.ts'

const clock = createTestClock('2026-11-21T09:00:00.000Z'),
  world = { isDown: false }
const outside = async <T>(answer: () => Promise<T>): Promise<T> => {
  if (world.isDown) throw new ProviderUnavailable('outside')
  return answer()
}

const bankConnectionProvider: BankConnectionProvider = {
  provider: 'gocardless',
  referenceIn: () => null,
  institutions: () => outside(async () => [{ id: 'BANCA', name: 'Banca', bic: null }]),
  begin: () => outside(async () => ({ linkId: 'l', url: 'https://bank.example/', grantedDays: 90 })),
  complete: (linkId) => outside(async () => ({ linkId, denial: null })),
  standing: () => outside(async () => ({ state: 'created' as const, accountIds: [] })),
  revoke: () => outside(async () => undefined),
  account: () =>
    outside(async () => {
      throw new Error('nobody has signed in')
    }),
  balances: () => outside(async () => []),
  bookings: () => outside(async () => []),
}
const memory = createMemoryStorage(clock)
const storage: Storage = {
  put: (key, body) => outside(() => memory.put(key, body)),
  get: (key) => outside(() => memory.get(key)),
  delete: (key) => outside(() => memory.delete(key)),
  has: (key) => outside(() => memory.has(key)),
  list: (prefix) => memory.list(prefix),
}
const places = withFallback(
  { ...offlineAddresses, isOwn: () => false, suggest: (typed) => outside(() => offlineAddresses.suggest(typed)) },
  offlineAddresses,
  { clock, onDown: () => undefined },
)
const desk = createIdentityDesk(),
  agency = createAgency(null)

let app: TestApp
let anna: TestApplicant, jonas: TestApplicant, casa: TestMember
beforeAll(async () => {
  app = await startTestApp({
    clock,
    bankConnectionProvider,
    storage,
    addresses: places,
    identityCheck: desk,
    creditCheck: agency,
  })
  casa = await settleMember(app)
  anna = await settleApplicant(app, casa)
  jonas = await settleApplicant(app, casa, { region: 'de' })
  await app.deps.transact({ kind: 'applicant', userId: jonas.userId }, (stores) =>
    stores.applications.changeAnswers(jonas.applicationId, {
      current_street: 'Hauptstraße',
      current_house_num: '12',
      current_postcode: '50667',
      current_city: 'Köln',
      current_country: 'DE',
      date_of_birth: '27/03/1990',
    }),
  )
  await complete(app, anna)
  await call('POST', '/api/v1/confirmation/submit', anna, { body: { confirmed: true } })
})
afterAll(() => app.end())

const set = (isDown: boolean) => {
  world.isDown = desk.isDown = agency.isDown = app.fakePayments.isDown = isDown
  app.mailbox.fail = isDown ? new ProviderUnavailable('smtp') : undefined
  clock.advance(minutes(2))
}
const call = async (
  method: 'GET' | 'POST',
  url: string,
  { token, applicationId }: TestApplicant,
  more: { query?: Record<string, string>; body?: unknown } = {},
) =>
  app.call({
    method,
    url,
    token,
    query: { application_id: applicationId, lang: 'en', ...more.query },
    ...(more.body === undefined ? {} : { body: more.body }),
  })
const upload = (name: string) =>
  app.upload({
    url: '/api/v1/other-documents/upload',
    token: anna.token,
    query: { application_id: anna.applicationId },
    fields: { type: 'payslip', name },
    file: { name, bytes: Buffer.from(`%PDF-1.7 ${name}`.padEnd(100)) },
  })

/**
 * What each port is needed for: how it ends while the provider is down, and once it is back. Ports that no call waits
 * for are not asked by one.
 */
const needs: Record<
  keyof Pick<
    ServerOptions,
    'payments' | 'bankConnectionProvider' | 'identityCheck' | 'creditCheck' | 'addresses' | 'mail' | 'storage'
  >,
  { ask: () => Promise<{ statusCode: number; json(): unknown }>; down: [number, object]; up: [number, object] }
> = {
  payments: {
    ask: () => call('POST', '/api/v1/payment/create-session', anna),
    down: [503, { code: 'payment_unavailable' }],
    up: [200, { success: true }],
  },
  bankConnectionProvider: {
    ask: () => call('GET', '/api/v1/psd2/requisition', anna, { query: { institution_id: 'BANCA' } }),
    down: [503, { code: 'bank_unavailable' }],
    up: [200, { success: true }],
  },
  identityCheck: {
    ask: () => call('GET', '/api/v1/identity-verification/start-verification', jonas),
    down: [503, { code: 'identity_unavailable' }],
    up: [200, { success: true }],
  },
  creditCheck: {
    ask: () => call('POST', '/api/v1/credit-check/submit', jonas, { body: { consented: true } }),
    down: [200, { state: 'unknown' }],
    up: [200, { success: true }],
  },
  addresses: {
    ask: () =>
      app.call({ url: '/api/v1/openapis/addresses', query: { text: 'via paolo sarpi 12', countryCode: 'IT' } }),
    down: [200, { recommendations: [{ description: 'Via Paolo Sarpi 12, 20154 Milano MI' }] }],
    up: [200, { success: true }],
  },
  // An email is written down and sent by a job.
  mail: {
    ask: () =>
      app.call({ method: 'POST', url: '/api/v1/dashboard/login', body: { email: 'nobody@casa-prova.example' } }),
    down: [200, { success: true }],
    up: [200, { success: true }],
  },
  storage: {
    ask: () => upload(`${clock.now().getTime()}.pdf`),
    down: [503, { code: 'restarting' }],
    up: [200, { success: true }],
  },
}

test.each(['down', 'up'] as const)('%s', async (state) => {
  set(state === 'down')
  for (const [port, need] of Object.entries(needs)) {
    const answer = await need.ask(),
      [status, body] = need[state]
    expect([port, answer.statusCode]).toEqual([port, status])
    expect(answer.json()).toMatchObject(body)
  }
})

test('whatever else is read while all are down is answered', async () => {
  set(true)
  const plain = Object.entries(routes).filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))
  const needing = new Set(['createRequisition', 'startVerification', 'readyz'])
  const answers: [string, number][] = []
  // One after the other: so many at once would measure the machine.
  for (const [name, { path, who }] of plain.filter(([name]) => !needing.has(name)))
    answers.push([
      name,
      (
        await app.call({
          url: path,
          token: who === 'member' ? casa.token : anna.token,
          query: { application_id: anna.applicationId, lang: 'en' },
        })
      ).statusCode,
    ])
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.filter(([, status]) => status >= 500)).toEqual([])
})

test('what was tried while they were down was charged once', () => {
  expect(
    [...app.fakePayments.sessions.values()].filter(({ applicationId }) => applicationId === anna.applicationId),
  ).toHaveLength(1)
})
