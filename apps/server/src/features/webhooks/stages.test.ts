/** What a company's server hears of where an application stands, after it began: from the call to the body. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhookEvents } from '@attesta/contract/webhook-events.ts'
import type { WebhookMessage } from '@attesta/contract/webhooks.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { tellOfWithdrawal } from '../rights/tell-of-withdrawal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let anna: TestApplicant

beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  anna = await settleApplicant(app, casa)
  // Nothing listens there: what is to be sent stands in the log.
  await post('webhooks', { url: 'http://localhost:9/hooks', events: webhookEvents })
})

const post = (path: string, body?: object) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${path}`, token: casa.token, ...(body && { body }) })
const told = async (): Promise<WebhookMessage[]> => {
  const { deliveries } = (await app.call({ url: '/api/v1/dashboard/webhooks', token: casa.token })).json()
  return deliveries.map(({ body }: { body: string }) => JSON.parse(body) as WebhookMessage).toReversed()
}
const hear = (count: number) =>
  until(`${count} messages`, async () => {
    const all = await told()
    return all.length >= count ? all : undefined
  })
const move = (stage: string, version: number) =>
  post(`applicants/${anna.applicationId}/work`, { stage, assignee_id: null, due_on: null, version })
const ids = () => ({ application_id: anna.applicationId, listing_id: casa.listingId, document_id: null })

test('each move of a stage is a message with both stages, there and back', async () => {
  await move('shortlisted', 0)
  await move('none', 1)
  await move('shortlisted', 2)
  const all = await hear(3)
  expect(all.map(({ type, data }) => [type, data.stage_before, data.stage]).toSorted()).toEqual(
    [
      ['stage.changed', 'none', 'shortlisted'],
      ['stage.changed', 'shortlisted', 'none'],
      ['stage.changed', 'none', 'shortlisted'],
    ].toSorted(),
  )
  expect(all[0]!.data).toMatchObject({ ...ids(), report_id: null })
})

test('a due date alone moves nothing, and a decision does', async () => {
  const { criterion_id } = (await post('criteria', { listing_id: null, preset: 'affordability', text: null })).json()
  await post(`applicants/${anna.applicationId}/work`, {
    stage: 'none',
    assignee_id: casa.memberId,
    due_on: '2026-12-01',
    version: 0,
  })
  const decided = await post(`applicants/${anna.applicationId}/decision`, {
    outcome: 'declined',
    is_another_chosen: false,
    criteria: [{ id: criterion_id, stands: 'not_met' }],
    version: 1,
  })
  expect(decided.statusCode).toBe(200)
  expect(await hear(1)).toMatchObject([
    { type: 'stage.changed', data: { ...ids(), stage_before: 'none', stage: 'declined' } },
  ])
})

test('in Germany a choice is told, and so is the one whom it replaces', async () => {
  const bruno = await settleApplicant(app, casa)
  const [hers, his] = [
    await settleReport(app, anna, casa, (report) => ({ ...report, region: 'de' })),
    await settleReport(app, bruno, casa, (report) => ({ ...report, region: 'de' })),
  ]
  await post(`reports/${hers}/choose`)
  await post(`reports/${hers}/choose`)
  await hear(1)
  await post(`reports/${his}/choose`)
  await post(`reports/${his}/unchoose`)
  await post(`reports/${his}/unchoose`)
  const all = await hear(4)
  expect(all.map(({ type, data }) => [type, data.application_id]).toSorted()).toEqual(
    [
      ['applicant.chosen', anna.applicationId],
      ['applicant.unchosen', anna.applicationId],
      ['applicant.chosen', bruno.applicationId],
      ['applicant.unchosen', bruno.applicationId],
    ].toSorted(),
  )
})

test('a report that its person revokes is told once, by its number', async () => {
  const report_id = await settleReport(app, anna, casa)
  for (let turn = 0; turn < 2; turn++)
    await app.call({
      method: 'POST',
      url: '/api/v2/report/revoke',
      token: anna.token,
      query: { application_id: anna.applicationId },
      body: { report_id },
    })
  await move('shortlisted', 0)
  const all = await hear(2)
  expect(all.filter(({ type }) => type === 'report.revoked')).toMatchObject([{ data: { ...ids(), report_id } }])
})

test('an application that is deleted is told as withdrawn, though it is gone', async () => {
  const deleted = await app.call({
    method: 'POST',
    url: '/api/v1/signup/delete-application',
    token: anna.token,
    query: { delete_application_id: anna.applicationId },
  })
  expect(deleted.statusCode).toBe(200)
  expect(await hear(1)).toMatchObject([{ type: 'application.withdrawn', data: { ...ids(), report_id: null } }])
})

test('an account that is erased leaves the number of its report and no more', async () => {
  const report_id = await settleReport(app, anna, casa)
  const reports = await app.deps.transact(system, (stores) => stores.erasure.standingReports(anna.userId))
  await app.deps.transact(system, (stores) => tellOfWithdrawal(app.deps, stores, reports))
  expect(await hear(1)).toMatchObject([
    { type: 'report.revoked', data: { application_id: null, listing_id: casa.listingId, report_id } },
  ])
})
