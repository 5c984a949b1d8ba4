/**
 * In Germany a landlord sees what may be asked of every applicant until they have chosen one: every way to a report
 * asks the same rule.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { secretOfLink } from '../../testing/secret-of-link.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let casa: TestMember, jonas: TestApplicant, mira: TestApplicant
let ofJonas: string, ofMira: string, link: string
const german = async (person: TestApplicant) =>
  settleReport(app, person, casa, (report) => ({
    ...report,
    region: 'de',
    questionnaire: [{ question: 'Questionnaire.insolvency', response: 'NO', details: null }],
    questionnaire_after_choice: [{ question: 'Questionnaire.rent_paid_in_full', response: 'NO', details: null }],
  }))
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  casa = await settleMember(app)
  ;[jonas, mira] = [
    await settleApplicant(app, casa, { region: 'de' }),
    await settleApplicant(app, casa, { region: 'de' }),
  ]
  ;[ofJonas, ofMira] = [await german(jonas), await german(mira)]
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(1)))

/** What its person is told of who can open it. */
const canOpen = async ({ token, applicationId }: TestApplicant, id: string) =>
  (
    await app.call({
      url: '/api/v2/report/shares',
      token,
      query: { application_id: applicationId, report_id: id },
    })
  ).json().company.can_open

/** Every job of the choice, and the emails it wrote, are done. */
const done = () =>
  until('an empty queue', async () => {
    const { queues } = await app.inScope({ kind: 'system', task: 'test' }, (tx) => app.queue.look(tx))
    return queues.some(({ job }) => job === 'tellChosen' || job === 'sendEmail') ? undefined : true
  })
const emailsTo = ({ email }: TestApplicant) => app.mailbox.emails.filter(({ to }) => to === email)
const desk = (
  path: string,
  more: { id?: string; token?: string; method?: 'GET' | 'POST'; query?: Record<string, string> } = {},
) =>
  app.call({
    method: more.method ?? 'GET',
    url: `/api/v1/dashboard/reports/${more.id ?? ofJonas}${path}`,
    token: more.token ?? casa.token,
    query: { lang: 'de', ...more.query },
  })
const act = (path: '/choose' | '/unchoose', id = ofJonas, token = casa.token) =>
  desk(path, { id, token, method: 'POST' })
const page = { figure: 'payslip_income', document_id: '00000000-0000-4000-8000-000000000000', page: '1' }
const share = (level: string) =>
  app.call({
    method: 'POST',
    url: '/api/v2/report/shares/create',
    token: jonas.token,
    query: { application_id: jonas.applicationId, lang: 'de' },
    body: { report_id: ofJonas, recipient: 'Vermieter', level, days: 14 },
  })
const opened = (path = '') =>
  app.call({
    url: `/api/v2/report/shared${path}`,
    query: { token: secretOfLink(link), lang: 'de', ...(path === '/page' ? page : {}) },
  })
const said = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [statusCode, json().code]
const closed = [403, 'before_choice']

describe('before the choice', () => {
  test.each<[string, () => Promise<Parameters<typeof said>[0]>]>([
    ['the report', () => desk('')],
    ['its PDF', () => desk('/pdf')],
    ['its trace', () => desk('/trace')],
    ['the page of a figure', () => desk('/page', { query: page })],
  ])('%s stays closed', async (_, ask) => expect(said(await ask())).toEqual(closed))

  test.each(['figures', 'documents', 'lines'])('the person gives no link to the %s', async (level) =>
    expect(said(await share(level))).toEqual([403, 'not_chosen']),
  )

  test('what may be asked of everybody is open', { tags: ['LD-3'] }, async () => {
    const { criteria } = (await desk('/criteria')).json()
    expect(criteria).toMatchObject({
      employment_status: 'Employed',
      net_income: { value: '2001.35' },
      people: 1,
      contract: null,
      deposit: null,
      disclosure: [{ question: 'Questionnaire.insolvency', response: 'NO' }],
    })
  })

  test('the person sees their own report, and may show its band', async () => {
    const own = await app.call({
      url: '/api/v2/report/',
      token: jonas.token,
      query: { application_id: jonas.applicationId },
    })
    expect(own.json().report.documents.length).toBeGreaterThan(0)
    expect(own.body).not.toContain('rent_paid_in_full')
    expect(await canOpen(jonas, ofJonas)).toBe(false)
    expect((await share('band')).statusCode).toBe(200)
  })
})

