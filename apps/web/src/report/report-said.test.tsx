/**
 * Whatever a report says has words in every language, with the values that they take: every report of the gallery is
 * read to its end.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FigureId, RentReport, TraceRef } from '@attesta/contract/report.ts'
import { ownTexts } from '@attesta/contract/words/of-kind.ts'
import { euros } from '@attesta/domain/money.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { bank, giulia, giuliaDocuments, document } from '@attesta/domain/testing/giulia.ts'
import { line, statement, taxDocument } from '@attesta/domain/testing/documents.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { compileWords } from '../../build/compiled-words.ts'
import { languages } from '../languages.ts'
import { IntlProvider } from '../words/intl.tsx'
import { FigureTrace } from './figure-trace.tsx'
import { reportSegments } from './report-segments.ts'
import { ReportView } from './report-view.tsx'
import { workingKey } from './report-words.ts'
import { states } from './states.ts'

const folder = fileURLToPath(new URL('../../../../packages/', import.meta.url))
const wordsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...['general', ...reportSegments].map((segment) =>
      JSON.parse(readFileSync(`${folder}contract/src/words/${language}/${segment}.json`, 'utf8')),
    ),
  )
const compiled = Object.fromEntries(languages.map((language) => [language, compileWords(wordsOf(language))]))

/** The markup, and what the words were found to lack while it was made. */
function read(report: RentReport, language: (typeof languages)[number]) {
  const complaints: string[] = []
  const markup = renderToStaticMarkup(
    <IntlProvider language={language} words={compiled[language]!} onError={({ message }) => complaints.push(message)}>
      <ReportView report={report} />
      {/* The panel that explains a figure, which is there only while it is open. */}
      {Object.entries(report.trace).map(([id, figure]) => (
        <FigureTrace key={id} id={id as FigureId} figure={figure!} documents={report.documents} />
      ))}
    </IntlProvider>,
  )
  return { markup, complaints }
}

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const business = statement('2026-05', '2026-10', {
  opening_balance: '900.00',
  transactions: months.flatMap((month) => [
    line(`${month}-10`, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA STUDIO ALFA SRL SALDO FATTURA', '2400.00'),
    line(`${month}-16`, 'DELEGA F24 AGENZIA DELLE ENTRATE', '-410.00'),
  ]),
})
const of = (applicant: Partial<typeof giulia>, more: Partial<typeof giuliaFacts> = {}) =>
  assembleRentReport({ ...giuliaFacts, ...more, applicant: { ...giuliaFacts.applicant, ...applicant } })

/** Rarer ways to an income, which the gallery need not show. */
const rarer: Record<string, RentReport> = {
  selfEmployed: of({
    employmentStatus: 'Self-employed',
    documents: [document('tax', taxDocument({ form: 'redditi_pf' })), document('bank', business)],
  }),
  payslipsOnly: of({ documents: giuliaDocuments.filter(({ place }) => place === 'payslip') }),
  creditsOnly: of({ documents: [document('bank', bank)] }),
  rentOnlySaid: of({ documents: giuliaDocuments.filter(({ place }) => place === 'payslip'), currentRent: euros(700) }),
  verified: of(
    {},
    {
      identityVerification: { user_verified: true, verified_at: '2026-11-20T09:00:00Z', verification_method: 'webid' },
    },
  ),
}
const reports = { ...states, ...rarer } satisfies Record<string, RentReport>

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(reports))(
    'the report %s is said in words',
    { tags: ['B2-report-header', 'B2-report-rapid', 'B2-report-mortgage', 'RR-1'] },
    (_, report) => {
      const { markup, complaints } = read(report, language)
      expect(complaints).toEqual([])
      // «Report.Rule.income.net», «{net}»: a key or a value that stands where words should.
      expect(markup.match(/>[^<]*(Report(Page)?\.\w|\{\w+\})[^<]*</g)).toBeNull()
    },
  )
})

test.each([
  ['en', /right in \d+ of \d+ cases/g],
  ['it', /corretta in \d+ casi su \d+/g],
  ['de', /in \d+ von \d+ Fällen richtig/g],
] as const)(
  'in %s a finding on a statement is told with how often such a one was right, others are not',
  (language, said) => {
    const { markup } = read(states.failedChecks, language)
    // Of its findings only that the statement is no original was measured.
    expect(markup.match(said)).toHaveLength(1)
    expect(read(states.golden, language).markup.match(said)).toBeNull()
  },
)

/** What one part of the page says: from its beginning to the next part. */
const partOf = (markup: string, begins: string, ends: RegExp) => {
  const rest = markup.slice(markup.indexOf(begins))
  expect(rest.startsWith(begins)).toBe(true)
  return rest.slice(0, rest.search(ends))
}
const headerOf = (markup: string) => partOf(markup, '<div class="report-header', /<\/details><\/div>/)

test(
  'the header tells company, name, email, and the numbers of report and account',
  { tags: ['B2-report-header'] },
  () => {
    const { personal_details: person, listing_info: listing, report_id } = states.golden
    const header = headerOf(read(states.golden, 'en').markup)
    expect(header).toContain(`>${listing.company_name} · `)
    for (const text of [person.name, person.email, report_id, person.id]) expect(header).toContain(`>${text}<`)
  },
)

