/** One suite for every adapter, over HTTP, against the fakes. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ForgedEvent } from '../forged-event.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { identityKeys, keys } from '../sandbox/magic.ts'
import { type Sandbox, createSandbox, listenAlone } from '../sandbox/sandbox.ts'
import { contractSettings } from '../sandbox/identity/contract-settings.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { createIdnowIdentity } from './idnow.ts'
import type { IdentityCheck, Notice, PersonToVerify } from './port.ts'
import { createStripeIdentity } from './stripe-identity.ts'
import { createWebIdIdentity } from './webid.ts'

// Stripe's client waits between its tries, and the machine may be busy.

const clock = testClock(new Date().toISOString())
let attempts = 0
const jonas = (): PersonToVerify => ({
  applicationId: '0b9f0c56-6f0e-4c0e-8b53-5a2f4c8d1b04',
  attempt: ++attempts,
  givenName: 'Jonas',
  familyName: 'Müller',
  birthDate: '1990-03-27',
  email: 'jonas@example.org',
  mobile: '+49-15112345678',
  language: 'de',
  returnUrl: 'http://localhost/de/rent/fill/x/personal-details',
})

const arrived: Notice[] = []
const product = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      arrived.push({
        rawBody: Buffer.concat(chunks),
        headers: request.headers as Record<string, string>,
        secret: request.url!.split('/').at(-1)!,
      })
      response.writeHead(200).end()
    })
})

let sandbox: Sandbox, server: Awaited<ReturnType<typeof listenAlone>>
const ownUrl = () => `http://127.0.0.1:${server.port}`
const adapters: Record<IdentityCheck['provider'], (port: number, key?: string, timeoutMs?: number) => IdentityCheck> = {
  idnow: (port, apiKey = identityKeys.apiKey, timeoutMs = 10_000) =>
    createIdnowIdentity({
      company: identityKeys.company,
      apiKey,
      webhookSecret: identityKeys.webhookSecret,
      gatewayUrl: `http://127.0.0.1:${port}/sandbox/identity/idnow`,
      pagesUrl: `${ownUrl()}/sandbox/identity/go`,
      timeoutMs,
    }),
  webid: (port, apiKey = identityKeys.apiKey, timeoutMs = 10_000) =>
    createWebIdIdentity(
      { ...contractSettings(`http://127.0.0.1:${port}`), headers: { authorization: `Bearer ${apiKey}` } },
      { timeoutMs },
    ),
  stripe: (port, secretKey = keys.secretKey, timeoutMs = 10_000) =>
    createStripeIdentity({
      secretKey,
      webhookSecret: keys.webhookSecret,
      api: { host: '127.0.0.1', port, protocol: 'http' },
      timeoutMs,
    }),
}
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    product.listen(0, '127.0.0.1', resolve)
  })
  sandbox = createSandbox({
    env: {},
    clock,
    random: testRandom(),
    webhookUrl: () => '',
    identityWebhookUrl: () => `http://127.0.0.1:${(product.address() as AddressInfo).port}/hook`,
    pagesUrl: ownUrl,
    webhookPausesMs: [1, 1],
    slowMs: 60_000,
  })
  server = await listenAlone(sandbox)
})
afterEach(() => {
  sandbox.faults.clear()
  arrived.length = 0
})
afterAll(async () => {
  await sandbox.close()
  await server.close()
  product.close()
})

/** What a person does on the service's page. */
const click = async (url: string, outcome: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome, given: 'Jonas', family: 'Müller', born: '1990-03-27' }),
  })
  await sandbox.identityNotices.settled()
  return answer.text()
}

