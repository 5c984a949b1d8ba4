import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { keys } from '../sandbox/magic.ts'
import { type Sandbox, createSandbox, listenAlone } from '../sandbox/sandbox.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { ForgedEvent } from '../forged-event.ts'
import type { Payments } from './port.ts'
import { createStripePayments } from './stripe.ts'

// The client waits between its tries, and the machine may be busy.

const order = {
  applicationId: 'app_1',
  attempt: 1,
  amount: 2000,
  email: 'giulia@example.org',
  language: 'it',
  returnUrl: 'http://localhost/it/rent/fill/app_1/payment?session_id={CHECKOUT_SESSION_ID}',
  account: null,
} as const
const clock = testClock(new Date().toISOString())
let attempt = 1
const next = () => ({ ...order, attempt: ++attempt })

/** The product's end of the webhook: keeps what arrives, answers what is wished. */
const arrived: Array<{ body: Buffer; signature: string }> = []
let answers: number[] = []
const product = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      arrived.push({ body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) })
      response.writeHead(answers.shift() ?? 200).end()
    })
})

let sandbox: Sandbox, server: Awaited<ReturnType<typeof listenAlone>>, payments: Payments
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    product.listen(0, '127.0.0.1', resolve)
  })
  sandbox = createSandbox({
    env: {},
    clock,
    random: testRandom(),
    webhookUrl: () => `http://127.0.0.1:${(product.address() as AddressInfo).port}/hook`,
    webhookPausesMs: [1, 1],
    slowMs: 60_000,
  })
  server = await listenAlone(sandbox)
  payments = paymentsAt(server.port)
})
afterEach(() => {
  sandbox.faults.clear()
  arrived.length = 0
  answers = []
})
afterAll(async () => {
  await sandbox.close()
  await server.close()
  product.close()
})

const paymentsAt = (port: number, secretKey: string = keys.secretKey, timeoutMs = 10_000) =>
  createStripePayments({
    ...keys,
    secretKey,
    scriptUrl: '/sandbox/stripe.js',
    api: { host: '127.0.0.1', port, protocol: 'http' },
    timeoutMs,
  })
const fill = async (clientSecret: string, form: Record<string, string>) =>
  (
    await fetch(`http://127.0.0.1:${server.port}/sandbox/checkout/${clientSecret}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
  ).text()
const pay = (clientSecret: string, number: string) => fill(clientSecret, { step: 'pay', number })

test("an opened checkout is open, unpaid, and this application's", async () => {
  const { sessionId, clientSecret } = await payments.openCheckout(next())
  expect(clientSecret).toMatch(new RegExp(`^${sessionId}_secret_`))
  expect(await payments.readSession(sessionId, null)).toEqual({
    id: sessionId,
    applicationId: 'app_1',
    status: 'open',
    paid: false,
    amount: 2000,
    currency: 'eur',
    refunded: 0,
    dispute: null,
    language: 'it',
  })
})

test(
  'a checkout leaves the page where it is, unless the way to pay itself leads away',
  { tags: ['PY-6'] },
  async () => {
    const { sessionId } = await payments.openCheckout(next())
    const session = (await (
      await fetch(`http://127.0.0.1:${server.port}/v1/checkout/sessions/${sessionId}`, {
        headers: { authorization: `Bearer ${keys.secretKey}` },
      })
    ).json()) as Record<string, unknown>
    expect(session).toMatchObject({ ui_mode: 'embedded_page', redirect_on_completion: 'if_required' })
  },
)

test('the same attempt opens the same checkout, another attempt another', async () => {
  const wanted = next()
  const [first, again] = [await payments.openCheckout(wanted), await payments.openCheckout(wanted)]
  expect(again).toEqual(first)
  expect((await payments.openCheckout(next())).sessionId).not.toBe(first.sessionId)
})

test("an attempt that is used again for another amount is our bug, not the provider's silence", async () => {
  const wanted = next()
  await payments.openCheckout(wanted)
  await expect(payments.openCheckout({ ...wanted, amount: 100 })).rejects.not.toBeInstanceOf(ProviderUnavailable)
})

test('a good card pays, and the product is told once with a true signature', async () => {
  const { sessionId, clientSecret } = await payments.openCheckout(next())
  expect(await pay(clientSecret, '4242 4242 4242 4242')).toContain(`data-complete="${sessionId}"`)
  await sandbox.announcer.settled()
  expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'complete', paid: true })
  expect(arrived).toHaveLength(1)
  expect(payments.readEvent(arrived[0]!.body, arrived[0]!.signature)).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'checkout.session.completed',
    account: null,
    sessionId,
    chargeOf: null,
  })
  await pay(clientSecret, '4242 4242 4242 4242')
  await sandbox.announcer.settled()
  expect(arrived).toHaveLength(1)
})

