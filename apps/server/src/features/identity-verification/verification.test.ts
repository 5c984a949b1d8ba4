import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '@attesta/domain/testing/documents.ts'
import type { IdentityResult } from '@attesta/providers/identity-check/port.ts'
import { identityVerifications } from '../../db/schema.ts'
import { createIdentityDesk } from '../../testing/identity-desk.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let anna: TestApplicant
const desk = createIdentityDesk()
beforeAll(async () => {
  app = await startTestApp({ identityCheck: desk })
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(5))
  anna = await settleApplicant(app, undefined, { region: 'de' })
})

const base = '/api/v1/identity-verification'
const call = async (url: string, person = anna, method: 'GET' | 'POST' = 'GET') =>
  app.call({
    method,
    url: `${base}${url}`,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en' },
  })
const start = async (person = anna) => (await call('/start-verification', person)).json()
/** As the page asks, a while after the last time. */
const look = async (person = anna) => {
  app.clock.advance(seconds(6))
  return (await call('/is-identity-verified', person)).json()
}
const referenceOf = (attempt: number, person = anna) => `${person.applicationId}-${attempt}`
const passed = (
  change: Partial<{ givenName: string; familyName: string; birthDate: string | null }> = {},
): IdentityResult => ({
  state: 'verified',
  at: new Date('2026-03-02T08:59:00Z'),
  person: { givenName: 'GIULIA', familyName: 'BIANCHI', birthDate: null, ...change },
})
const failed = (reason: 'aborted' | 'refused' | 'expired'): IdentityResult => ({ state: 'failed', reason })
const tell = (attempt: number, result: IdentityResult, person = anna) =>
  desk.results.set(referenceOf(attempt, person), result)
const notify = (body: object, secret = 'desk') =>
  app.app.inject({
    method: 'POST',
    url: `${base}/webhook/${secret}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const rows = async () =>
  (await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.select().from(identityVerifications))).filter(
    ({ applicationId }) => applicationId === anna.applicationId,
  )
const unproven = { user_verified: false, verified_at: null, verification_method: null }

test('nothing was begun', { tags: ['B7-isIdentityVerified', 'B3-identity-result'] }, async () => {
  expect(await look()).toEqual({
    success: true,
    ...unproven,
    tried_and_failed: false,
    state: 'unknown',
    reason: null,
    offered: true,
    verification_url: null,
  })
  expect((await call('', anna, 'POST')).json()).toEqual(await look())
})

test(
  'a page of the service, who is told name and reach of the person and no nationality',
  { tags: ['B7-startVerification'] },
  async () => {
    expect(await start()).toEqual({ success: true, verification_url: `https://ident.example/${referenceOf(1)}` })
    expect(desk.begun.at(-1)).toEqual({
      applicationId: anna.applicationId,
      attempt: 1,
      givenName: 'Giulia',
      familyName: 'Bianchi',
      birthDate: null,
      email: anna.email,
      mobile: '+39-3331234567',
      language: 'it',
      returnUrl: `http://localhost:3000/it/rent/fill/${anna.applicationId}/personal-details`,
    })
    expect(await look()).toMatchObject({
      ...unproven,
      state: 'pending',
      tried_and_failed: false,
      verification_url: `https://ident.example/${referenceOf(1)}`,
    })
  },
)

