import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RentReport, TraceRef } from '@attesta/contract/report.ts'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { withTraces } from '@attesta/domain/testing/traced.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { settleReady } from '../../testing/ready-person.ts'
import { secretOfLink } from '../../testing/secret-of-link.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const tracedDocuments = new Map(withTraces(giuliaDocuments).map(({ name, result }) => [name, result]))

let app: TestApp
let casa: TestMember, other: TestMember, anna: TestApplicant, bruno: TestApplicant
let report: RentReport
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = (name) => tracedDocuments.get(name) ?? {}
  await app.work()
  casa = await settleMember(app)
  other = await settleMember(app)
  anna = await settleReady(app, casa)
  bruno = await settleApplicant(app)
  report = (
    await app.call({ url: '/api/v2/report/', token: anna.token, query: { application_id: anna.applicationId } })
  ).json().report
})
afterAll(() => app.end())
beforeEach(() => {
  app.clock.advance(minutes(1))
  app.reader.drawn.length = 0
})

const slip = (): TraceRef => report.trace.payslip_income!.inputs.find(({ box }) => box !== null)!
const wanted = (more: Record<string, string> = {}) => ({
  figure: 'payslip_income',
  document_id: slip().document_id!,
  page: String(slip().page),
  lang: 'en',
  ...more,
})
const own = (more: Record<string, string> = {}, person = anna) =>
  app.call({
    url: '/api/v2/report/page',
    token: person.token,
    query: { application_id: person.applicationId, report_id: report.report_id, ...wanted(more) },
  })
const desk = (more: Record<string, string> = {}, member = casa) =>
  app.call({ url: `/api/v1/dashboard/reports/${report.report_id}/page`, token: member.token, query: wanted(more) })
const allow = (allowed: boolean) =>
  app.call({
    method: 'POST',
    url: '/api/v2/report/lines',
    token: anna.token,
    query: { application_id: anna.applicationId },
    body: { allowed },
  })
const share = async (level: string) => {
  const answer = (
    await app.call({
      method: 'POST',
      url: '/api/v2/report/shares/create',
      token: anna.token,
      query: { application_id: anna.applicationId, lang: 'en' },
      body: { report_id: report.report_id, recipient: 'Studio Rossi', level, days: 14 },
    })
  ).json()
  return { id: answer.share.id as string, token: secretOfLink(answer.link) }
}
const shared = (token: string, more: Record<string, string> = {}) =>
  app.call({ url: '/api/v2/report/shared/page', query: { token, ...wanted(more) } })
const said = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [statusCode, json().code]

describe('the person', () => {
  test('sees the whole page of their own document with what was read from it marked, kept by no cache', async () => {
    const answer = await own()
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const inputs = report.trace.payslip_income!.inputs,
      { shown, inputs: marked, picture } = answer.json()
    expect([shown, marked]).toEqual([
      'whole',
      inputs.flatMap(({ document_id, page }, index) =>
        document_id === slip().document_id && page === slip().page ? [index] : [],
      ),
    ])
    expect(picture.marks[marked.indexOf(inputs.indexOf(slip()))]).toEqual(slip().box)
    expect(app.reader.drawn).toMatchObject([
      {
        page: slip().page,
        isMasked: false,
        watermark: null,
        bytes: expect.stringContaining(report.documents.find(({ id }) => id === slip().document_id)!.name),
      },
    ])
  })
  test('sees the lines of one value where only these are asked for', async () => {
    const inputs = report.trace.payslip_income!.inputs,
      { inputs: marked } = (await own({ input: String(inputs.indexOf(slip())) })).json()
    expect(app.reader.drawn).toMatchObject([{ cropAt: marked.indexOf(inputs.indexOf(slip())) }])
  })
  test.each([
    ['a value that is on another page', { input: '999' }],
    ['a page that the figure does not cite', { page: '7' }],
    ['a figure that does not cite it', { figure: 'rent' }],
    ['a document that the report does not know', { document_id: '00000000-0000-4000-8000-000000000000' }],
  ])('is not told of %s', async (_, more) => expect(said(await own(more))).toEqual([404, 'not_found']))
  test('sees no report of someone else', async () => {
    expect(said(await own({}, bruno))).toEqual([404, 'not_found'])
    expect(app.reader.drawn).toEqual([])
  })
  test('is asked to wait when too many pages are drawn already', async () => {
    app.reader.isBusy = true
    const answer = await own()
    app.reader.isBusy = false
    expect([said(answer), answer.headers['retry-after']]).toEqual([[429, 'too_many_requests'], '3'])
  })
})

describe('a member of the company', () => {
  test("sees no line without the applicant's leave, and none once it is taken back", async () => {
    expect(said(await desk())).toEqual([403, 'page_not_shared'])
    await allow(true)
    expect((await desk()).statusCode).toBe(200)
    expect(
      (
        await app.call({
          url: '/api/v2/report/lines',
          token: anna.token,
          query: { application_id: anna.applicationId },
        })
      ).json(),
    ).toMatchObject({ company: 'Casa Prova', allowed: true })
    await allow(false)
    expect(said(await desk())).toEqual([403, 'page_not_shared'])
  })
  test('sees the lines alone, under their own name', async () => {
    await allow(true)
    expect((await desk()).json()).toMatchObject({ shown: 'lines' })
    expect(app.reader.drawn).toMatchObject([
      { isMasked: true, watermark: 'Shared with Elena Prova, Casa Prova on 2026-11-21' },
    ])
  })
  test("sees nothing of another company's report, of an identity document, or of what no figure cites", async () => {
    await allow(true)
    const card = report.documents.find(({ type }) => type === 'national_id')!
    expect([
      said(await desk({}, other)),
      said(await desk({ document_id: card.id, page: '1' })),
      said(await desk({ page: '7' })),
    ]).toEqual(Array(3).fill([404, 'not_found']))
    expect(app.reader.drawn).toEqual([])
  })
})

describe('a recipient', () => {
  test.each(['band', 'figures', 'documents'])('at the level of «%s» sees no page', async (level) =>
    expect(said(await shared((await share(level)).token))).toEqual([403, 'page_not_shared']),
  )
  test('at the level of the lines sees them, under their own name, and nothing once the link is ended', async () => {
    const { id, token } = await share('lines')
    expect((await shared(token)).json()).toMatchObject({ shown: 'lines' })
    expect(app.reader.drawn).toMatchObject([{ isMasked: true, watermark: 'Shared with Studio Rossi on 2026-11-21' }])
    expect(said(await shared(token, { page: '7' }))).toEqual([404, 'not_found'])
    await app.call({
      method: 'POST',
      url: '/api/v2/report/shares/end',
      token: anna.token,
      query: { application_id: anna.applicationId },
      body: { share_id: id },
    })
    expect(said(await shared(token))).toEqual([410, 'share_over'])
  })
})

test('a document that is no longer kept is said to be gone', async () => {
  await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.documents.remove(slip().document_id!))
  expect(said(await own())).toEqual([410, 'page_gone'])
})
