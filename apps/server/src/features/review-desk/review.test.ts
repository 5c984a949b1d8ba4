import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '@attesta/contract/document.ts'
import type { ReviewCase } from '@attesta/contract/review-case.ts'
import type { ReviewStanding } from '@attesta/contract/review.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { payslip } from '@attesta/domain/testing/documents.ts'
import { corrections, rulings } from '../../db/schema.ts'
import {
  settleApplicant,
  settleMember,
  settleOperator,
  type TestApplicant,
  type TestMember,
  type TestOperator,
} from '../../testing/people.ts'
import { answerEverything } from '../../testing/complete-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let casa: TestMember
let vera: TestOperator
const system = { kind: 'system', task: 'test' } as const
const finding = (code: string, severity: 'error' | 'warning') => ({
  code,
  severity,
  message_key: 'k',
  params: {},
  evidence: null,
})
/** Two digits of the net pay are turned around: gross less deductions is 1852.80. */
const misread = payslip('2026-10', '1825.80', {
  gross: '2459.50',
  deductions: '606.70',
  payout: null,
  employee: 'ROSSI GIULIA',
  reconciled: false,
})
const scripted: Record<string, Partial<ParseResult>> = {
  'misread.pdf': {
    ...misread,
    findings: [finding('payslip.not_reconciled', 'warning')],
    trace: { 'payslip.net': { page: 1, box: [400, 700, 60, 12] } },
  },
  'forged.pdf': { ...payslip('2026-10', '1852.80'), findings: [finding('payslip.fraud', 'error')] },
}

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = (name) =>
    scripted[name] ?? giuliaDocuments.find((document) => document.name === name)?.result ?? {}
  await app.work()
  casa = await settleMember(app)
  vera = await settleOperator(app)
})
afterAll(() => app.end())

const query = (person: TestApplicant) => ({ application_id: person.applicationId, lang: 'en' })
const own = (person: TestApplicant, method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.call({ method, url: path, token: person.token, query: query(person), ...(body === undefined ? {} : { body }) })
const standing = async (person: TestApplicant): Promise<ReviewStanding> =>
  (await own(person, 'GET', '/api/v1/review/')).json().review
const listed = async (person: TestApplicant): Promise<Document[]> =>
  (await own(person, 'GET', '/api/v1/state/')).json().state.documents
const named = (person: TestApplicant, name: string) =>
  until('documents to be read', async () => {
    const all = await listed(person)
    return all.every(({ parse_status }) => parse_status === 'done')
      ? all.find((document) => document.name === name)
      : undefined
  })
const upload = (person: TestApplicant, type: string, name: string) => {
  app.clock.advance(1000)
  return app.upload({
    url: type === 'bank_statement' ? '/api/v1/bank-account/upload' : '/api/v1/other-documents/upload',
    token: person.token,
    query: query(person),
    fields: { type, name, ...(type === 'national_id' ? { id_type: 'id-card-front' } : {}) },
    file: { name, bytes: Buffer.from(`%PDF-1.7\n${name}`.padEnd(100)) },
  })
}

/** Her documents, with another last payslip than hers. */
async function withLastSlip(name: string): Promise<{ person: TestApplicant; document: Document }> {
  const person = await settleApplicant(app, casa)
  await answerEverything(app, person)
  for (const document of giuliaDocuments)
    if (document.name !== 'slip-10.pdf') await upload(person, document.result.type, document.name)
  await upload(person, 'payslip', name)
  return { person, document: await named(person, name) }
}

const desk = (method: 'GET' | 'POST', path: string, body?: unknown, token = vera.token) =>
  app.call({
    method,
    url: `/api/v1/operator/reviews${path}`,
    token,
    query: { lang: 'en' },
    ...(body === undefined ? {} : { body }),
  })
const caseOf = ({ applicationId }: TestApplicant) =>
  app.deps.transact(system, (stores) => stores.reviews.of(applicationId))
/** The person's case, taken. */
async function taken(person: TestApplicant): Promise<string> {
  const { id } = (await caseOf(person))!
  expect((await desk('POST', `/${id}/take`)).json().review).toMatchObject({ state: 'taken', is_mine: true })
  return id
}
const contest = (person: TestApplicant, { id }: Document) =>
  own(person, 'POST', '/api/v1/contest/submit', {
    document_id: id,
    code: 'payslip.name_mismatch',
    comment: 'Rossi is my married name.',
  })
const mailsTo = (person: TestApplicant) =>
  app.mailbox.emails.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject)

async function reportOf(person: TestApplicant) {
  await app.deps.transact(system, async (stores) => {
    await stores.applications.markConfirmed(person.applicationId)
    await stores.applications.markPaid(person.applicationId)
  })
  return (await own(person, 'GET', '/api/v2/report/')).json().report
}

