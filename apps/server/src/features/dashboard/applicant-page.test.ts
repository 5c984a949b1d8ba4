/** What is typed in the search, and that the database's list is the one that a plain loop over all households gives. */
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applicantColumns,
  applicantFilters,
  maxSortedByName,
  type ApplicantColumn,
} from '@attesta/contract/applicant-list.ts'
import { workStages, type WorkStage } from '@attesta/contract/household-work.ts'
import { foldText } from '@attesta/domain/search-words.ts'
import type { HouseholdView } from '../../stores/household-list.ts'
import type { Stores } from '../../stores/index.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { householdPage, pageSize, searchOf } from './applicant-page.ts'
import { dashboardJobs } from './jobs.ts'

const system = { kind: 'system', task: 'test' } as const
const today = '2026-11-21'

describe('what was typed', () => {
  const listings = [
    { id: 'a', name: 'Bilocale Via Tadino', address: '', rent: 900_00, reference: 'MI-31', utilities: null },
    { id: 'b', name: 'Altbau', address: '', rent: 900_00, reference: null, utilities: null },
  ]
  test.each([
    ['', null],
    ['  ', null],
    ['at-7F9B-9100', { reportEnding: '7f9b9100', listingIds: [] }],
    ['AT7f9b9100', { reportEnding: '7f9b9100' }],
    ['AT-7F9B-910', { reportEnding: null }],
    ['6F1E1D5C-0c57-4a0e-9b1e-5a2f7f9b9100', { reportId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f7f9b9100' }],
    ['mi-31', { listingIds: ['a'], reportId: null }],
    ['MI-3', { listingIds: [] }],
    ['altbau', { listingIds: ['b'] }],
    [' muller ', { tokens: ['name:muller'] }],
  ])('«%s»', (text, expected) => {
    const found = searchOf(text, listings)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })
})

/** What a household of the tests is, as it was put in. */
interface Put {
  applicationId: string
  company: number
  listing: number
  startedAt: number
  firstName: string
  partner: string | null
  report: { id: string; income: number | null; share: number | null; validUntil: string; isOpened: boolean } | null
  isArchived: boolean
  stage: WorkStage
  assignee: number | null
}
interface Company extends TestMember {
  viewerToken: string
  listingIds: string[]
  listingNames: string[]
  memberIds: string[]
}

const names = ['Anna', 'Öznur', 'Marco', 'Annamaria', 'Zoe']
const putArbitrary = fc.record({
  company: fc.constantFrom(0, 0, 0, 1),
  listing: fc.constantFrom(0, 1, 2),
  minute: fc.integer({ min: 0, max: 20 }),
  firstName: fc.constantFrom(...names),
  partner: fc.option(fc.constantFrom('Chiara', 'Annika'), { freq: 4 }),
  report: fc.option(
    fc.record({
      income: fc.option(fc.constantFrom('900.00', '1200.50', '2000.00')),
      share: fc.option(fc.constantFrom(22, 31.5, 60)),
      validUntil: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-20'),
      isOpened: fc.boolean(),
    }),
  ),
  isArchived: fc.constantFrom(false, false, false, true),
  stage: fc.constantFrom(...workStages),
  assignee: fc.option(fc.constantFrom(0, 1, 2)),
})

let app: TestApp
const companies: Company[] = []
const put: Put[] = []

async function settleCompany(listingNames: string[]): Promise<Company> {
  const member = await settleMember(app)
  return app.deps.transact(system, async (stores) => {
    const { companyId, memberId } = member
    const people = [memberId]
    for (const [name, role] of [
      ['Vera', 'agent'],
      ['Leo', 'viewer'],
    ] as const) {
      const email = `${name}-${companyId}@casa.example`
      people.push((await stores.members.add({ companyId, email, name, role }))!.id)
    }
    const listingIds: string[] = []
    for (const name of listingNames)
      listingIds.push(
        await stores.listings.create({
          companyId,
          name,
          address: 'Via Prova 2, 20100 Milano',
          region: 'it',
          rent: 80_000,
          deposit: null,
          lanPays: false,
        }),
      )
    const viewerToken = await stores.sessions.open({ memberId: people[2]!, companyId })
    return { ...member, viewerToken, listingIds, listingNames, memberIds: people }
  })
}

async function settle({ minute, ...one }: typeof putArbitrary extends fc.Arbitrary<infer T> ? T : never) {
  const company = companies[one.company]!
  const listingId = company.listingIds[one.listing]!
  const person = await settleApplicant(app, { ...company, listingId }, { firstName: one.firstName })
  const household = { applicationId: person.applicationId, companyId: company.companyId }
  const memberId = one.assignee === null ? null : company.memberIds[one.assignee]!
  const partner =
    one.partner && (await settleApplicant(app, undefined, { firstName: one.partner, role: 'co-applicant' }))
  await app.deps.transact(system, async (stores) => {
    await stores.applications.saveStep(person.applicationId, 4, 'income-check')
    if (one.stage !== 'none' || memberId !== null)
      await stores.householdWork.save(household, 0, { stage: one.stage, assigneeId: memberId, dueOn: null })
    if (one.isArchived) await stores.archivedApplicants.archive(household.applicationId, household.companyId)
    if (!partner) return
    await stores.applications.saveStep(partner.applicationId, 4, 'income-check')
    const { role, workflow } = (await stores.applications.find(partner.applicationId))!
    const link = { mainApplicationId: person.applicationId, role, workflow, listingId, companyId: company.companyId }
    await stores.applications.link(partner.applicationId, link)
  })
  const { report } = one
  const reportId =
    report &&
    (await settleReport(app, person, { ...company, listingId }, (golden) => ({
      ...golden,
      valid_until: report.validUntil,
      trace: { ...golden.trace, household_net_income: undefined },
      employment: {
        ...golden.employment,
        monthly_income: { ...golden.employment.monthly_income, net_value: report.income },
      },
      monthly_affordability: { ...golden.monthly_affordability, percentage: report.share },
    })))
  if (report?.isOpened)
    await app.deps.transact(system, (stores) =>
      stores.reportReadings.mark({ id: reportId!, applicationId: person.applicationId }, company),
    )
  put.push({
    ...one,
    applicationId: person.applicationId,
    startedAt: minute,
    report: report && {
      id: reportId!,
      income: report.income === null ? null : Number(report.income),
      share: report.share,
      validUntil: report.validUntil,
      isOpened: report.isOpened,
    },
  })
}

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse(`${today}T10:00:00Z`) - app.clock.now().getTime())
  companies.push(
    await settleCompany(['Bilocale', 'attico', 'Ätna']),
    await settleCompany(['Attico', 'Zeta', 'Bilocale']),
  )
  // As many as make several pages. In the order of their beginning: the clock goes one way.
  const some = fc.sample(putArbitrary, 110).toSorted((a, b) => a.minute - b.minute)
  let minute = 0
  for (const one of some) {
    app.clock.advance(minutes(one.minute - minute))
    minute = one.minute
    await settle(one)
  }
})
afterAll(() => app.end())

