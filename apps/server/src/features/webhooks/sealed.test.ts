/** What a company's server hears of sealed households: nothing but withdrawals until the names are shown. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhookEvents } from '@attesta/contract/webhook-events.ts'
import { announce } from '../../application/announce.ts'
import { systemRandom } from '../../random.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let anna: TestApplicant
let annasReport: string

beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  await post('criteria', { listing_id: null, preset: 'affordability', text: null })
  // Nothing listens there: what is to be sent stands in the log.
  await post('webhooks', { url: 'http://localhost:9/hooks', events: webhookEvents })
  ;({ person: anna, reportId: annasReport } = await shortlisted())
  await shortlisted()
  await sent(2)
})

const post = (path: string, body?: object) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${path}`, token: casa.token, ...(body && { body }) })

async function shortlisted() {
  const person = await settleApplicant(app, casa)
  const reportId = await settleReport(app, person, casa)
  const set = { stage: 'shortlisted', assignee_id: null, due_on: null, version: 0 }
  await post(`applicants/${person.applicationId}/work`, set)
  return { person, reportId }
}
const seal = async (): Promise<string> => (await post(`listings/${casa.listingId}/shortlists`)).json().shortlist_id
const happens = (event: 'review.decided' | 'report.updated', { applicationId }: TestApplicant) =>
  app.deps.transact(system, async (stores) => {
    const application = (await stores.applications.find(applicationId))!
    await announce(stores, application, event, systemRandom.uuid(), app.clock.now())
  })
/** What is on its way to the company's server, the newest first. */
const sent = (count: number) =>
  until(`${count} messages`, async () => {
    const all = await app.deps.transact(system, (stores) => stores.webhooks.deliveriesOf(casa.companyId, new Set()))
    return all.length >= count ? all.map(({ event }) => event) : undefined
  })
const log = async () => (await app.call({ url: '/api/v1/dashboard/webhooks', token: casa.token })).json().deliveries

test('what happens to a sealed household is sent when its names are shown, with the time at which it happened', async () => {
  const carla = await settleApplicant(app, casa)
  const id = await seal()
  const at = app.clock.now().toISOString()
  await happens('review.decided', anna)
  await happens('report.updated', carla)
  expect((await sent(3)).toSorted()).toEqual(['report.updated', 'stage.changed', 'stage.changed'])
  app.clock.advance(minutes(30))
  await post(`shortlists/${id}/unseal`)
  expect((await sent(4)).toSorted()).toEqual(['report.updated', 'review.decided', 'stage.changed', 'stage.changed'])
  const told = (await log()).find(({ event }: { event: string }) => event === 'review.decided')
  expect(told).toMatchObject({ happened_at: at })
})

test('a report that its person revokes is told at once', async () => {
  await seal()
  const { token, applicationId } = anna
  await app.call({
    method: 'POST',
    url: '/api/v2/report/revoke',
    token,
    query: { application_id: applicationId },
    body: { report_id: annasReport },
  })
  expect(await sent(3)).toContain('report.revoked')
})

test('the company’s log of messages shows none of a sealed household, and all of them afterwards', async () => {
  expect(await log()).toHaveLength(2)
  const id = await seal()
  expect(await log()).toEqual([])
  await post(`shortlists/${id}/unseal`)
  expect(await log()).toHaveLength(2)
})
