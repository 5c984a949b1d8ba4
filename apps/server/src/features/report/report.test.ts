import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { applications, companies, reports } from '../../db/schema.ts'
import { answerEverything, handInEverything } from '../../testing/complete-person.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { mailTo } from '../../testing/sign-up-person.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { canonicalJson, isGenuine } from './fingerprint.ts'

let app: TestApp
let casa: TestMember, villa: TestMember
/** Keeps the full report from its applicants. */
let secretive: TestMember
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
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

describe('issuing', () => {
  test(
    'is refused step by step until everything is there',
    { tags: ['B1-receiver', 'B4-result-402', 'B8-401-402-422', 'K-Payment.Error.PaymentRequired'] },
    async () => {
      anna = await settleApplicant(app)
      const refusal = async () => {
        const answer = await get('/api/v2/report/')
        const { code, lacks = [] } = answer.json()
        return [answer.statusCode, code, ...new Set(lacks.map(({ kind }: { kind: string }) => kind))]
      }
      expect(await refusal()).toEqual([409, 'not_ready', 'answers', 'missing', 'confirmation'])
      await answerEverything(app, anna)
      expect(await refusal()).toEqual([409, 'not_ready', 'missing', 'confirmation'])
      await handInEverything(app, anna)
      expect(await refusal()).toEqual([409, 'not_ready', 'confirmation'])
      await app.deps.transact(system, (stores) => stores.applications.markConfirmed(anna.applicationId))
      expect(await refusal()).toEqual([402, 'payment_required'])
      await app.deps.transact(system, (stores) => stores.applications.markPaid(anna.applicationId))
      expect((await get('/api/v2/report/')).statusCode).toBe(200)
    },
  )

  test('files that were refused for what they show and taken back are counted for the landlord', async () => {
    anna = await readyPerson(casa)
    const takenBack = async (code: string) => {
      const id = crypto.randomUUID()
      await app.deps.transact(system, async (stores) => {
        const [like] = await stores.documents.of(anna.applicationId)
        const result = {
          ...like!.result!,
          findings: [{ code, severity: 'error' as const, message_key: 'k', params: {}, evidence: null }],
        }
        await stores.documents.createRead({ ...like!, id }, result)
        await stores.documents.remove(id)
      })
    }
    for (const code of ['payslip.fraud', 'bank_statement.incomplete', 'payslip.unreadable']) await takenBack(code)
    const { report } = (await get('/api/v2/report/')).json()
    expect(report.aggregated_error_messages).toContainEqual({
      type: 'warning',
      msg: { key: 'Report.FilesRefused', params: { count: 2 } },
      source: 'documents',
      document_ids: [],
    })
  })

  test('twenty calls at once make one report', async () => {
    anna = await readyPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/v2/report/')))
    expect(new Set(answers.map((answer) => answer.json().report_id)).size).toBe(1)
    const rows = await app.inScope(system, (tx) =>
      tx.select().from(reports).where(eq(reports.applicationId, anna.applicationId)),
    )
    expect(rows).toHaveLength(1)
  })

  test('a report stays as it was issued: nothing that it rests on can be changed any more', async () => {
    anna = await readyPerson()
    const { report } = (await get('/api/v2/report/')).json()
    const post = (url: string, body: unknown) =>
      app.call({ method: 'POST', url, token: anna.token, query: { application_id: anna.applicationId }, body })
    expect((await post('/api/v2/personal-details/submit', { nationality: 'DE' })).json().code).toBe('conflict')
    const [document] = await app.deps.transact(system, (stores) => stores.documents.of(anna.applicationId))
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/other-documents/delete',
          token: anna.token,
          query: { application_id: anna.applicationId, document_id: document!.id },
        })
      ).json().code,
    ).toBe('conflict')
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/signup/delete-application',
          token: anna.token,
          query: { delete_application_id: anna.applicationId },
        })
      ).json().code,
    ).toBe('conflict')
    expect((await get('/api/v2/report/')).json().report).toEqual(report)
  })

  test('its own income is proven by the documents', async () => {
    anna = await readyPerson(casa)
    const { report } = (await get('/api/v2/report/')).json()
    expect(report.trace.employment_income).toMatchObject({ value: '1847.40', state: 'proven' })
    expect(report.listing_info).toMatchObject({ company_name: 'Casa Prova', asking_price: '850.00' })
  })
})