describe('a contested finding', () => {
  test('is looked at, the misread figure put right, its sums proven again, and the report says by whom and why', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    expect(await standing(person)).toMatchObject({ state: null, expected: null })
    await contest(person, document)
    const waiting = (await desk('GET', ''))
      .json()
      .reviews.filter(({ documents }: { documents: number }) => documents > 0)
    expect(waiting).toContainEqual(expect.objectContaining({ state: 'open', grounds: ['contested'], taken_by: null }))
    expect(await standing(person)).toMatchObject({ state: 'open', asked_for: false })

    const id = await taken(person)
    const seen: ReviewCase = (await desk('GET', `/${id}`)).json().review
    const evidence = seen.documents.find((one) => one.id === document.id)!
    expect(evidence.reconciled).toBe(false)
    expect(evidence.fields).toContainEqual({
      path: 'payslip.net',
      label: 'ReviewDesk.Field.payslip.net',
      kind: 'money',
      number: null,
      value: '1825.80',
      state: 'read',
      page: 1,
      box: [400, 700, 60, 12],
      corrected: null,
    })
    expect(evidence.findings).toContainEqual(
      expect.objectContaining({
        code: 'payslip.name_mismatch',
        undecided: true,
        ruling: null,
        contest: expect.objectContaining({ comment: 'Rossi is my married name.' }),
      }),
    )

    const corrected = await desk('POST', `/${id}/correct`, {
      document_id: document.id,
      path: 'payslip.net',
      value: '1852.80',
      reason: 'Two digits are turned around',
    })
    const after = (corrected.json().review as ReviewCase).documents.find((one) => one.id === document.id)!
    expect(after.reconciled).toBe(true)
    expect(after.fields.find(({ path }) => path === 'payslip.net')).toMatchObject({
      value: '1852.80',
      state: 'proven',
      corrected: { was: '1825.80', reason: 'Two digits are turned around', on: '2026-11-21' },
    })
    expect(after.findings.map(({ code }) => code)).toEqual(['payslip.name_mismatch'])

    expect((await desk('POST', `/${id}/release`)).json().code).toBe('review_undecided')
    await desk('POST', `/${id}/rule`, {
      document_id: document.id,
      code: 'payslip.name_mismatch',
      outcome: 'set_aside',
      reason: 'The marriage certificate shows both names',
    })
    expect((await desk('POST', `/${id}/release`)).statusCode).toBe(200)
    expect(await standing(person)).toMatchObject({ state: 'released' })
    await until('the mail', async () =>
      mailsTo(person).includes('Abbiamo esaminato i tuoi documenti') ? true : undefined,
    )

    const report = await reportOf(person)
    expect(report.trace.payslip_income).toMatchObject({
      state: 'proven',
      inputs: expect.arrayContaining([
        expect.objectContaining({
          document_id: document.id,
          value: '1852.80',
          corrected: { was: '1825.80', reason: 'Two digits are turned around', on: '2026-11-21' },
        }),
      ]),
    })
    const shown = report.documents.find((one: { id: string }) => one.id === document.id)
    expect(shown).toMatchObject({
      reconciled: true,
      reviews: [
        {
          msg: { key: 'Report.Finding.payslip.name_mismatch' },
          outcome: 'set_aside',
          reason: 'The marriage certificate shows both names',
          reviewed_on: '2026-11-21',
        },
      ],
    })
    expect(report.aggregated_error_messages.map(({ msg }: { msg: { key: string } }) => msg.key)).not.toContain(
      'Report.Finding.payslip.name_mismatch',
    )
    expect(
      (
        await desk('POST', `/${id}/correct`, {
          document_id: document.id,
          path: 'payslip.net',
          value: '1.00',
          reason: 'x',
        })
      ).json().code,
    ).toBe('conflict')
  })

  test('a figure that breaks the sums is laid over the reading and stays unproven', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    const id = await taken(person)
    const review: ReviewCase = (
      await desk('POST', `/${id}/correct`, {
        document_id: document.id,
        path: 'payslip.net',
        value: '1900.00',
        reason: 'As the employer says',
      })
    ).json().review
    const evidence = review.documents.find((one) => one.id === document.id)!
    expect(evidence.reconciled).toBe(false)
    expect(evidence.findings.map(({ code }) => code)).toContain('payslip.not_reconciled')
    await desk('POST', `/${id}/rule`, {
      document_id: document.id,
      code: 'payslip.name_mismatch',
      outcome: 'set_aside',
      reason: 'Seen',
    })
    const report = await reportOf(person)
    expect(report.trace.payslip_income).toMatchObject({
      // Nor does the account show it.
      state: 'declared',
      inputs: expect.arrayContaining([expect.objectContaining({ value: '1900.00' })]),
    })
  })

  test('what was decided is sealed, and nowhere in the log', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    const id = await taken(person)
    await desk('POST', `/${id}/correct`, {
      document_id: document.id,
      path: 'payslip.employer',
      value: 'Officina Segretissima',
      reason: 'Ragione Segretissima',
    })
    await desk('POST', `/${id}/rule`, {
      document_id: document.id,
      code: 'payslip.name_mismatch',
      outcome: 'confirmed',
      reason: 'Ragione Segretissima',
    })
    const rows = await app.inScope(system, async (tx) => [
      await tx.select().from(corrections),
      await tx.select().from(rulings),
    ])
    expect(rows.flat().length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain('Segretissima')
    expect(app.logged.join('\n')).not.toContain('Segretissima')
  })
})

