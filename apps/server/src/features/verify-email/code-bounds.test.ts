/** How often a code may be sent and guessed, over days, and that a stranger cannot keep the owner of an address out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@attesta/contract/limits.ts'
import type { CodePurpose } from '../../stores/codes.ts'
import { codeIn, mailTo, signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { hours, minutes, seconds } from '../../testing/test-clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())

const issue = (email: string, purpose: CodePurpose = 'applicant', nonce?: string) =>
  app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.codes.issue(email, purpose, nonce))
const guess = (email: string, code: string, purpose: CodePurpose = 'applicant', nonce?: string) =>
  app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.codes.tryCode(email, purpose, code, nonce))
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const owner = 'owner-nonce-0123456789'
const stranger = 'stranger-nonce-012345'

describe('thirty days at the greatest rate', () => {
  test.each(['applicant', 'member', 'operator'] as const)(
    'no more than 100 guesses at codes of %s are compared, and no more than 10 are sent in any 24 hours',
    async (purpose) => {
      const email = `hunted-${purpose}@esempio.example`
      const start = app.clock.now().getTime()
      const sent: number[] = []
      let compared = 0
      while (app.clock.now().getTime() - start < 30 * hours(24)) {
        const issued = await issue(email, purpose, stranger)
        if ('tooSoon' in issued) {
          app.clock.advance(seconds(issued.tooSoon))
          continue
        }
        sent.push(app.clock.now().getTime())
        for (let turn = 0; turn <= 5; turn++)
          if ((await guess(email, wrongFor(issued.code), purpose, stranger)) === 'wrong') compared++
      }
      const inWindow = (windowMs: number) =>
        Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + windowMs).length))
      expect(compared).toBe(100)
      expect([inWindow(hours(1)), inWindow(hours(24))]).toEqual([5, 10])
    },
  )
})

test('codes that were used count towards the ten of a day', async () => {
  const email = 'often@esempio.example'
  for (let turn = 0; turn < 10; turn++) {
    const issued = await issue(email, 'member', owner)
    if ('tooSoon' in issued) throw new Error(`held back after ${turn}`)
    expect(await guess(email, issued.code, 'member', owner)).toBe('right')
    app.clock.advance(minutes(20))
  }
  const eleventh = await issue(email, 'member', owner)
  // The first of the ten was sent 200 minutes ago.
  expect(eleventh).toEqual({ tooSoon: 24 * 3600 - 200 * 60 })
  app.clock.advance(seconds(24 * 3600 - 200 * 60))
  expect(await issue(email, 'member', owner)).toHaveProperty('code')
})

describe('a stranger who knows the address', () => {
  test("neither burns the owner's code nor replaces it", async () => {
    const email = 'anna.owner@esempio.example'
    const own = await issue(email, 'applicant', owner)
    if ('tooSoon' in own) throw new Error('held back')
    for (let turn = 0; turn < 50; turn++) {
      await guess(email, wrongFor(own.code))
      await guess(email, wrongFor(own.code), 'applicant', stranger)
    }
    app.clock.advance(seconds(60))
    expect(await issue(email, 'applicant', stranger)).toHaveProperty('code')
    expect(await guess(email, own.code, 'applicant', owner)).toBe('right')
  })

  test('has no use of a code that the owner’s browser asked for', async () => {
    const email = 'bruno.owner@esempio.example'
    const own = await issue(email, 'applicant', owner)
    if ('tooSoon' in own) throw new Error('held back')
    expect(await guess(email, own.code, 'applicant', stranger)).toBe('expired')
    expect(await guess(email, own.code)).toBe('expired')
  })

  test('cannot shut the way by the link, even with all guesses of the month spent', async () => {
    const email = 'carla.owner@esempio.example'
    const links: string[] = []
    for (let round = 0; round < 30 && links.length < 21; round++) {
      const issued = await issue(email, 'operator', stranger)
      if ('tooSoon' in issued) {
        app.clock.advance(seconds(issued.tooSoon))
        continue
      }
      links.push(issued.link)
      for (let turn = 0; turn < limits.codeTries; turn++)
        await guess(email, wrongFor(issued.code), 'operator', stranger)
    }
    expect(await guess(email, '123456', 'operator', stranger)).toBe('triesUsed')
    expect(await guess(email, links.at(-1)!, 'operator')).toBe('right')
  })
})

describe('the link of the email', () => {
  const linkOf = (text: string) => {
    const [, page, fragment] = /(http\S+)#(proof=\S+)/.exec(text)!
    const said = new URLSearchParams(fragment)
    return { page: new URL(page!).pathname, proof: said.get('proof')!, email: said.get('email')! }
  }
  const enter = (url: string, { email, proof }: { email: string; proof: string }) =>
    app.call({ method: 'POST', url, body: { email, code: proof } })
  const verify = '/api/v1/verify-email/submit'

  test('opens a session once, within 24 hours, for its address only', async () => {
    const email = 'dora.link@esempio.example'
    const signedUp = await app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(email) })
    const link = linkOf(await mailTo(app, email))
    expect(link.email).toBe(email)
    expect(link.page).toBe(`/it/rent/fill/${signedUp.json().application_id}/verify-email`)
    expect((await enter(verify, { ...link, email: 'other@esempio.example' })).json().code).toBe('code_expired')
    app.clock.advance(hours(24) - 1)
    expect((await enter(verify, link)).json()).toMatchObject({ success: true, access_token: expect.any(String) })
    expect((await enter(verify, link)).json().code).toBe('code_expired')
  })

  test('is over after 24 hours, and with the code of its email', async () => {
    const email = 'emil.link@esempio.example'
    await app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(email) })
    const first = linkOf(await mailTo(app, email))
    app.clock.advance(hours(24))
    expect((await enter(verify, first)).json().code).toBe('code_expired')
    await app.call({ method: 'POST', url: '/api/v1/verify-email/resend-code', body: { email } })
    const second = await mailTo(app, email, 2)
    expect((await enter(verify, { email, proof: codeIn(second) })).json().success).toBe(true)
    expect((await enter(verify, linkOf(second))).json().code).toBe('code_expired')
  })
})

describe('signing up again', () => {
  const nonce = 'browser-of-flora-0123'
  const signUp = (email: string, more: Record<string, unknown> = { nonce }) =>
    app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(email, more) })

  test('says when no email was sent, and when there can be one', { tags: ['A4-code-again'] }, async () => {
    const email = 'flora.again@esempio.example'
    expect((await signUp(email)).json()).toMatchObject({ code_sent: true, retry_after_seconds: 60 })
    app.clock.advance(seconds(10))
    expect((await signUp(email)).json()).toMatchObject({ code_sent: false, retry_after_seconds: 50 })
  })

  test(
    'within a minute of a used code sends one to the browser that used it, and to no other',
    { tags: ['A4-code-again'] },
    async () => {
      const email = 'gino.again@esempio.example'
      await signUp(email)
      const code = codeIn(await mailTo(app, email))
      await app.call({ method: 'POST', url: '/api/v1/verify-email/submit', body: { email, code, nonce } })
      expect((await signUp(email, { nonce: stranger })).json()).toMatchObject({ code_sent: false })
      expect((await signUp(email)).json()).toMatchObject({ code_sent: true })
      expect(codeIn(await mailTo(app, email, 2))).toMatch(/^\d{6}$/)
    },
  )
})
