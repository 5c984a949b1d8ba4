import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox, payments } from '../../db/schema.ts'
import { settleMember, settleOperator, settleReport, type TestApplicant } from '../../testing/people.ts'
import { settleComplete } from '../../testing/complete-person.ts'
import { createJobHandlers } from '../index.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(5))
  anna = await settleComplete(app)
  await post('/api/v1/confirmation/submit', { confirmed: true })
})

const at = (person: TestApplicant) => ({
  token: person.token,
  query: { application_id: person.applicationId, lang: 'en' },
})
const get = (url: string, query: Record<string, string> = {}, person = anna) =>
  app.call({ url, token: person.token, query: { ...at(person).query, ...query } })
const post = (url: string, body?: unknown, person = anna) =>
  app.call({ method: 'POST', url, ...at(person), ...(body === undefined ? {} : { body }) })
const open = async () =>
  (await post('/api/v1/payment/create-session')).json().clientSecret.replace('_secret', '') as string
const isRequired = async (person = anna) =>
  (await get('/api/v1/payment/is-payment-required', {}, person)).json().is_payment_required as boolean
const webhook = (
  event: { id: string; type: string; sessionId?: string | null; chargeOf?: string; account?: string },
  signature?: string,
) => {
  const payload = JSON.stringify(event)
  return app.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? app.fakePayments.sign(payload) },
    payload,
  })
}
const emails = async (wanted: string, person = anna) =>
  app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
    return (await tx.select().from(outbox)).filter(({ kind, userId }) => kind === wanted && userId === person.userId)
      .length
  })
const receipts = (person = anna) => emails('receipt', person)
const closeCheckout = () =>
  createJobHandlers(app.deps).closeCheckout(
    { applicationId: anna.applicationId },
    { jobId: 'test', attempt: 1, isLast: false, behindSeconds: 0 },
  )
const pay = (sessionId: string, change: Record<string, unknown> = {}) =>
  Object.assign(app.fakePayments.sessions.get(sessionId)!, { status: 'complete', paid: true, ...change })

describe('opening', () => {
  test('needs the declaration first', { tags: ['B2-payment'] }, async () => {
    const bruno = await settleComplete(app)
    expect((await post('/api/v1/payment/create-session', undefined, bruno)).json()).toMatchObject({
      code: 'not_ready',
      lacks: [{ kind: 'confirmation', step: 'confirmation' }],
    })
  })

  test('many at once get one and the same session', { tags: ['B7-createPaymentSession', 'PY-5'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/v1/payment/create-session')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]!.json()).toMatchObject({
      success: true,
      clientSecret: expect.stringMatching(/_secret$/),
      publishableKey: 'pk_stand_in',
      scriptUrl: expect.stringContaining('https://'),
    })
  })

  test('a session that ran out gives way to a new one', async () => {
    const first = await open()
    app.fakePayments.sessions.get(first)!.status = 'expired'
    const second = await open()
    expect(second).not.toBe(first)
    expect(await open()).toBe(second)
  })

  test('in another language gives way to one that speaks it, and takes no card any more', async () => {
    const openIn = async (lang: string) =>
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/payment/create-session',
          token: anna.token,
          query: { application_id: anna.applicationId, lang },
        })
      ).json()
    const { clientSecret: german } = await openIn('de')
    const { clientSecret: italian } = await openIn('it')
    expect(italian).not.toBe(german)
    expect((await openIn('it')).clientSecret).toBe(italian)
    const states = [german, italian].map((secret: string) =>
      app.fakePayments.sessions.get(secret.replace('_secret', '')),
    )
    expect(states).toMatchObject([
      { language: 'de', status: 'expired' },
      { language: 'it', status: 'open' },
    ])
  })

  test(
    'is over once an answer changes: the open form takes no card, and a later one is new',
    { tags: ['B5-paid-once'] },
    async () => {
      const first = await open()
      await post('/api/v2/personal-details/other-incomes', { otherIncomes: 'pension' })
      await closeCheckout()
      expect(app.fakePayments.sessions.get(first)!.status).toBe('expired')
      await post('/api/v1/confirmation/submit', { confirmed: true })
      const second = await open()
      expect(second).not.toBe(first)
      // Confirmed again, a job that comes late leaves the new form open.
      await closeCheckout()
      expect(app.fakePayments.sessions.get(second)!.status).toBe('open')
    },
  )

  test('with the provider down is refused in words and charges nothing', { tags: ['K-System.502'] }, async () => {
    app.fakePayments.isDown = true
    const answer = await post('/api/v1/payment/create-session')
    app.fakePayments.isDown = false
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

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another application', { applicationId: 'someone-else' }],
  ])('a session of %s pays nothing', { tags: ['B4-payment-return', 'B7-paymentSessionStatus'] }, async (_, change) => {
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

  test("someone else's session is not there", async () => {
    const id = await open()
    const bruno = await settleComplete(app)
    expect((await get('/api/v1/payment/session-status', { session_id: id }, bruno)).body).toBe(
      (await get('/api/v1/payment/session-status', { session_id: 'cs_unknown' }, bruno)).body,
    )
  })
})