describe('who was chosen', () => {
  test('is chosen by an agent or an owner of the company, and by nobody else', async () => {
    const viewer = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
      const member = (await stores.members.add({
        companyId: casa.companyId,
        email: 'v@casa.example',
        name: 'Vera Prova',
        role: 'viewer',
      }))!
      return stores.sessions.open({ memberId: member.id, companyId: casa.companyId })
    })
    expect((await act('/choose', ofJonas, viewer)).statusCode).toBe(403)
    expect((await act('/choose', ofJonas, (await settleMember(app)).token)).statusCode).toBe(404)
    expect(said(await desk(''))).toEqual(closed)
    expect((await act('/choose')).statusCode).toBe(200)
  })

  test('is told so once in their language, without a promise, and nobody else is', async () => {
    await app.work()
    const email = await until('letter', async () => emailsTo(jonas)[0])
    expect(email).toMatchObject({ subject: 'La tua candidatura è stata scelta' })
    expect(email.text).toContain('Non è ancora un contratto')
    expect(emailsTo(mira)).toEqual([])
    expect((await act('/choose')).statusCode).toBe(200)
    await done()
    expect(emailsTo(jonas)).toHaveLength(1)
  })

  test('is told nothing when the choice was taken back before the email was written', async () => {
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.jobs.send('tellChosen', { applicationId: mira.applicationId, listingId: casa.listingId }),
    )
    await done()
    expect(emailsTo(mira)).toEqual([])
  })

  test.each([
    ['the report', ''],
    ['its PDF', '/pdf'],
    ['its trace', '/trace'],
    ['what is compared', '/criteria'],
  ])('%s is open', async (_, path) => expect((await desk(path)).statusCode).toBe(200))
  test("the page of a figure asks for the person's own leave", async () =>
    expect(said(await desk('/page', { query: page }))).toEqual([403, 'page_not_shared']))
  test('has told the landlord the answers that waited for the choice, on the page and in the PDF, and nobody else', async () => {
    const later = { question: 'Questionnaire.rent_paid_in_full', response: 'NO', details: null }
    const { report } = (await desk('')).json()
    expect(report.questionnaire).toContainEqual(later)
    expect(report.questionnaire_after_choice).toBeUndefined()
    const pdf = async () =>
      (
        await app.app.inject({
          method: 'GET',
          url: (await desk('/pdf')).json().pdf_link.replace(/^https?:\/\/[^/]+/, ''),
        })
      ).rawPayload
    // Drawn again, for the kept one lacks them.
    expect((await pdf()).equals(await pdf())).toBe(false)
    link = (await share('lines')).json().link
    expect((await opened()).body).not.toContain('rent_paid_in_full')
  })
  test('may show as much as they like, and is told that the company can open it', async () => {
    expect(await canOpen(jonas, ofJonas)).toBe(true)
    link = (await share('lines')).json().link
    expect((await opened()).json()).toMatchObject({
      level: 'lines',
      report: { documents: expect.arrayContaining([expect.anything()]) },
    })
  })

  test('is one for a home: with another choice the first report closes, and so does what its links show', async () => {
    const fullSize = (await opened('/pdf')).rawPayload.length
    expect((await act('/choose', ofMira)).statusCode).toBe(200)
    expect([said(await desk('')), (await desk('', { id: ofMira })).statusCode]).toEqual([closed, 200])
    expect((await opened()).json()).toMatchObject({ level: 'band', report: null })
    expect([(await opened('/trace')).statusCode, said(await opened('/page'))]).toEqual([404, [403, 'page_not_shared']])
    const pdf = await opened('/pdf')
    expect(pdf.statusCode).toBe(200)
    // The result alone, as the page shows it: the copy with the figures is larger by far.
    expect(pdf.rawPayload.length).toBeLessThan(fullSize / 1.5)
  })

  test("is so no more when it is taken back, which does nothing to another's choice", async () => {
    expect((await act('/unchoose', ofJonas)).statusCode).toBe(200)
    expect((await desk('', { id: ofMira })).statusCode).toBe(200)
    expect((await act('/unchoose', ofMira)).statusCode).toBe(200)
    expect(said(await desk('', { id: ofMira }))).toEqual(closed)
  })

  test('is forgotten by the home when they are erased', async () => {
    await act('/choose', ofMira)
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.erasure.applications([mira.applicationId]),
    )
    const found = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.listings.find(casa.listingId),
    )
    expect(found!.listing.chosenApplicationId).toBeNull()
  })
})

test('in Italy there is nothing to choose, and every door is open', async () => {
  const id = await settleReport(app, await settleApplicant(app, casa), casa)
  expect(said(await act('/choose', id))).toEqual([409, 'conflict'])
  expect((await desk('', { id })).statusCode).toBe(200)
})
