import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applications, reports } from '../../db/schema.ts'
import { answerEverything, handInEverything } from '../../testing/complete-person.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { settleReady } from '../../testing/ready-person.ts'
import { startReportApp } from '../../testing/report-app.ts'
import type { TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { canonicalJson, isGenuine } from './fingerprint.ts'

let app: TestApp
let casa: TestMember
let anna: TestApplicant
beforeAll(async () => {
  app = await startReportApp()
  casa = await settleMember(app)
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(4)))

const system = { kind: 'system', task: 'test' } as const
const get = (url: string, query: Record<string, string> = {}, person = anna) =>
  app.call({ url, token: person.token, query: { application_id: person.applicationId, lang: 'it', ...query } })

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
    expect((await post('/api/v2/personal-details/submit', { nationality: 'DE' })).json().code).toBe('report_issued')
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
    ).toBe('report_issued')
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
    // As the refusal says: once it is withdrawn, what it rests on can be changed.
    await post('/api/v2/report/revoke', { report_id: report.report_id })
    expect((await post('/api/v2/personal-details/submit', { nationality: 'DE' })).statusCode).toBe(200)
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
  const luca = await readyPerson(undefined, { role: 'co-applicant', firstName: 'Luca', lastName: 'Ferri' })
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

  test('withdrawn by its person, a report is read by no one, and nothing is made in its place unasked', async () => {
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

  test('is covered by a report that stands, in steps of 50 euros; nothing else is told', async () => {
    anna = await readyPerson()
    const { report } = (await get('/api/v2/report/')).json()
    const token = new URL(report.qr_verification.url).searchParams.get('token')!
    const highest = Math.floor(Number(report.monthly_affordability.max) / 50) * 50
    for (const [rent, measured, answer, isClose] of [
      [highest / 2, Math.ceil(highest / 100) * 50, true, false],
      [highest - 0.01, highest, true, true],
      [highest + 0.01, highest + 50, false, false],
    ] as const)
      expect((await covers(token, rent.toFixed(2))).json()).toEqual({
        success: true,
        state: 'valid',
        rent: measured.toFixed(2),
        is_listings_rent: false,
        covers: answer,
        close_to_limit: isClose,
        unsure: [],
        newer_url: null,
      })
    expect((await covers('x'.repeat(43), '1.00')).statusCode).toBe(404)
    for (const rent of ['12,50', '0.00']) expect((await covers(token, rent)).statusCode).toBe(422)
    await app.deps.transact(system, (stores) => stores.reports.revoke(report.report_id))
    expect((await covers(token, '1.00')).json()).toEqual({
      success: true,
      state: 'revoked',
      rent: null,
      is_listings_rent: null,
      covers: null,
      close_to_limit: null,
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

  test('of another home is answered five times a day for each report, no matter who asks', async () => {
    anna = await readyPerson(casa)
    const { report } = (await get('/api/v2/report/')).json()
    const token = new URL(report.qr_verification.url).searchParams.get('token')!
    const statuses: number[] = []
    for (let asked = 1; asked <= 6; asked++) statuses.push((await covers(token, `${asked}00.00`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { rent } = report.monthly_affordability
    for (let asked = 0; asked < 8; asked++)
      expect((await covers(token, rent)).json()).toMatchObject({ rent, is_listings_rent: true })
    app.clock.advance(minutes(24 * 60))
    expect([(await covers(token, '1.00')).statusCode, (await covers(token, '2.00')).statusCode]).toEqual([200, 429])
  })
})

test('canonical JSON: one spelling for equal values', () => {
  expect(canonicalJson({ b: [1, 'ü', null], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,"ü",null]}')
})
