import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt } from '../../second-factor/totp.ts'
import { systemRandom } from '../../random.ts'
import { settleMember, settleOperator, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  // In a time of its own, so that no test's calls are counted for another.
  app.clock.advance(minutes(120))
  casa = await settleMember(app)
})

const task = { kind: 'system', task: 'test' } as const
const post = (url: string, token: string | undefined, body?: object) =>
  app.call({ method: 'POST', url: `/api/v1/${url}`, token, ...(body ? { body } : {}) })
const codeOf = async (response: Awaited<ReturnType<typeof post>>) => ({
  status: response.statusCode,
  code: response.json().code as string | undefined,
})
/** The step after: an app shows another code. */
const nextStep = () => app.clock.advance(seconds(30))
const shown = (secret: string) => codeAt(secret, app.clock.now())

/** After the e-mail code. */
async function arrive(
  email: string,
  desk: 'dashboard' | 'operator',
): Promise<{ access_token: string; second_factor: string }> {
  const issued = await app.deps.transact(task, (stores) =>
    stores.codes.issue(email, desk === 'operator' ? 'operator' : 'member'),
  )
  if (!('code' in issued)) throw new Error('no code')
  return (await post(`${desk}/verify`, undefined, { email, code: issued.code })).json()
}
const memberMail = () => `${casa.memberId}@casa-prova.example`

/** Sets the factor up in the settings. */
async function switchOn(): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await post('dashboard/second-factor/begin', casa.token)).json()
  const { recovery_codes } = (await post('dashboard/second-factor/confirm', casa.token, { code: shown(secret) })).json()
  nextStep()
  app.clock.advance(minutes(1))
  return { secret, recovery: recovery_codes }
}

describe('an operator', () => {
  test("meets the enrolment at the first sign-in, nothing else until it is done, and the app's code at the next", async () => {
    const [email, name] = [`${systemRandom.uuid()}@attesta.example`, 'Vera Prova']
    await app.deps.transact(task, (stores) => stores.operators.add({ email, name }))
    const first = await arrive(email, 'operator')
    expect(first.second_factor).toBe('enrolment')
    expect((await app.call({ url: '/api/v1/operator/me', token: first.access_token })).statusCode).toBe(401)
    expect(await codeOf(await post('second-factor/prove', first.access_token, { code: '000000' }))).toEqual({
      status: 409,
      code: 'conflict',
    })
    const { secret, uri, qr } = (await post('second-factor/begin', first.access_token)).json()
    expect([new URL(uri).searchParams.get('secret'), qr.includes('<svg')]).toEqual([secret, true])
    const done = (await post('second-factor/confirm', first.access_token, { code: shown(secret) })).json()
    expect(done.recovery_codes).toHaveLength(10)
    expect((await app.call({ url: '/api/v1/operator/me', token: done.access_token })).json()).toMatchObject({
      name,
      email,
    })
    // The half-proven token is spent.
    expect((await post('second-factor/begin', first.access_token)).statusCode).toBe(401)
    app.clock.advance(minutes(2))
    const again = await arrive(email, 'operator')
    expect(again.second_factor).toBe('code')
    expect(await codeOf(await post('second-factor/begin', again.access_token))).toEqual({
      status: 409,
      code: 'second_factor_on',
    })
    const proven = (await post('second-factor/prove', again.access_token, { code: shown(secret) })).json()
    expect(proven.recovery_left).toBe(10)
    expect((await app.call({ url: '/api/v1/operator/me', token: proven.access_token })).statusCode).toBe(200)
  })

  test('is out after 30 minutes without an act, and after 8 hours whatever happens', async () => {
    const { token, operatorId } = await settleOperator(app)
    const isIn = async (one: string) => (await app.call({ url: '/api/v1/operator/me', token: one })).statusCode === 200
    app.clock.advance(minutes(29))
    expect(await isIn(token)).toBe(true)
    app.clock.advance(minutes(31))
    expect(await isIn(token)).toBe(false)
    const busy = await app.deps.transact(task, (stores) => stores.sessions.open({ operatorId }))
    for (let half = 0; half < 19; half++) {
      app.clock.advance(minutes(25))
      expect(await isIn(busy)).toBe(true)
    }
    app.clock.advance(minutes(10))
    expect(await isIn(busy)).toBe(false)
  })
})

