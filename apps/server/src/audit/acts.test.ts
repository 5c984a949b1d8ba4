/**
 * No audited change without its event, and no event of a change that was undone: over a table of audited calls, with
 * each half failing in turn.
 */
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import type { RouteName } from '@attesta/contract/routes/index.ts'
import { routeNames, routeOf } from '../http/check-table.ts'
import { systemRandom } from '../random.ts'
import { complete, settleDocument } from '../testing/complete-person.ts'
import { settleApplicant, settleMember, settleOperator, settleReport } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { minutes } from '../testing/test-clock.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  owner = new pg.Client({ connectionString: app.databaseUrl })
  await owner.connect()
  await owner.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  )
})
afterAll(async () => {
  await owner.end()
  await app.end()
})
const heal = () =>
  owner.query(`drop trigger if exists refuse on audit_log; drop trigger if exists refuse on audit_pending`)
afterEach(heal)

const task = { kind: 'system', task: 'test' } as const
const absent = systemRandom.uuid()
type Made = () => Promise<LightMyRequestResponse>

const byMember =
  (name: RouteName, body?: (casa: { memberId: string }) => object, prepare?: (call: Preparation) => Promise<object>) =>
  async (): Promise<Made> => {
    const casa = await settleMember(app)
    const ids: Record<string, string> = { listing_id: casa.listingId, member_id: casa.memberId }
    const call = (other: RouteName, given?: object) => send(other, casa.token, ids, given)
    Object.assign(ids, await prepare?.({ casa, call }))
    return () => call(name, body?.(casa))
  }
interface Preparation {
  casa: Awaited<ReturnType<typeof settleMember>>
  call: (name: RouteName, body?: object) => Promise<LightMyRequestResponse>
}

const send = (
  name: RouteName,
  token: string | undefined,
  ids: Record<string, string>,
  body?: object,
  query: Record<string, string> = {},
) => {
  // Calls are counted; time enough passes between them, and a session lasts longer.
  app.clock.advance(20_000)
  const { method, path } = routeOf(name)
  return app.call({
    method,
    url: path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? absent),
    token,
    query,
    ...(method === 'POST' && body ? { body } : {}),
  })
}

const byApplicant =
  (
    name: RouteName,
    body: object | undefined,
    prepare?: (call: (name: RouteName, body?: object) => Promise<LightMyRequestResponse>) => Promise<object>,
    isComplete = false,
  ) =>
  async (): Promise<Made> => {
    const settled = await settleApplicant(app)
    const anna = isComplete ? await complete(app, settled) : settled
    const query: Record<string, string> = { application_id: anna.applicationId }
    if (routeOf(name).who === 'applicant') delete query.application_id
    const call = (other: RouteName, given?: object) => send(other, anna.token, {}, given, query)
    Object.assign(query, await prepare?.(call))
    if (name === 'deleteApplication') query.delete_application_id = anna.applicationId
    return () => call(name, body)
  }

const upload = async (): Promise<Made> => {
  const anna = await settleApplicant(app)
  return () =>
    app.upload({
      url: routeOf('uploadDocument').path,
      token: anna.token,
      query: { application_id: anna.applicationId },
      fields: { type: 'payslip', name: 'a.pdf' },
      file: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7'.padEnd(90)) },
    })
}
const remove = async (): Promise<Made> => {
  const anna = await settleApplicant(app)
  const document_id = await settleDocument(app, anna, giuliaDocuments[0]!.result)
  return () => send('deleteDocument', anna.token, {}, undefined, { application_id: anna.applicationId, document_id })
}

const signUp = async (): Promise<Made> => {
  const email = `${systemRandom.uuid()}@esempio.example`
  return () =>
    send(
      'signUpSubmit',
      undefined,
      {},
      {
        first_name: 'Giulia',
        last_name: 'Bianchi',
        email,
        mobile: '+39-3331234567',
        employment_status: 'Employed',
        privacy_policy_consented: true,
        marketing_consented: false,
        listing_id: null,
      },
    )
}

