import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox, payments } from '../../db/schema.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => { app = await startTestApp() })
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(5))
  anna = await settleApplicant(app)
  await post('/api/v1/confirmation/submit', { confirmed: true })
})

const at = (person: TestApplicant) => ({ token: person.token, query: { application_id: person.applicationId, lang: 'en' } })
const get = (url: string, query: Record<string, string> = {}, person = anna) => app.call({ url, token: person.token, query: { ...at(person).query, ...query } })
const post = (url: string, body?: unknown, person = anna) => app.call({ method: 'POST', url, ...at(person), ...(body === undefined ? {} : { body }) })
const open = async () => (await post('/api/v1/payment/create-session')).json().clientSecret.replace('_secret', '') as string
const isRequired = async (person = anna) => (await get('/api/v1/payment/is-payment-required', {}, person)).json().is_payment_required as boolean
const webhook = (event: { id: string; type: string; sessionId: string | null }, signature?: string) => {
  const payload = JSON.stringify(event)
  return app.app.inject({ method: 'POST', url: '/api/v1/payment/webhook', headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? app.till.sign(payload) }, payload })
}
const receipts = async (person = anna) => app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
  return (await tx.select().from(outbox)).filter(({ kind, userId }) => kind === 'receipt' && userId === person.userId).length
})
const pay = (sessionId: string, change: Record<string, unknown> = {}) => Object.assign(app.till.sessions.get(sessionId)!, { status: 'complete', paid: true, ...change })

describe('opening', () => {
  test('needs the declaration first', async () => {
    const bruno = await settleApplicant(app)
    expect((await post('/api/v1/payment/create-session', undefined, bruno)).json()).toMatchObject({ code: 'not_confirmed' })
  })

  test('many at once get one and the same session', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/v1/payment/create-session')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]!.json()).toMatchObject({ success: true, publishableKey: 'pk_stand_in', scriptUrl: expect.stringContaining('https://') })
  })

  test('a session that ran out gives way to a new one', async () => {
    const first = await open()
    app.till.sessions.get(first)!.status = 'expired'
    const second = await open()
    expect(second).not.toBe(first)
    expect(await open()).toBe(second)
  })

  test('with the provider down is refused in words and charges nothing', async () => {
    app.till.isDown = true
    const answer = await post('/api/v1/payment/create-session')
    app.till.isDown = false
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment_unavailable'])
    expect(await isRequired()).toBe(true)
  })
})

describe('the truth', () => {
  test('is asked of the provider: an unpaid session that calls itself complete pays nothing', async () => {
    const id = await open()
    pay(id, { paid: false })
    await get('/api/v1/payment/session-status', { session_id: id })
    expect(await isRequired()).toBe(true)
  })

  test.each([['another amount', { amount: 1 }], ['another currency', { currency: 'usd' }], ['another application', { applicationId: 'someone-else' }]])('a session of %s pays nothing', async (_, change) => {
    const id = await open()
    pay(id, change)
    await get('/api/v1/payment/session-status', { session_id: id })
    expect(await isRequired()).toBe(true)
  })

  test('a payment whose notice was lost is found by asking', async () => {
    pay(await open())
    expect(await isRequired()).toBe(false)
    expect(await receipts()).toBe(1)
  })

  test('somebody else\'s session is not there', async () => {
    const id = await open()
    const bruno = await settleApplicant(app)
    expect((await get('/api/v1/payment/session-status', { session_id: id }, bruno)).body).toBe((await get('/api/v1/payment/session-status', { session_id: 'cs_unknown' }, bruno)).body)
  })
})

describe('the provider\'s notice', () => {
  test('a hundred deliveries at once have one effect and one receipt', async () => {
    const id = await open()
    pay(id)
    const event = { id: `evt_${id}`, type: 'checkout.session.completed', sessionId: id }
    const answers = await Promise.all(Array.from({ length: 100 }, () => webhook(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([await isRequired(), await receipts()]).toEqual([false, 1])
  })

  test('that comes late, twice or out of order changes nothing of what is paid', async () => {
    const id = await open()
    pay(id)
    for (const [number, type] of ['checkout.session.expired', 'checkout.session.completed', 'checkout.session.expired', 'checkout.session.async_payment_failed', 'checkout.session.completed'].entries()) {
      expect((await webhook({ id: `evt_${number}_${id}`, type, sessionId: id })).statusCode).toBe(200)
    }
    expect([await isRequired(), await receipts()]).toEqual([false, 1])
    expect((await post('/api/v1/payment/create-session')).json()).toMatchObject({ code: 'already_paid' })
  })

  test('that is forged is refused and changes nothing', async () => {
    const id = await open()
    pay(id)
    expect((await webhook({ id: 'evt_forged', type: 'checkout.session.completed', sessionId: id }, 'forged')).statusCode).toBe(400)
    const rows = await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(payments))
    expect(rows.find(({ sessionId }) => sessionId === id)?.status).toBe('open')
  })

  test('that says more than is true changes nothing', async () => {
    const id = await open()
    expect((await webhook({ id: `evt_early_${id}`, type: 'checkout.session.completed', sessionId: id })).json()).toEqual({ received: true })
    expect(await isRequired()).toBe(true)
  })

  test('about nothing of ours is taken and dropped', async () => {
    expect((await webhook({ id: 'evt_other', type: 'customer.created', sessionId: null })).json()).toEqual({ received: true })
  })

  test('that cannot be checked now is answered so that it comes again', async () => {
    const id = await open()
    app.till.isDown = true
    expect((await webhook({ id: `evt_down_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode).toBe(503)
    app.till.isDown = false
    pay(id)
    expect((await webhook({ id: `evt_down_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode).toBe(200)
    expect(await isRequired()).toBe(false)
  })
})
