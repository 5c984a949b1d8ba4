/**
 * The contracts of the ports, held against the real providers as far as no one has to sign in or pay. Each is skipped
 * until its variable is set, and says which; a provider that answers here as the fakes do is one that the product
 * can be used with.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createGoogleAddresses } from './addresses/google.ts'
import { createPhotonAddresses } from './addresses/photon.ts'
import { createEnableBanking } from './bank-connection/enable-banking.ts'
import { createGoCardless } from './bank-connection/gocardless.ts'
import { createHttpCreditCheck, creditCheckSettings } from './credit-check/http-json.ts'
import { createIdnowIdentity } from './identity-check/idnow.ts'
import type { IdentityCheck } from './identity-check/port.ts'
import { createStripeIdentity } from './identity-check/stripe-identity.ts'
import { createWebIdIdentity } from './identity-check/webid.ts'
import { webIdSettings } from './identity-check/webid-settings.ts'
import { createSmtpMail } from './email/smtp.ts'
import { createStripePayments } from './payments/stripe.ts'
import { NotStored } from './storage/port.ts'
import { createS3Storage, s3SettingsOf } from './storage/s3.ts'
import { testRandom } from './testing/test-sources.ts'
import { createClamdScan } from './virus-scan/clamd.ts'

const clock = { now: () => new Date() },
  random = testRandom()
/** What is made at a provider has a name of its own in each run. */
const name = `contract-${clock.now().getTime()}`
const setting = (variable: string): string => {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} is needed too`)
  return value
}
// A call over the internet takes its time.

const banks = {
  gocardless: () =>
    createGoCardless({
      clock,
      random,
      secretId: setting('GOCARDLESS_SECRET_ID'),
      secretKey: setting('GOCARDLESS_SECRET_KEY'),
    }),
  enablebanking: () =>
    createEnableBanking({
      clock,
      random,
      applicationId: setting('ENABLEBANKING_APP_ID'),
      privateKeyPem: readFileSync(setting('ENABLEBANKING_KEY_FILE'), 'utf8'),
    }),
}
test.skipIf(!process.env['BANKDATA_LIVE'])(
  "bank data: the banks are listed, and a link begins and is dropped (skipped until BANKDATA_LIVE is set to gocardless or enablebanking, with the keys of the product's settings)",
  async () => {
    const bank = banks[setting('BANKDATA_LIVE') as keyof typeof banks]()
    const [first] = await bank.institutions('IT')
    const { linkId, url } = await bank.begin({
      institution: first!.id,
      country: 'IT',
      redirectUrl: 'https://localhost/it/bank-return',
      reference: name,
      language: 'it',
      historyDays: 90,
    })
    expect(url).toMatch(/^https:/)
    expect((await bank.standing(linkId)).accountIds).toEqual([])
    await bank.revoke(linkId)
  },
)

const services: Record<IdentityCheck['provider'], () => IdentityCheck> = {
  idnow: () =>
    createIdnowIdentity({
      company: setting('IDNOW_COMPANY'),
      apiKey: setting('IDNOW_API_KEY'),
      webhookSecret: setting('IDNOW_WEBHOOK_SECRET'),
      gatewayUrl: setting('IDNOW_GATEWAY_URL'),
      pagesUrl: setting('IDNOW_PAGES_URL'),
    }),
  stripe: () =>
    createStripeIdentity({
      secretKey: setting('STRIPE_IDENTITY_KEY'),
      webhookSecret: setting('STRIPE_IDENTITY_WEBHOOK_SECRET'),
    }),
  webid: () => createWebIdIdentity(webIdSettings.parse(JSON.parse(setting('WEBID_SETTINGS')))),
}
test.skipIf(!process.env['IDENTITY_LIVE'])(
  "identity: a verification begins on a page of the service's own, and waits; one that never began is over (skipped until IDENTITY_LIVE is set to idnow, stripe or webid, with the settings of its test environment)",
  async () => {
    const check = services[setting('IDENTITY_LIVE') as IdentityCheck['provider']]()
    const person = {
      applicationId: name,
      attempt: 1,
      givenName: 'Jonas',
      familyName: 'Müller',
      birthDate: '1990-03-27',
      email: 'nobody@example.org',
      mobile: '+49-15112345678',
      language: 'de',
      returnUrl: 'https://localhost/de',
    } as const
    const { reference, url } = await check.start(person)
    expect(url).toMatch(/^https:/)
    expect(await check.read(reference)).toEqual({ state: 'pending' })
    expect(await check.read(`${reference}x`)).toEqual({ state: 'failed', reason: 'expired' })
  },
)

test.skipIf(!process.env['CREDIT_LIVE'])(
  'credit check: a score on the scale of the settings (skipped until CREDIT_LIVE is set to a test person whom the agency knows, as JSON like {"givenName": …, "city": …}, with CREDIT_CHECK_SETTINGS)',
  async () => {
    const person = setting('CREDIT_LIVE')
    const agency = createHttpCreditCheck(creditCheckSettings.parse(JSON.parse(setting('CREDIT_CHECK_SETTINGS'))))
    expect(
      await agency.score(
        JSON.parse(person) as Parameters<typeof agency.score>[0],
        clock.now().toISOString().slice(0, 10),
      ),
    ).toMatchObject({
      score: expect.any(Number),
      provider: agency.provider,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
  },
)

test.skipIf(!process.env['STRIPE_LIVE'])(
  'payment: a checkout opens and is read (skipped until STRIPE_LIVE is set to a secret key of its test mode)',
  async () => {
    const secretKey = setting('STRIPE_LIVE')
    const fakePayments = createStripePayments({
      secretKey,
      publishableKey: 'pk',
      webhookSecret: 'whsec',
      scriptUrl: '',
    })
    const { sessionId } = await fakePayments.openCheckout({
      applicationId: name,
      attempt: 1,
      amount: 2000,
      email: 'nobody@example.org',
      language: 'it',
      returnUrl: 'https://form.example',
      account: null,
    })
    expect(await fakePayments.readSession(sessionId, null)).toMatchObject({
      status: 'open',
      paid: false,
      amount: 2000,
      currency: 'eur',
      refunded: 0,
      dispute: null,
      language: null,
    })
    expect(await fakePayments.readSession('cs_test_never_was', null)).toMatchObject({ status: 'expired', paid: false })
  },
)

const places = {
  PHOTON_LIVE: (url: string) => createPhotonAddresses({ url }),
  PLACES_LIVE: (key: string) => createGoogleAddresses({ key }),
}
test.each(Object.entries(places).filter(([variable]) => process.env[variable]))(
  'addresses: a street is found, with its parts (one for each of PHOTON_LIVE, its address, and PLACES_LIVE, a key of Google Places, that is set): %s',
  async (variable, make) => {
    const service = make(setting(variable))
    const {
      suggestions: [first],
    } = await service.suggest({ text: 'via paolo sarpi 12, milano', country: 'IT', language: 'it', visit: 'contract' })
    expect(await service.detail(first!.placeId, { language: 'it', visit: 'contract' })).toMatchObject({
      city: 'Milano',
      houseNumber: '12',
    })
  },
)

test.skipIf(!process.env['SMTP_LIVE'])(
  'mail: a letter is taken (skipped until SMTP_LIVE is set to smtp://user:password@host:587, with SMTP_LIVE_TO)',
  async () => {
    const url = setting('SMTP_LIVE')
    const mail = createSmtpMail({ url }),
      to = setting('SMTP_LIVE_TO')
    try {
      expect(
        await mail.send({
          to,
          from: { name: 'Contract', address: to },
          replyTo: null,
          subject: name,
          text: 'A test of the mail port.',
          html: '<p>A test of the mail port.</p>',
          messageId: `<${name}@${to.split('@')[1]}>`,
        }),
      ).toBeUndefined()
    } finally {
      mail.close()
    }
  },
)

test.skipIf(!process.env['S3_LIVE'])(
  'storage: what is put comes back whole, is listed, and goes (skipped until S3_LIVE is set to s3://access:secret@host/bucket?region=… of a bucket for tests)',
  async () => {
    const url = setting('S3_LIVE')
    const storage = createS3Storage({ ...s3SettingsOf(url)!, clock })
    // More than one part.
    const bytes = Buffer.alloc(9 * 1024 * 1024, name),
      pieces: Uint8Array[] = []
    await storage.put(`contract/${name}`, bytes)
    for await (const piece of await storage.get(`contract/${name}`)) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    const listed: string[] = []
    for await (const { key, size } of storage.list('contract/')) listed.push(`${key} ${size}`)
    expect(listed).toContain(`contract/${name} ${bytes.length}`)
    await storage.delete(`contract/${name}`)
    expect(await storage.has(`contract/${name}`)).toBe(false)
    await expect(storage.get(`contract/${name}`)).rejects.toBeInstanceOf(NotStored)
  },
)

/**
 * The antivirus industry's harmless test file. Source: EICAR. Written in two pieces, so that no scanner takes this file
 * for it.
 */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
test.skipIf(!process.env['CLAMD_LIVE'])(
  'virus scan: it is there, lets through what is clean, and finds the test virus (skipped until CLAMD_LIVE is set to tcp://host:3310 or unix:///run/clamav/clamd.ctl)',
  async () => {
    const url = setting('CLAMD_LIVE')
    const scanner = createClamdScan({ url })
    expect(await scanner.isThere()).toBe(true)
    expect(await scanner.scan(Buffer.from('clean'))).toEqual({ clean: true })
    expect(await scanner.scan(eicar)).toMatchObject({ clean: false })
  },
)

test.skipIf(!process.env['CLAMD_LIVE'])(
  'T20: virus scan: the test virus is found in an attachment of a PDF and behind the end of a picture, and 95 of 100 files up to 20 MB have their verdict within a second (skipped until CLAMD_LIVE is set)',
  async () => {
    const scanner = createClamdScan({ url: setting('CLAMD_LIVE') })
    const pdf = (inside: Buffer) =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Names<</EmbeddedFiles<</Names[(a.txt) 2 0 R]>>>>>>endobj\n'),
        Buffer.from('2 0 obj<</Type/Filespec/F(a.txt)/EF<</F 3 0 R>>>>endobj\n'),
        Buffer.from(`3 0 obj<</Type/EmbeddedFile/Length ${inside.length}>>stream\n`),
        inside,
        Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      ])
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    expect(await scanner.scan(pdf(eicar))).toMatchObject({ clean: false })
    expect(await scanner.scan(Buffer.concat([png, eicar]))).toMatchObject({ clean: false })

    const took: number[] = []
    for (let at = 0; at < 100; at++) {
      // From 20 kB to 20 MB, most of them small; of bytes that do not repeat.
      const size = Math.round(20_000 * 1000 ** (((at * 37) % 100) / 99))
      const file = pdf(randomBytes(size - 300))
      const started = performance.now()
      expect(await scanner.scan(file)).toEqual({ clean: true })
      took.push(performance.now() - started)
    }
    const sorted = took.toSorted((a, b) => a - b)
    process.stdout.write(`scan: median ${Math.round(sorted[50]!)} ms, p95 ${Math.round(sorted[94]!)} ms\n`)
    expect(sorted[94]).toBeLessThanOrEqual(1000)
  },
  120_000,
)