const openSession = async (): Promise<Made> => {
  const { email } = await settleApplicant(app)
  const issued = await app.deps.transact(task, (stores) => stores.codes.issue(email, 'applicant'))
  if (!('code' in issued)) throw new Error('no code')
  return () => send('verifyEmailSubmit', undefined, {}, { email, code: issued.code })
}

const byOperator = (name: RouteName, body?: () => object) => async (): Promise<Made> => {
  const [vera, casa] = [await settleOperator(app), await settleMember(app)]
  return () => send(name, vera.token, { company_id: casa.companyId }, body?.())
}

const listing = {
  name: 'Altra casa',
  address: 'Via Altra 1, Milano',
  region: 'it',
  rent: '1.00',
  deposit: null,
  lan_pays: true,
}
const withReport = async ({ casa }: Preparation) => ({
  report_id: await settleReport(app, await settleApplicant(app, casa), casa),
})
const withApplicant = async ({ casa }: Preparation) => ({
  application_id: (await settleApplicant(app, casa)).applicationId,
})
const handoverOf = async (call: (name: RouteName, body?: object) => Promise<LightMyRequestResponse>) => ({
  handover_id: (await call('startHandover', { slots: [{ type: 'payslip' }] })).json().handover_id,
})

/** Valid calls: `make` prepares one, which can be sent once it has not been done. */
const changing: Partial<Record<RouteName, () => Promise<Made>>> = {
  signUpSubmit: signUp,
  verifyEmailSubmit: openSession,
  uploadDocument: upload,
  deleteDocument: remove,
  deleteApplication: byApplicant('deleteApplication', undefined),
  declareAbsence: byApplicant('declareAbsence', { type: 'payslip', reason: 'other', comment: 'Non c’è ancora.' }),
  startHandover: byApplicant('startHandover', { slots: [{ type: 'payslip' }] }),
  endHandover: byApplicant('endHandover', undefined, handoverOf),
  confirm: byApplicant('confirm', { confirmed: true }, undefined, true),
  dashboardCreateListing: byMember('dashboardCreateListing', () => listing),
  dashboardEditListing: byMember('dashboardEditListing', () => listing),
  dashboardArchiveListing: byMember('dashboardArchiveListing'),
  dashboardRestoreListing: byMember('dashboardRestoreListing', undefined, async ({ call }) => {
    await call('dashboardArchiveListing')
    return {}
  }),
  dashboardInviteApplicant: byMember('dashboardInviteApplicant', () => ({
    email: 'a@esempio.example',
    language: 'it',
  })),
  dashboardInviteMember: byMember('dashboardInviteMember', () => ({
    email: `${systemRandom.uuid()}@casa.example`,
    name: 'Ugo Prova',
    role: 'agent',
  })),
  dashboardFrameOrigins: byMember('dashboardFrameOrigins', () => ({ origins: ['https://casa.example'] })),
  dashboardSaveForm: byMember('dashboardSaveForm', () => ({ legal_pages: null, asks_for_address: true })),
  dashboardAddWebhook: byMember('dashboardAddWebhook', () => ({
    url: 'https://casa.example/h',
    events: ['report.completed'],
  })),
  dashboardArchiveApplicant: byMember('dashboardArchiveApplicant', undefined, withApplicant),
  dashboardSignOut: byMember('dashboardSignOut'),
  // Notes that the company has read it.
  dashboardReport: byMember('dashboardReport', undefined, withReport),
  dashboardReportCriteria: byMember('dashboardReportCriteria', undefined, withReport),
  operatorSignOut: byOperator('operatorSignOut'),
  operatorMakeCompany: byOperator('operatorMakeCompany', () => ({
    name: 'Casa Nuova',
    owner_name: 'Ugo Prova',
    owner_email: `${systemRandom.uuid()}@casa.example`,
  })),
  operatorSuspendCompany: byOperator('operatorSuspendCompany'),
  operatorSetQuota: byOperator('operatorSetQuota', () => ({ monthly_applications: 3 })),
}
const reading: Partial<Record<RouteName, () => Promise<Made>>> = {
  dashboardReportTrace: byMember('dashboardReportTrace', undefined, withReport),
  operatorMe: byOperator('operatorMe'),
  operatorCompanies: byOperator('operatorCompanies'),
  operatorLog: byOperator('operatorLog'),
  operatorHealth: byOperator('operatorHealth'),
}
const eventOf = (name: RouteName) => routeOf(name).audit!
const events = async (): Promise<string[]> =>
  (await owner.query<{ event: string }>('select event from audit_log order by seq')).rows.map(({ event }) => event)
