/**
 * Every outside provider in every trouble: each call ends in its time, and in the one way that features and jobs know
 * how to deal with. The table is total:
 * an adapter that is not in it fails the first test.
 */
import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createGoogleAddresses } from './addresses/google.ts'
import { offlineAddresses } from './addresses/offline.ts'
import { createPhotonAddresses } from './addresses/photon.ts'
import { withFallback } from './addresses/with-fallback.ts'
import { createEnableBanking } from './bank-connection/enable-banking.ts'
import { createGoCardless } from './bank-connection/gocardless.ts'
import { guardedBankConnection } from './bank-connection/guarded.ts'
import { BankRefused, type BankConnectionProvider } from './bank-connection/port.ts'
import type { CircuitSettings } from './circuit.ts'
import { guardedCreditCheck } from './credit-check/guarded.ts'
import { createHttpCreditCheck } from './credit-check/http-json.ts'
import { guardedIdentityCheck } from './identity-check/guarded.ts'
import { createIdnowIdentity } from './identity-check/idnow.ts'
import type { IdentityCheck, PersonToVerify } from './identity-check/port.ts'
import { createStripeIdentity } from './identity-check/stripe-identity.ts'
import { createWebIdIdentity } from './identity-check/webid.ts'
import { createSmtpMail } from './email/smtp.ts'
import { guardedPayments } from './payments/guarded.ts'
import { createStripePayments } from './payments/stripe.ts'
import { ProviderUnavailable } from './provider-unavailable.ts'
import { contractSettings } from './sandbox/identity/contract-settings.ts'
import { creditSettings } from './sandbox/credit-agency.ts'
import { createS3Storage } from './storage/s3.ts'
import { testClock, testRandom } from './testing/test-sources.ts'
import { startTrouble, troubles, type Trouble, type Wire } from './testing/troubled-server.ts'
import { createClamdScan } from './virus-scan/clamd.ts'
import { guardedVirusScan } from './virus-scan/guarded.ts'

// Stripe's client waits between its tries, and the machine may be busy.
vi.setConfig({ maxConcurrency: 12 })

/** Short where nothing comes, long where what comes is counted: the machine may be busy. */
const impatientMs = 150,
  patientMs = 30_000
const clock = testClock(),
  random = testRandom()
const at = (port: number) => `http://127.0.0.1:${port}`
const stripeAt = (port: number, timeoutMs: number) => ({
  secretKey: 'sk',
  webhookSecret: 'whsec',
  api: { host: '127.0.0.1', port, protocol: 'http' as const },
  timeoutMs,
})
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const jonas: PersonToVerify = {
  applicationId: '0b9f0c56-6f0e-4c0e-8b53-5a2f4c8d1b04',
  attempt: 1,
  givenName: 'Jonas',
  familyName: 'Müller',
  birthDate: '1990-03-27',
  email: 'jonas@example.org',
  mobile: '+49-15112345678',
  language: 'de',
  returnUrl: 'http://localhost/de',
}
const toScore = {
  givenName: 'Jonas',
  familyName: 'Müller',
  birthDate: '1990-03-27',
  street: 'Hauptstraße',
  houseNumber: '12',
  postcode: '50667',
  city: 'Köln',
  country: 'DE',
}
const letter = {
  to: 'giulia@example.org',
  from: { name: 'Attesta', address: 'no-reply@attesta.example' },
  replyTo: null,
  subject: 'Codice',
  text: '004217',
  html: '<p>004217</p>',
  messageId: '<1@attesta.example>',
}
const order = {
  applicationId: 'app_1',
  attempt: 1,
  amount: 2000,
  email: 'giulia@example.org',
  language: 'it' as const,
  returnUrl: 'http://localhost/it',
  account: null,
}
const typed = { text: 'via roma', country: 'IT', language: 'it', visit: 'v' } as const
const drained = async (body: AsyncIterable<Uint8Array>) => {
  for await (const _ of body) {
    /* until its end */
  }
}

type Calls = Record<string, () => Promise<unknown>>
/** `guarded`: one of the calls behind its circuit. `unguarded`: why there is none. */
interface Outside {
  wire: Wire
  calls: (port: number, timeoutMs: number) => Calls
  guarded: ((port: number, timeoutMs: number, settings: CircuitSettings) => () => Promise<unknown>) | null
  unguarded?: string
}

const ofBank = (make: (port: number, timeoutMs: number) => BankConnectionProvider): Outside => ({
  wire: 'http',
  guarded: (port, timeoutMs, settings) => {
    const bank = guardedBankConnection(make(port, timeoutMs), settings)
    return () => bank.standing('session:x')
  },
  calls: (port, timeoutMs) => {
    const bank = make(port, timeoutMs)
    return {
      institutions: () => bank.institutions('IT'),
      begin: () =>
        bank.begin({
          institution: 'IT:Banca',
          country: 'IT',
          redirectUrl: 'http://localhost',
          reference: 'r',
          language: 'it',
          historyDays: 90,
        }),
      standing: () => bank.standing('session:x'),
      account: () => bank.account('a'),
      balances: () => bank.balances('a'),
      bookings: () => bank.bookings('a', '2026-08-01', '2026-11-21'),
      revoke: () => bank.revoke('session:x'),
    }
  },
})
const ofIdentity = (make: (port: number, timeoutMs: number) => IdentityCheck): Outside => ({
  wire: 'http',
  guarded: (port, timeoutMs, settings) => {
    const check = guardedIdentityCheck(make(port, timeoutMs), settings)
    return () => check.read('x')
  },
  calls: (port, timeoutMs) => ({
    start: () => make(port, timeoutMs).start(jonas),
    read: () => make(port, timeoutMs).read('x'),
  }),
})

