/** The landlord's list: a household is one row, and a co-applicant or guarantor is never a candidate alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import { nameAndInvite, settleLinked } from '../../testing/household-people.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let main: TestApplicant, partner: TestApplicant, guarantor: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  casa = await settleMember(app)
  main = await settleReady(app, casa)
  partner = await settleLinked(app, main, { role: 'co-applicant', fullname: 'Luca Ferrari' }, casa)
  guarantor = await settleLinked(app, main, { role: 'guarantor', fullname: 'Chiara Esposito' }, casa)
  await nameAndInvite(app, main, { role: 'guarantor', fullname: 'Rosa Ferri' }, 'rosa@esempio.example')
})
afterAll(() => app.end())

const list = async (query: Record<string, string> = {}) =>
  (await app.call({ url: '/api/v1/dashboard/applicants', token: casa.token, query })).json()
const own = (person: TestApplicant) => ({ token: person.token, query: { application_id: person.applicationId } })
const reportOf = async (person: TestApplicant): Promise<string> =>
  (await app.call({ url: '/api/v2/report/', ...own(person) })).json().report_id
const confirm = (person: TestApplicant) =>
  app.call({ method: 'POST', url: '/api/v1/confirmation/submit', ...own(person), body: { confirmed: true } })
const post = (url: string) => app.call({ method: 'POST', url: `/api/v1/dashboard${url}`, token: casa.token })

test('a household is one row with its people under it, and counts once', async () => {
  const { applicants, count } = await list()
  expect([count, applicants.length, applicants[0].application_id]).toEqual([1, 1, main.applicationId])
  expect(applicants[0].people).toMatchObject([
    { role: 'co-applicant', progress: 'begun', application_id: partner.applicationId, report_id: null },
    { role: 'guarantor', progress: 'begun', application_id: guarantor.applicationId },
    { name: 'Rosa Ferri', role: 'guarantor', progress: 'invited', application_id: null },
  ])
  const { listings } = (await app.call({ url: '/api/v1/dashboard/listings', token: casa.token })).json()
  expect(listings[0].applicants).toBe(1)
})

test('it is unread until someone opens the report, and updated and unread once a new one took its place', async () => {
  const first = await reportOf(main)
  const marks = async () => {
    const [{ is_unread, is_updated, report }] = (await list()).applicants
    return [is_unread, is_updated, report.id === first]
  }
  expect(await marks()).toEqual([true, false, true])
  await app.call({ url: `/api/v1/dashboard/reports/${first}`, token: casa.token })
  expect(await marks()).toEqual([false, false, true])
  app.clock.advance(minutes(1))
  await confirm(partner)
  await until('the updated row', async () => ((await marks())[1] ? true : undefined))
  expect(await marks()).toEqual([true, true, false])
  expect((await list()).applicants[0].people[0]).toMatchObject({ progress: 'finished', net_income: '1847.40' })
  await app.call({ url: `/api/v1/dashboard/reports/${await reportOf(main)}`, token: casa.token })
  expect(await marks()).toEqual([false, true, false])
})

test('filters and sorting work over households', async () => {
  await reportOf(partner)
  expect((await list({ status: 'in_progress' })).count).toBe(0)
  for (const sort of ['name', 'listing', 'started', 'status', 'income', 'share', 'valid'])
    expect((await list({ sort, status: 'report_ready' })).count).toBe(1)
})

test('one of the others is neither put out of the list nor chosen alone; removed for good, the whole household is gone', async () => {
  for (const way of ['archive', 'bring-back', 'remove'])
    expect((await post(`/applicants/${guarantor.applicationId}/${way}`)).json().code).toBe('conflict')
  const theirs = await reportOf(partner)
  expect((await post(`/applicants/${main.applicationId}/remove`)).statusCode).toBe(200)
  expect((await list()).count).toBe(0)
  expect((await app.call({ url: `/api/v1/dashboard/reports/${theirs}`, token: casa.token })).statusCode).toBe(404)
})

test('in Germany a co-applicant is not chosen, and their report opens with the choice of the household', async () => {
  const berlin = await settleMember(app)
  const walk = { region: 'de', type: 'rent', employmentStatus: 'Employed' } as const
  const [lena, jan] = [
    await settleApplicant(app, berlin, walk),
    await settleApplicant(app, berlin, { ...walk, role: 'co-applicant' }),
  ]
  await app.deps.transact(system, async (stores) => {
    const own = (await stores.applications.find(jan.applicationId))!
    const { role, workflow, listingId, companyId } = own
    await stores.applications.link(jan.applicationId, {
      role,
      workflow,
      listingId,
      companyId,
      mainApplicationId: lena.applicationId,
    })
  })
  const inGermany = (report: RentReport): RentReport => ({ ...report, region: 'de' })
  const [ofLena, ofJan] = [
    await settleReport(app, lena, berlin, inGermany),
    await settleReport(app, jan, berlin, inGermany),
  ]
  const asBerlin = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.call({ method, url: `/api/v1/dashboard${url}`, token: berlin.token })
  expect((await asBerlin(`/reports/${ofJan}`)).json().code).toBe('before_choice')
  expect((await asBerlin(`/reports/${ofJan}/choose`, 'POST')).json().code).toBe('conflict')
  expect((await asBerlin(`/reports/${ofLena}/choose`, 'POST')).statusCode).toBe(200)
  expect((await asBerlin(`/reports/${ofJan}`)).statusCode).toBe(200)
})