test.each([
  ['4000000000000002', 'La carta è stata rifiutata'],
  ['4000000000009995', 'La carta è stata rifiutata'],
  ['1234', 'Questa non è una delle carte'],
])("card %s is refused in the applicant's language and stays unpaid", async (number, words) => {
  const { sessionId, clientSecret } = await payments.openCheckout(next())
  expect(await pay(clientSecret, number)).toContain(words)
  expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'open', paid: false })
})

test('3-D Secure: nothing is paid until the bank confirms; a refusal leads back to the form', async () => {
  const { sessionId, clientSecret } = await payments.openCheckout(next())
  expect(await pay(clientSecret, '4000 0025 0000 3155')).toContain('3-D Secure')
  expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'open', paid: false })
  expect(await fill(clientSecret, { step: 'refuse' })).toContain('La conferma è stata rifiutata')
  expect(await fill(clientSecret, { step: 'confirm' })).toContain('data-complete')
  expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'complete', paid: true })
})

test('a form left open for a day has expired and takes no card', async () => {
  const { sessionId, clientSecret } = await payments.openCheckout(next())
  clock.advance(24 * 60 * 60)
  expect(await pay(clientSecret, '4242424242424242')).toContain('scaduto')
  expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'expired', paid: false })
})

test('a form that is taken back takes no card; a paid one stays paid, and one that is unknown is no fault', async () => {
  const taken = await payments.openCheckout(next())
  await payments.closeCheckout(taken.sessionId, null)
  expect(await pay(taken.clientSecret, '4242424242424242')).toContain('scaduto')
  expect(await payments.readSession(taken.sessionId, null)).toMatchObject({ status: 'expired', paid: false })
  const paid = await payments.openCheckout(next())
  await pay(paid.clientSecret, '4242424242424242')
  await payments.closeCheckout(paid.sessionId, null)
  expect(await payments.readSession(paid.sessionId, null)).toMatchObject({ status: 'complete', paid: true })
  await payments.closeCheckout('cs_test_gone', null)
})

test('a session that the provider does not know has expired and belongs to no one', async () => {
  expect(await payments.readSession('cs_test_gone', null)).toEqual({
    id: 'cs_test_gone',
    applicationId: null,
    status: 'expired',
    paid: false,
    amount: 0,
    currency: 'eur',
    refunded: 0,
    dispute: null,
    language: null,
  })
})

describe('after it was paid', () => {
  const paidFor = async (account: string | null) => {
    const { sessionId, clientSecret } = await payments.openCheckout({ ...next(), account })
    const place = `http://127.0.0.1:${server.port}/sandbox/checkout/${clientSecret}${account ? `?account=${account}` : ''}`
    await fetch(place, { method: 'POST', body: new URLSearchParams({ step: 'pay', number: '4242424242424242' }) })
    await sandbox.announcer.settled()
    return sessionId
  }
  /** Does it at the provider's desk, and gives what the product is told. */
  const act = async (sessionId: string, deed: string) => {
    arrived.length = 0
    await fetch(`http://127.0.0.1:${server.port}/sandbox/charges`, {
      method: 'POST',
      body: new URLSearchParams({ session: sessionId, deed }),
      redirect: 'manual',
    })
    await sandbox.announcer.settled()
    return payments.readEvent(arrived[0]!.body, arrived[0]!.signature)
  }

  test('money that goes back is told in two ways: that it did, and, when asked, how much', async () => {
    const sessionId = await paidFor(null),
      told = await act(sessionId, 'refund-half')
    expect(told).toMatchObject({ type: 'charge.refunded', account: null, sessionId: null })
    expect(await payments.sessionOf(told.chargeOf!, null)).toBe(sessionId)
    expect(await payments.readSession(sessionId, null)).toMatchObject({ paid: true, refunded: 1000, dispute: null })
    await act(sessionId, 'refund')
    expect(await payments.readSession(sessionId, null)).toMatchObject({ refunded: 2000 })
  })

  test.each(['won', 'lost'] as const)('a dispute is open, and then %s', async (end) => {
    const sessionId = await paidFor(null)
    expect(await act(sessionId, 'dispute')).toMatchObject({
      type: 'charge.dispute.created',
      chargeOf: expect.stringMatching(/^pi_/),
    })
    expect(await payments.readSession(sessionId, null)).toMatchObject({ dispute: 'open' })
    expect(await act(sessionId, `dispute-${end}`)).toMatchObject({ type: 'charge.dispute.closed' })
    expect(await payments.readSession(sessionId, null)).toMatchObject({ dispute: end })
  })

  test('what goes to a connected account is there and nowhere else, and events name it', async () => {
    const sessionId = await paidFor('acct_casa')
    expect(payments.readEvent(arrived[0]!.body, arrived[0]!.signature)).toMatchObject({
      account: 'acct_casa',
      sessionId,
    })
    expect(await payments.readSession(sessionId, 'acct_casa')).toMatchObject({ paid: true })
    expect(await payments.readSession(sessionId, null)).toMatchObject({ status: 'expired', paid: false })
    const { chargeOf, account } = await act(sessionId, 'refund')
    expect([await payments.sessionOf(chargeOf!, account), await payments.sessionOf(chargeOf!, null)]).toEqual([
      sessionId,
      null,
    ])
  })

  test('the card form of a connected account opens only for who names it', async () => {
    const { clientSecret } = await payments.openCheckout({ ...next(), account: 'acct_casa' })
    const form = (query: string) => fetch(`http://127.0.0.1:${server.port}/sandbox/checkout/${clientSecret}${query}`)
    expect([(await form('')).status, (await form('?account=acct_casa')).status]).toEqual([404, 200])
  })
})