interface Asked {
  company: 0 | 1
  isViewer: boolean
  listing: number | undefined
  status: (typeof applicantFilters)[number] | undefined
  stage: WorkStage | undefined
  /** 3: of no one. */
  assignee: number | undefined
  text: string
  sort: ApplicantColumn
  isDescending: boolean
}

const statusOf = ({ report }: Put) =>
  report === null ? 'in_progress' : report.validUntil >= today ? 'report_ready' : 'expired'
/** The first member alone opened reports; the sample report has no open points. */
const isIn = (status: NonNullable<Asked['status']>, one: Put, isViewer: boolean) =>
  status === 'unread' ? one.report !== null && (isViewer || !one.report.isOpened) : statusOf(one) === status
/** A viewer, and someone who left, is in charge of nothing. */
const inChargeOf = ({ assignee }: Put) => (assignee === 2 ? null : assignee)

const isNamed = (text: string, name: string) =>
  foldText(text)
    .split(' ')
    .every((word) => [name, 'Bianchi'].some((one) => foldText(one).startsWith(word)))

function valueOf(one: Put, sort: ApplicantColumn): string | number | null {
  const values: Record<ApplicantColumn, string | number | null> = {
    name: foldText(`${one.firstName} Bianchi`),
    listing: foldText(companies[one.company]!.listingNames[one.listing]!),
    started: one.startedAt,
    status: ['in_progress', 'report_ready', 'expired'].indexOf(statusOf(one)),
    income: one.report?.income ?? null,
    share: one.report?.share ?? null,
    valid: one.report?.validUntil ?? null,
  }
  return values[sort]
}

/** The list, by filtering and sorting all households in memory. */
function plainList({ company, isViewer, listing, status, stage, assignee, text, sort, isDescending }: Asked): string[] {
  const order = (a: Put, b: Put) => {
    const [left, right] = [valueOf(a, sort), valueOf(b, sort)]
    if (left !== right) {
      if (left === null || right === null) return left === null ? 1 : -1
      return (left < right ? -1 : 1) * (isDescending ? -1 : 1)
    }
    return a.applicationId < b.applicationId ? -1 : 1
  }
  return put
    .filter((one) => one.company === company && (!isViewer || one.report !== null))
    .filter((one) => (status === 'archived' ? one.isArchived : !one.isArchived))
    .filter((one) => status === undefined || status === 'archived' || isIn(status, one, isViewer))
    .filter((one) => listing === undefined || one.listing === listing)
    .filter((one) => stage === undefined || one.stage === stage)
    .filter((one) => assignee === undefined || inChargeOf(one) === (assignee === 3 ? null : assignee))
    .filter(
      (one) =>
        text === '' ||
        isNamed(text, one.firstName) ||
        (one.partner !== null && isNamed(text, one.partner)) ||
        foldText(companies[company]!.listingNames[one.listing]!) === foldText(text),
    )
    .toSorted(order)
    .map(({ applicationId }) => applicationId)
}

