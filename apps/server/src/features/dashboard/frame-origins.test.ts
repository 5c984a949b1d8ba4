import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => { app = await startTestApp() })
afterAll(() => app.end())

const set = (token: string, origins: unknown) => app.call({ method: 'POST', url: '/api/v1/dashboard/frame-origins', token, body: { origins } })
const originsOf = async (listingId: string) => (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: listingId } })).json().listing.parentOrigins

test('an owner says which sites may frame the form, of their own company alone', async () => {
  const [owner, other] = [await settleMember(app), await settleMember(app)]
  expect((await set(owner.token, ['https://www.casa.example', 'https://www.casa.example', 'http://localhost:5173'])).json()).toEqual({ success: true })
  expect(await originsOf(owner.listingId)).toEqual(['https://www.casa.example', 'http://localhost:5173'])
  expect(await originsOf(other.listingId)).toEqual(['https://www.casa-prova.example'])
  await set(owner.token, [])
  expect(await originsOf(owner.listingId)).toEqual([])
})

test.each(['agent', 'viewer'] as const)('not %s', async (role) => {
  const member = await settleMember(app, role)
  expect((await set(member.token, ['https://www.casa.example'])).statusCode).toBe(403)
  expect(await originsOf(member.listingId)).toEqual(['https://www.casa-prova.example'])
})

test.each([['https://*.casa.example'], ['https://casa.example/apply'], ['http://casa.example'], ["https://casa.example; script-src 'unsafe-inline'"], ['*']])('«%s» is no site', async (origin) => {
  const owner = await settleMember(app)
  expect((await set(owner.token, [origin])).statusCode).toBe(422)
  expect(await originsOf(owner.listingId)).toEqual(['https://www.casa-prova.example'])
})
