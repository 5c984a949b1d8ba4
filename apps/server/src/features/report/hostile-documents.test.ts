/**
 * Documents whose words or amounts are meant to harm, from bytes to the landlord's list, report and PDF, by the real
 * reader: a word changes nothing but itself, and no amount makes anything surer.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import { languages, type Language } from '@attesta/contract/fields.ts'
import { createReaderPool, type IsolatedReader } from '@attesta/documents/isolated-reader/run-isolated.ts'
import {
  documentsNaming,
  documentsPaying,
  harmless,
  hostileNames,
  hostileWords,
  type HostileDocuments,
} from '@attesta/documents/make/degrade/hostile-documents.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { atAGlance } from '@attesta/domain/report/at-a-glance.ts'
import { answerEverything } from '../../testing/complete-person.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { readGiulia } from '../../testing/ready-person.ts'
import { createScriptedReader } from '../../testing/fakes.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
const lastMonth = '2026-10'
/** Points beside the print of a page. */
const MIN_MARGIN = 30

let app: TestApp
let casa: TestMember
let pool: IsolatedReader
let usual: RentReport
beforeAll(async () => {
  pool = await createReaderPool({ children: 2 })
  const scripted = createScriptedReader()
  scripted.result = readGiulia
  app = await startTestApp({
    reader: {
      ...scripted,
      // Her card and her certificate are scripted: a photograph would take longer than all that is read here.
      read: (bytes, about) =>
        /^(id|cu)\.pdf$/.test(about.fileName)
          ? scripted.read(bytes, about)
          : pool.parse(bytes, { fileName: about.fileName, today: about.today, applicant: null, trace: true }),
    },
  })
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  await app.work()
  casa = await settleMember(app)
  usual = (await reportOn(documentsNaming(harmless, lastMonth))).report
})
afterAll(async () => {
  await app.end()
  await pool.close()
})