/** The same, page after page from the server. */
async function askedList(asked: Asked) {
  const { memberIds, listingIds, token, viewerToken } = companies[asked.company]!
  const query = Object.fromEntries(
    Object.entries({
      listing_id: asked.listing === undefined ? undefined : listingIds[asked.listing],
      status: asked.status,
      stage: asked.stage,
      assignee_id: asked.assignee === undefined ? undefined : asked.assignee === 3 ? 'none' : memberIds[asked.assignee],
      text: asked.text || undefined,
      sort: asked.sort,
      order: asked.isDescending ? 'down' : 'up',
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
  const replies: { applicants: { application_id: string }[]; count: number; archived: number }[] = []
  for (let cursor: string | undefined, turn = 0; turn === 0 || cursor !== undefined; turn++) {
    // Rates are by the clock.
    app.clock.advance(1000)
    const reply = await app.call({
      url: '/api/v1/dashboard/applicants',
      token: asked.isViewer ? viewerToken : token,
      query: cursor === undefined ? query : { ...query, cursor },
    })
    replies.push(reply.json())
    cursor = reply.json().next_cursor ?? undefined
  }
  return {
    ids: replies.flatMap(({ applicants }) => applicants.map(({ application_id }) => application_id)),
    pages: replies.map(({ applicants }) => applicants.length),
    counts: replies.map(({ count }) => count),
    archived: replies.map(({ archived }) => archived),
  }
}

/** What the pages of a plain list say. */
function plainPages(asked: Asked): Awaited<ReturnType<typeof askedList>> {
  const ids = plainList(asked)
  const pages = Array.from({ length: Math.max(1, Math.ceil(ids.length / pageSize)) }, (_, index) =>
    Math.min(pageSize, ids.length - index * pageSize),
  )
  const archived = plainList({ ...asked, ...all, status: 'archived' }).length
  return { ids, pages, counts: pages.map(() => ids.length), archived: pages.map(() => archived) }
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const askedArbitrary: fc.Arbitrary<Asked> = fc.record({
  company: fc.constantFrom(0 as const, 0 as const, 1 as const),
  isViewer: fc.constantFrom(false, false, true),
  listing: maybe(fc.constantFrom(0, 1, 2)),
  status: maybe(fc.constantFrom(...applicantFilters)),
  stage: maybe(fc.constantFrom(...workStages)),
  assignee: maybe(fc.constantFrom(0, 1, 2, 3)),
  text: fc.constantFrom('', '', 'anna', 'Annamaria', 'bian OZ', 'ATTICO', 'chiara', 'zoe anna', 'nobody'),
  sort: fc.constantFrom(...applicantColumns),
  isDescending: fc.boolean(),
})

const all = { listing: undefined, status: undefined, stage: undefined, assignee: undefined, text: '' } as const

test.each(applicantColumns.flatMap((sort) => [true, false].map((isDescending) => ({ sort, isDescending }))))(
  'page after page by $sort, descending: $isDescending, every household comes once',
  async ({ sort, isDescending }) => {
    for (const company of [0, 1] as const) {
      const asked = { ...all, company, isViewer: false, sort, isDescending }
      expect(await askedList(asked)).toEqual(plainPages(asked))
    }
  },
)

test(
  'whatever it is narrowed to and sorted by, the list is the one of a plain loop, and of one company alone',
  () =>
    fc.assert(
      fc.asyncProperty(askedArbitrary, async (asked) => {
        expect(await askedList(asked)).toEqual(plainPages(asked))
      }),
      { numRuns: 120 },
    ),
  60_000,
)

test('where more fit than names are opened for, the newest come first, whatever the direction', async () => {
  const asked: unknown[] = []
  const row = (applicationId: string) => ({ applicationId })
  const stores = {
    householdList: {
      page: (_: unknown, order: unknown, max: number) => {
        asked.push([order, max])
        return Promise.resolve({ rows: [row('b'), row('a')], count: maxSortedByName + 1, archived: 0 })
      },
    },
  } as unknown as Stores
  const asking = { sort: 'name', isDescending: false, cursor: 'c', size: pageSize } as const
  const found = await householdPage(stores, {} as HouseholdView, [], asking)
  expect(found).toMatchObject({ sort: 'started', count: maxSortedByName + 1, rows: [row('b'), row('a')] })
  expect(asked.at(-1)).toMatchObject([{ by: 'started', isDescending: true, cursor: 'c' }, pageSize + 1])
})

test('reports from before it was noted are sorted by income once the job has run', async () => {
  const asked: Asked = { ...all, company: 0, isViewer: true, sort: 'income', isDescending: true }
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    await client.query('update reports set income_cents = null, rent_share = null, is_summarised = false')
    expect((await askedList(asked)).ids).toEqual(plainList({ ...asked, sort: 'income' }).toSorted())
    await dashboardJobs(app.deps).summariseReports()
    await dashboardJobs(app.deps).summariseReports()
    expect((await client.query('select 1 from reports where not is_summarised')).rowCount).toBe(0)
  } finally {
    await client.end()
  }
  for (const sort of ['income', 'share'] as const)
    expect((await askedList({ ...asked, sort })).ids).toEqual(plainList({ ...asked, sort }))
})
