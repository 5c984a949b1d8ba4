import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { euros } from '@attesta/domain/money.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { dashboardJobs } from './jobs.ts'
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
  const second = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.listings.create({
      companyId: casa.companyId,
      name: 'Attico',
      address: 'Via Alta 1',
      region: 'it',
      rent: euros(1500),
      deposit: null,
      lanPays: false,
    }),
  )
  for (let count = 0; count < 30; count++) {
    app.clock.advance(minutes(1))
    const person = await settleApplicant(app, count < 4 ? { ...casa, listingId: second } : casa)
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.saveStep(person.applicationId, 4, 'income-check'),
    )
    people.push(person)
  }
  reportId = await settleReport(app, withReport(), { ...casa, listingId: second })
})
afterAll(() => app.end())

const asked = async (query: Record<string, string> = {}, token = casa.token) =>
  (await app.call({ url: '/api/v1/dashboard/applicants', token, query })).json()
const idsOf = (reply: { applicants: { application_id: string }[] }) =>
  reply.applicants.map(({ application_id }) => application_id)

test(
  'applicants come 25 at a time, the newest first, and the second page goes on where the first ended',
  { tags: ['LD-2'] },
  async () => {
    const first = await asked()
    expect([first.count, first.applicants.length, first.listings.map(({ name }: { name: string }) => name)]).toEqual([
      30,
      25,
      ['Bilocale', 'Attico'],
    ])
    const second = await asked({ cursor: first.next_cursor })
    expect(second.next_cursor).toBeNull()
    expect([...idsOf(first), ...idsOf(second)]).toEqual(people.map(({ applicationId }) => applicationId).toReversed())
  },
)

test(
  'they are found by listing, progress and name, and sorted by what the report says',
  { tags: ['LD-2'] },
  async () => {
    const { listings } = await asked()
    expect((await asked({ listing_id: listings[1].id })).count).toBe(4)
    expect((await asked({ status: 'in_progress', listing_id: listings[1].id })).count).toBe(3)
    expect((await asked({ text: 'BIÀNCHI g' })).count).toBe(0)
    expect((await asked({ text: 'giulia bia' })).count).toBe(30)
    const { applicants } = await asked({ sort: 'income' })
    expect(applicants[0]).toMatchObject({
      application_id: withReport().applicationId,
      status: 'report_ready',
      listing_name: 'Attico',
      report: { id: reportId, net_income: '2001.35', percentage: 31 },
    })
  },
)

describe('the search', () => {
  test.each([
    ['email', () => withReport().email.toUpperCase(), 1],
    ['report number', () => `AT-${reportId.slice(-8, -4)}-${reportId.slice(-4)}`, 1],
    ['report id', () => reportId, 1],
    ['phone', () => '333 123 4567', 30],
    ['listing', () => 'attico', 4],
    ['part of an email', () => withReport().email.slice(0, 12), 0],
  ])('finds by %s', async (_, text, count) => expect((await asked({ text: text() })).count).toBe(count))

  test('finds no one of another company', async () => {
    const { token } = await settleMember(app)
    for (const text of [withReport().email, 'Giulia', reportId]) expect((await asked({ text }, token)).count).toBe(0)
  })

  test('keeps nothing readable, and goes with the application', async () => {
    const person = await settleApplicant(app, casa)
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    try {
      const rows = async () =>
        (await client.query(`select word from applicant_words where application_id = $1`, [person.applicationId])).rows
      const words = await rows()
      expect(words.length).toBeGreaterThan(10)
      expect(JSON.stringify(words)).not.toMatch(/giu|bian|esempio|31234567/i)
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.erasure.applications([person.applicationId]),
      )
      expect(await rows()).toEqual([])
    } finally {
      await client.end()
    }
  })

  test('finds applicants from before it was kept, once the job has run', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    try {
      await client.query(`delete from applicant_words where application_id = $1`, [withReport().applicationId])
    } finally {
      await client.end()
    }
    expect((await asked({ text: withReport().email })).count).toBe(0)
    await dashboardJobs(app.deps).indexApplicants()
    expect((await asked({ text: withReport().email })).count).toBe(1)
  })
})

test('a viewer is shown finished reports and no one who is still at it', async () => {
  const viewer = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
    const member = (await stores.members.add({
      companyId: casa.companyId,
      email: 'v@casa.example',
      name: 'Vera Prova',
      role: 'viewer',
    }))!
    return stores.sessions.open({ memberId: member.id, companyId: casa.companyId })
  })
  const seen = await asked({}, viewer)
  expect([seen.count, idsOf(seen)]).toEqual([1, [withReport().applicationId]])
})

test('reports with an open point are found by a filter of their own, and others are not', async () => {
  const point = { msg: { key: 'Report.Finding.payslip.edited', params: {} }, document_ids: [], contested: true }
  const [open, settled] = [await settleApplicant(app, casa), await settleApplicant(app, casa)]
  await settleReport(app, open, casa, (report) => ({ ...report, standing: { state: 'open', open_points: [point] } }))
  await settleReport(app, settled, casa)
  const found = await asked({ status: 'needs_attention' })
  expect([found.count, idsOf(found)]).toEqual([1, [open.applicationId]])
  expect(found.applicants[0].report.needs_attention).toBe(true)
})

