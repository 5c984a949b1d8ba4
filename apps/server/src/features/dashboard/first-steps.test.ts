import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const url = '/api/v1/dashboard/first-steps'
const read = async (token: string) => (await app.call({ url, token })).json()
const settle = (token: string, body: object) => app.call({ method: 'POST', url, token, body })
const doneOf = async (token: string) =>
  ((await read(token)).steps as { key: string; is_done: boolean }[])
    .filter(({ is_done }) => is_done)
    .map(({ key }) => key)

test('a step is done when the company has what it asks for', async () => {
  const { token, listingId } = await settleMember(app)
  expect(await doneOf(token)).toEqual(['listing'])
  await app.call({
    method: 'POST',
    url: '/api/v1/dashboard/settings/brand',
    token,
    body: { colours: { primary: '#1d4f6e', secondary: null, background: null, header: null }, url: null },
  })
  await app.call({
    method: 'POST',
    url: `/api/v1/dashboard/listings/${listingId}/invite`,
    token,
    body: { email: 'rosa@example.org', language: 'it' },
  })
  expect(await doneOf(token)).toEqual(['brand', 'listing', 'invite'])
})

test('the sample is shown with the figures of its reports, and stands in no list, count or export', async () => {
  const { token } = await settleMember(app)
  const { sample } = await read(token)
  expect(sample.applications).toMatchObject([
    { key: 'complete', needs_attention: false, guarantors: 0 },
    { key: 'household', needs_attention: false, guarantors: 1 },
    { key: 'attention', needs_attention: true },
  ])
  for (const one of sample.applications) {
    const { report } = (await app.call({ url: `/api/v1/dashboard/samples/${one.key}`, token })).json()
    expect(report.personal_details.name).toBe(one.name)
    expect(report.trace.net_income.value).toBe(one.net_income)
    expect(report.monthly_affordability.percentage).toBe(one.percentage)
  }
  expect((await app.call({ url: '/api/v1/dashboard/applicants', token })).json().count).toBe(0)
  const listings = (await app.call({ url: '/api/v1/dashboard/listings', token })).json()
  expect(listings.listings.map(({ name }: { name: string }) => name)).toEqual(['Bilocale'])
  const { csv } = (await app.call({ url: '/api/v1/dashboard/listings/export', token })).json()
  expect(csv).not.toContain(sample.listing.name)
})

test('an owner removes the sample and brings it back, for their own company alone', async () => {
  const [owner, other] = [await settleMember(app), await settleMember(app)]
  await settle(owner.token, { has_sample: false })
  expect((await read(owner.token)).sample).toBeNull()
  expect((await app.call({ url: '/api/v1/dashboard/samples/complete', token: owner.token })).statusCode).toBe(404)
  expect((await read(other.token)).sample).not.toBeNull()
  await settle(owner.token, { has_sample: true })
  expect((await read(owner.token)).sample).not.toBeNull()
})

test('steps are shown to owners until one hides them', async () => {
  const [owner, agent] = [await settleMember(app), await settleMember(app, 'agent')]
  expect((await read(agent.token)).steps).toEqual([])
  expect((await settle(agent.token, { hides_steps: true })).statusCode).toBe(403)
  await settle(owner.token, { hides_steps: true })
  expect((await read(owner.token)).steps).toEqual([])
  expect((await read(owner.token)).sample).not.toBeNull()
})
