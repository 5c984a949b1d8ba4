/** «What we read» over HTTP: to its person alone, as the report says it, and to no one else. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reading, ReadingKind } from '@attesta/contract/reading.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { withTraces } from '@attesta/domain/testing/traced.ts'
import { applications, documents } from '../../db/schema.ts'
import { routeNames, routeOf } from '../../http/check-table.ts'
import { gatherFacts } from '../../reports/gather-facts.ts'
import type { Stores } from '../../stores/index.ts'
import { settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { reading as feature } from './routes.ts'

const system = { kind: 'system', task: 'test' } as const
const traced = new Map(withTraces(giuliaDocuments).map(({ name, result }) => [name, result]))

let app: TestApp
let casa: TestMember, anna: TestApplicant, bruno: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = (name) => traced.get(name) ?? {}
  await app.work()
  casa = await settleMember(app)
  anna = await settleReady(app, casa)
  bruno = await settleReady(app, casa)
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(1)))

const call = (url: string, person: TestApplicant, token = person.token, more: Record<string, string> = {}) =>
  app.call({ url, token, query: { application_id: person.applicationId, lang: 'en', ...more } })
const readingOf = async (person: TestApplicant): Promise<Reading> =>
  (await call('/api/v1/reading/', person)).json().reading
const reportOf = async (person: TestApplicant): Promise<RentReport> =>
  (await call('/api/v2/report/', person)).json().report
const lines = ({ lines: all }: Reading, kind: ReadingKind) => all.filter((line) => line.kind === kind)
const contest = (person: TestApplicant, documentId: string, code: string, comment = 'It is Lombarda S.p.A.') =>
  app.call({
    method: 'POST',
    url: '/api/v1/contest/submit',
    token: person.token,
    query: { application_id: person.applicationId },
    body: { document_id: documentId, code, comment },
  })

describe('whose it is', () => {
  test("another person's session does not see it, nor does that of someone asked in", async () => {
    const before = await call('/api/v1/reading/', anna, bruno.token)
    expect([before.statusCode, before.json().code]).toEqual([404, 'not_found'])
    for (const role of ['guarantor', 'co-applicant'] as const) {
      const guest = await settleReady(app, undefined, { role })
      await app.inScope(system, (tx) =>
        tx
          .update(applications)
          .set({ mainApplicationId: anna.applicationId, listingId: casa.listingId })
          .where(eq(applications.id, guest.applicationId)),
      )
      for (const url of ['/api/v1/reading/', '/api/v1/reading/page'])
        expect((await call(url, anna, guest.token)).statusCode, role).toBe(404)
      expect((await call('/api/v1/reading/', guest, anna.token)).statusCode, role).toBe(404)
      const own = await readingOf(guest)
      expect([own.hint, lines(own, 'net_pay').length]).toEqual([null, 3])
    }
  })
  test.each(['readReading', 'readReadingPage'] as const)('%s is an owner’s call', (name) =>
    expect(routeOf(name).who).toBe('owner'),
  )
})

test('while a document is still being read it says so', async () => {
  const person = await settleReady(app, casa)
  const { documents: read, waiting } = await readingOf(person)
  expect(waiting).toBe(0)
  const set = (status: 'processing') =>
    app.inScope(system, (tx) => tx.update(documents).set({ status }).where(eq(documents.id, read[0]!.id)))
  await set('processing')
  expect((await readingOf(person)).waiting).toBe(1)
})

test('each figure is that of the report issued from the same documents', async () => {
  const person = await settleReady(app, casa)
  const reading = await readingOf(person)
  const report = await reportOf(person)
  expect(lines(reading, 'employer').map(({ value }) => value)).toEqual([report.employment.employer])
  expect(lines(reading, 'rent_paid')[0]).toMatchObject({
    value: report.trace.actual_monthly_rent!.value,
    state: report.trace.actual_monthly_rent!.state,
  })
  expect(lines(reading, 'net_pay').map(({ value }) => value)).toEqual(
    report.trace
      .payslip_income!.inputs.filter(({ label }) => label === 'Report.Trace.net')
      .map(({ value }) => value)
      .reverse(),
  )
  expect(reading.hint).toMatchObject({
    amount: '850.00',
    percentage: report.monthly_affordability.percentage,
    limit: { amount: report.monthly_affordability.max },
    standing: 'over',
    helps: ['guarantor', 'income'],
  })
  expect(reading.documents).toEqual(report.documents)
})

describe('a line that is not right', () => {
  test('is disputed at its document, shows so here and in the report, and a reviewer is to look', async () => {
    const person = await settleReady(app, casa)
    const [employer] = lines(await readingOf(person), 'employer')
    expect((await contest(person, employer!.document_id!, 'reading.employer')).statusCode).toBe(200)
    expect(lines(await readingOf(person), 'employer')).toMatchObject([{ contest: 'It is Lombarda S.p.A.' }])
    expect((await call('/api/v1/review/', person)).json().review).toMatchObject({ state: 'open' })
    const report = await reportOf(person)
    expect(report.documents.find(({ id }) => id === employer!.document_id)!.contests).toMatchObject([
      { msg: { key: 'Report.Finding.reading.employer' }, comment: 'It is Lombarda S.p.A.' },
    ])
    expect(report.standing).toMatchObject({ state: 'open', open_points: [{ contested: true }] })
  })
  test('can be taken back', async () => {
    const person = await settleReady(app, casa)
    const [employer] = lines(await readingOf(person), 'employer')
    await contest(person, employer!.document_id!, 'reading.employer')
    await app.call({
      method: 'POST',
      url: '/api/v1/contest/withdraw',
      token: person.token,
      query: { application_id: person.applicationId },
      body: { document_id: employer!.document_id, code: 'reading.employer' },
    })
    expect(lines(await readingOf(person), 'employer')).toMatchObject([{ contest: null }])
    expect((await call('/api/v1/review/', person)).json().review.state).toBeNull()
  })
  test('is disputed at nothing that the document was not read for', async () => {
    const [holder] = lines(await readingOf(anna), 'holder')
    for (const code of ['reading.net_pay', 'reading.nothing'])
      expect((await contest(anna, holder!.document_id!, code)).json().code, code).toBe('not_found')
    expect((await contest(bruno, holder!.document_id!, 'reading.holder')).json().code).toBe('not_found')
  })
})

describe('the page that a line was read from', () => {
  const page = async (kind: string, more: Record<string, string> = {}, person = anna) => {
    const [line] = lines(await readingOf(anna), 'employer')
    const [{ page: number } = { page: 1 }] = line!.inputs
    return call('/api/v1/reading/page', person, person.token, {
      kind,
      document_id: line!.document_id!,
      page: String(number),
      ...more,
    })
  }
  test('is shown whole to its person, with the place marked', async () => {
    const [line] = lines(await readingOf(anna), 'employer')
    const answer = await page('employer')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toMatchObject({ shown: 'whole', document_id: line!.document_id, inputs: [0] })
    expect(answer.json().picture.marks).toEqual([line!.inputs[0]!.box])
  })
  test.each([
    ['a page that no line cites', 'employer', { page: '7' }],
    ['a kind that does not cite it', 'rent_paid', {}],
  ])('%s is unknown', async (_, kind, more) => expect((await page(kind, more)).json().code).toBe('not_found'))
  test('of someone else is unknown', async () => {
    expect((await page('employer', {}, bruno)).json().code).toBe('not_found')
  })
})

describe('told to no one', () => {
  /** How many rows every table of the product holds. */
  const rows = () =>
    app.inScope(system, async (tx) => {
      const { rows: tables } = (await tx.execute(
        sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select') order by 1`,
      )) as unknown as { rows: { name: string }[] }
      const counted: [string, unknown][] = []
      for (const { name } of tables) {
        const { rows: found } = (await tx.execute(
          sql`select count(*)::int as n from ${sql.identifier(name)}`,
        )) as unknown as { rows: { n: number }[] }
        counted.push([name, found[0]!.n])
      }
      return counted.filter(([name]) => name !== 'rate_limits' && name !== 'job_rates')
    })

  test('reading it writes no row: no webhook, no email, no audit line, no report', async () => {
    const before = await rows()
    expect(before.length).toBeGreaterThan(20)
    await readingOf(anna)
    expect(await rows()).toEqual(before)
  })

  test("no answer to the company's people holds a part of it, before the report and after", async () => {
    // A company of its own: no other person's report tells a percentage.
    const company = await settleMember(app)
    const person = await settleReady(app, company)
    const { hint } = await readingOf(person)
    const answers = async (id: string) => {
      // The first day shows figures of invented people, which are the same for every company.
      const reading = routeNames.filter(
        (name) => routeOf(name).who === 'member' && routeOf(name).method === 'GET' && name !== 'dashboardFirstSteps',
      )
      const bodies = await Promise.all(
        reading.map((name) =>
          app.call({
            url: routeOf(name)
              .path.replace(':report_id', id)
              .replace(':listing_id', company.listingId)
              .replace(':application_id', person.applicationId),
            token: company.token,
          }),
        ),
      )
      return bodies.map(({ body }) => body).join('\n')
    }
    const before = await answers(person.applicationId)
    expect(before).toContain(person.applicationId)
    const told = ['"hint"', '"helps"', '"seen_not_counted"', '"is_company_limit"', '"not_counted"']
    for (const part of [...told, '"percentage"', hint!.limit!.amount]) expect(before).not.toContain(part)
    const { report_id } = await reportOf(person)
    const after = await answers(report_id)
    expect(after).toContain('monthly_affordability')
    for (const part of told) expect(after).not.toContain(part)
  })
})