test('many starts at once begin one attempt', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => start()))
  expect(new Set(answers.map(({ verification_url }) => verification_url)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test(
  'passed: verified with the time that the service tells; a second start is refused',
  { tags: ['B3-identity-result', 'B7-startVerification'] },
  async () => {
    await start()
    tell(1, passed())
    expect(await look()).toMatchObject({
      user_verified: true,
      verified_at: '2026-03-02T08:59:00.000Z',
      verification_method: 'webid',
      tried_and_failed: false,
      state: 'verified',
      verification_url: null,
    })
    expect((await call('/start-verification')).json()).toMatchObject({ success: false, code: 'identity_verified' })
  },
)

test.each(['aborted', 'refused', 'expired'] as const)(
  '%s: failed in words of the caller, and begun again as another attempt',
  async (reason) => {
    await start()
    tell(1, failed(reason))
    expect(await look()).toMatchObject({
      ...unproven,
      tried_and_failed: true,
      state: 'failed',
      reason,
      message: expect.stringMatching(/start it again|start again/i),
    })
    expect((await start()).verification_url).toBe(`https://ident.example/${referenceOf(2)}`)
    expect(await look()).toMatchObject({ state: 'pending', tried_and_failed: false })
    tell(2, passed())
    expect(await look()).toMatchObject({ state: 'verified' })
  },
)

test('passed by someone of another name: not verified, and said so', async () => {
  await start()
  tell(1, passed({ givenName: 'Sabine' }))
  expect(await look()).toMatchObject({
    ...unproven,
    state: 'failed',
    reason: 'other_name',
    tried_and_failed: true,
    message: expect.stringContaining('doesn’t match this application'),
  })
})

test('passed with a second given name: verified', async () => {
  await start()
  tell(1, passed({ givenName: 'Giulia Maria' }))
  expect(await look()).toMatchObject({ state: 'verified' })
})

test('of whom the service saw nothing can be read without the key', async () => {
  await start()
  tell(1, passed())
  await look()
  const [row] = await rows()
  for (const sealed of [row!.page, row!.result!])
    expect(sealed.toString('latin1')).not.toMatch(/ident\.example|BIANCHI/i)
})

describe('the service is asked', () => {
  test('by one in five seconds, however many look', async () => {
    await start()
    await look()
    const before = desk.reads
    await Promise.all(Array.from({ length: 10 }, () => call('/is-identity-verified')))
    app.clock.advance(seconds(4))
    await call('/is-identity-verified')
    expect(desk.reads).toBe(before)
    app.clock.advance(seconds(1))
    await call('/is-identity-verified')
    expect(desk.reads).toBe(before + 1)
  })

  test('no more once it is known', async () => {
    await start()
    tell(1, passed())
    await look()
    const before = desk.reads
    await look()
    expect(desk.reads).toBe(before)
  })

  test('and says nothing: it stays pending, a start is refused in words, other calls go on', async () => {
    await start()
    const bruno = await settleApplicant(app, undefined, { region: 'de' })
    desk.isDown = true
    const answers = [
      await look(),
      (await call('/start-verification', bruno)).json(),
      (
        await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })
      ).json(),
    ]
    desk.isDown = false
    expect(answers).toMatchObject([{ state: 'pending' }, { code: 'identity_unavailable' }, { success: true }])
  })

  test('for two days; then the attempt has expired', async () => {
    await start()
    app.clock.advance(minutes(47 * 60))
    anna = {
      ...anna,
      token: await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.sessions.open({ userId: anna.userId }),
      ),
    }
    expect(await look()).toMatchObject({ state: 'pending' })
    app.clock.advance(minutes(61))
    expect(await look()).toMatchObject({ state: 'failed', reason: 'expired' })
  })
})

describe('a notice', () => {
  test('is only a hint: what counts is asked', async () => {
    await start()
    expect((await notify({ reference: referenceOf(1), result: 'SUCCESS' })).json()).toEqual({ received: true })
    expect(await look()).toMatchObject({ state: 'pending' })
    tell(1, passed())
    await notify({ reference: referenceOf(1) })
    expect((await call('/is-identity-verified')).json()).toMatchObject({ state: 'verified' })
  })

  test('that is forged is refused and asks nothing', async () => {
    await start()
    const before = desk.reads
    expect((await notify({ reference: referenceOf(1) }, 'guessed')).statusCode).toBe(400)
    expect(desk.reads).toBe(before)
  })

  test('that comes twenty times at once has one effect', async () => {
    await start()
    tell(1, passed())
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify({ reference: referenceOf(1) })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await rows()).map(({ status }) => status)).toEqual(['verified'])
  })

  test('out of order: what was verified stays so; of an attempt that was followed by another nothing is believed', async () => {
    await start()
    tell(1, failed('aborted'))
    await look()
    await start()
    tell(1, passed())
    await notify({ reference: referenceOf(1) })
    expect(await look()).toMatchObject({ state: 'pending' })
    tell(2, passed())
    await notify({ reference: referenceOf(2) })
    tell(2, failed('refused'))
    await notify({ reference: referenceOf(2) })
    expect(await look()).toMatchObject({ state: 'verified' })
  })

  test("of an attempt that failed and was taken up again on the service's page counts", async () => {
    await start()
    tell(1, failed('aborted'))
    await look()
    tell(1, passed())
    await notify({ reference: referenceOf(1) })
    expect(await look()).toMatchObject({ state: 'verified' })
  })

  test('of nothing of ours is taken and dropped; one that cannot be checked now comes again', async () => {
    await start()
    expect([
      (await notify({ reference: 'unknown' })).statusCode,
      (await notify({ reference: null })).statusCode,
    ]).toEqual([200, 200])
    desk.isDown = true
    const answer = await notify({ reference: referenceOf(1) })
    desk.isDown = false
    expect(answer.statusCode).toBe(503)
  })
})

