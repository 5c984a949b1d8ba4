/** The same act for many households: shown first, then done to all that it fits or to none. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantsAtOnce } from '@attesta/contract/applicant-bulk.ts'
import {
  settleApplicant,
  settleApplying,
  settleMember,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { systemRandom } from '../../random.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let casa: TestMember
let anna: TestApplicant
let bruno: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(2))
  casa = await settleMember(app)
  anna = await applying()
  bruno = await applying({ language: 'de' })
})

const applying = (walk?: Parameters<typeof settleApplying>[2]) => settleApplying(app, casa, walk)
const bulk = (rest: string, body: object, token = casa.token) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/applicants/bulk${rest}`, token, body })
const both = () => [anna.applicationId, bruno.applicationId]
const previewed = async (body: object) => (await bulk('/preview', { application_ids: both(), ...body })).json()
/** As the page does it: the outcome is read, then confirmed. */
const done = async (body: object) =>
  bulk('', { application_ids: both(), ...body, preview: (await previewed(body)).preview })
const work = async ({ applicationId }: TestApplicant) =>
  (await app.call({ url: `/api/v1/dashboard/applicants/${applicationId}/work`, token: casa.token })).json()
const decline = async ({ applicationId }: TestApplicant) => {
  const url = `/api/v1/dashboard/applicants/${applicationId}/decision`
  const { version } = (await app.call({ url, token: casa.token })).json()
  const body = { outcome: 'withdrawn', is_another_chosen: false, criteria: [], version }
  expect((await app.call({ method: 'POST', url, token: casa.token, body })).statusCode).toBe(200)
}
const events = async () =>
  (await app.call({ url: '/api/v1/dashboard/activity', token: casa.token }))
    .json()
    .lines.map(({ event }: { event: string }) => event)

test('a stage is set for all that it fits; a decided household and one that has it stay as they are', async () => {
  const clara = await applying()
  await decline(bruno)
  const of = [...both(), clara.applicationId]
  await bulk('', {
    application_ids: [clara.applicationId],
    act: 'set-stage',
    stage: 'shortlisted',
    preview: (
      await bulk('/preview', { application_ids: [clara.applicationId], act: 'set-stage', stage: 'shortlisted' })
    ).json().preview,
  })
  const body = { application_ids: of, act: 'set-stage', stage: 'shortlisted' }
  const shown = await previewed(body)
  expect(shown).toMatchObject({
    fits: [anna.applicationId],
    left: [
      { application_id: bruno.applicationId, reason: 'decided' },
      { application_id: clara.applicationId, reason: 'already' },
    ],
    emails: [],
  })
  expect((await work(anna)).stage).toBe('none')
  expect((await bulk('', { ...body, preview: shown.preview })).json()).toMatchObject({ changed: 1 })
  expect([(await work(anna)).stage, (await work(bruno)).stage]).toEqual(['shortlisted', 'withdrawn'])
  expect((await work(anna)).changes).toMatchObject([{ kind: 'stage', before: 'none', after: 'shortlisted' }])
  expect(await events()).toEqual(expect.arrayContaining(['applicant.work-set', 'applicants.changed']))
})

test('a colleague is put in charge of all, who keep their stage; one of another company is refused', async () => {
  expect((await done({ act: 'assign', assignee_id: casa.memberId })).json()).toMatchObject({ changed: 2 })
  expect(await work(bruno)).toMatchObject({ stage: 'none', assignee_id: casa.memberId, version: 1 })
  const { memberId } = await settleMember(app)
  const body = { application_ids: both(), act: 'assign', assignee_id: memberId }
  expect((await bulk('/preview', body)).statusCode).toBe(422)
})

test('households are archived and brought back together', async () => {
  const listed = async () =>
    (await app.call({ url: '/api/v1/dashboard/applicants', token: casa.token })).json().applicants.length
  expect((await done({ act: 'archive' })).json()).toMatchObject({ changed: 2 })
  expect(await listed()).toBe(0)
  expect((await previewed({ act: 'archive' })).left).toHaveLength(2)
  expect((await done({ act: 'bring-back' })).json()).toMatchObject({ changed: 2 })
  expect(await listed()).toBe(2)
})

test('a document is asked of all by an email in each one’s language, which the preview shows', async () => {
  const body = { act: 'ask', document: { type: 'payslip', month: '2026-01' } }
  const { emails } = await previewed(body)
  expect(emails.map(({ language, count }: never) => [language, count])).toEqual([
    ['it', 1],
    ['de', 1],
  ])
  expect(emails[0].text).toContain('Buste paga (gennaio 2026)')
  expect((await done(body)).json()).toMatchObject({ changed: 2 })
  const sent = await until('the email', async () => app.mailbox.lastTo(bruno.email))
  expect(sent.text).toContain('Januar 2026')
  expect((await previewed(body)).left).toEqual(both().map((application_id) => ({ application_id, reason: 'asked' })))
  expect(await events()).toContain('applicant.asked')
})

test('in Germany nothing is asked before the choice', async () => {
  const berlin = await applying({ region: 'de' })
  const shown = await previewed({
    application_ids: [berlin.applicationId],
    act: 'ask',
    document: { type: 'payslip', month: null },
  })
  expect(shown).toMatchObject({ fits: [], left: [{ reason: 'before_choice' }] })
})

test('what a colleague changed since the preview is not overwritten, and nothing of the act is done', async () => {
  const body = { application_ids: both(), act: 'set-stage', stage: 'shortlisted' }
  const { preview } = await previewed(body)
  await app.call({
    method: 'POST',
    url: `/api/v1/dashboard/applicants/${bruno.applicationId}/work`,
    token: casa.token,
    body: { stage: 'none', assignee_id: casa.memberId, due_on: null, version: 0 },
  })
  const answer = await bulk('', { ...body, preview })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'work_changed'])
  expect((await work(anna)).stage).toBe('none')
  expect((await bulk('', { ...body, act: 'archive', preview })).statusCode).toBe(409)
})

test('one household of another company, or a guarantor alone, and none is changed', async () => {
  const other = await settleApplicant(app, await settleMember(app))
  for (const id of [other.applicationId, systemRandom.uuid()])
    expect((await bulk('/preview', { application_ids: [anna.applicationId, id], act: 'archive' })).statusCode).toBe(404)
})

test('an act that lacks what it sets, or names too many, is refused', async () => {
  for (const body of [{ act: 'set-stage' }, { act: 'assign' }, { act: 'ask' }, { act: 'set-stage', stage: 'accepted' }])
    expect((await bulk('/preview', { application_ids: both(), ...body })).statusCode).toBe(422)
  const many = Array.from({ length: applicantsAtOnce + 1 }, () => systemRandom.uuid())
  expect((await bulk('/preview', { application_ids: many, act: 'archive' })).statusCode).toBe(422)
})