const outside: Record<string, Outside> = {
  createGoCardless: ofBank((port, timeoutMs) =>
    createGoCardless({
      secretId: 'x',
      secretKey: 'y',
      clock,
      random,
      url: at(port),
      timeoutMs,
      bookingsTimeoutMs: timeoutMs,
      pauseMs: 1,
    }),
  ),
  createEnableBanking: ofBank((port, timeoutMs) =>
    createEnableBanking({
      applicationId: 'x',
      privateKeyPem: privateKey,
      clock,
      random,
      url: at(port),
      timeoutMs,
      bookingsTimeoutMs: timeoutMs,
      pauseMs: 1,
    }),
  ),
  createIdnowIdentity: ofIdentity((port, timeoutMs) =>
    createIdnowIdentity({
      company: 'x',
      apiKey: 'x',
      webhookSecret: 'x',
      gatewayUrl: at(port),
      pagesUrl: at(port),
      timeoutMs,
    }),
  ),
  createWebIdIdentity: ofIdentity((port, timeoutMs) => createWebIdIdentity(contractSettings(at(port)), { timeoutMs })),
  createStripeIdentity: ofIdentity((port, timeoutMs) => createStripeIdentity(stripeAt(port, timeoutMs))),
  createStripePayments: {
    wire: 'http',
    guarded: (port, timeoutMs, settings) => {
      const fakePayments = guardedPayments(
        createStripePayments({ ...stripeAt(port, timeoutMs), publishableKey: 'pk', scriptUrl: '' }),
        settings,
      )
      return () => fakePayments.readSession('cs_1', null)
    },
    calls: (port, timeoutMs) => {
      const fakePayments = createStripePayments({ ...stripeAt(port, timeoutMs), publishableKey: 'pk', scriptUrl: '' })
      return {
        openCheckout: () => fakePayments.openCheckout(order),
        readSession: () => fakePayments.readSession('cs_1', null),
        sessionOf: () => fakePayments.sessionOf('pi_1', null),
      }
    },
  },
  createHttpCreditCheck: {
    wire: 'http',
    guarded: (port, timeoutMs, settings) => {
      const agency = guardedCreditCheck(
        createHttpCreditCheck({ ...creditSettings(at(port)), scoreAt: '/unexpected' }, { timeoutMs }),
        settings,
      )
      return () => agency.score(toScore, '2026-11-21')
    },
    calls: (port, timeoutMs) => ({
      score: () =>
        createHttpCreditCheck({ ...creditSettings(at(port)), scoreAt: '/unexpected' }, { timeoutMs }).score(
          toScore,
          '2026-11-21',
        ),
    }),
  },
  createGoogleAddresses: {
    wire: 'http',
    guarded: null,
    unguarded: 'our own table stands in: see below',
    calls: (port, timeoutMs) => {
      const places = createGoogleAddresses({ key: 'x', url: at(port), timeoutMs })
      return { suggest: () => places.suggest(typed), detail: () => places.detail('google:ChIJx', typed) }
    },
  },
  createPhotonAddresses: {
    wire: 'http',
    guarded: null,
    unguarded: 'our own table stands in: see below',
    calls: (port, timeoutMs) => ({ suggest: () => createPhotonAddresses({ url: at(port), timeoutMs }).suggest(typed) }),
  },
  createSmtpMail: {
    wire: 'smtp',
    guarded: null,
    unguarded: 'a letter waits in the outbox and is sent by a job, which nobody waits for',
    calls: (port, timeoutMs) => ({
      send: async () => {
        const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, timeoutMs })
        await mail.send(letter).finally(() => mail.close())
      },
    }),
  },
  createS3Storage: {
    wire: 'http',
    guarded: null,
    unguarded: 'without its files the house is not ready, and says so in its health',
    calls: (port, timeoutMs) => {
      const store = createS3Storage({
        endpoint: at(port),
        bucket: 'documents',
        clock,
        accessKey: 'a',
        secretKey: 's',
        region: 'eu-south-1',
        timeoutMs,
      })
      return {
        put: () => store.put('a', Buffer.from('x')),
        get: async () => drained(await store.get('a')),
        has: () => store.has('a'),
        delete: () => store.delete('a'),
        list: async () => {
          for await (const _ of store.list('')) {
            /* until its end */
          }
        },
      }
    },
  },
  createClamdScan: {
    wire: 'clamd',
    guarded: (port, timeoutMs, settings) => {
      const scanner = guardedVirusScan(createClamdScan({ url: `tcp://127.0.0.1:${port}`, timeoutMs }), settings)
      return () => scanner.scan(Buffer.from('x'))
    },
    calls: (port, timeoutMs) => ({
      scan: () => createClamdScan({ url: `tcp://127.0.0.1:${port}`, timeoutMs }).scan(Buffer.from('x')),
    }),
  },
}
/** What is made in a port's folder and calls no one outside by itself. */
const inside = ['createDiskStorage', 'createTokens']