test("someone else's is not seen", async () => {
  await start()
  const bruno = await settleApplicant(app, undefined, { region: 'de' })
  for (const url of ['/is-identity-verified', '/start-verification'])
    expect(
      (
        await app.call({ url: `${base}${url}`, token: bruno.token, query: { application_id: anna.applicationId } })
      ).json(),
    ).toMatchObject({ code: 'not_found' })
})

test('where documents are handed in, no one is sent to a service', async () => {
  const italian = await settleApplicant(app)
  expect(await look(italian)).toMatchObject({ state: 'unknown', offered: false })
  expect(await start(italian)).toMatchObject({ code: 'identity_not_offered' })
})

test('no reference, page or name is logged', async () => {
  await start()
  desk.isDown = true
  await look()
  desk.isDown = false
  expect(app.logged.join()).toContain('identity.unanswered')
  expect(app.logged.join()).not.toMatch(/ident\.example|Bianchi|webhook\/desk/)
})

describe('the bank', () => {
  const connect = (ownerName: string) =>
    app.deps.transact({ kind: 'applicant', userId: anna.userId }, async (stores) => {
      const account = {
        id: anna.applicationId,
        bankId: 'a1',
        ownerName,
        name: null,
        iban: null,
        currency: 'EUR',
        lastAccessed: null,
        error: null,
        isRead: true,
        calls: { details: 0, balances: 0, transactions: 0 },
        callsOn: '2026-03-02',
        documentId: anna.applicationId,
      }
      const details = {
        institution: { id: 'x', name: 'x' },
        linkId: null,
        link: null,
        wantedDays: 90,
        grantedDays: 90,
        accounts: [account],
        chosen: [account.id],
        bankName: null,
        bankAbi: null,
        error: null,
      }
      const id = await stores.bankConnections.begin({
        applicationId: anna.applicationId,
        userId: anna.userId,
        provider: 'sandbox',
        reference: anna.applicationId,
        details,
      })
      const connection = await stores.bankConnections.find(id)
      await stores.bankConnections.save({ ...connection!, status: 'almost_done', mappedAt: app.clock.now() })
    })

  test(
    "an account in the applicant's name verifies them, with the day on which it came",
    { tags: ['B1-identity'] },
    async () => {
      await connect('Bianchi Giulia')
      const { verified_at, ...answer } = await look()
      expect(answer).toMatchObject({ user_verified: true, verification_method: 'psd2', state: 'verified' })
      expect(Date.parse(verified_at)).toBeLessThan(app.clock.now().getTime())
    },
  )

  test("someone else's account does not", async () => {
    await connect('Rossi Mario')
    expect(await look()).toMatchObject({ user_verified: false, state: 'unknown' })
  })
})

test(
  'the check of the documents warns in Germany while nothing is verified, and stops no one for it',
  { tags: ['K-PersonalDetails.IdentityNotVerified.Warning'] },
  async () => {
    app.reader.result = () => ({ ...identity(), type: 'other' })
    await app.work()
    const student = await settleApplicant(app, undefined, { region: 'de', employmentStatus: 'Student' })
    const at = { token: student.token, query: { application_id: student.applicationId, lang: 'en' } }
    const validation = async () => (await app.call({ url: '/api/v2/income-check/validate-documents', ...at })).json()
    expect(await validation()).toMatchObject({ success: false, is_global_warning: false })
    await app.upload({
      url: '/api/v1/other-documents/upload',
      ...at,
      fields: { type: 'other', name: 'enrolment.pdf', other_type: 'enrolment' },
      file: { name: 'enrolment.pdf', bytes: Buffer.from('%PDF-1.7'.padEnd(100)) },
    })
    const warned = await until('the document to be read', async () => {
      const answer = await validation()
      return answer.success ? answer : undefined
    })
    expect(warned).toMatchObject({
      success: true,
      global_error: expect.stringMatching(/hasn’t been verified yet/),
      is_global_warning: true,
    })
    await start(student)
    tell(1, passed(), student)
    await look(student)
    expect(await validation()).toMatchObject({ success: true, global_error: null, is_global_warning: false })
  },
)