const asked = async (person: TestApplicant, url: string) => {
  const answer = await app.call({
    url,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'it' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const posted = (person: TestApplicant, url: string, body: object) =>
  app.call({
    method: 'POST',
    url,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'it' },
    body,
  })

interface Read {
  id: string
  parse_status: string
  errors: { code: string; blocker: boolean }[]
}

/** Hands in, contests what is refused, confirms and pays. */
async function readyWith({ payslips, statement }: HostileDocuments) {
  const person = await settleApplicant(app, casa)
  await answerEverything(app, person)
  const files: [string, string, Uint8Array][] = [
    ['national_id', 'id.pdf', Buffer.from('%PDF-1.7\nid'.padEnd(100))],
    ['cud', 'cu.pdf', Buffer.from('%PDF-1.7\ncu'.padEnd(100))],
    ['bank_statement', 'conto \u202Efdp.\u202C\u0007.pdf', await statement()],
  ]
  for (const { month, draw } of payslips) files.push(['payslip', `slip-${month}.pdf`, await draw()])
  for (const [type, name, bytes] of files) {
    const uploaded = await app.upload({
      url: `/api/v1/${type === 'bank_statement' ? 'bank-account/upload' : type === 'cud' ? 'other-documents/upload-fiscal' : 'other-documents/upload'}`,
      token: person.token,
      query: { application_id: person.applicationId },
      fields: { type, name, ...(type === 'national_id' ? { id_type: 'id-card-front' } : {}) },
      file: { name, bytes },
    })
    expect(uploaded.statusCode, uploaded.body).toBe(200)
  }
  // By the stores: how long reading takes must not use up the calls of the state.
  await until(
    'documents to be read',
    async () =>
      (await app.deps.transact(system, (stores) => stores.documents.of(person.applicationId))).every(
        ({ status }) => status === 'done',
      ) || undefined,
  )
  const { state } = (await asked(person, '/api/v1/state/')) as { state: { documents: Read[] } }
  const { documents } = state
  for (const { id, errors } of documents)
    for (const { code } of errors.filter(({ blocker }) => blocker))
      await posted(person, '/api/v1/contest/submit', { document_id: id, code, comment: 'È così come si vede' })
  await app.deps.transact(system, async (stores) => {
    await stores.applications.saveStep(person.applicationId, 9, 'result')
    await stores.applications.markConfirmed(person.applicationId)
    await stores.applications.markPaid(person.applicationId)
  })
  return person
}

async function reportOn(documents: HostileDocuments) {
  const person = await readyWith(documents)
  const { report, report_id } = (await asked(person, '/api/v2/report/')) as { report: RentReport; report_id: string }
  return { person, report, reportId: report_id }
}

/** The report as the landlord gets it: the row of the list, and the words of the PDF. */
async function shownOf({ person, reportId }: Awaited<ReturnType<typeof reportOn>>, lang: Language) {
  const asLandlord = async (url: string, query: Record<string, string> = {}) => {
    const answer = await app.call({ url, token: casa.token, query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const { applicants } = await asLandlord('/api/v1/dashboard/applicants')
  const row = applicants.find((one: { application_id: string }) => one.application_id === person.applicationId)
  await asLandlord(`/api/v1/dashboard/reports/${reportId}`)
  const { pdf_link } = await asLandlord(`/api/v1/dashboard/reports/${reportId}/pdf`, { lang })
  const { pathname, search } = new URL(pdf_link)
  const file = await app.app.inject({ method: 'GET', url: `${pathname}${search}` })
  expect(file.statusCode, lang).toBe(200)
  return { row, text: await textOf(file.rawPayload) }
}

/** The words of a PDF, none of which leaves the column of print. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(new Uint8Array(bytes))
  try {
    const pages = Array.from({ length: pdf.pageCount }, (_, at) => pdf.readPage(at + 1))
    const outside = pages.flatMap(({ words, width }) => words.filter(({ x1 }) => x1 > width - MIN_MARGIN))
    expect(outside.map(({ text }) => text)).toEqual([])
    return pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
  } finally {
    pdf.close()
  }
}

const strength: Record<FigureState, number> = { proven: 3, consistent: 2, declared: 1, unknown: 0 }
const better = { passed: 2, unknown: 1, failed: 0 }

/** Neither a figure nor a check nor the answer on the first screen stands better than with the usual documents. */
function expectNoSurer(report: RentReport): void {
  for (const [id, { state }] of Object.entries(report.trace))
    expect(strength[state], id).toBeLessThanOrEqual(strength[usual.trace[id as keyof typeof usual.trace]!.state])
  for (const { id, outcome } of report.checks)
    expect(better[outcome], id).toBeLessThanOrEqual(better[usual.checks.find((one) => one.id === id)!.outcome])
  expect(better[atAGlance(report).genuine.outcome]).toBeLessThanOrEqual(better[atAGlance(usual).genuine.outcome])
}

/** Marks that would make the text beside them look like another one. */
const marks = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u

test('there are at least twenty words, each in one of the sets', () => {
  const inSets = hostileNames
    .flatMap(([, names]) => Object.values(names))
    .filter((word) => !Object.values(harmless).includes(word))
  expect(inSets.toSorted()).toEqual(Object.values<string>(hostileWords).toSorted())
  expect(inSets.length).toBeGreaterThanOrEqual(20)
})

const turns = hostileNames.map(([name, names], at) => [name, names, languages[at % languages.length]!] as const)

test.each(turns)('%s: nothing breaks, and no amount is another', async (_, names, lang) => {
  const made = await reportOn(documentsNaming(names, lastMonth))
  const { row, text } = await shownOf(made, lang)
  expectNoSurer(made.report)
  for (const id of ['net_income', 'average_cash_balance', 'rent'] as const)
    expect(made.report.trace[id]!.value, id).toBe(usual.trace[id]!.value)
  expect(row.report).toMatchObject({ net_income: usual.trace.net_income!.value })
  expect(JSON.stringify(made.report)).not.toMatch(marks)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test.each(['a net below zero', 'no pay at all', 'a net of a thousand millions'] as const)(
  '%s: nothing is green',
  async (name) => {
    const made = await reportOn(documentsPaying(name, lastMonth))
    const { row, text } = await shownOf(made, 'en')
    const { genuine, affordable, unsure } = atAGlance(made.report)
    expect(genuine.outcome).not.toBe('passed')
    expect(affordable === 'yes' ? unsure : ['no']).not.toEqual([])
    expect(made.report.trace.net_income!.state).not.toBe('proven')
    expect(row.report.needs_attention).toBe(true)
    expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/)
  },
)

test('a net beyond all numbers is not read, and there is no report', async () => {
  const person = await readyWith(documentsPaying('a net beyond all numbers', lastMonth))
  const answer = await app.call({
    url: '/api/v2/report/',
    token: person.token,
    query: { application_id: person.applicationId, lang: 'it' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_ready'])
})
