/** Who gets a report, as what, and by which way: the PDF, the short form, the company's copy and the dashboard. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { applications, companies } from '../../db/schema.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { mailTo } from '../../testing/sign-up-person.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startReportApp } from '../../testing/report-app.ts'
import type { TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let casa: TestMember, villa: TestMember
/** Keeps the full report from its applicants. */
let secretive: TestMember
let anna: TestApplicant
beforeAll(async () => {
  app = await startReportApp()
  casa = await settleMember(app)
  villa = await settleMember(app)
  secretive = await settleMember(app)
  await app.inScope(system, (tx) =>
    tx
      .update(companies)
      .set({ flags: { hidesFullReport: true } })
      .where(eq(companies.id, secretive.companyId)),
  )
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(4)))

const system = { kind: 'system', task: 'test' } as const
const get = (url: string, query: Record<string, string> = {}, person = anna) =>
  app.call({ url, token: person.token, query: { application_id: person.applicationId, lang: 'it', ...query } })
const asMember = (member: TestMember, url: string, query: Record<string, string> = {}) =>
  app.call({ url, token: member.token, query })

const readyPerson = (member?: TestMember, walk?: Parameters<typeof settleApplicant>[2]) =>
  settleReady(app, member, walk)

describe('the PDF', () => {
  test(
    'is drawn once, opens by a link that works once within a minute, and is named by the report',
    { tags: ['B2-report-pdf', 'B4-result-pdf', 'B7-readReportPdf'] },
    async () => {
      anna = await readyPerson()
      const { report_id } = (await get('/api/v2/report/')).json()
      const linkPath = async () =>
        new URL((await get('/api/v2/report/pdf', { report_id })).json().pdf_link).pathname as string
      const opened = (url: string) => app.app.inject({ method: 'GET', url })
      const [first, second] = [await opened(await linkPath()), await opened(await linkPath())]
      expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
        200,
        'application/pdf',
        expect.stringContaining(`report-${report_id}.pdf`),
      ])
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(first.rawPayload.toString('latin1')).toMatch(/\/SubFilter \/ETSI\.CAdES\.detached[^]*\/Contents <3082/)
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      const late = await linkPath()
      app.clock.advance(minutes(1))
      expect((await opened(late)).statusCode).toBe(404)
      expect((await get('/api/v2/report/pdf', { report_id: app.deps.random.uuid() })).statusCode).toBe(404)
    },
  )

  test('T7: is given once by a link, also when many ask at once; a program that only looks at the link leaves it', async () => {
    anna = await readyPerson()
    const { report_id } = (await get('/api/v2/report/')).json()
    const { pdf_link } = (await get('/api/v2/report/pdf', { report_id })).json()
    const asked = async (method: 'GET' | 'HEAD') =>
      (await app.app.inject({ method, url: new URL(pdf_link).pathname })).statusCode
    expect(await asked('HEAD')).toBe(404)
    const statuses = await Promise.all(Array.from({ length: 8 }, () => asked('GET')))
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
    expect(await asked('GET')).toBe(404)
  })

  test('is drawn in the language of anyone who opens it, and known again in each', async () => {
    anna = await readyPerson()
    const { report_id, report } = (await get('/api/v2/report/')).json()
    for (const lang of ['de', 'en', 'it']) {
      const { pdf_link } = (await get('/api/v2/report/pdf', { report_id, lang })).json()
      const pdf = (await app.app.inject({ method: 'GET', url: pdf_link.replace(/^https?:\/\/[^/]+/, '') })).rawPayload
      expect(pdf.toString('latin1')).toContain(`/Lang (${lang})`)
      // The code leads to one page, which speaks the language of who scans it.
      const certified = new URL(report.qr_verification.url)
      expect(certified.pathname).toBe('/verify-report')
      const token = certified.searchParams.get('token')!
      const { certificate } = (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token } })).json()
      expect(certificate.pdf_sha256s).toContain(createHash('sha256').update(pdf).digest('hex'))
    }
  })

  test('of an application for a listing is the applicant’s too', { tags: ['B2-download-whom'] }, async () => {
    anna = await readyPerson(casa)
    const { report_id } = (await get('/api/v2/report/')).json()
    const { pdf_link } = (await get('/api/v2/report/pdf', { report_id })).json()
    expect((await app.app.inject({ method: 'GET', url: new URL(pdf_link).pathname })).statusCode).toBe(200)
  })

  test(
    'of a report that the company keeps from the applicant is the company’s',
    { tags: ['B2-download-whom', 'B6-download'] },
    async () => {
      anna = await readyPerson(secretive)
      const { report_id } = (await get('/api/v2/report/')).json()
      // A refusal that says whose choice it is, in the language of the call; nothing of an identity.
      const refused = await get('/api/v2/report/pdf', { report_id, lang: 'de' })
      expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
        403,
        'report_hidden',
        expect.stringContaining('hat ihn erhalten'),
      ])
      const link = (await asMember(secretive, `/api/v1/dashboard/reports/${report_id}/pdf`)).json().pdf_link
      expect((await app.app.inject({ method: 'GET', url: new URL(link).pathname })).statusCode).toBe(200)
    },
  )

  test('of a report that a partner keeps from the page is the applicant’s where they apply for no listing', async () => {
    anna = await readyPerson(secretive)
    await app.inScope(system, (tx) =>
      tx.update(applications).set({ listingId: null }).where(eq(applications.id, anna.applicationId)),
    )
    const { report_id, report, hide_report } = (await get('/api/v2/report/')).json()
    expect([report, hide_report]).toEqual([null, true])
    const { pdf_link } = (await get('/api/v2/report/pdf', { report_id })).json()
    expect((await app.app.inject({ method: 'GET', url: new URL(pdf_link).pathname })).statusCode).toBe(200)
  })
})

