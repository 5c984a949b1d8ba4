import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../db/schema.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { hours, seconds } from '../../testing/test-clock.ts'

const task = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const at = (path: string) => `/api/v1/dashboard${path}`
const add = async ({ token }: TestMember, scopes: string[]) =>
  (await app.call({ method: 'POST', url: at('/api-keys'), token, body: { name: 'Gestionale', scopes } })).json() as {
    key: { id: string }
    secret: string
  }
const list = async (token: string) => (await app.call({ url: at('/api-keys'), token })).json().keys
const ask = (token: string, path = '/listings') => app.call({ url: at(path), token })
const signIn = ({ memberId, companyId }: TestMember) =>
  app.deps.transact(task, (stores) => stores.sessions.open({ memberId, companyId }))

test('is told once, makes its calls for months, and shows when it was used', async () => {
  const casa = await settleMember(app)
  const { key, secret } = await add(casa, ['listings:read', 'listings:read'])
  expect(key).toMatchObject({ name: 'Gestionale', scopes: ['listings:read'], last_used_at: null, revoked_at: null })
  expect(secret).toMatch(/^attesta_[\w-]{43}$/)
  app.clock.advance(hours(24 * 200))
  expect((await ask(secret)).json().listings).toMatchObject([{ id: casa.listingId }])
  const [listed] = await list(await signIn(casa))
  expect(listed.last_used_at).toBe(app.clock.now().toISOString())
  expect(JSON.stringify(listed)).not.toContain(secret.slice(10))
})

test('needs a name and a scope that there is', async () => {
  const { token } = await settleMember(app)
  for (const body of [
    { name: '', scopes: ['listings:read'] },
    { name: 'A', scopes: [] },
    { name: 'A', scopes: ['people:write'] },
  ])
    expect((await app.call({ method: 'POST', url: at('/api-keys'), token, body })).statusCode).toBe(422)
})

test('a revoked key opens nothing, and another company revokes none', async () => {
  const casa = await settleMember(app)
  const other = await settleMember(app)
  const { key, secret } = await add(casa, ['listings:read'])
  const revoke = (token: string) => app.call({ method: 'POST', url: at(`/api-keys/${key.id}/revoke`), token })
  expect((await revoke(other.token)).statusCode).toBe(404)
  expect((await ask(secret)).statusCode).toBe(200)
  expect((await revoke(casa.token)).statusCode).toBe(200)
  expect((await ask(secret)).json().code).toBe('unauthorized')
})

test('ends with its maker, and rests while the company is suspended', async () => {
  const casa = await settleMember(app)
  const { secret } = await add(casa, ['listings:read'])
  const suspend = (suspendedAt: Date | null) =>
    app.inScope(task, (tx) => tx.update(companies).set({ suspendedAt }).where(eq(companies.id, casa.companyId)))
  await suspend(app.clock.now())
  expect((await ask(secret)).statusCode).toBe(401)
  await suspend(null)
  expect((await ask(secret)).statusCode).toBe(200)
  await app.deps.transact(task, (stores) => stores.members.remove(casa.memberId))
  expect((await ask(secret)).statusCode).toBe(401)
})

test('the activity log names the key that opened a report', async () => {
  const casa = await settleMember(app)
  const reportId = await settleReport(app, await settleApplicant(app, casa), casa)
  const { secret } = await add(casa, ['reports:read'])
  expect((await ask(secret, `/reports/${reportId}`)).statusCode).toBe(200)
  app.clock.advance(seconds(5))
  const { lines } = (await ask(casa.token, '/activity')).json()
  expect(lines[0]).toMatchObject({ event: 'report.viewed', actor: 'key', member: 'Gestionale' })
  expect(lines[1]).toMatchObject({ event: 'api-key.added', actor: 'member' })
})