describe("the provider's notice", () => {
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
    for (const [number, type] of [
      'checkout.session.expired',
      'checkout.session.completed',
      'checkout.session.expired',
      'checkout.session.async_payment_failed',
      'checkout.session.completed',
    ].entries()) {
      expect((await webhook({ id: `evt_${number}_${id}`, type, sessionId: id })).statusCode).toBe(200)
    }
    expect([await isRequired(), await receipts()]).toEqual([false, 1])
    expect((await post('/api/v1/payment/create-session')).json()).toMatchObject({ code: 'already_paid' })
  })

  test('that is forged is refused and changes nothing', async () => {
    const id = await open()
    pay(id)
    expect(
      (await webhook({ id: 'evt_forged', type: 'checkout.session.completed', sessionId: id }, 'forged')).statusCode,
    ).toBe(400)
    const rows = await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(payments))
    expect(rows.find(({ sessionId }) => sessionId === id)?.status).toBe('open')
  })

  test('that says more than is true changes nothing', async () => {
    const id = await open()
    expect(
      (await webhook({ id: `evt_early_${id}`, type: 'checkout.session.completed', sessionId: id })).json(),
    ).toEqual({ received: true })
    expect(await isRequired()).toBe(true)
  })

  test('about nothing of ours is taken and dropped', async () => {
    expect((await webhook({ id: 'evt_other', type: 'customer.created', sessionId: null })).json()).toEqual({
      received: true,
    })
  })

  test('that cannot be checked now is answered so that it comes again', async () => {
    const id = await open()
    app.fakePayments.isDown = true
    expect(
      (await webhook({ id: `evt_down_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode,
    ).toBe(503)
    app.fakePayments.isDown = false
    pay(id)
    expect(
      (await webhook({ id: `evt_down_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode,
    ).toBe(200)
    expect(await isRequired()).toBe(false)
  })
})

describe('money that goes back', () => {
  /** What happened at the provider, and its notice of it. */
  const told = (
    id: string,
    type: string,
    change: Record<string, unknown>,
    event = `evt_${type}_${id}_${JSON.stringify(change)}`,
  ) => {
    Object.assign(app.fakePayments.sessions.get(id)!, change)
    return webhook({ id: event, type, chargeOf: `pi_${id}` })
  }
  const paid = async () => {
    const id = await open()
    pay(id)
    expect(await isRequired()).toBe(false)
    return id
  }
  const kept = async (id: string) =>
    (await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(payments))).find(
      ({ sessionId }) => sessionId === id,
    )!
  const standing = async () => {
    const { is_payment_required, is_paid, refunded } = (await get('/api/v1/payment/is-payment-required')).json()
    return { is_payment_required, is_paid, refunded }
  }

  test('in full before the report: it is to be paid again, said so, and told by one letter however often the notice comes', async () => {
    const id = await paid()
    for (let time = 0; time < 3; time++)
      expect(
        (await told(id, 'charge.refunded', { refunded: 2000 }, time < 2 ? `evt_same_${id}` : `evt_again_${id}`))
          .statusCode,
      ).toBe(200)
    expect(await standing()).toEqual({ is_payment_required: true, is_paid: false, refunded: 2000 })
    expect([await emails('refund'), await receipts()]).toEqual([1, 1])
    const second = await open()
    expect(second).not.toBe(id)
    pay(second)
    expect(await standing()).toEqual({ is_payment_required: false, is_paid: true, refunded: 2000 })
    // What is told of the first one later takes nothing from the second.
    await told(id, 'charge.dispute.closed', { dispute: 'lost' })
    expect(await isRequired()).toBe(false)
  })

  test('in part leaves it paid; each part has its email', async () => {
    const id = await paid()
    await told(id, 'charge.refunded', { refunded: 500 })
    await told(id, 'charge.refunded', { refunded: 900 })
    expect(await standing()).toEqual({ is_payment_required: false, is_paid: true, refunded: 900 })
    expect(await emails('refund')).toBe(2)
  })

  test('notices in another order than things happened, and answers older than the last, take nothing back', async () => {
    const id = await open()
    Object.assign(app.fakePayments.sessions.get(id)!, { status: 'complete', paid: true })
    await told(id, 'charge.refunded', { refunded: 2000 })
    expect((await kept(id)).status).toBe('complete')
    expect(
      (await webhook({ id: `evt_paid_late_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode,
    ).toBe(200)
    expect(await standing()).toEqual({ is_payment_required: true, is_paid: false, refunded: 2000 })
    await told(id, 'charge.dispute.closed', { dispute: 'won', refunded: 0 })
    await told(id, 'charge.dispute.created', { dispute: 'open' })
    expect(await kept(id)).toMatchObject({ refundedCents: 2000, dispute: 'won' })
  })

  test.each([
    ['open', false],
    ['won', false],
    ['lost', true],
  ] as const)('a dispute that is %s: to be paid again %s', async (dispute, isOwed) => {
    const id = await paid()
    await told(id, 'charge.dispute.created', { dispute })
    expect([(await kept(id)).dispute, await isRequired()]).toEqual([dispute, isOwed])
  })

  test('after the report was issued: the report stays, and no one is asked to pay', async () => {
    const id = await paid()
    const reportId = await settleReport(app, anna, await settleMember(app))
    await told(id, 'charge.refunded', { refunded: 2000 })
    expect(await standing()).toEqual({ is_payment_required: false, is_paid: true, refunded: 2000 })
    expect(
      (await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.reports.find(reportId)))?.revokedAt,
    ).toBeNull()
    expect(await emails('refund')).toBe(1)
  })

  test('an operator sees it, of which company, and nothing of whom', async () => {
    const member = await settleMember(app)
    anna = await settleComplete(app, member)
    await post('/api/v1/confirmation/submit', { confirmed: true })
    const id = await paid()
    await told(id, 'charge.dispute.created', { dispute: 'open', refunded: 300 })
    const { payments: shown } = (
      await app.call({ url: '/api/v1/operator/payments', token: (await settleOperator(app)).token })
    ).json()
    const { id: row } = await kept(id)
    expect(shown.find((one: { id: string }) => one.id === row)).toEqual({
      id: row,
      company_name: 'Casa Prova',
      account: null,
      amount: 2000,
      refunded: 300,
      dispute: 'open',
      paid_at: expect.any(String),
    })
  })
})

describe('a company with an account of its own', () => {
  test(
    'is paid into it, and stays so for what was opened, whatever is settled later',
    { tags: ['B1-payment-account'] },
    async () => {
      const member = await settleMember(app),
        settle = (paymentAccount: string | null) =>
          app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
            stores.companies.settle(member.companyId, { paymentAccount }),
          )
      await settle('acct_casa')
      anna = await settleComplete(app, member)
      await post('/api/v1/confirmation/submit', { confirmed: true })
      const opened = (await post('/api/v1/payment/create-session')).json()
      expect(opened.account).toBe('acct_casa')
      await settle(null)
      expect((await post('/api/v1/payment/create-session')).json()).toEqual(opened)
      const id = opened.clientSecret.replace('_secret', '')
      pay(id)
      // Of another account the same name is another thing.
      expect(
        (await webhook({ id: `evt_own_${id}`, type: 'checkout.session.completed', sessionId: id })).statusCode,
      ).toBe(200)
      expect(
        (await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(payments))).find(
          ({ sessionId }) => sessionId === id,
        )?.status,
      ).toBe('open')
      expect(
        (
          await webhook({
            id: `evt_casa_${id}`,
            type: 'checkout.session.completed',
            sessionId: id,
            account: 'acct_casa',
          })
        ).statusCode,
      ).toBe(200)
      expect([await isRequired(), await receipts()]).toEqual([false, 1])
    },
  )
})