describe.each(['idnow', 'webid', 'stripe'] as const)('%s', (name) => {
  const check = () => adapters[name](server.port)

  test('one that was begun is pending, on a page of its own that says what it is', async () => {
    const { reference, url } = await check().start(jonas())
    expect(await check().read(reference)).toEqual({ state: 'pending' })
    expect(await (await fetch(url)).text()).toContain('Sandbox')
  })

  test('the same attempt begins one and the same verification, the next another', async () => {
    const person = jonas()
    const [first, again, next] = [
      await check().start(person),
      await check().start(person),
      await check().start(jonas()),
    ]
    expect(again).toEqual(first)
    expect(next.reference).not.toBe(first.reference)
  })

  test.each([
    ['pass', { state: 'verified', person: { givenName: 'Jonas', familyName: 'Müller', birthDate: '1990-03-27' } }],
    ['changed', { state: 'verified', person: { givenName: 'Jonas Maria', familyName: 'Müller' } }],
    ['other', { state: 'verified', person: { givenName: 'Sabine', familyName: 'Andersen' } }],
    ['abort', { state: 'failed', reason: 'aborted' }],
    ['fail', { state: 'failed', reason: 'refused' }],
    ['wait', { state: 'pending' }],
  ])('%s: the result, and a notice that names it and says no more', async (outcome, result) => {
    const { reference, url } = await check().start(jonas())
    await click(url, outcome)
    expect(await check().read(reference)).toMatchObject(result)
    expect(arrived.map((notice) => check().readNotice(notice).reference)).toEqual([reference])
  })

  test('waiting, then passed; and what is passed stays so', async () => {
    const { reference, url } = await check().start(jonas())
    for (const outcome of ['wait', 'pass', 'fail']) await click(url, outcome)
    expect(await check().read(reference)).toMatchObject({ state: 'verified' })
  })

  test('one that the service does not know has expired', async () =>
    expect(await check().read('unknown-1')).toEqual({ state: 'failed', reason: 'expired' }))

  test('a notice may be lost, or come twice', async () => {
    const [lost, twice] = [await check().start(jonas()), await check().start(jonas())]
    sandbox.faults.set('identity-notices', 'lost', 1)
    await click(lost.url, 'pass')
    expect(arrived).toEqual([])
    expect(await check().read(lost.reference)).toMatchObject({ state: 'verified' })
    sandbox.faults.set('identity-notices', 'twice', 1)
    await click(twice.url, 'pass')
    expect(new Set(arrived.map(({ rawBody }) => rawBody.toString())).size).toBe(1)
    expect(arrived).toHaveLength(2)
  })

  test.each(['down', 'limited', 'garbage', 'cut-off', 'slow'])(
    '%s on each try: unavailable, within the time set',
    async (fault) => {
      const { reference } = await check().start(jonas())
      const impatient = adapters[name](server.port, undefined, 500)
      const started = performance.now()
      for (const call of [() => impatient.read(reference), () => impatient.start(jonas())]) {
        sandbox.faults.set('identity', fault, 2)
        await expect(call()).rejects.toBeInstanceOf(ProviderUnavailable)
      }
      expect(performance.now() - started).toBeLessThan(20_000)
    },
  )

  test('no one listens, or the key is not known there', async () => {
    await expect(adapters[name](9).start(jonas())).rejects.toBeInstanceOf(ProviderUnavailable)
    await expect(adapters[name](server.port, 'sk_other').start(jonas())).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  test("a notice that is not the service's is forged", async () => {
    const { url } = await check().start(jonas())
    await click(url, 'pass')
    const [notice] = arrived as [Notice]
    const forged: Notice[] =
      name === 'stripe'
        ? [
            { ...notice, headers: {} },
            { ...notice, rawBody: Buffer.from(`${notice.rawBody.toString()} `) },
            {
              ...notice,
              headers: {
                'stripe-signature': Stripe.webhooks.generateTestHeaderString({
                  payload: notice.rawBody.toString(),
                  secret: keys.webhookSecret,
                  timestamp: Math.floor(Date.now() / 1000) - 301,
                }),
              },
            },
          ]
        : [
            { ...notice, secret: 'guessed' },
            { ...notice, rawBody: Buffer.from('<xml/>') },
            { ...notice, rawBody: Buffer.from('{}') },
          ]
    for (const one of forged) expect(() => check().readNotice(one)).toThrow(ForgedEvent)
  })
})

test("a given name of the robot's passes by itself after three seconds", async () => {
  const { reference } = await adapters.idnow(server.port).start({ ...jonas(), givenName: identityKeys.robot })
  clock.advance(3)
  expect(await adapters.idnow(server.port).read(reference)).toMatchObject({ state: 'verified' })
})
