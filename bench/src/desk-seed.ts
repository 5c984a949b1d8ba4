/** An agency as the bench has it, put straight into the stores. */
import type { RentReport } from '@attesta/contract/report.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { systemRandom } from '../../apps/server/src/random.ts'
import { settleMember } from '../../apps/server/src/testing/people.ts'
import type { TestApp } from '../../apps/server/src/testing/start-test-app.ts'

const LISTINGS = 400,
  APPLICATIONS = 10_000,
  /** Every so many-th has a report. */ REPORT_EACH = 3,
  AT_ONCE = 250
const DEEP_PAGE = 200,
  PAGE = 25

const firstNames = ['Anna', 'Luca', 'Giulia', 'Marco', 'Chiara', 'Jürgen', 'Łukasz', 'Maria', 'Paolo', 'Rosa', 'Elena']
const lastNames = [
  'Rossi',
  'Bianchi',
  'Ferrari',
  'Müller',
  'Schmidt',
  'Esposito',
  'Wiśniewski',
  'Greco',
  'Ferri',
  'Conti',
]
const task = { kind: 'system', task: 'bench' } as const

export interface Desk {
  token: string
  listingId: string
  /** The last application of page 199, in the default order. */ deepCursor: string
}

export async function seedDesk(app: TestApp): Promise<Desk> {
  const { companyId, memberId, token } = await settleMember(app)
  const listings = await app.deps.transact(task, async (stores) => {
    const ids: string[] = []
    for (let index = 0; index < LISTINGS; index++)
      ids.push(
        await stores.listings.create({
          companyId,
          name: `Bilocale ${index}`,
          address: `Via Savona ${index}, 20144 Milano MI`,
          region: 'it',
          rent: 60_000 + index * 100,
          deposit: null,
          lanPays: false,
          reference: `MI-${index}`,
          assigneeId: index % 2 ? memberId : null,
        }),
      )
    return ids
  })
  const snapshot = assembleRentReport(giuliaFacts)
  const ids: string[] = []
  for (let from = 0; from < APPLICATIONS; from += AT_ONCE) {
    app.clock.advance(1000)
    await app.deps.transact(task, async (stores) => {
      for (let index = from; index < from + AT_ONCE; index++) {
        const listingId = listings[index % LISTINGS]!
        ids.push(await apply(stores, { index, listingId, companyId, snapshot }))
      }
    })
  }
  const newestFirst = await app.call({ url: '/api/v1/dashboard/applicants', token })
  let cursor = (newestFirst.json() as { next_cursor: string }).next_cursor
  for (let page = 2; page < DEEP_PAGE; page++) {
    app.clock.advance(2000)
    const reply = await app.call({ url: '/api/v1/dashboard/applicants', token, query: { cursor } })
    cursor = (reply.json() as { next_cursor: string }).next_cursor
  }
  if (ids.length < DEEP_PAGE * PAGE) throw new RangeError('too few applications for the deep page')
  return { token, listingId: listings[0]!, deepCursor: cursor }
}

type Stores = Parameters<Parameters<TestApp['deps']['transact']>[1]>[0]

async function apply(
  stores: Stores,
  {
    index,
    listingId,
    companyId,
    snapshot,
  }: { index: number; listingId: string; companyId: string; snapshot: RentReport },
): Promise<string> {
  const email = `a${index}@esempio.example`
  const userId = await stores.users.ofAddress(email)
  const { workflow } = workflowFor({
    region: 'it',
    type: 'rent',
    role: 'main-applicant',
    lanPays: false,
    asksForAddress: false,
  })
  const id = await stores.applications.create({
    userId,
    listingId,
    companyId,
    mainApplicationId: null,
    type: 'rent',
    region: 'it',
    language: 'it',
    role: 'main-applicant',
    employmentStatus: 'Employed',
    workflow,
    hideNav: false,
    applicant: {
      firstName: firstNames[index % firstNames.length]!,
      lastName: lastNames[index % lastNames.length]!,
      email,
      mobile: `+39-333${String(index).padStart(7, '0')}`,
      privacyConsentedAt: '2026-03-02T09:00:00.000Z',
      marketingConsentedAt: null,
    },
  })
  await stores.applications.saveStep(id, 9, 'result')
  if (index % REPORT_EACH === 0) {
    const reportId = systemRandom.uuid()
    await stores.reports.create({
      id: reportId,
      applicationId: id,
      userId,
      companyId,
      listingId,
      language: 'it',
      snapshot: { ...snapshot, report_id: reportId },
      fingerprint: reportId,
      signature: reportId,
      ruleSet: 'bench',
      qrToken: reportId,
      validUntil: new Date('2027-06-01T00:00:00Z'),
    })
  }
  return id
}