describe('a member who has switched it on', () => {
  test('is asked for a code of the app, which opens once', async () => {
    const { secret } = await switchOn()
    const entry = await arrive(memberMail(), 'dashboard')
    expect(entry.second_factor).toBe('code')
    expect((await app.call({ url: '/api/v1/dashboard/me', token: entry.access_token })).statusCode).toBe(401)
    const code = shown(secret)
    const proven = (await post('second-factor/prove', entry.access_token, { code })).json()
    expect((await app.call({ url: '/api/v1/dashboard/me', token: proven.access_token })).statusCode).toBe(200)
    const replay = await app.deps.transact(task, (stores) =>
      stores.sessions.openUnproven({ memberId: casa.memberId, companyId: casa.companyId }, 'code'),
    )
    expect(await codeOf(await post('second-factor/prove', replay, { code }))).toEqual({
      status: 422,
      code: 'second_factor_used',
    })
    nextStep()
    expect((await post('second-factor/prove', replay, { code: shown(secret) })).statusCode).toBe(200)
  })

  test('of fifteen tries of one right code at once exactly one opens', async () => {
    const { secret } = await switchOn()
    const entry = await arrive(memberMail(), 'dashboard')
    const code = shown(secret)
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post('second-factor/prove', entry.access_token, { code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('may use each recovery code once, as it is read', async () => {
    const { recovery } = await switchOn()
    const first = await arrive(memberMail(), 'dashboard')
    expect(
      (
        await post('second-factor/prove', first.access_token, { recovery_code: ` ${recovery[3]!.toUpperCase()} ` })
      ).json(),
    ).toMatchObject({ recovery_left: 9 })
    app.clock.advance(minutes(2))
    const second = await arrive(memberMail(), 'dashboard')
    expect(
      await codeOf(await post('second-factor/prove', second.access_token, { recovery_code: recovery[3]! })),
    ).toEqual({ status: 422, code: 'second_factor_wrong' })
    expect((await post('second-factor/prove', second.access_token, { recovery_code: recovery[4]! })).statusCode).toBe(
      200,
    )
  })

  test('waits after five wrong codes, also with a right one', async () => {
    const { secret } = await switchOn()
    const { access_token } = await arrive(memberMail(), 'dashboard')
    const wrong = shown(secret) === '123456' ? '654321' : '123456'
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await codeOf(await post('second-factor/prove', access_token, { code: wrong }))).toEqual({
        status: 422,
        code: 'second_factor_wrong',
      })
    const early = await post('second-factor/prove', access_token, { code: shown(secret) })
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '30'])
    nextStep()
    app.clock.advance(seconds(1))
    expect((await post('second-factor/prove', access_token, { code: shown(secret) })).statusCode).toBe(200)
  })

  test('switches it off with a code, and not while the company requires it of everybody', async () => {
    const { secret } = await switchOn()
    expect((await post('dashboard/second-factor/require', casa.token, { is_required: true })).statusCode).toBe(200)
    expect(await codeOf(await post('dashboard/second-factor/off', casa.token, { code: shown(secret) }))).toEqual({
      status: 409,
      code: 'second_factor_required',
    })
    await post('dashboard/second-factor/require', casa.token, { is_required: false })
    expect((await post('dashboard/second-factor/off', casa.token, { code: '000000' })).statusCode).toBe(422)
    expect((await post('dashboard/second-factor/off', casa.token, { code: shown(secret) })).statusCode).toBe(200)
    expect((await arrive(memberMail(), 'dashboard')).second_factor).toBe('none')
  })
})

test('a company that requires it leads everybody without one to the enrolment', async () => {
  await post('dashboard/second-factor/require', casa.token, { is_required: true })
  expect((await arrive(memberMail(), 'dashboard')).second_factor).toBe('enrolment')
  expect((await app.call({ url: '/api/v1/dashboard/second-factor', token: casa.token })).json()).toMatchObject({
    is_on: false,
    is_required: true,
  })
})

describe('an owner', () => {
  const colleague = async () => {
    const added = await app.deps.transact(task, (stores) =>
      stores.members.add({
        companyId: casa.companyId,
        email: `${systemRandom.uuid()}@casa-prova.example`,
        name: 'Paolo Prova',
        role: 'agent',
      }),
    )
    const staff = { kind: 'member', memberId: added!.id, companyId: casa.companyId } as const
    const token = await app.deps.transact(task, async (stores) => {
      await stores.secondFactors.begin(staff, systemRandom.bytes(20))
      await stores.secondFactors.confirm(staff, 1, [])
      return stores.sessions.open({ memberId: added!.id, companyId: casa.companyId })
    })
    return { ...added!, staff, token }
  }
  const isOn = (staff: Awaited<ReturnType<typeof colleague>>['staff']) =>
    app.deps.transact(task, (stores) => stores.secondFactors.isOn(staff))

  test("resets a colleague's, who is signed out and told, and cannot reset their own", async () => {
    const paolo = await colleague()
    expect((await post(`dashboard/people/${paolo.id}/reset-second-factor`, casa.token)).statusCode).toBe(200)
    expect(await isOn(paolo.staff)).toBe(false)
    expect((await app.call({ url: '/api/v1/dashboard/me', token: paolo.token })).statusCode).toBe(401)
    expect((await post(`dashboard/people/${casa.memberId}/reset-second-factor`, casa.token)).statusCode).toBe(404)
  })

  test("cannot reset that of another company's", async () => {
    const paolo = await colleague()
    const stranger = await settleMember(app)
    expect((await post(`dashboard/people/${paolo.id}/reset-second-factor`, stranger.token)).statusCode).toBe(404)
    expect(await isOn(paolo.staff)).toBe(true)
  })
})
