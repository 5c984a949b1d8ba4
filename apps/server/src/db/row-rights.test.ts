/**
 * Row-level security, right by right: what each role may do with whose row, and that no policy can go or be opened
 * unnoticed. The rows are those of `testing/row-rights.ts`: A is the caller, B a stranger, C a person who has invited
 * A.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { principals, rightsOf, seedTenants, tablesOf, type Principal } from '../testing/row-rights.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const database = await createTestDatabase()
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await seedTenants(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

type Rights = Partial<Record<Principal, string>>
const own = 'read A change A add A drop A'
const kept = 'read A change A add A'
const all = 'read ABC change ABC add ABC drop ABC'
const everybodys = 'read ABC'
/** What is written once: even the platform's own role cannot change it. */
const unchanging = 'read ABC add ABC drop ABC'

/** Total over the tables; what a principal is not named for, it has no right to. */
const expected: Record<string, Rights> = {
  // Who was invited sees the home that they are invited to.
  // The company asks and withdraws; an answer stands in its history too, so the platform writes it.
  applicant_requests: { applicant: 'read A', member: 'read A change A add A', system: all },
  // Each side reads both, and says that it has; the applicant’s answer is written by the platform, with the history.
  applicant_messages: { applicant: 'read A change A', member: 'read A change A add A', system: all },
  applicant_words: { applicant: 'read A add A drop A', member: 'read A', system: all },
  applications: {
    applicant: 'read AC change A add A drop A gives company_id',
    member: 'read A',
    operator: everybodys,
    system: all,
  },
  archived_applicants: { member: own, system: all },
  // A company reads of its own people what they did, without the chain.
  audit_log: { member: 'read A', audit: 'read ABC add ABC' },
  // Each change says who made it; only the log's own role reads it and takes it away.
  audit_pending: {
    applicant: 'add ABC',
    member: 'add ABC',
    nobody: 'add ABC',
    operator: 'add ABC',
    system: 'add ABC',
    audit: 'read ABC add ABC drop ABC',
  },
  bank_connections: { applicant: kept, system: all },
  companies: { applicant: everybodys, member: 'read A change A', operator: 'read ABC change ABC', system: all },
  consent_proofs: { system: all },
  contests: { applicant: kept, system: all },
  corrections: { applicant: 'read A', system: unchanging },
  // What an agency, a service or a reviewer found is not the applicant's to write.
  credit_checks: { applicant: 'read A add A drop A', system: all },
  data_copies: { applicant: kept, system: all },
  data_keys: { keys: all },
  documents: { applicant: own, operator: everybodys, system: all },
  download_tickets: { applicant: own, member: own, system: all },
  email_codes: { system: all },
  handovers: { applicant: kept, system: all },
  // A criterion ends and never changes; a decision is made once, and its email asked for or taken back.
  decision_criteria: { member: 'read A change A add A', system: all },
  household_decisions: { member: 'read A change A add A', system: all },
  // What colleagues wrote stays as it was written, and their history has no way back.
  household_changes: { member: 'read A add A', system: unchanging },
  household_notes: { member: 'read A add A drop A', system: unchanging },
  household_work: { member: own, system: all },
  // That a colleague has seen it is noted; to whom it is addressed stays.
  note_mentions: { member: 'read A change A add A drop A', system: all },
  idempotency: { system: all },
  identity_verifications: { applicant: 'read A add A', system: all },
  invitations: { applicant: 'read AC change AC add A drop A gives email_hash', system: all },
  listing_invitations: { member: 'read A add A', system: all },
  listings: { applicant: everybodys, member: own, operator: everybodys, system: all },
  members: { member: `${own} gives email_hash`, operator: everybodys, system: all },
  message_templates: { member: own, system: all },
  operators: { operator: everybodys, system: all },
  // An act may cause an email to anybody, which the sender cannot read.
  outbox: {
    applicant: 'read A add ABC',
    member: 'read A add ABC',
    nobody: 'add ABC',
    operator: 'read ABC change ABC',
    system: all,
  },
  paper_marks: { applicant: 'read A drop A', system: all },
  partner_grants: { system: all },
  api_keys: { member: kept, system: all },
  partner_keys: { member: kept, system: all },
  payments: { applicant: own, operator: everybodys, system: all },
  provider_events: { system: all },
  rate_limits: { system: all },
  receipts: { system: all },
  report_prints: { system: unchanging },
  report_shares: { applicant: `${kept} gives report_id`, system: all },
  report_readings: { member: 'read A add A', system: all },
  // Bands are written once.
  sealed_entries: { member: 'read A add A', system: all },
  sealed_shortlists: { member: 'read A change A add A', system: all },
  saved_views: { member: own, system: all },
  reports: { applicant: `${own} gives company_id`, member: 'read A', operator: everybodys, system: all },
  review_questions: { applicant: 'read A change A', system: all },
  reviews: { applicant: own, operator: everybodys, system: all },
  revoked_reports: { system: all },
  rulings: { applicant: 'read A', system: unchanging },
  second_factors: { member: own, system: all },
  sessions: { applicant: `${own} gives company_id`, member: `${own} gives user_id`, system: all },
  settings: { system: all },
  share_openings: { applicant: 'read A', system: all },
  users: { applicant: `${own} gives email_hash`, system: all },
  // The company proposes, moves and cancels; the applicant’s answer is written by the platform, with the history.
  viewings: { applicant: 'read A', member: 'read A change A add A', system: all },
  webhook_deliveries: { member: kept, operator: 'read ABC change ABC', system: all },
  webhook_endpoints: { member: kept, operator: everybodys, system: all },
}

