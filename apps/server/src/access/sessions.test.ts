import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { minutes, seconds } from '../testing/test-clock.ts'
import { settleApplicant, settleMember, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const act = (person: TestApplicant) =>
  app.call({
    method: 'POST',
    url: '/api/v1/auth/validate',
    token: person.token,
    query: { application_id: person.applicationId },
  })
const poll = (person: TestApplicant) =>
  app.call({ url: '/api/v1/state/', token: person.token, query: { application_id: person.applicationId } })

describe('idle for 120 minutes', () => {
  test('at 119:59 the session lives, and the act gives it 120 minutes more', async () => {
    const person = await settleApplicant(app)
    app.clock.advance(minutes(120) - seconds(1))
    expect((await act(person)).statusCode).toBe(200)
    app.clock.advance(minutes(120) - seconds(1))
    expect((await act(person)).statusCode).toBe(200)
  })

  test('at 120:01 it is over, and stays over', { tags: ['A4-inactivity'] }, async () => {
    const person = await settleApplicant(app)
    app.clock.advance(minutes(120) + seconds(1))
    for (const response of [await act(person), await act(person)]) {
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ success: false, code: 'session_expired' })
    }
  })

  test('polls every two seconds do not keep it alive', async () => {
    const person = await settleApplicant(app)
    for (let passed = 0; passed < 119; passed += 7) {
      expect((await poll(person)).statusCode).toBe(200)
      app.clock.advance(minutes(7))
    }
    app.clock.advance(minutes(1) + seconds(1))
    expect((await poll(person)).statusCode).toBe(401)
  })
})

test("an applicant's session ends after 24 hours and a member's after 12, however active", async () => {
  const person = await settleApplicant(app)
  const member = await settleMember(app)
  const live = async () => [
    (await act(person)).statusCode,
    (await app.call({ url: '/api/v1/dashboard/me', token: member.token })).statusCode === 401 ? 401 : 200,
  ]
  for (let hour = 0; hour < 11; hour++) {
    app.clock.advance(minutes(60))
    expect(await live()).toEqual([200, 200])
  }
  app.clock.advance(minutes(61))
  expect(await live()).toEqual([200, 401])
  for (let hour = 0; hour < 11; hour++) {
    app.clock.advance(minutes(60))
    expect((await act(person)).statusCode).toBe(200)
  }
  app.clock.advance(minutes(61))
  expect((await act(person)).statusCode).toBe(401)
})

test('a replaced token is dead at once, and so is one after signing out', { tags: ['A8-auth-token'] }, async () => {
  const person = await settleApplicant(app)
  const token = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.sessions.open({ userId: person.userId }),
  )
  expect((await act(person)).statusCode).toBe(401)
  expect((await act({ ...person, token })).statusCode).toBe(200)
  expect((await app.call({ method: 'POST', url: '/api/v1/auth/sign-out', token })).statusCode).toBe(200)
  const after = await act({ ...person, token })
  expect([after.statusCode, after.json().code]).toEqual([401, 'unauthorized'])
})

test('a token is nowhere in the database, and what is there opens nothing', async () => {
  const person = await settleApplicant(app)
  const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute<{ token_hash: string; whole: string }>(
      sql`select token_hash, sessions::text as whole from sessions where user_id = ${person.userId}`,
    ),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.whole).not.toContain(person.token)
  expect((await act({ ...person, token: rows[0]!.token_hash })).statusCode).toBe(401)
})

test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --".padEnd(43, '-'), 'a'.repeat(5000)])(
  'the token «%s» opens nothing',
  { tags: ['A8-auth-token'] },
  async (token) => {
    const person = await settleApplicant(app)
    const response = await app.call({
      method: 'POST',
      url: '/api/v1/auth/validate',
      query: { application_id: person.applicationId },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(401)
  },
)
