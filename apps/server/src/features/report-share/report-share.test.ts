import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, reportShares } from '../../db/schema.ts'
import { settleApplicant, settleMember, settleReport, type TestApplicant } from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { secretOfLink } from '../../testing/secret-of-link.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let anna: TestApplicant, bruno: TestApplicant
let reportId: string
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  anna = await settleReady(app)
  bruno = await settleApplicant(app)
  reportId = (
    await app.call({ url: '/api/v2/report/', token: anna.token, query: { application_id: anna.applicationId } })
  ).json().report_id
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(1)))

const as = (person: TestApplicant) => ({
  token: person.token,
  query: { application_id: person.applicationId, lang: 'en' },
})
const post = (url: string, body: unknown, person = anna) => app.call({ method: 'POST', url, ...as(person), body })
const share = async (level: string, more: Record<string, unknown> = {}) => {
  const answer = await post('/api/v2/report/shares/create', {
    report_id: reportId,
    recipient: 'Studio Rossi',
    level,
    days: 14,
    ...more,
  })
  return {
    answer,
    id: answer.json().share?.id as string,
    token: answer.json().link ? secretOfLink(answer.json().link) : '',
  }
}
const open = (token: string) => app.call({ url: '/api/v2/report/shared', query: { token, lang: 'en' } })
const listed = async () =>
  (
    await app.call({
      url: '/api/v2/report/shares',
      token: anna.token,
      query: { application_id: anna.applicationId, report_id: reportId },
    })
  ).json().shares

describe('what a recipient sees', () => {
  test('of the band: whose report, which mark, until when, and no amount', async () => {
    const { token } = await share('band')
    const { band, report, recipient, level } = (await open(token)).json()
    expect([recipient, level, report]).toEqual(['Studio Rossi', 'band', null])
    expect(band).toMatchObject({
      name: 'Giulia Bianchi',
      translation_key: 'Report.Affordability.Unknown',
      generated_on: '2026-11-21',
      valid_until: '2027-01-20',
    })
    expect((await open(token)).body).not.toMatch(/1[.,]?847[.,]|\d\.\d{2}"/)
    const pdf = await app.call({ url: '/api/v2/report/shared/pdf', query: { token, lang: 'en' } })
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.toString('latin1'), 'the trace of the figures hangs on no copy of the result').not.toContain(
      'report-trace.json',
    )
  })

  test('of the figures: the amounts and their rules, and no document', async () => {
    const { report } = (await open((await share('figures')).token)).json()
    expect(report.trace.net_income).toMatchObject({ value: '1847.40', rule: 'income.net@1', inputs: [] })
    expect([
      report.documents,
      report.national_ids,
      report.personal_details.mobile,
      report.bank_statements_incomes.content,
    ]).toEqual([[], [], null, []])
    expect(JSON.stringify(report)).not.toMatch(/slip-10|CA12345AB|\+39/)
  })

  test('of the documents: the list of documents and where each figure stands, and no number of an identity document', async () => {
    const { report } = (await open((await share('documents')).token)).json()
    expect(report.documents.map(({ name }: { name: string }) => name)).toContain('slip-10.pdf')
    expect(report.trace.net_income.inputs.length).toBeGreaterThan(2)
    expect(JSON.stringify(report)).not.toContain('CA12345AB')
  })

  test('a copy as PDF, kept by no cache', async () => {
    const { token } = await share('figures')
    const answer = await app.call({ url: '/api/v2/report/shared/pdf', query: { token, lang: 'en' } })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const code = new URL(
      (await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.reports.find(reportId)))!.snapshot
        .qr_verification.url!,
    ).searchParams.get('token')!
    const { certificate } = (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token: code } })).json()
    expect(certificate.pdf_sha256s, 'a copy made by name is known again').toContain(
      createHash('sha256').update(answer.rawPayload).digest('hex'),
    )
  })
})

test("its person is told when someone of the listing's company read or downloaded it", { tags: ['LD-5'] }, async () => {
  const casa = await settleMember(app)
  const person = await settleApplicant(app, casa)
  const id = await settleReport(app, person, casa)
  const told = async () =>
    (
      await app.call({ url: '/api/v2/report/shares', ...as(person), query: { ...as(person).query, report_id: id } })
    ).json().company
  expect(await told()).toMatchObject({ opened_at: [], downloaded_at: [] })
  const desk = (path: string, token = casa.token) => app.call({ url: `/api/v1/dashboard/reports/${id}${path}`, token })
  await desk('')
  const at = app.clock.now().toISOString()
  app.clock.advance(minutes(5))
  expect((await desk('/criteria')).statusCode).toBe(200)
  await desk('/pdf')
  expect(
    (await desk('', (await settleMember(app)).token)).statusCode,
    'a refused call of strangers is no opening',
  ).toBe(404)
  const now = app.clock.now().toISOString()
  expect(await told()).toMatchObject({ name: expect.any(String), opened_at: [now, at], downloaded_at: [now] })
  expect(
    (
      await app.call({
        url: '/api/v2/report/shares',
        token: anna.token,
        query: { application_id: anna.applicationId, report_id: reportId },
      })
    ).json().company,
  ).toBeNull()
})