const names = Object.keys(principals) as Principal[]

async function rightsIn(table: string, of: readonly Principal[] = names): Promise<Rights> {
  const rights: Rights = {}
  for (const principal of of) {
    const found = await rightsOf(client, principal, table)
    if (found) rights[principal] = found
  }
  return rights
}

/** Everything that is done to the database here is undone. */
async function undone<T>(work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

test('each role has exactly these rights to exactly these rows', async () => {
  const found: Record<string, Rights> = {}
  await undone(async () => {
    for (const table of await tablesOf(client)) found[table] = await rightsIn(table)
  })
  expect(found).toEqual(expected)
})

interface Policy {
  table: string
  name: string
  roles: string[]
  using: string | null
  check: string | null
}

/** A policy gone, and each of its two conditions opened to everybody. */
const mutationsOf = ({ table, name, using, check }: Policy): string[] => [
  `drop policy "${name}" on "${table}"`,
  ...(using !== null && using !== 'true' ? [`alter policy "${name}" on "${table}" using (true)`] : []),
  ...(check !== null && check !== 'true' ? [`alter policy "${name}" on "${table}" with check (true)`] : []),
]

/** Conditions that other walls make unreachable. */
const unreachable = [
  // Only rows that the applicant may read are found to be marked, and only `read_at` can be written.
  'alter policy "applicant_messages_mark_own" on "applicant_messages" using (true)',
  'alter policy "applicant_messages_mark_own" on "applicant_messages" with check (true)',
  // The applicant's role may write the answer and its time only: the row's owner cannot change.
  'alter policy "review_questions_own" on "review_questions" with check (true)',
]

test('a policy that is dropped or opened is noticed, each of them', async () => {
  const { rows: policies } = await client.query<Policy>(
    `select tablename as table, policyname as name, roles::text[] as roles, qual as using, with_check as check
     from pg_policies where schemaname = 'public' order by 1, 2`,
  )
  const missed: string[] = []
  for (const policy of policies) {
    const touched = names.filter((name) => policy.roles.includes(principals[name].role))
    const before = Object.fromEntries(
      touched.flatMap((name) => {
        const rights = expected[policy.table]?.[name]
        return rights === undefined ? [] : [[name, rights]]
      }),
    )
    for (const mutation of mutationsOf(policy)) {
      const after = await undone(async () => {
        await client.query(mutation)
        return rightsIn(policy.table, touched)
      })
      if (JSON.stringify(after) === JSON.stringify(before)) missed.push(mutation)
    }
  }
  expect(policies.length).toBeGreaterThan(80)
  expect(missed).toEqual(unreachable)
})