test('every adapter is in the table', () => {
  const ports = readdirSync(import.meta.dirname).filter(
    (folder) => !folder.includes('.') && readdirSync(join(import.meta.dirname, folder)).includes('port.ts'),
  )
  const made = ports.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .flatMap((name) =>
        // «export function createGoCardless({», «export const createSmtpMail = (»
        [
          ...readFileSync(join(import.meta.dirname, folder, name), 'utf8').matchAll(
            /^export (?:function|const) (create\w+)/gm,
          ),
        ].map((match) => match[1]!),
      ),
  )
  expect(made.toSorted()).toEqual([...Object.keys(outside), ...inside].toSorted())
  expect(
    Object.values(outside).filter(({ guarded, unguarded }) => (guarded === null) === (unguarded === undefined)),
  ).toEqual([])
})

/**
 * In these an answer came that may mean something to one call and nothing to another: no call may take it for more than
 * it says, but «yes, done» and «nothing there» it may be.
 */
const isAnswer = (trouble: Trouble) => trouble === 'garbage' || trouble === 'another shape'
/** Who is turned away at once has had nothing done. */
const isTurnedAway = (trouble: Trouble) => trouble.startsWith('limited')
/** Calls of which any answer below 300 says all that is asked. */
const contentWithAnyAnswer = [
  'createS3Storage get',
  'createS3Storage has',
  'createS3Storage delete',
  'createGoogleAddresses suggest',
  'createEnableBanking revoke',
  'createGoCardless revoke',
]
/** Asked again after no answer, for they change nothing, or nothing that they have not changed already. */
const mayRepeat = /^GET |^HEAD |^DELETE |^PUT |^POST [^ ]*\/token\/|^POST [^ ]*\/agreements\//

const all = (Object.keys(troubles) as Trouble[]).flatMap((trouble) =>
  Object.entries(outside).map(([name, of]) => [trouble, name, of] as const),
)

test.concurrent.each(all)('%s: %s', async (trouble, name, { wire, calls }) => {
  for (const call of Object.keys(calls(9, impatientMs))) {
    const server = await startTrouble(trouble, wire),
      where = `${name} ${call}`
    const ended = await calls(server.port, impatientMs)[call]!().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    server.close()
    if ('answer' in ended)
      expect([
        where,
        (isAnswer(trouble) && contentWithAnyAnswer.includes(where)) || where === 'createS3Storage has',
      ]).toEqual([where, true])
    else
      expect([
        where,
        ended.error instanceof ProviderUnavailable ||
          ended.error instanceof BankRefused ||
          (where === 'createS3Storage get' && trouble.startsWith('half')),
      ]).toEqual([where, true])
    if (isTurnedAway(trouble)) continue
    // What may have been done is not asked for a second time, unless under the same key.
    const asked = server.heard.filter((text) => /^[A-Z]+ \S+ HTTP/.test(text) && !mayRepeat.test(text))
    const keys = asked.map((text) => /^idempotency-key: (.*)$/im.exec(text)?.[1])
    expect([where, asked.length < 2 || (keys[0] !== undefined && new Set(keys).size === 1)]).toEqual([where, true])
  }
})

describe('behind the circuit', () => {
  const guarded = Object.entries(outside).flatMap(([name, { guarded: make, wire }]) =>
    make ? [[name, make, wire] as const] : [],
  )
  test.concurrent.each(guarded)(
    '%s is left alone after three failures, and asked again half a minute later',
    async (_, make, wire) => {
      const server = await startTrouble('down for 40 s', wire),
        told: unknown[] = [],
        own = testClock()
      const call = make(server.port, patientMs, { clock: own, onDown: (error) => told.push(error) })
      for (let turn = 0; turn < 3; turn++) await expect(call()).rejects.toBeInstanceOf(ProviderUnavailable)
      const before = server.heard.length
      await expect(call()).rejects.toBeInstanceOf(ProviderUnavailable)
      expect([server.heard.length, told.length]).toEqual([before, 1])
      own.advance(30)
      await expect(call()).rejects.toBeInstanceOf(ProviderUnavailable)
      expect(server.heard.length).toBeGreaterThan(before)
      server.close()
    },
  )

  test('addresses are found in our own table meanwhile', async () => {
    const server = await startTrouble('broken inside', 'http')
    const addresses = withFallback(
      createPhotonAddresses({ url: at(server.port), timeoutMs: patientMs }),
      offlineAddresses,
      { clock, onDown: () => undefined },
    )
    for (let turn = 0; turn < 4; turn++) expect((await addresses.suggest(typed)).suggestions.length).toBeGreaterThan(0)
    expect(server.heard).toHaveLength(3)
    server.close()
  })
})