describe('a link', () => {
  test('is told once, and each opening is told to its person', async () => {
    const { id, token, answer } = await share('figures', { recipient: 'Agenzia Verdi' })
    expect(answer.json().share).toMatchObject({
      recipient: 'Agenzia Verdi',
      level: 'figures',
      state: 'open',
      opened_at: [],
    })
    for (const _ of [1, 2]) await open(token)
    const shares = await listed()
    expect(shares.find((one: { id: string }) => one.id === id).opened_at).toHaveLength(2)
    expect(JSON.stringify(shares)).not.toContain(token)
  })

  test('that was ended, whose time is over, or that no one gave out opens nothing, alike', async () => {
    const [ended, kept] = [await share('documents'), await share('documents', { days: 7 })]
    const unknown = await open('x'.repeat(43))
    expect([unknown.statusCode, unknown.json().code]).toEqual([410, 'share_over'])
    expect((await open(ended.token)).statusCode).toBe(200)
    expect(
      (await Promise.all([1, 2].map(() => post('/api/v2/report/shares/end', { share_id: ended.id })))).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([200, 200])
    expect((await open(ended.token)).body).toBe(unknown.body)
    await app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
      await tx.update(reportShares).set({ expiresAt: app.clock.now() }).where(eq(reportShares.id, kept.id))
    })
    expect((await open(kept.token)).body).toBe(unknown.body)
    expect(
      (await listed())
        .filter(({ id }: { id: string }) => id === ended.id || id === kept.id)
        .map(({ state }: { state: string }) => state)
        .sort(),
    ).toEqual(['expired', 'revoked'])
  })

  test('never lasts longer than its report', async () => {
    const { answer } = await share('band', { days: 60 })
    expect(answer.json().share.expires_at <= '2027-01-21T00:00:00.000Z').toBe(true)
  })

  test("is its person's: no one else gives one out, sees or ends it", async () => {
    const { id } = await share('band')
    expect(
      (
        await post(
          '/api/v2/report/shares/create',
          { report_id: reportId, recipient: 'x', level: 'band', days: 7 },
          bruno,
        )
      ).statusCode,
    ).toBe(404)
    expect((await post('/api/v2/report/shares/end', { share_id: id }, bruno)).statusCode).toBe(404)
    expect(
      (
        await app.call({
          url: '/api/v2/report/shares',
          token: bruno.token,
          query: { application_id: bruno.applicationId, report_id: reportId },
        })
      ).statusCode,
    ).toBe(404)
    expect((await listed()).find((one: { id: string }) => one.id === id).state).toBe('open')
  })

  test.each([
    [{ recipient: ' ' }, 422],
    [{ level: 'all' }, 422],
    [{ days: 61 }, 422],
  ])('asked for with %j is refused', async (more, status) =>
    expect((await share('band', more)).answer.statusCode).toBe(status),
  )
})

test('a report kept from its person by the company cannot be handed on by them', async () => {
  const casa = await settleMember(app)
  await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx
      .update(companies)
      .set({ flags: { hidesFullReport: true } })
      .where(eq(companies.id, casa.companyId)),
  )
  const carla = await settleReady(app, casa)
  const { report_id } = (await app.call({ url: '/api/v2/report/', ...as(carla) })).json()
  expect(
    (await post('/api/v2/report/shares/create', { report_id, recipient: 'x', level: 'figures', days: 7 }, carla))
      .statusCode,
  ).toBe(403)
})

test('of a report that was issued again a link goes on, and can still be ended', async () => {
  const ezio = await settleReady(app)
  const { report_id } = (await app.call({ url: '/api/v2/report/', ...as(ezio) })).json()
  const { link, share: given } = (
    await post('/api/v2/report/shares/create', { report_id, recipient: 'x', level: 'band', days: 7 }, ezio)
  ).json()
  const newId = (await post('/api/v2/report/reissue', { report_id }, ezio)).json().report_id
  expect(
    (
      await app.call({
        url: '/api/v2/report/shares',
        token: ezio.token,
        query: { application_id: ezio.applicationId, report_id: newId },
      })
    )
      .json()
      .shares.map(({ id }: { id: string }) => id),
  ).toEqual([given.id])
  expect((await open(secretOfLink(link))).statusCode).toBe(200)
  await post('/api/v2/report/shares/end', { share_id: given.id }, ezio)
  expect((await open(secretOfLink(link))).statusCode).toBe(410)
})

test('of a report that was withdrawn every link is over', async () => {
  const dora = await settleReady(app)
  const { report_id } = (await app.call({ url: '/api/v2/report/', ...as(dora) })).json()
  const { link } = (
    await post('/api/v2/report/shares/create', { report_id, recipient: 'x', level: 'figures', days: 7 }, dora)
  ).json()
  const token = secretOfLink(link)
  expect((await open(token)).statusCode).toBe(200)
  await post('/api/v2/report/revoke', { report_id }, dora)
  expect((await open(token)).statusCode).toBe(410)
})