describe('the short form', () => {
  const rapid = { type: 'rapid', employmentStatus: 'Hybrid-employed' } as const
  const startAgain = () => get('/api/v2/report/create-new-app')
  const stored = (id: string) => app.deps.transact(system, async (stores) => (await stores.applications.find(id))!)

  test('has a report of its own, without confirmation and payment', { tags: ['B1-rapid'] }, async () => {
    anna = await settleApplicant(app, casa, rapid)
    expect((await get('/api/v2/report/')).json()).toMatchObject({ code: 'not_ready', lacks: [{ kind: 'missing' }] })
    anna = await readyPerson(casa, rapid)
    expect((await get('/api/v2/report/')).json().report).toMatchObject({
      type: 'rapid',
      personal_details: { mobile: null },
      guarantors: { content: [] },
      other_questions: [],
    })
  })

  test(
    'begins again at the documents, for the same home; the same one however often it is asked',
    { tags: ['B4-start-new', 'B7-createNewApp'] },
    async () => {
      anna = await readyPerson(casa, rapid)
      await app.deps.transact(system, (stores) =>
        stores.applications.changeAnswers(anna.applicationId, { current_city: 'Torino' }),
      )
      app.clock.advance(minutes(1))
      const { application_id } = (await startAgain()).json()
      expect(application_id).not.toBe(anna.applicationId)
      expect((await Promise.all([startAgain(), startAgain()])).map((answer) => answer.json().application_id)).toEqual([
        application_id,
        application_id,
      ])
      const made = await stored(application_id)
      expect(made).toMatchObject({
        listingId: casa.listingId,
        type: 'rapid',
        stepRouter: 'income-check',
        step: 4,
        uploadsDoneAt: null,
        confirmedAt: null,
        paidAt: null,
        answers: { current_city: 'Torino' },
      })
      expect(made.applicant).toEqual((await stored(anna.applicationId)).applicant)
      expect(
        (await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id } })).json().state
          .documents,
      ).toEqual([])
      await app.upload({
        url: '/api/v1/other-documents/upload',
        token: anna.token,
        query: { application_id },
        fields: { type: 'payslip', name: 'a.pdf' },
        file: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n'.padEnd(100)) },
      })
      expect((await startAgain()).json().application_id).not.toBe(application_id)
    },
  )

  test('alone begins again', { tags: ['B7-createNewApp'] }, async () => {
    anna = await readyPerson()
    expect((await startAgain()).json().code).toBe('conflict')
  })

  test(
    'names in its own way what keeps a file from being used, and says when documents are not enough',
    { tags: ['B8-rapid'] },
    async () => {
      anna = await settleApplicant(app, casa, rapid)
      app.reader.result = () => ({ verdict: 'unreadable', pages: 0 })
      onTestFinished(() => void (app.reader.result = readGiulia))
      await app.upload({
        url: '/api/v1/other-documents/upload',
        token: anna.token,
        query: { application_id: anna.applicationId },
        fields: { type: 'payslip', name: 'a.pdf' },
        file: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\nbroken'.padEnd(100)) },
      })
      await until(
        'the document to be read',
        async () =>
          (await app.deps.transact(system, (stores) => stores.documents.of(anna.applicationId))).every(
            ({ status }) => status === 'done',
          ) || undefined,
      )
      const { documents } = (await get('/api/v1/state/')).json().state
      expect(documents[0].error).toMatchObject({
        blocker: true,
        message: 'a.pdf è danneggiato. Scaricalo o esportalo di nuovo',
      })
      expect((await get('/api/v2/income-check/validate-documents')).json()).toMatchObject({
        success: false,
        global_error: 'Servono altri documenti. Aggiungi quelli mancanti',
      })
    },
  )
})