test('a household: who has not finished is named and not counted; issued again once they have, the report tells both and the sum', async () => {
  anna = await readyPerson()
  const luca = await readyPerson(undefined, { role: 'co-applicant' })
  const ofLuca = (set: Partial<typeof applications.$inferInsert>) =>
    app.inScope(system, (tx) => tx.update(applications).set(set).where(eq(applications.id, luca.applicationId)))
  await ofLuca({ mainApplicationId: anna.applicationId, confirmedAt: null })
  await app.deps.transact(system, (stores) =>
    stores.applications.changeAnswers(anna.applicationId, {
      hh_members: [
        {
          fullname: 'Luca Ferri',
          relationship: 'Partner',
          email: luca.email,
          date_of_birth: '23/09/1989',
          role: 'Co-Applicant',
        },
      ],
    }),
  )
  const { report } = (await get('/api/v2/report/')).json()
  expect(report.hh_members).toMatchObject({
    label: { note: { key: 'Report.Household.notAllCounted' } },
    content: [{ fullname: 'Luca Ferri', net_income: null, counted: false }],
  })
  expect(report.trace.household_net_income.value).toBe('1847.40')
  await ofLuca({ confirmedAt: app.clock.now() })
  await app.call({
    method: 'POST',
    url: '/api/v2/report/reissue',
    token: anna.token,
    query: { application_id: anna.applicationId },
    body: { report_id: report.report_id },
  })
  const whole = (await get('/api/v2/report/')).json().report
  expect(whole.hh_members).toMatchObject({
    label: { note: null },
    content: [{ fullname: 'Luca Ferri', net_income: '1847.40', counted: true }],
  })
  expect([whole.trace.net_income.value, whole.trace.household_net_income.value]).toEqual(['1847.40', '3694.80'])
  // His documents stay his: the sum is cited by his name, and no document of his is listed.
  expect(
    whole.trace.household_net_income.inputs.filter(({ shown_by }: { shown_by?: string }) => shown_by === 'Luca Ferri'),
  ).toHaveLength(1)
  expect(whole.documents).toHaveLength(report.documents.length)
})