test('it asks the stores at most twice more than assembling a report does, and sends and keeps nothing', async () => {
  const counting = (stores: Stores, asked: string[]): Stores =>
    new Proxy(stores, {
      get: (all, name: keyof Stores) =>
        new Proxy(all[name] as object, {
          get: (store, method) => {
            const own = Reflect.get(store, method) as unknown
            return typeof own !== 'function'
              ? own
              : (...args: unknown[]) => {
                  asked.push(`${String(name)}.${String(method)}`)
                  return (own as (...args: unknown[]) => unknown).apply(store, args)
                }
          },
        }),
    })
  const [ofReport, ofReading]: [string[], string[]] = [[], []]
  await app.deps.transact(system, async (stores) => {
    const application = (await stores.applications.find(bruno.applicationId))!
    const documents = await stores.documents.of(bruno.applicationId)
    await gatherFacts(counting(stores, ofReport), application, documents, {
      reportId: bruno.applicationId,
      now: app.clock.now(),
      verifyUrl: null,
    })
  })
  const { readReading } = feature({
    ...app.deps,
    transact: (scope, work) => app.deps.transact(scope, (stores) => work(counting(stores, ofReading))),
  })
  await readReading({
    caller: { who: 'owner', sessionId: '', userId: bruno.userId, applicationId: bruno.applicationId },
  } as unknown as Parameters<typeof readReading>[0])
  expect(ofReport.length).toBeGreaterThan(2)
  expect(ofReading.length - ofReport.length).toBeLessThanOrEqual(2)
  expect(ofReading.filter((call) => !ofReport.includes(call)).toSorted()).toEqual(['applications.find', 'documents.of'])
})