describe("the company's copy", { tags: ['B4-result-pdf', 'B7-invokeAggregatedPdf'] }, () => {
  const pdfKeyOf = async (id: string) => (await app.deps.transact(system, (stores) => stores.reports.find(id)))!.pdfKey

  test.each([
    ['rent', '/api/v2/report/invoke-aggregated-pdf-generation', 200],
    ['rapid', '/api/v2/report/pdf', 403],
  ] as const)('is drawn in the background when a %s report is hidden from the applicant', async (type, url, status) => {
    anna = await readyPerson(secretive, type === 'rapid' ? { type, employmentStatus: 'Hybrid-employed' } : {})
    const { report_id } = (await get('/api/v2/report/')).json()
    expect(await pdfKeyOf(report_id)).toBeNull()
    expect((await get(url, { report_id })).statusCode).toBe(status)
    await until('the copy to be drawn', async () => (await pdfKeyOf(report_id)) ?? undefined)
    expect((await get('/api/v2/report/aggregated-pdf', { report_id })).statusCode).toBe(403)
  })

  test("of a general application is the applicant's too", { tags: ['B7-readAggregatedPdf'] }, async () => {
    anna = await readyPerson()
    const { report_id } = (await get('/api/v2/report/')).json()
    const { link } = (await get('/api/v2/report/aggregated-pdf', { report_id })).json()
    expect((await app.app.inject({ method: 'GET', url: new URL(link).pathname })).statusCode).toBe(200)
    expect(
      (await get('/api/v2/report/invoke-aggregated-pdf-generation', { report_id: app.deps.random.uuid() })).statusCode,
    ).toBe(404)
  })
})

describe('the dashboard', () => {
  // Each test takes four minutes: the colleagues' sessions of the first one are over by now.
  beforeAll(async () => {
    casa = await settleMember(app)
    villa = await settleMember(app)
  })

  test(
    'shows a company its own applicants and reports, and another one nothing',
    { tags: ['B1-receiver', 'B6-company'] },
    async () => {
      anna = await readyPerson(casa)
      const { report_id, report } = (await get('/api/v2/report/')).json()
      expect(
        (await asMember(casa, '/api/v1/dashboard/applicants', { listing_id: casa.listingId }))
          .json()
          .applicants.map((one: { application_id: string }) => one.application_id),
      ).toContain(anna.applicationId)
      expect((await asMember(casa, `/api/v1/dashboard/reports/${report_id}`)).json().report).toEqual(report)
      expect((await asMember(villa, '/api/v1/dashboard/applicants')).json().applicants).toEqual([])
      expect(
        (await asMember(villa, '/api/v1/dashboard/applicants', { listing_id: casa.listingId })).json().applicants,
      ).toEqual([])
      for (const path of ['', '/pdf']) {
        const foreign = await asMember(villa, `/api/v1/dashboard/reports/${report_id}${path}`)
        expect([foreign.statusCode, foreign.body]).toEqual([
          404,
          (await asMember(villa, `/api/v1/dashboard/reports/${app.deps.random.uuid()}${path}`)).body,
        ])
      }
    },
  )

  test('a company may keep the figures from the applicant', { tags: ['B1-hidden', 'B1-partners'] }, async () => {
    const hidden = await settleMember(app)
    const { companies } = await import('../../db/schema.ts')
    await app.inScope(system, (tx) =>
      tx
        .update(companies)
        .set({ flags: { hidesFullReport: true } })
        .where(eq(companies.id, hidden.companyId)),
    )
    anna = await readyPerson(hidden)
    const shown = (await get('/api/v2/report/')).json()
    expect(shown).toMatchObject({ success: true, report: null, hide_report: true, hideReport: true })
    expect((await asMember(hidden, `/api/v1/dashboard/reports/${shown.report_id}`)).json().report.type).toBe('rent')
  })

  test("the applicant's mail leads back to the very application, by way of the code", async () => {
    anna = await readyPerson(casa)
    await get('/api/v2/report/')
    const link = new URL(/http\S+/.exec(await mailTo(app, anna.email))![0])
    expect([link.pathname, link.search, new URLSearchParams(link.hash.slice(1)).get('application_id')]).toEqual([
      `/it/rent/fill/sign-up/${casa.listingId}`,
      '',
      anna.applicationId,
    ])
  })

  test('its mail names no figure and no name', async () => {
    anna = await readyPerson(casa)
    await get('/api/v2/report/')
    const text = await mailTo(app, `${casa.memberId}@casa-prova.example`)
    expect(text).toContain('G. B.')
    expect(text).not.toMatch(/Bianchi|1847|€/)
  })

  test(
    'an unknown address is answered like a member, and no code opens anything',
    { tags: ['B1-dashboard', 'LD-1'] },
    async () => {
      const login = (email: string) => app.call({ method: 'POST', url: '/api/v1/dashboard/login', body: { email } })
      const verify = (email: string) =>
        app.call({ method: 'POST', url: '/api/v1/dashboard/verify', body: { email, code: '000000' } })
      const [member, stranger] = [`${villa.memberId}@casa-prova.example`, 'stranger@esempio.example']
      expect((await login(member)).body).toBe((await login(stranger)).body)
      expect((await verify(member)).body).toBe((await verify(stranger)).body)
    },
  )
})