describe('the certificate', () => {
  const verify = (token: string) => app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token } })
  const issued = async () => {
    anna = await readyPerson()
    const { report } = (await get('/api/v2/report/')).json()
    return { id: report.report_id as string, token: new URL(report.qr_verification.url).searchParams.get('token')! }
  }
  const change = (id: string, set: Record<string, unknown>) =>
    app.inScope(system, (tx) => tx.update(reports).set(set).where(eq(reports.id, id)))

  test(
    'tells valid, expired, replaced and revoked apart',
    { tags: ['B2-report-validity', 'B6-verify-open', 'B7-verifyQrCode'] },
    async () => {
      const { id, token } = await issued()
      expect((await verify(token)).json().certificate.state).toBe('valid')
      await change(id, { replacedAt: app.clock.now() })
      expect((await verify(token)).json().certificate.state).toBe('replaced')
      await change(id, { replacedAt: null, revokedAt: app.clock.now() })
      expect((await verify(token)).json().certificate.state).toBe('revoked')
    },
  )

  test('withdrawn by its person, a report is read by nobody, and nothing is made in its place unasked', async () => {
    const { id, token } = await issued()
    const post = (url: string, body: unknown, person = anna) =>
      app.call({ method: 'POST', url, token: person.token, query: { application_id: person.applicationId }, body })
    const stranger = await settleApplicant(app)
    expect((await post('/api/v2/report/revoke', { report_id: id }, stranger)).statusCode).toBe(404)
    const { pdf_link } = (await get('/api/v2/report/pdf', { report_id: id })).json()
    expect(
      (await Promise.all([1, 2].map(() => post('/api/v2/report/revoke', { report_id: id })))).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([200, 200])
    expect((await verify(token)).json().certificate.state).toBe('revoked')
    expect([(await get('/api/v2/report/')).statusCode, (await get('/api/v2/report/')).json().code]).toEqual([
      410,
      'report_revoked',
    ])
    expect((await app.app.inject({ method: 'GET', url: new URL(pdf_link).pathname })).statusCode).toBe(404)
    expect((await post('/api/v2/report/reissue', {})).statusCode).toBe(200)
    expect((await post('/api/v2/report/reissue', {})).statusCode).toBe(409)
    expect((await get('/api/v2/report/')).json().report_id).not.toBe(id)
    expect((await verify(token)).json().certificate.state).toBe('revoked')
  })

  test('issued again it is another report; the old one stays to the letter and reads as replaced', async () => {
    const { id, token } = await issued()
    const before = await app.deps.transact(system, (stores) => stores.reports.find(id))
    const again = (report_id: string) =>
      app.call({
        method: 'POST',
        url: '/api/v2/report/reissue',
        token: anna.token,
        query: { application_id: anna.applicationId },
        body: { report_id },
      })
    const answers = await Promise.all([again(id), again(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const made = answers.find(({ statusCode }) => statusCode === 200)!.json().report_id
    const { report } = (await get('/api/v2/report/')).json()
    expect([report.report_id, made === id]).toEqual([made, false])
    expect((await verify(token)).json().certificate.state).toBe('replaced')
    expect(
      (await verify(new URL(report.qr_verification.url).searchParams.get('token')!)).json().certificate.state,
    ).toBe('valid')
    const after = await app.deps.transact(system, (stores) => stores.reports.find(id))
    expect(after).toEqual({ ...before, replacedAt: app.clock.now() })
    // What is paid once serves its sixty days and no longer.
    await change(made, { validUntil: app.clock.now() })
    expect((await again(made)).statusCode).toBe(409)
  })

  test('a report whose signature is not ours, and an unknown token, are refused alike', async () => {
    const { id, token } = await issued()
    const { privateKey } = generateKeyPairSync('ed25519')
    const [row] = await app.inScope(system, (tx) => tx.select().from(reports).where(eq(reports.id, id)))
    await change(id, { signature: sign(null, Buffer.from(row!.fingerprint, 'hex'), privateKey).toString('base64url') })
    expect((await verify(token)).body).toBe((await verify('no-such-token')).body)
  })

  test('catches a forged document: a changed figure makes another file, and a code from another report tells of that other one', async () => {
    const { id, token } = await issued()
    expect((await verify(token)).json().certificate.pdf_sha256s).toEqual([])
    const drawn = async (report_id: string) =>
      (
        await app.app.inject({
          method: 'GET',
          url: new URL((await get('/api/v2/report/pdf', { report_id })).json().pdf_link).pathname,
        })
      ).rawPayload
    const pdf = await drawn(id)
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const own = (await verify(token)).json().certificate
    expect(own.pdf_sha256s).toEqual([hashOf(pdf)])
    const forged = Buffer.from(pdf)
    forged[Math.floor(forged.length / 2)]! ^= 1
    expect(own.pdf_sha256s).not.toContain(hashOf(forged))

    const other = await issued()
    await drawn(other.id)
    // The other report's code, pasted on this one's document.
    const pasted = (await verify(other.token)).json().certificate
    expect([pasted.pdf_sha256s.includes(hashOf(pdf)), pasted.fingerprint === own.fingerprint]).toEqual([false, false])
  })

  test('is lost with the last digit of the snapshot', async () => {
    const { id } = await issued()
    const found = (await app.deps.transact(system, (stores) => stores.reports.find(id)))!
    expect(isGenuine(app.deps.keys, found)).toBe(true)
    const forged = structuredClone(found.snapshot)
    forged.employment.monthly_income.net_value = '9994.49'
    expect(isGenuine(app.deps.keys, { ...found, snapshot: forged })).toBe(false)
  })
})

describe('a rent', () => {
  const covers = (token: string, rent: string) =>
    app.call({ url: '/api/v1/openapis/verify-rent', query: { token, rent } })

  test('is covered by a report that stands, up to what its income carries; nothing else is told', async () => {
    anna = await readyPerson()
    const { report } = (await get('/api/v2/report/')).json()
    const token = new URL(report.qr_verification.url).searchParams.get('token')!
    const max = Number(report.monthly_affordability.max)
    for (const [rent, answer] of [
      [max, true],
      [max + 0.01, false],
    ] as const)
      expect((await covers(token, rent.toFixed(2))).json()).toEqual({
        success: true,
        state: 'valid',
        covers: answer,
        unsure: [],
        newer_url: null,
      })
    expect((await covers('x'.repeat(43), '1.00')).statusCode).toBe(404)
    expect((await covers(token, '12,50')).statusCode).toBe(422)
    await app.deps.transact(system, (stores) => stores.reports.revoke(report.report_id))
    expect((await covers(token, '1.00')).json()).toEqual({
      success: true,
      state: 'revoked',
      covers: null,
      unsure: [],
      newer_url: null,
    })
  })

  test.each([
    ['every document and no thirteenth month', null, [], []],
    ['no statement, which alone shows the commitments', null, ['bank_statement'], ['commitments']],
    ['a thirteenth month that is only told', 13, [], ['income']],
    ['both', 13, ['bank_statement'], ['income', 'commitments']],
  ] as const)('says what is not sure of the answer, with %s', async (_, paychecksPerYear, without, unsure) => {
    anna = await readyPerson()
    await app.deps.transact(system, async (stores) => {
      for (const { id, type } of await stores.documents.of(anna.applicationId))
        if ((without as readonly string[]).includes(type)) await stores.documents.remove(id)
      await stores.applications.changeAnswers(anna.applicationId, {
        paychecks_per_year: paychecksPerYear,
        absences: without.map((type) => ({ type, reason: 'other' as const, comment: 'Not at hand' })),
      })
    })
    const { report } = (await get('/api/v2/report/')).json()
    const token = new URL(report.qr_verification.url).searchParams.get('token')!
    expect((await covers(token, '1.00')).json()).toMatchObject({ state: 'valid', covers: true, unsure })
  })

  test('is answered a few times a day for each report, whoever asks', async () => {
    anna = await readyPerson()
    const { report } = (await get('/api/v2/report/')).json()
    const token = new URL(report.qr_verification.url).searchParams.get('token')!
    const statuses: number[] = []
    // The sandbox's buckets are wider by a factor; none of them is endless.
    for (let asked = 0; asked < 400 && statuses.at(-1) !== 429; asked++) {
      statuses.push((await covers(token, `${asked + 1}.00`)).statusCode)
      app.clock.advance(minutes(0.2))
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})

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

  test('is drawn in the language of whoever opens it, and known again in each', async () => {
    anna = await readyPerson()
    const { report_id, report } = (await get('/api/v2/report/')).json()
    for (const lang of ['de', 'en', 'it']) {
      const { pdf_link } = (await get('/api/v2/report/pdf', { report_id, lang })).json()
      const pdf = (await app.app.inject({ method: 'GET', url: pdf_link.replace(/^https?:\/\/[^/]+/, '') })).rawPayload
      expect(pdf.toString('latin1')).toContain(`/Lang (${lang})`)
      const token = new URL(report.qr_verification.url).searchParams.get('token')!
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
      expect((await get('/api/v2/report/pdf', { report_id })).statusCode).toBe(403)
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
    'begins anew at the documents, for the same home; the same one however often it is asked',
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

  test('alone begins anew', { tags: ['B7-createNewApp'] }, async () => {
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

describe("the company's copy", { tags: ['B7-invokeAggregatedPdf'] }, () => {
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

  test('a company may keep the figures from the applicant', { tags: ['B1-hidden'] }, async () => {
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

test('canonical JSON: one spelling for equal values', () => {
  expect(canonicalJson({ b: [1, 'ü', null], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,"ü",null]}')
})