describe('a provider in trouble', () => {
  test.each(['down', 'limited', 'garbage', 'cut-off', 'slow'])(
    '%s on each try: unavailable, within the time set',
    async (fault) => {
      const { sessionId } = await payments.openCheckout(next())
      sandbox.faults.set('payments', fault, 2)
      const started = performance.now()
      await expect(paymentsAt(server.port, keys.secretKey, 500).readSession(sessionId, null)).rejects.toBeInstanceOf(
        ProviderUnavailable,
      )
      expect(performance.now() - started).toBeLessThan(15_000)
    },
  )

  test('a lost answer is asked for again under the same key: one checkout, not two', async () => {
    const before = sandbox.sessions.all().length
    sandbox.faults.set('payments', 'cut-off', 1)
    await payments.openCheckout(next())
    expect(sandbox.sessions.all()).toHaveLength(before + 1)
  })

  test('no one listens', async () => {
    await expect(paymentsAt(9).openCheckout(next())).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  test('a key that it does not know', async () => {
    await expect(paymentsAt(server.port, 'sk_test_other').openCheckout(next())).rejects.toBeInstanceOf(
      ProviderUnavailable,
    )
  })
})

describe('notices', () => {
  const paid = async () => {
    const { sessionId, clientSecret } = await payments.openCheckout(next())
    await pay(clientSecret, '4242424242424242')
    await sandbox.announcer.settled()
    return sessionId
  }
  test('are sent again until they are taken, each time as the same event', async () => {
    answers = [500, 503]
    await paid()
    expect(arrived).toHaveLength(3)
    expect(new Set(arrived.map(({ body }) => body.toString())).size).toBe(1)
  })
  test('may be lost: the session still says that it is paid', async () => {
    sandbox.faults.set('webhooks', 'lost', 1)
    const sessionId = await paid()
    expect(arrived).toEqual([])
    expect(await payments.readSession(sessionId, null)).toMatchObject({ paid: true })
  })
  test('may come twice', async () => {
    sandbox.faults.set('webhooks', 'twice', 1)
    await paid()
    expect(arrived.map(({ body, signature }) => payments.readEvent(body, signature).id)).toEqual(
      expect.arrayContaining([expect.any(String)]),
    )
    expect(arrived).toHaveLength(2)
  })
})

describe('a signature', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session' } },
  })
  const now = Math.floor(Date.now() / 1000)
  const signed = (timestamp: number, secret: string = keys.webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  test('that holds gives the event', () =>
    expect(payments.readEvent(Buffer.from(payload), signed(now))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      account: null,
      sessionId: 'cs_1',
      chargeOf: null,
    }))
  test('of any of the endpoints gives it, too', () => {
    const both = createStripePayments({
      ...keys,
      webhookSecret: `whsec_other, ${keys.webhookSecret}`,
      scriptUrl: '',
      api: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    })
    for (const secret of ['whsec_other', keys.webhookSecret])
      expect(both.readEvent(Buffer.from(payload), signed(now, secret)).id).toBe('evt_1')
    expect(() => both.readEvent(Buffer.from(payload), signed(now, 'whsec_third'))).toThrow(ForgedEvent)
  })
  test.each<[string, Buffer, string]>([
    ['of another secret', Buffer.from(payload), signed(now, 'whsec_other')],
    ['of a body that was changed', Buffer.from(payload.replace('cs_1', 'cs_2')), signed(now)],
    ['that is too old', Buffer.from(payload), signed(now - 301)],
    ['that is missing', Buffer.from(payload), ''],
    ['that is nonsense', Buffer.from(payload), 't=x,v1=y'],
  ])('%s is forged', (_, body, signature) => {
    expect(() => payments.readEvent(body, signature)).toThrow(ForgedEvent)
  })
  test('over a body that is no JSON is forged', () => {
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: 'hello',
      secret: keys.webhookSecret,
      timestamp: now,
    })
    expect(() => payments.readEvent(Buffer.from('hello'), header)).toThrow(ForgedEvent)
  })
})