const newEvents = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = (await events()).length
  await work()
  return (await events()).slice(before)
}
const pending = async (): Promise<string[]> =>
  (await owner.query<{ event: string }>('select distinct event from audit_pending')).rows.map(({ event }) => event)

/** What counts calls, times a session's activity or makes keys is no part of the act. */
const apart = ['rate_limits', 'sessions', 'data_keys']
const state = async () => {
  const digests = await tableDigests(app.databaseUrl)
  for (const table of apart) delete digests[table]
  // What the clock begins meanwhile is no call's.
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from jobs.job where name not like '\\_\\_pgboss%' and name not in (select name from jobs.schedule)`,
  )
  const sessions = await owner.query<{ count: string }>(
    `select count(*) || ' ' || count(ended_at) as count from sessions`,
  )
  return { ...digests, jobs: rows[0]!.count, openSessions: sessions.rows[0]!.count }
}
const refuse = (table: string, when: 'before' | 'at commit') =>
  owner.query(
    when === 'before'
      ? `create trigger refuse before insert on ${table} for each row execute function refuse()`
      : `create constraint trigger refuse after insert on ${table} deferrable initially deferred for each row execute function refuse()`,
  )

test('the table names audited calls only, of each kind of caller', () => {
  for (const name of Object.keys({ ...changing, ...reading }) as RouteName[])
    expect(routeOf(name).audit, name).toBeDefined()
  expect(routeNames.filter((name) => routeOf(name).audit).length).toBeGreaterThan(90)
})

describe.each(Object.entries(changing) as [RouteName, () => Promise<Made>][])('%s', (name, make) => {
  test('is undone when its event cannot be written, or the transaction of both fails', async () => {
    const call = await make()
    const before = await state()
    for (const when of ['before', 'at commit'] as const) {
      await refuse('audit_pending', when)
      expect((await call()).statusCode, when).toBe(500)
      await heal()
      expect(await state(), when).toEqual(before)
    }
    expect(await newEvents(call)).toEqual([eventOf(name)])
    expect(await pending()).toEqual([])
  })

  test('keeps its event with the change when the log cannot be written or its process ends', async () => {
    const call = await make()
    await refuse('audit_log', 'before')
    expect((await call()).statusCode).toBe(200)
    await heal()
    expect(await pending()).toEqual([eventOf(name)])
    expect(await newEvents(() => app.settleAudit())).toEqual([])
    app.clock.advance(minutes(11))
    expect(await newEvents(() => app.settleAudit())).toEqual([`${eventOf(name)}.unconfirmed`])
    expect(await pending()).toEqual([])
  })
})

test.each(Object.entries(reading) as [RouteName, () => Promise<Made>][])(
  '%s tells nothing when its event cannot be written',
  async (name, make) => {
    const call = await make()
    await refuse('audit_log', 'before')
    expect((await call()).statusCode).toBe(500)
    await heal()
    expect(await pending()).toEqual([])
    expect(await newEvents(call)).toEqual([eventOf(name)])
  },
)

test('a call that is refused leaves its refusal alone', async () => {
  const casa = await settleMember(app)
  expect(await newEvents(() => send('dashboardReport', casa.token, {}))).toEqual(['report.viewed.refused'])
  expect(await pending()).toEqual([])
})
