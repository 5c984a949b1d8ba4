/** An agency as the bench has it, put straight into the stores. */
import pg from 'pg'
import { workStages } from '@attesta/contract/household-work.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { systemRandom } from '../../apps/server/src/random.ts'
import { settleMember } from '../../apps/server/src/testing/people.ts'
import type { TestApp } from '../../apps/server/src/testing/start-test-app.ts'

const LISTINGS = 400,
  APPLICATIONS = 10_000,
  COLLEAGUES = 12,
  /** Every so many-th has a report. */
  REPORT_EACH = 3,
  /** Every so many-th has a stage and a colleague in charge. */
  WORK_EACH = 4,
  AT_ONCE = 250
const DEEP_PAGE = 200

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
  companyId: string
  /** A colleague in charge of some. */
  memberId: string
  token: string
  listingId: string
  reportId: string
}

/** A batch of applications a transaction, so that memory holds one batch at a time. */
export async function seedDesk(app: TestApp): Promise<Desk> {
  const { companyId, memberId, token } = await settleMember(app)
  const colleagues = await app.deps.transact(task, async (stores) => {
    const ids = [memberId]
    while (ids.length < COLLEAGUES) {
      const email = `c${ids.length}@casa-prova.example`
      ids.push((await stores.members.add({ companyId, email, name: `Colleague ${ids.length}`, role: 'agent' }))!.id)
    }
    return ids
  })
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
          assigneeId: colleagues[index % COLLEAGUES]!,
        }),
      )
    return ids
  })
  const snapshot = assembleRentReport(giuliaFacts)
  let reportId = ''
  for (let from = 0; from < APPLICATIONS; from += AT_ONCE) {
    app.clock.advance(1000)
    await app.deps.transact(task, async (stores) => {
      for (let index = from; index < from + AT_ONCE; index++) {
        const listingId = listings[index % LISTINGS]!
        const { id, ...issued } = await apply(stores, { index, listingId, companyId, snapshot })
        reportId = issued.reportId ?? reportId
        if (index % WORK_EACH === 0)
          await stores.householdWork.save({ applicationId: id, companyId }, 0, {
            stage: workStages[index % workStages.length]!,
            assigneeId: colleagues[index % COLLEAGUES]!,
            dueOn: null,
          })
      }
    })
  }
  return { companyId, memberId: colleagues[WORK_EACH]!, token, listingId: listings[0]!, reportId }
}

/** The last application of page 199, in the default order. */
export async function deepCursorOf(app: TestApp, { token }: Desk): Promise<string> {
  let cursor: string | undefined
  for (let page = 1; page < DEEP_PAGE; page++) {
    app.clock.advance(2000)
    const query: Record<string, string> = cursor === undefined ? {} : { cursor }
    const reply = (await app.call({ url: '/api/v1/dashboard/applicants', token, query })).json()
    cursor = (reply as { next_cursor: string }).next_cursor
  }
  return cursor!
}

/** By table: the columns of a copy that are not as in the row; `l` and `a`: the copies of its listing, its application. */
const ofACopy: Record<string, Record<string, string>> = {
  listings: { id: 'l.copy', company_id: '$2::uuid', chosen_application_id: 'null' },
  applications: { id: 'a.copy', company_id: '$2::uuid', listing_id: 'l.copy' },
  applicant_words: { application_id: 'a.copy', company_id: '$2::uuid' },
  household_work: { application_id: 'a.copy', company_id: '$2::uuid' },
  reports: {
    id: 'gen_random_uuid()',
    application_id: 'a.copy',
    company_id: '$2::uuid',
    listing_id: 'l.copy',
    qr_token_hash: 'gen_random_uuid()::text',
  },
}
/** How a row finds the copies: by its own id, or by the columns that name its listing and its application. */
const copiesOf: Record<string, string> = {
  listings: 'join moved_listings l on l.id = t.id',
  applications: 'join moved a on a.id = t.id join moved_listings l on l.id = t.listing_id',
  applicant_words: 'join moved a on a.id = t.application_id',
  household_work: 'join moved a on a.id = t.application_id',
  reports: 'join moved a on a.id = t.application_id join moved_listings l on l.id = t.listing_id',
}

/**
 * Other companies' listings and households, `times` as many: copies of the rows under new ids, made by the database.
 * No one opens them, so their sealed columns may be copies too.
 */
export async function seedOthers(databaseUrl: string, { companyId }: Desk, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (let turn = 0; turn < times; turn++) {
      for (const [copies, table] of [
        ['moved_listings', 'listings'],
        ['moved', 'applications'],
      ])
        await client.query(
          `create temp table ${copies} as select id, gen_random_uuid() as copy from ${table} where company_id = $1`,
          [companyId],
        )
      const other = systemRandom.uuid()
      for (const [table, changed] of Object.entries(ofACopy)) {
        const { rows } = await client.query<{ name: string }>(
          `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
          [table],
        )
        const columns = rows.map(({ name }) => name)
        const values = columns.map((name) => changed[name] ?? `t.${name}`)
        await client.query(
          `insert into ${table} (${columns.join()}) select ${values.join()} from ${table} t ${copiesOf[table]} ` +
            `where t.company_id = $1`,
          [companyId, other],
        )
      }
      await client.query('drop table moved, moved_listings')
    }
  } finally {
    await client.end()
  }
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
): Promise<{ id: string; reportId: string | undefined }> {
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
  const reportId = index % REPORT_EACH === 0 ? systemRandom.uuid() : undefined
  if (reportId)
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
  return { id, reportId }
}
