/** Each adapter reads what its provider's documentation shows; what the fakes say is held to nothing else. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGoogleAddresses } from './addresses/google.ts'
import { createPhotonAddresses } from './addresses/photon.ts'
import { createEnableBanking } from './bank-connection/enable-banking.ts'
import { createGoCardless } from './bank-connection/gocardless.ts'
import { createIdnowIdentity } from './identity-check/idnow.ts'
import { createStripeIdentity } from './identity-check/stripe-identity.ts'
import { createStripePayments } from './payments/stripe.ts'
import { NotStored } from './storage/port.ts'
import { createS3Storage } from './storage/s3.ts'
import {
  enableBankingAnswers,
  gocardlessAnswers,
  gocardlessRefusals,
  googleAnswers,
  idnowAnswers,
  photonAnswers,
  s3Answers,
  stripeAnswers,
  stripeIdentityAnswers,
} from './testing/documented-answers.ts'
import { testClock, testRandom } from './testing/test-sources.ts'

const clock = testClock(),
  random = testRandom(),
  closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server that says what is written down; `no`: to everything but the token, with a status. */
async function saying(answers: Record<string, unknown>, no?: { status: number; body: unknown }): Promise<number> {
  const known = Object.entries(answers).map(([call, body]) => ({
    pattern: new RegExp(`^${call.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]+')}$`),
    body,
  }))
  const server = createServer((request, response) => {
    const call = `${request.method} ${new URL(request.url!, 'http://x').pathname}`,
      found = known.find(({ pattern }) => pattern.test(call))
    const isRefused = no !== undefined && !call.includes('/token/')
    response
      .writeHead(isRefused ? no.status : found ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isRefused ? no.body : (found?.body ?? {})))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
const at = async (answers: Record<string, unknown>, no?: { status: number; body: unknown }) =>
  `http://127.0.0.1:${await saying(answers, no)}`
const goCardless = async (no?: { status: number; body: unknown }) =>
  createGoCardless({ secretId: 'x', secretKey: 'y', clock, random, url: await at(gocardlessAnswers, no), pauseMs: 1 })

test('GoCardless Bank Account Data', async () => {
  const bank = await goCardless()
  expect(await bank.institutions('IT')).toEqual([{ id: 'FINECO_FEBIITM2XXX', name: 'Fineco', bic: 'FEBIITM2XXX' }])
  expect(await bank.standing('8126')).toEqual({ state: 'linked', accountIds: ['7e944232-bda9-40bc-b784-660c7ab5fe78'] })
  expect(await bank.account('7e94')).toEqual({
    id: '7e94',
    iban: 'IT60X0542811101000000123456',
    ownerName: 'ROSSI MARIO',
    name: 'Conto corrente',
    currency: 'EUR',
    lastAccessed: null,
  })
  expect(await bank.balances('7e94')).toEqual([
    { amount: '1913.12', currency: 'EUR', kind: 'booked', on: '2026-11-20' },
    { amount: '2013.12', currency: 'EUR', kind: 'available', on: null },
  ])
  expect(
    (await bank.bookings('7e94', '2026-08-01', '2026-11-21')).map(({ bookedOn, amount, counterpart, text }) => [
      bookedOn,
      amount,
      counterpart,
      text,
    ]),
  ).toEqual([
    [
      '2026-09-17',
      '188.10',
      'INPS-IT-ROMA-via Ciro il Grande 21',
      'Data accredito: 17/09/2026 Causale: /BENEF/ASSEGNO UNICO PER 3 FIGLI I48-Bonifico SEPA Italia',
    ],
    ['2026-10-28', '2892.61', 'Beispiel GmbH', 'F22685813 Gehalt 80/6586 Gehalt/Rente'],
    ['2026-10-29', '-15.00', 'Farmacia Centrale', ''],
  ])
})

test.each(gocardlessRefusals)('GoCardless says no: %i %j', async (status, body, reason) => {
  const bank = await goCardless({ status, body })
  await expect(bank.bookings('7e94', '2026-08-01', '2026-11-21')).rejects.toMatchObject({ name: 'BankRefused', reason })
})

test('Enable Banking', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const bank = createEnableBanking({
    applicationId: 'x',
    privateKeyPem: privateKey,
    clock,
    random,
    url: await at(enableBankingAnswers),
    pauseMs: 1,
  })
  expect(await bank.institutions('IT')).toEqual([
    { id: 'IT:Intesa Sanpaolo', name: 'Intesa Sanpaolo', bic: 'BCITITMM' },
  ])
  expect(await bank.standing('session:x')).toEqual({
    state: 'linked',
    accountIds: ['07cc67f4-45d6-494b-adac-09b5cbc7e2b5'],
  })
  expect(await bank.account('07cc')).toMatchObject({
    iban: 'IT60X0306901000000000123456',
    ownerName: 'ROSSI MARIO',
    name: 'Conto corrente',
    currency: 'EUR',
  })
  expect((await bank.balances('07cc'))[0]).toEqual({
    amount: '1913.12',
    currency: 'EUR',
    kind: 'booked',
    on: '2026-11-20',
  })
  expect(
    (await bank.bookings('07cc', '2026-08-01', '2026-11-21')).map(
      ({ bookedOn, amount, counterpart, text, balanceAfter }) => [bookedOn, amount, counterpart, text, balanceAfter],
    ),
  ).toEqual([
    ['2026-10-27', '1900.00', 'OFFICINE LOMBARDE SRL', 'STIPENDIO OTTOBRE 2026 Bonifico', '1913.12'],
    ['2026-10-28', '-12.50', 'Farmacia Centrale', 'POS', null],
  ])
})

test('IDnow', async () => {
  const gatewayUrl = await at(idnowAnswers)
  const check = createIdnowIdentity({
    company: 'casa',
    apiKey: 'x',
    webhookSecret: 'x',
    gatewayUrl,
    pagesUrl: 'https://go.test.idnow.de',
  })
  expect(
    await check.start({
      applicationId: 'app',
      attempt: 1,
      givenName: 'Jonas',
      familyName: 'Müller',
      birthDate: null,
      email: 'jonas@example.org',
      mobile: '+49-15112345678',
      language: 'de',
      returnUrl: 'https://form.example',
    }),
  ).toEqual({ reference: 'app-1', url: 'https://go.test.idnow.de/casa/identifications/TST-ABCDE' })
  expect(await check.read('app-1')).toEqual({
    state: 'verified',
    at: new Date('2026-11-21T09:05:00Z'),
    person: { givenName: 'JONAS MARIA', familyName: 'MÜLLER', birthDate: '1990-03-27' },
  })
  const notice = (secret: string) => ({
    rawBody: Buffer.from(JSON.stringify(idnowAnswers['GET /api/v1/casa/identifications/*'])),
    headers: {},
    secret,
  })
  expect(check.readNotice(notice('x'))).toEqual({ reference: 'app-1' })
})

test.each([
  ['Google Places', googleAnswers, (url: string) => createGoogleAddresses({ key: 'x', url })],
  ['Photon', photonAnswers, (url: string) => createPhotonAddresses({ url })],
] as const)('%s', async (_, answers, make) => {
  const places = make(await at(answers)),
    asking = { language: 'it', visit: 'v' } as const
  const {
    suggestions: [first],
  } = await places.suggest({ text: 'via roma 1', country: 'IT', ...asking })
  expect(await places.detail(first!.placeId, asking)).toMatchObject({
    street: 'Via Roma',
    houseNumber: '1',
    city: 'Milano',
    postcode: '20121',
    state: 'Lombardia',
  })
})

test('Stripe Checkout', async () => {
  const fakePayments = createStripePayments({
    secretKey: 'sk_test',
    publishableKey: 'pk',
    webhookSecret: 'whsec',
    scriptUrl: '',
    api: { host: '127.0.0.1', port: await saying(stripeAnswers), protocol: 'http' },
  })
  expect(
    await fakePayments.openCheckout({
      applicationId: 'app_1',
      attempt: 1,
      amount: 2000,
      email: 'a@b.example',
      language: 'it',
      returnUrl: 'https://form.example',
      account: null,
    }),
  ).toEqual({ sessionId: 'cs_test_a1', clientSecret: 'cs_test_a1_secret_x' })
  expect(await fakePayments.readSession('cs_test_a1', null)).toEqual({
    id: 'cs_test_a1',
    applicationId: 'app_1',
    language: 'it',
    status: 'complete',
    paid: true,
    amount: 2000,
    currency: 'eur',
    refunded: 500,
    dispute: 'won',
  })
  expect(await fakePayments.sessionOf('pi_1', null)).toBe('cs_test_a1')
})

test('Stripe Identity', async () => {
  const check = createStripeIdentity({
    secretKey: 'sk_test',
    webhookSecret: 'whsec',
    api: { host: '127.0.0.1', port: await saying(stripeIdentityAnswers), protocol: 'http' },
  })
  expect(
    await check.start({
      applicationId: 'app',
      attempt: 1,
      givenName: 'Jenny',
      familyName: 'Rosen',
      birthDate: null,
      email: 'jenny@example.org',
      mobile: '+49-15112345678',
      language: 'de',
      returnUrl: 'https://form.example',
    }),
  ).toEqual({ reference: 'vs_NuN4zLaDaEaXYz', url: 'https://verify.stripe.com/start/test_x' })
  expect(await check.read('vs_verified')).toEqual({
    state: 'verified',
    at: null,
    person: { givenName: 'Jenny', familyName: 'Rosen', birthDate: '1901-01-01' },
  })
  expect(await check.read('vs_processing')).toEqual({ state: 'pending' })
  expect(await check.read('vs_refused')).toEqual({ state: 'failed', reason: 'refused' })
  expect(await check.read('vs_declined')).toEqual({ state: 'failed', reason: 'aborted' })
  expect(await check.read('vs_canceled')).toEqual({ state: 'failed', reason: 'aborted' })
})

test('S3: a list in two pages, and what is not there', async () => {
  const { list, missing } = s3Answers
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    const isList = pathname === '/papers'
    response
      .writeHead(isList ? 200 : 404, { 'content-type': 'application/xml' })
      .end(isList ? list[searchParams.has('continuation-token') ? 1 : 0] : missing)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'papers',
    accessKey: 'a',
    secretKey: 's',
    region: 'us-east-1',
    clock,
  })
  const found: unknown[] = []
  for await (const one of storage.list('documents/')) found.push(one)
  expect(found).toEqual([
    { key: 'documents/a&b', size: 434_234, storedAt: new Date('2009-10-12T17:50:30.000Z') },
    { key: 'documents/second', size: 7, storedAt: new Date('2009-10-12T17:50:31.000Z') },
  ])
  await expect(storage.get('documents/none')).rejects.toBeInstanceOf(NotStored)
})