test('another document is listed with what it probably is', { tags: ['B2-report-papers'] }, () => {
  const { id } = states.golden.documents[0]!
  const told = { info: null, notes: [], valid: true, msg: null }
  const markup = (possible_type: string | null) =>
    read(
      {
        ...states.golden,
        other_documents: [{ id, type: 'unknown', label: 'Report.Document.unknown', possible_type, ...told }],
      },
      'en',
    ).markup
  expect(markup('payslip')).toContain('probably payslip')
  expect(markup(null)).not.toContain('probably')
})

test('the header of the short form tells neither name nor email nor account', { tags: ['B2-report-rapid'] }, () => {
  const { name, email, id } = states.rapid.personal_details
  const header = headerOf(read(states.rapid, 'en').markup)
  for (const text of [name, email, id]) expect(header).not.toContain(text)
})

test(
  'of the household each is told with relationship, role and email; guarantors stand apart',
  { tags: ['B2-report-people'] },
  () => {
    const { markup } = read(states.household, 'en')
    const household = partOf(markup, 'id="report-household"', /<\/ul>/)
    const guarantors = partOf(markup, 'id="report-guarantors"', /<\/ul>/)
    const [member] = states.household.hh_members.content
    const [guarantor] = states.household.guarantors.content
    expect(household).toContain(member!.fullname)
    expect(household).toContain(`Co-applicant · ${member!.email}`)
    expect(household).not.toContain(guarantor!.fullname)
    expect(guarantors).toContain(guarantor!.fullname)
    expect(guarantors).toContain(guarantor!.email)
  },
)

test(
  'the employment card tells how the documents stand, each income, costs, balance, and a warning at the other income',
  { tags: ['B2-report-employment'] },
  () => {
    const card = (report: RentReport) => partOf(read(report, 'en').markup, 'id="report-employment"', /<\/details>/)
    const { golden } = states
    const told = card(golden)
    expect(told).toMatch(/Income documents .*OK/)
    for (const amount of ['€2,001.35', '€2,933.67', '€822.45', '€3,073.36']) expect(told).toContain(`>${amount}<`)
    const other = {
      value: '0.00',
      warning: { key: 'Report.Finding.income_check.declared_income_not_detected', params: { income: 'pension' } },
    }
    const open = card({
      ...golden,
      employment: { ...golden.employment, status_icon: 'error', other_monthly_income: other },
    })
    expect(open).toMatch(/Income documents .*Not usable as they are/)
    expect(open).toMatch(/Other income counted<\/dt><dd>€0.00 – A pension is declared/)
  },
)

test('every rule that the domain can name has a sentence', () => {
  const sources = readdirSync(`${folder}domain/src`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  // 'income.net@1'
  const rules = new Set(
    sources.flatMap((name) =>
      [...readFileSync(`${folder}domain/src/${name}`, 'utf8').matchAll(/'([a-z-]+(?:\.[a-z-]+)*)@\d+'/g)].map(
        (match) => match[1]!,
      ),
    ),
  )
  expect(rules.size).toBeGreaterThan(15)
  for (const language of languages)
    expect(
      [...rules].filter((rule) => !(`Report.Rule.${rule}` in wordsOf(language))),
      language,
    ).toEqual([])
})

test('the reports together use every sentence on workings, and no other', () => {
  const used = new Set(
    Object.values(reports).flatMap(({ trace }) =>
      Object.values(trace).flatMap((figure) => Object.keys(figure!.workings).map(workingKey)),
    ),
  )
  // A text of one kind of application stands in the place of one that is used.
  const unused = Object.keys(wordsOf('en')).filter(
    (key) => key.startsWith('ReportPage.Working.') && !used.has(key.replace(`.${ownTexts.mortgage}`, '')),
  )
  expect(unused).toEqual([])
})

test('of several who pay together the sentence and the first figure tell their income together', () => {
  const { markup } = read(states.household, 'en')
  expect(markup).toContain('Household net income €4,002.70 per month')
  expect(markup.indexOf('Household net income')).toBeLessThan(markup.indexOf('See the source'))
})

test('what is not known is never shown as nothing', { tags: ['B8-report-no-income'] }, () => {
  const { markup } = read(states.withoutIncome, 'en')
  expect(markup).not.toContain('€0.00')
  expect(markup).not.toMatch(/NaN|undefined|null/)
})

test.each(languages)('in %s no reader meets the name of a rule', (language) => {
  for (const report of Object.values(reports)) expect(read(report, language).markup).not.toMatch(/[a-z]@\d|rent-\d/)
})

test('a value that two steps of a working take is listed once', () => {
  const [id, figure] = Object.entries(states.golden.trace).find(([, { inputs }]) => inputs.length > 1)!
  const listed = (inputs: typeof figure.inputs) =>
    renderToStaticMarkup(
      <IntlProvider language="en" words={compiled.en!} onError={() => {}}>
        <FigureTrace id={id as FigureId} figure={{ ...figure, inputs }} documents={states.golden.documents} />
      </IntlProvider>,
    )
  expect(listed([...figure.inputs, ...figure.inputs])).toBe(listed(figure.inputs))
  // Two bookings of one amount and day stand in two places, and two people may earn the same.
  const [one] = figure.inputs
  const count = (...more: Partial<TraceRef>[]) => listed(more.map((part) => ({ ...one!, ...part }))).split('<li').length
  expect(count({ box: [1, 2, 3, 4] }, { box: [1, 9, 3, 4] })).toBe(count({ box: [1, 2, 3, 4] }) + 1)
  expect(count({ shown_by: 'Anna' }, { shown_by: 'Luca' })).toBe(count({ shown_by: 'Anna' }) + 1)
})
