import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDatabaseTrouble } from '../../db/trouble.ts'
import { codeIn, mailTo, signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'

let app: TestApp
let person = 0
let email: string
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())
beforeEach(() => {
  email = `person-${++person}@esempio.example`
})

const signUp = (address = email) =>
  app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(address) })
const verify = (code: string, address = email) =>
  app.call({ method: 'POST', url: '/api/v1/verify-email/submit', body: { email: address, code } })
const resend = (address = email) =>
  app.call({ method: 'POST', url: '/api/v1/verify-email/resend-code', body: { email: address } })
const codeOf = async (count = 1) => codeIn(await mailTo(app, email, count))
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the six-digit code', () => {
  test('opens a session once', { tags: ['B5-code', 'A7-verifyEmailSubmit'] }, async () => {
    await signUp()
    const code = await codeOf()
    expect((await verify(code)).json()).toMatchObject({
      success: true,
      access_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await verify(code)).json()).toMatchObject({ success: false, code: 'code_expired' })
  })

  test('is good for ten minutes and not a second more', { tags: ['A8-auth-wrong-code'] }, async () => {
    await signUp()
    const code = await codeOf()
    app.clock.advance(minutes(10))
    expect((await verify(code)).json().code).toBe('code_expired')
  })

  test('is dead after five wrong tries, also for the right one', { tags: ['A8-auth-wrong-code'] }, async () => {
    await signUp()
    const code = await codeOf()
    for (let turn = 0; turn < 5; turn++) expect((await verify(wrong(code))).json().code).toBe('wrong_code')
    expect((await verify(code)).json().code).toBe('code_tries_used')
  })

  /** What each of so many tries was told; one that waited too long for a connection on a busy machine compared nothing. */
  const tryAtOnce = async (count: number, code: string) =>
    (
      await Promise.allSettled(
        Array.from({ length: count }, () =>
          app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
            stores.codes.tryCode(email, 'applicant', code),
          ),
        ),
      )
    ).flatMap((outcome) => {
      if (outcome.status === 'fulfilled') return [outcome.value]
      expect(isDatabaseTrouble(outcome.reason), String(outcome.reason)).toBe(true)
      return []
    })

  test('of two hundred right ones at once exactly one opens a session', async () => {
    await signUp()
    const code = await codeOf()
    const outcomes = await tryAtOnce(200, code)
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
  })

  test('of two hundred wrong ones at once no more than five are compared', async () => {
    await signUp()
    const code = await codeOf()
    const outcomes = await tryAtOnce(200, wrong(code))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(new Set(outcomes)).toEqual(new Set(['wrong', 'triesUsed']))
  })

  test('the newest one counts, the older one no longer', async () => {
    await signUp()
    const old = await codeOf()
    app.clock.advance(seconds(60))
    expect((await resend()).json()).toEqual({ success: true, retry_after_seconds: 60 })
    const fresh = await codeOf(2)
    if (old !== fresh) expect((await verify(old)).json().code).toBe('wrong_code')
    expect((await verify(fresh)).json().success).toBe(true)
  })
})

describe('sending again', () => {
  test('is held to sixty seconds', { tags: ['A2-verify-email', 'B9-code', 'A7-resendCode'] }, async () => {
    await signUp()
    app.clock.advance(seconds(59))
    const early = await resend()
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'resend_too_soon', '1'])
    app.clock.advance(seconds(1))
    expect((await resend()).statusCode).toBe(200)
  })

  test('waits longer as wrong codes pile up', { tags: ['VE-7'] }, async () => {
    await signUp()
    const code = await codeOf()
    for (let turn = 0; turn < 5; turn++) await verify(wrong(code))
    app.clock.advance(seconds(60))
    expect((await resend()).headers['retry-after']).toBe('60')
    app.clock.advance(seconds(60))
    expect((await resend()).json()).toEqual({ success: true, retry_after_seconds: 120 })
  })

  test('a sign-up inside the minute makes its application and sends no second code', async () => {
    await signUp()
    await codeOf()
    expect((await signUp()).json()).toMatchObject({ success: true })
    expect(app.mailbox.emails.filter(({ to }) => to === email)).toHaveLength(1)
  })
})

describe('known and unknown addresses', () => {
  const shape = ({
    statusCode,
    body,
    headers,
  }: {
    statusCode: number
    body: string
    headers: Record<string, unknown>
  }) => ({ statusCode, body: body.replace(/[\da-f-]{36}/g, 'id'), headers: Object.keys(headers).sort() })

  test('sign-up, attempt and resend answer alike', async () => {
    await signUp()
    await verify(await codeOf())
    app.clock.advance(minutes(2))
    const stranger = `stranger-${person}@esempio.example`
    const attempt = (address: string) =>
      app.call({ method: 'POST', url: '/api/v1/signup/attempt', body: signUpFields(address) })
    expect(shape(await attempt(email))).toEqual(shape(await attempt(stranger)))
    expect(shape(await resend(email))).toEqual(shape(await resend(stranger)))
    expect(shape(await resend(email))).toEqual(shape(await resend(stranger)))
    app.clock.advance(minutes(2))
    expect(shape(await signUp(email))).toEqual(shape(await signUp(`second-${stranger}`)))
  })

  test('a code tried for an address that asked for none', async () => {
    expect((await verify('123456', `nobody-${person}@esempio.example`)).json().code).toBe('code_expired')
  })
})

test("a stranger who signs up with an address does not enter its account's list", async () => {
  await signUp()
  const token = (await verify(await codeOf())).json().access_token
  app.clock.advance(minutes(2))
  await signUp()
  const listed = await app.call({ url: '/api/v1/state/uncomplete-applications', token })
  expect(listed.json()).toEqual({ success: true, applications: [], invitations: [] })
})

test('a new session ends the old one at once', async () => {
  await signUp()
  const first = (await verify(await codeOf())).json().access_token
  app.clock.advance(minutes(1))
  await resend()
  const second = (await verify(await codeOf(2))).json().access_token
  const stay = (token: string) => app.call({ method: 'POST', url: '/api/v1/auth/keep-alive', token })
  expect([(await stay(first)).statusCode, (await stay(second)).statusCode]).toEqual([401, 200])
})
