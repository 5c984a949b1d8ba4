import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleMember, type TestMember } from '../../testing/people.ts'
import { codeIn, mailTo } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())

const post = ({ token }: Pick<TestMember, 'token'>, path: string, body?: unknown) =>
  app.call({
    method: 'POST',
    url: `/api/v1/dashboard${path}`,
    token,
    query: { lang: 'en' },
    ...(body === undefined ? {} : { body }),
  })
const people = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.call({ url: '/api/v1/dashboard/people', token })).json().people as {
    id: string
    email: string
    role: string
    state: string
    is_self: boolean
  }[]
const isIn = async (token: string) => (await app.call({ url: '/api/v1/dashboard/me', token })).statusCode === 200

async function signIn(email: string): Promise<string> {
  const before = app.mailbox.emails.filter(({ to }) => to.includes(email)).length
  await app.call({ method: 'POST', url: '/api/v1/dashboard/login', body: { email } })
  const code = codeIn(await mailTo(app, email, before + 1))
  return (await app.call({ method: 'POST', url: '/api/v1/dashboard/verify', body: { email, code } })).json()
    .access_token
}

test('someone who is taken in gets an email, signs in and is what they were taken in as', async () => {
  const owner = await settleMember(app)
  app.clock.advance(minutes(1))
  expect(
    (await post(owner, '/people', { name: 'Paolo  Greco', email: 'Paolo.Greco@casa.example', role: 'agent' })).json(),
  ).toEqual({ success: true })
  expect(await mailTo(app, 'paolo.greco@casa.example')).toContain('Elena Prova has added you to Casa Prova as an agent')
  expect((await people(owner)).map(({ email, role, state, is_self }) => [email, role, state, is_self])).toEqual([
    [`${owner.memberId}@casa-prova.example`, 'owner', 'invited', true],
    ['paolo.greco@casa.example', 'agent', 'invited', false],
  ])
  const token = await signIn('paolo.greco@casa.example')
  expect((await app.call({ url: '/api/v1/dashboard/me', token })).json()).toMatchObject({
    name: 'Paolo Greco',
    role: 'agent',
    company: { name: 'Casa Prova' },
  })
  expect((await people(owner))[1]!.state).toBe('active')
})

describe('an address that is taken', () => {
  test.each(['the same company', 'another company'])('of %s is refused alike', async (whose) => {
    const [owner, other] = [await settleMember(app), await settleMember(app)]
    const email = `${(whose === 'the same company' ? owner : other).memberId}@casa-prova.example`
    const refused = await post(owner, '/people', { name: 'Paolo Greco', email, role: 'viewer' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'member_taken'])
    expect(await people(owner)).toHaveLength(1)
  })
})

describe('a member', () => {
  const settle = async () => {
    const owner = await settleMember(app)
    app.clock.advance(minutes(1))
    const agent = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
      const member = (await stores.members.add({
        companyId: owner.companyId,
        email: `a-${owner.memberId}@casa.example`,
        name: 'Paolo Greco',
        role: 'agent',
      }))!
      return { ...member, token: await stores.sessions.open({ memberId: member.id, companyId: owner.companyId }) }
    })
    return { owner, agent }
  }

  test('taken out is met at the door at once, and the address is free again', async () => {
    const { owner, agent } = await settle()
    expect(await isIn(agent.token)).toBe(true)
    expect((await post(owner, `/people/${agent.id}/remove`)).statusCode).toBe(200)
    expect(await isIn(agent.token)).toBe(false)
    expect(await mailTo(app, agent.email)).toContain('Your access to Casa Prova has ended')
    expect(await people(owner)).toHaveLength(1)
    expect((await post(owner, '/people', { name: 'Paolo Greco', email: agent.email, role: 'viewer' })).statusCode).toBe(
      200,
    )
  })

  test('given another role has it from the next sign-in, and no session is left of before', async () => {
    const { owner, agent } = await settle()
    expect((await post(owner, `/people/${agent.id}`, { role: 'viewer' })).statusCode).toBe(200)
    expect(await isIn(agent.token)).toBe(false)
    expect(await mailTo(app, agent.email)).toContain('you are now a viewer')
    expect((await people(owner)).map(({ role }) => role)).toEqual(['owner', 'viewer'])
  })

  test('given the role that they have keeps their session and gets no email', async () => {
    const { owner, agent } = await settle()
    expect((await post(owner, `/people/${agent.id}`, { role: 'agent' })).statusCode).toBe(200)
    expect(await isIn(agent.token)).toBe(true)
    expect(app.mailbox.lastTo(agent.email)).toBeUndefined()
  })
})

describe('the last owner', () => {
  test.each([
    ['out', '/remove', undefined],
    ['down to agent', '', { role: 'agent' }],
  ])('cannot be taken %s', async (_, path, body) => {
    const owner = await settleMember(app)
    const refused = await post(owner, `/people/${owner.memberId}${path}`, body)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_owner'])
    expect(await isIn(owner.token)).toBe(true)
  })

  test('of two who take each other out at once, one stays', async () => {
    const first = await settleMember(app)
    const second = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
      const member = (await stores.members.add({
        companyId: first.companyId,
        email: `b-${first.memberId}@casa.example`,
        name: 'Paolo Greco',
        role: 'owner',
      }))!
      return { id: member.id, token: await stores.sessions.open({ memberId: member.id, companyId: first.companyId }) }
    })
    const answers = await Promise.all([
      post(first, `/people/${second.id}/remove`),
      post(second, `/people/${first.memberId}/remove`),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200)
    expect([await isIn(first.token), await isIn(second.token)].filter(Boolean)).toHaveLength(1)
  })
})
