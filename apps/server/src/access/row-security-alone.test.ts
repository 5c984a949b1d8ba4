/**
 * Row-level security without the checks of the code: the code takes each caller for the true owner, the database alone
 * knows that they are a stranger. Every call of an applicant and of a company is made twice: once by its owner, which
 * shows what could leak, and once in that disguise.
 */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { routeNames, routeOf, shapeOf } from '../http/check-table.ts'
import { systemRandom } from '../random.ts'
import { answerEverything, settleDocument } from '../testing/complete-person.ts'
import { settleApplicant, settleMember, settleReport, type TestApplicant, type TestMember } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'

type Name = (typeof routeNames)[number]
const task = { kind: 'system', task: 'test' } as const
const NAME = 'Zefirina'
let app: TestApp
let anna: TestApplicant, bruno: TestApplicant, casa: TestMember, dimora: TestMember
let ids: Record<string, string>

beforeAll(async () => {
  app = await startTestApp({ isWorker: false })
  casa = await settleMember(app)
  dimora = await settleMember(app)
  anna = await settleApplicant(app, casa, { firstName: NAME })
  bruno = await settleApplicant(app, dimora)
  await answerEverything(app, anna)
  const document_id = await settleDocument(app, anna, giuliaDocuments[0]!.result)
  const report_id = await settleReport(app, anna, casa)
  const query = { application_id: anna.applicationId }
  const byAnna = async (name: Name, body: object) =>
    (await app.call({ method: 'POST', url: routeOf(name).path, token: anna.token, query, body })).json()
  const { handover_id } = await byAnna('startHandover', { slots: [{ type: 'payslip' }] })
  const share = await byAnna('shareReport', { report_id, recipient: NAME, level: 'figures', days: 7 })
  const request_id = await app.deps.transact(task, (stores) =>
    stores.applicantRequests.ask(
      { ...anna, companyId: casa.companyId, memberId: casa.memberId },
      { kind: 'explanation', type: null, months: [], question: `Da quando, ${NAME}?` },
    ),
  )
  ids = {
    application_id: anna.applicationId,
    listing_id: casa.listingId,
    member_id: casa.memberId,
    document_id,
    report_id,
    handover_id,
    request_id,
    share_id: share.share.id,
  }
}, 120_000)
afterAll(() => app.end())

/** What else a call needs to come to its work. */
const more: Partial<Record<Name, { query?: Record<string, string>; body?: object }>> = {
  answerRequest: { body: { answer: 'Dal 2019.' } },
  contestFinding: { body: { code: 'payslip.net_differs', comment: 'So steht es da.' } },
  shareReport: { body: { recipient: 'Zia', level: 'figures', days: 7 } },
  readReadingPage: { query: { kind: 'net_pay', page: '1' } },
  readCitedPage: { query: { figure: 'net_income', page: '1' } },
}
const keysOf = (schema: Parameters<typeof shapeOf>[0]) => Object.keys(shapeOf(schema) ?? {})
const known = (schema: Parameters<typeof shapeOf>[0]) =>
  Object.fromEntries(keysOf(schema).flatMap((key) => (ids[key] === undefined ? [] : [[key, ids[key]]])))

async function ask(name: Name): Promise<{ status: number; body: string }> {
  const { method, path, query, body, who } = routeOf(name)
  app.clock.advance(minutes(2))
  const token = await app.deps.transact(task, (stores) =>
    who === 'member'
      ? stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId })
      : stores.sessions.open({ userId: anna.userId }),
  )
  const answer = await app.call({
    method,
    url: path.replace(/:(\w+)/g, (_, key: string) => ids[key] ?? systemRandom.uuid()),
    token,
    query: { application_id: anna.applicationId, ...known(query), ...more[name]?.query },
    ...(method === 'POST' ? { body: { ...more[name]?.body, ...known(body) } } : {}),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** The database takes these users and companies for others, whatever the code says; for none, it believes the code. */
async function disguise(whom: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    for (const of of ['user', 'company']) {
      const said = `nullif(current_setting('app.${of}_id', true), '')::uuid`
      const taken = whom.map(([from, to]) => `when '${from}' then '${to}'::uuid`).join(' ')
      await client.query(
        `create or replace function app_${of}() returns uuid language sql stable as $$ select ${
          taken === '' ? said : `case ${said} ${taken} else ${said} end`
        } $$`,
      )
    }
  } finally {
    await client.end()
  }
}

/** Rows of the owner in each table that tells whose a row is; what the platform writes of every call is left out. */
async function rowsOf(owners: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' and data_type = 'uuid' and column_name in ('id', 'user_id', 'application_id', 'company_id')
       and table_name not in ('audit_log', 'audit_pending', 'sessions') group by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name, columns } of rows) {
      const whose = columns.map((column) => `t.${column} = any($1::uuid[])`).join(' or ')
      const { rows: sums } = await client.query<{ sum: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t where ${whose}`,
        [owners],
      )
      found[name] = sums[0]!.sum
    }
    return found
  } finally {
    await client.end()
  }
}

/** Who carry out, as the platform itself, what the caller was let in for: row-level security is not asked. */
const bySystem: Partial<Record<Name, string>> = {
  answerRequest: 'an answer stands in the history of the household too, which no applicant may write',
  sendRightsCode: 'a code goes to the address of the account that asks',
}

const wanted = (who: 'applicants' | 'members') =>
  routeNames.filter(
    (name) =>
      (who === 'members' ? ['member'] : ['owner', 'applicant']).includes(routeOf(name).who) && !routeOf(name).form,
  )
const isReading = (name: Name) => routeOf(name).method === 'GET'

describe.each(['applicants', 'members'] as const)('T11: the calls of %s', (who) => {
  const names = wanted(who)
  /** Names the victim, or an id that only they and their company know. */
  const tells = ({ status, body }: { status: number; body: string }) =>
    status === 200 &&
    [NAME, anna.email, ids.document_id!, ids.request_id!, casa.listingId].some((one) => body.includes(one))
  let shown: Set<Name>
  beforeAll(async () => {
    shown = new Set()
    for (const name of names.filter(isReading)) if (tells(await ask(name))) shown.add(name)
    await disguise([
      [anna.userId, bruno.userId],
      [casa.companyId, dimora.companyId],
    ])
  }, 240_000)
  afterAll(() => disguise([]))

  test('show their owner what could leak', () => expect(shown.size).toBeGreaterThan(5))

  test('show a stranger nothing of it', async () => {
    const leaks: Name[] = []
    for (const name of names.filter(isReading)) if (tells(await ask(name))) leaks.push(name)
    expect(leaks.filter((name) => bySystem[name] === undefined)).toEqual([])
    process.stdout.write(`T11 ${who}: ${shown.size} calls show something, ${leaks.length} of them to a stranger\n`)
  }, 240_000)

  test('let a stranger change nothing of it', async () => {
    const owners = [anna.userId, anna.applicationId, casa.companyId]
    const changed: string[] = []
    let reached = 0
    let before = await rowsOf(owners)
    for (const name of names.filter((one) => !isReading(one))) {
      const { status } = await ask(name)
      if (status !== 422) reached++
      const after = await rowsOf(owners)
      for (const table of Object.keys(after))
        if (after[table] !== before[table] && bySystem[name] === undefined) changed.push(`${name} ${table} ${status}`)
      before = after
    }
    expect(changed).toEqual([])
    process.stdout.write(`T11 ${who}: ${reached} changing calls came to their work\n`)
    expect(reached).toBeGreaterThan(5)
  }, 240_000)
})