describe('what is compared', () => {
  const criteriaOf = async (id: string) =>
    (await app.call({ url: `/api/v1/dashboard/reports/${id}/criteria`, token: casa.token })).json().criteria

  test("is facts with how well they stand, and no one's contact or documents", { tags: ['LD-3'] }, async () => {
    const criteria = await criteriaOf(reportId)
    expect(criteria).toMatchObject({
      name: 'Giulia Bianchi',
      net_income: { value: '2001.35', state: 'consistent' },
      contract: 'open_ended',
      seniority_months: 90,
      share: 31,
      affordable: { max: '743.54', is_within: true },
      committed_costs: { value: '142.50' },
      deposit: 'passed',
      is_expired: false,
    })
    expect(JSON.stringify(criteria)).not.toMatch(/email|mobile|birth|document|score|rank|accept/i)
  })

  test('how well its income stands is told in the list and the comparison alike', async () => {
    const person = await settleApplicant(app, casa)
    const id = await settleReport(app, person, casa, (report) => ({
      ...report,
      trace: { ...report.trace, household_net_income: { ...report.trace.household_net_income!, state: 'declared' } },
    }))
    const row = (await asked({ text: person.email })).applicants[0]!
    expect(row.report).toMatchObject({ id, income_state: 'declared', unsure: ['income'] })
    expect(await criteriaOf(id)).toMatchObject({ household_net_income: { state: 'declared' }, unsure: ['income'] })
  })

  test('in Germany is what may be asked of everybody, before one is chosen', async () => {
    const person = await settleApplicant(app, casa, { region: 'de' })
    const criteria = await criteriaOf(await settleReport(app, person, casa, (report) => ({ ...report, region: 'de' })))
    expect(criteria).toMatchObject({
      employment_status: 'Employed',
      net_income: { value: '2001.35' },
      people: 1,
      contract: null,
      seniority_months: null,
      committed_costs: null,
      cash_balance: null,
      deposit: null,
      affordable: { min: null, value: null, max: null, is_within: null },
    })
    expect(criteria.checks.map(({ id }: { id: string }) => id)).not.toContain('deposit')
  })
})

describe('an applicant who is put out of the list', () => {
  const act = (what: 'archive' | 'bring-back' | 'remove', { applicationId }: TestApplicant, token = casa.token) =>
    app.call({ method: 'POST', url: `/api/v1/dashboard/applicants/${applicationId}/${what}`, token })
  let person: TestApplicant, standing: string
  beforeAll(async () => {
    person = await settleApplicant(app, casa)
    standing = await settleReport(app, person, casa)
  })
  const isListed = async (query: Record<string, string> = {}) =>
    idsOf(await asked(query)).includes(person.applicationId)
  const opens = async () =>
    (await app.call({ url: `/api/v1/dashboard/reports/${standing}`, token: casa.token })).statusCode

  test('is among the archived, their report opens as before, and they come back', { tags: ['LD-5'] }, async () => {
    expect(await isListed()).toBe(true)
    for (const _ of ['once', 'twice']) expect((await act('archive', person)).statusCode).toBe(200)
    expect([
      await isListed(),
      await isListed({ status: 'report_ready' }),
      await isListed({ status: 'archived' }),
      await opens(),
    ]).toEqual([false, false, true, 200])
    expect((await asked({ status: 'archived' })).applicants).toMatchObject([
      { is_archived: true, status: 'report_ready', name: 'Giulia Bianchi' },
    ])
    expect((await act('bring-back', person)).statusCode).toBe(200)
    expect([await isListed(), await isListed({ status: 'archived' })]).toEqual([true, false])
  })

  test('is out of reach of anyone who only reads', async () => {
    const { token } = await settleMember(app, 'viewer')
    for (const what of ['archive', 'bring-back', 'remove'] as const)
      expect((await act(what, person, token)).statusCode).toBe(403)
  })

  test(
    'for good: no member sees them or their report by any way, nothing more is announced, and the person keeps both',
    { tags: ['LD-5'] },
    async () => {
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.listings.choose(casa.listingId, person.applicationId),
      )
      expect((await act('remove', person)).statusCode).toBe(200)
      expect([await isListed(), await isListed({ status: 'archived' })]).toEqual([false, false])
      for (const path of ['', '/criteria', '/trace', '/pdf'])
        expect(
          (await app.call({ url: `/api/v1/dashboard/reports/${standing}${path}`, token: casa.token })).statusCode,
          path,
        ).toBe(404)
      for (const what of ['archive', 'bring-back', 'remove'] as const)
        expect((await act(what, person)).statusCode).toBe(404)
      const kept = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => ({
        isRemoved: await stores.archivedApplicants.isRemoved(person.applicationId),
        chosen: (await stores.listings.find(casa.listingId))!.listing.chosenApplicationId,
      }))
      expect(kept).toEqual({ isRemoved: true, chosen: null })
      expect(
        (
          await app.call({
            url: '/api/v2/report/',
            token: person.token,
            query: { application_id: person.applicationId },
          })
        ).json().report_id,
      ).toBe(standing)
    },
  )

  test('goes with the person who is erased', async () => {
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.erasure.applications([person.applicationId]),
    )
    expect(
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.archivedApplicants.isRemoved(person.applicationId),
      ),
    ).toBe(false)
  })
})
