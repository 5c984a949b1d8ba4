import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { euros } from '@attesta/domain/money.ts'
import { settleApplicant, settleMember, settleReport, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember
const people: TestApplicant[] = []
let reportId: string
const withReport = () => people[3]!

beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  app.clock.advance(minutes(1))
  const second = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.listings.create({ companyId: casa.companyId, name: 'Attico', address: 'Via Alta 1', region: 'it', rent: euros(1500), deposit: null, lanPays: false }))
  for (let count = 0; count < 30; count++) {
    app.clock.advance(minutes(1))
    const person = await settleApplicant(app, count < 4 ? { ...casa, listingId: second } : casa)
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.applications.saveStep(person.applicationId, 4, 'income-check'))
    people.push(person)
  }
  reportId = await settleReport(app, withReport(), { ...casa, listingId: second })
})
afterAll(() => app.end())

const asked = async (query: Record<string, string> = {}, token = casa.token) => (await app.call({ url: '/api/v1/dashboard/applicants', token, query })).json()
const idsOf = (reply: { applicants: { application_id: string }[] }) => reply.applicants.map(({ application_id }) => application_id)

test('applicants come 25 at a time, the newest first, and the second page goes on where the first ended', async () => {
  const first = await asked()
  expect([first.count, first.applicants.length, first.listings.map(({ name }: { name: string }) => name)]).toEqual([30, 25, ['Bilocale', 'Attico']])
  const second = await asked({ cursor: first.next_cursor })
  expect(second.next_cursor).toBeNull()
  expect([...idsOf(first), ...idsOf(second)]).toEqual(people.map(({ applicationId }) => applicationId).toReversed())
})

test('they are found by listing, progress and name, and sorted by what the report says', async () => {
  const { listings } = await asked()
  expect((await asked({ listing_id: listings[1].id })).count).toBe(4)
  expect((await asked({ status: 'in_progress', listing_id: listings[1].id })).count).toBe(3)
  expect((await asked({ text: 'BIÀNCHI g' })).count).toBe(0)
  expect((await asked({ text: 'giulia bia' })).count).toBe(30)
  const { applicants } = await asked({ sort: 'income' })
  expect(applicants[0]).toMatchObject({ application_id: withReport().applicationId, status: 'report_ready', listing_name: 'Attico', report: { id: reportId, net_income: '2001.35', percentage: 31 } })
})

test('a viewer is shown finished reports and nobody who is still at it', async () => {
  const viewer = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
    const member = (await stores.members.add({ companyId: casa.companyId, email: 'v@casa.example', name: 'Vera Prova', role: 'viewer' }))!
    return stores.sessions.open({ memberId: member.id, companyId: casa.companyId })
  })
  const seen = await asked({}, viewer)
  expect([seen.count, idsOf(seen)]).toEqual([1, [withReport().applicationId]])
})

describe('what is compared', () => {
  const criteriaOf = async (id: string) => (await app.call({ url: `/api/v1/dashboard/reports/${id}/criteria`, token: casa.token })).json().criteria

  test('is facts with how well they stand, and nobody\'s contact or papers', async () => {
    const criteria = await criteriaOf(reportId)
    expect(criteria).toMatchObject({ name: 'Giulia Bianchi', net_income: { value: '2001.35', state: 'proven' }, contract: 'open_ended', seniority_months: 90, share: 31, affordable: { max: '743.54', is_within: true }, committed_costs: { value: '142.50' }, deposit: 'passed', is_expired: false })
    expect(JSON.stringify(criteria)).not.toMatch(/email|mobile|birth|document|score|rank|accept/i)
  })

  test('in Germany is what may be asked of everybody, before one is chosen', async () => {
    const person = await settleApplicant(app, casa, { region: 'de' })
    const criteria = await criteriaOf(await settleReport(app, person, casa, (report) => ({ ...report, region: 'de' })))
    expect(criteria).toMatchObject({ employment_status: 'Employed', net_income: { value: '2001.35' }, people: 1, contract: null, seniority_months: null, committed_costs: null, cash_balance: null, deposit: null, affordable: { min: null, value: null, max: null, is_within: null } })
    expect(criteria.checks.map(({ id }: { id: string }) => id)).not.toContain('deposit')
  })
})