describe('who decides', () => {
  test('no one without the case in hand; a colleague can take it over', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    const { id } = (await caseOf(person))!
    const ruling = { document_id: document.id, code: 'payslip.name_mismatch', outcome: 'confirmed', reason: 'Seen' }
    expect((await desk('POST', `/${id}/rule`, ruling)).json().code).toBe('review_not_taken')
    await taken(person)
    const other = await settleOperator(app)
    expect((await desk('POST', `/${id}/rule`, ruling, other.token)).json().code).toBe('review_not_taken')
    await desk('POST', `/${id}/take`, undefined, other.token)
    expect((await desk('POST', `/${id}/rule`, ruling, other.token)).statusCode).toBe(200)
  })

  test.each<[string, string, unknown, number, string]>([
    ['a sum in the wrong spelling', 'correct', { path: 'payslip.net', value: '1.852,80' }, 422, 'validation'],
    ['what proves something', 'correct', { path: 'payslip.reconciled', value: 'true' }, 422, 'validation'],
    [
      'a place that the document does not have',
      'correct',
      { path: 'tax_document.name', value: 'X Y' },
      404,
      'not_found',
    ],
    ['a finding that is not there', 'rule', { code: 'payslip.fraud', outcome: 'confirmed' }, 404, 'not_found'],
  ])('%s is refused', async (_, act, body, status, code) => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    const id = await taken(person)
    const answer = await desk('POST', `/${id}/${act}`, { document_id: document.id, reason: 'x', ...(body as object) })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('a document of another case is not there', async () => {
    const mine = await withLastSlip('misread.pdf'),
      theirs = await withLastSlip('misread.pdf')
    await contest(mine.person, mine.document)
    const id = await taken(mine.person)
    expect(
      (
        await desk('POST', `/${id}/correct`, {
          document_id: theirs.document.id,
          path: 'payslip.net',
          value: '1.00',
          reason: 'x',
        })
      ).statusCode,
    ).toBe(404)
  })
})

describe('a case', () => {
  test('is opened by a suspicion, dropped when its document goes, and never before', async () => {
    const { person, document } = await withLastSlip('forged.pdf')
    expect(await caseOf(person)).toMatchObject({ state: 'open', grounds: ['suspicion'] })
    await app.call({
      method: 'POST',
      url: '/api/v1/other-documents/delete',
      token: person.token,
      query: { ...query(person), document_id: document.id },
    })
    expect(await caseOf(person)).toBeNull()
  })

  test('is dropped when the contest is withdrawn before anybody looked', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    expect(await caseOf(person)).toMatchObject({ state: 'open' })
    await own(person, 'POST', '/api/v1/contest/withdraw', { document_id: document.id, code: 'payslip.name_mismatch' })
    expect(await caseOf(person)).toBeNull()
  })

  test("is opened at the applicant's wish, also when the report is issued; asked twice it is one", async () => {
    const person = await settleApplicant(app, casa)
    await answerEverything(app, person)
    expect((await own(person, 'POST', '/api/v1/review/ask-for')).json().code).toBe('conflict')
    for (const document of giuliaDocuments) await upload(person, document.result.type, document.name)
    await named(person, 'slip-10.pdf')
    expect((await reportOf(person)).report_id).toBeTruthy()
    for (const _ of [1, 2])
      expect((await own(person, 'POST', '/api/v1/review/ask-for')).json().review).toMatchObject({
        state: 'open',
        asked_for: true,
      })
    expect(await caseOf(person)).toMatchObject({ grounds: ['asked'] })
    await desk('POST', `/${await taken(person)}/release`)
    expect(await standing(person)).toMatchObject({ state: 'released' })
  })

  test('asks its applicant, who answers once and is told by mail', async () => {
    const { person, document } = await withLastSlip('misread.pdf')
    await contest(person, document)
    const id = await taken(person)
    await desk('POST', `/${id}/ask`, { document_id: document.id, question: 'Have you another copy?' })
    await until('the mail', async () => (mailsTo(person).includes('Una domanda sui tuoi documenti') ? true : undefined))
    const {
      state,
      questions: [question],
    } = await standing(person)
    expect([state, question]).toEqual([
      'asked',
      expect.objectContaining({ document_id: document.id, question: 'Have you another copy?', answer: null }),
    ])
    const answer = { question_id: question!.id, answer: 'Yes, uploaded' }
    expect((await own(await settleApplicant(app), 'POST', '/api/v1/review/answer', answer)).statusCode).toBe(404)
    expect((await own(person, 'POST', '/api/v1/review/answer', answer)).json().review).toMatchObject({
      state: 'taken',
      questions: [{ answer: 'Yes, uploaded' }],
    })
    expect((await own(person, 'POST', '/api/v1/review/answer', answer)).statusCode).toBe(404)
    expect(((await desk('GET', `/${id}`)).json().review as ReviewCase).questions).toMatchObject([
      { answer: 'Yes, uploaded' },
    ])
  })
})
