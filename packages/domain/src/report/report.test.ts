import { describe, expect, test } from 'vitest'
import { rentReport } from '@attesta/contract/report.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { identity, payslip, statement } from '../testing/documents.ts'
import { another, giulia, giuliaDocuments, document, today } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { sharedReport } from './shared-report.ts'
import { withAnswersOf } from './stage.ts'
import type { ReportFacts } from './report-facts.ts'
import { isValidOn, validUntil } from './validity.ts'

const report = assembleRentReport(giuliaFacts)
const withDocuments = (documents: readonly EvidenceDocument[], more: Partial<ReportFacts> = {}) =>
  assembleRentReport({ ...giuliaFacts, ...more, applicant: { ...giuliaFacts.applicant, documents } })

describe("Giulia's report, figures by hand", () => {
  // net income   median(1842.10, 1847.40, 1852.80) × 13 ÷ 12                    = 2001.35
  // committed    car loan 142.50; the rent of 650.00 ends with the move         =  142.50
  // residual     2001.35 − 142.50                                               = 1858.85
  // rent carried 30 % = 557.655 → 557.66   33⅓ % = 619.6167 → 619.62   40 %     =  743.54
  // share        620.00 ÷ 2001.35 = 30.979 %                                    →   31.0 %
  // deposit      3 × 620.00                                                     = 1860.00
  test('affordability', { tags: ['B2-report-affordability'] }, () =>
    expect(report.monthly_affordability).toEqual({
      translation_key: 'Report.Affordability.WithinMax',
      value: '619.62',
      min: '557.66',
      max: '743.54',
      percentage: 31,
      rent: '620.00',
      ratios: { min: 0.3, value: 1 / 3, max: 0.4 },
      // 557.66, 619.62 and 743.54 of 2001.35
      shares_of_net: { min: 27.9, value: 31, max: 37.2 },
    }),
  )
  test('employment', { tags: ['B2-report-employment'] }, () =>
    expect(report.employment).toMatchObject({
      status: 'Employed',
      status_icon: 'ok',
      // gross of 2708.00 × 13 ÷ 12
      monthly_income: { value: '2933.67', net_value: '2001.35' },
      recurrent_costs: '822.45',
      employment_monthly_income: '2001.35',
      employer: 'Officine Lombarde S.r.l.',
      other_monthly_income: { value: '0.00', warning: null },
      type_of_contract: 'open_ended',
      // 31,973.50 after contributions of 9.19 % are 35,209.23 gross, ÷ 2708.00 = 13.002
      paychecks_per_year: 13,
      pay_months: {
        count: 13,
        source: 'certificate',
        answered: 13,
        monthly: '1847.40',
        monthly_state: 'proven',
        extras: [],
      },
      actual_monthly_rent: { value: '650.00', valid: true, display: true, error_msg: null },
      // hired 2019-05-02, seen 2026-11-21: 7 years and 6 months
      employment_start_date: '2019-05-02',
      seniority: { months: 90, valid: true },
      active_contract: true,
    }),
  )
  test('deposit and checks', { tags: ['B2-report-deposit'] }, () => {
    expect(report.deposit_affordability).toEqual({
      outcome: 'passed',
      needed: '1860.00',
      rents: 3,
      average_balance: '3073.36',
      short_by: '0.00',
    })
    expect(report.standing).toEqual({ state: 'settled', open_points: [] })
    expect(report.checks.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'identity passed',
      'holder passed',
      'recency passed',
      'anti_fraud passed',
      'consecutive passed',
      'arithmetic passed',
      'deposit passed',
    ])
    expect(report.aggregated_error_messages).toEqual([])
  })
  test('the chart stacks what each month brought', () =>
    expect(report.income_by_month).toEqual(
      [
        ['2026-08', '1842.10'],
        ['2026-09', '1847.40'],
        ['2026-10', '1852.80'],
      ].map(([month, total]) => ({
        month,
        total,
        missing: false,
        sources: [{ kind: 'employment', value: total, state: 'proven' }],
      })),
    ))
  test('the trace leads to each document', () => {
    expect(report.trace.net_income).toMatchObject({ value: '2001.35', state: 'consistent', rule: 'income.net@1' })
    expect(report.trace.rent).toMatchObject({ value: '620.00', state: 'declared', inputs: [{ document_id: null }] })
    const known = report.documents.map(({ id }) => id)
    for (const figure of Object.values(report.trace))
      for (const { document_id } of figure!.inputs) if (document_id !== null) expect(known).toContain(document_id)
  })
  test('costs, each with whether it is committed', { tags: ['B2-report-outgoing', 'C-recurrent-costs'] }, () =>
    expect(
      report.recurrent_costs.content.map(({ label_key, monthly_value, committed }) => [
        label_key,
        monthly_value,
        committed,
      ]),
    ).toEqual([
      ['Report.Cost.rent_paid', '650.00', false],
      ['Report.Cost.loan', '142.50', true],
      ['Report.Cost.subscription', '29.95', false],
    ]),
  )
  test('the calendar marks the covered months', { tags: ['B2-report-income', 'B3-table-record'] }, () =>
    expect(
      report.coverage.map(({ source, years }) => [
        source,
        years.map(({ year, values }) => [year, values.map(({ value }) => (value === 'none' ? '·' : value)).join(' ')]),
      ]),
    ).toEqual([
      ['bank', [[2026, '· · · · · · · ok ok ok · ·']]],
      ['payslips', [[2026, '· · · · · · · ok ok ok · ·']]],
    ]),
  )
})

test(
  "the snapshot is the contract's, survives JSON, and the same facts give the same report",
  { tags: ['B2-report-header', 'B3-report'] },
  () => {
    expect(rentReport.parse(report)).toEqual(report)
    expect(report.personal_details).toMatchObject({
      name: 'Giulia Bianchi',
      id: giuliaFacts.applicationId,
      report_id: giuliaFacts.reportId,
      email: 'giulia.bianchi@example.org',
      generated_on: '2026-11-21',
    })
    expect([report.report_id, report.listing_info.company_name]).toEqual([giuliaFacts.reportId, 'Casa Aperta'])
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    expect(JSON.stringify(assembleRentReport(giuliaFacts))).toBe(JSON.stringify(report))
  },
)

test.each<[string, ReportFacts]>([
  ['without any document', { ...giuliaFacts, applicant: { ...giulia, documents: [] } }],
  ['without a listing', { ...giuliaFacts, listing: null }],
  [
    'of a student in Germany',
    {
      ...giuliaFacts,
      region: 'de',
      language: 'de',
      applicant: { ...giulia, employmentStatus: 'Student', fiscalCode: null, documents: [] },
    },
  ],
])('a report %s is whole', { tags: ['B1-variants'] }, (_, facts) =>
  expect(rentReport.parse(assembleRentReport(facts)).type).toBe('rent'),
)

test('nothing known is shown as unknown, never as zero', { tags: ['B8-report-no-income'] }, () => {
  const empty = withDocuments([])
  expect(empty.monthly_affordability).toMatchObject({
    value: null,
    min: null,
    max: null,
    percentage: null,
    translation_key: 'Report.Affordability.Unknown',
  })
  expect(empty.employment).toMatchObject({
    monthly_income: { net_value: null },
    recurrent_costs: null,
    average_cash_balance: { value: null },
    status_icon: 'warning',
  })
  expect(empty.checks.map(({ outcome }) => outcome)).toEqual(Array(7).fill('unknown'))
})

test('a month that no document covers is a gap in the chart and in the calendar', { tags: ['B3-table-record'] }, () => {
  const gap = withDocuments([
    document('bank', statement('2026-09', '2026-10')),
    document('s9', payslip('2026-09', '1847.40')),
  ])
  expect(gap.income_by_month.map(({ month, missing, total }) => [month, missing, total])).toEqual([
    ['2026-08', true, null],
    ['2026-09', false, '1847.40'],
    ['2026-10', false, '0.00'],
  ])
  expect(gap.coverage[0]!.years[0]!.values[7]).toMatchObject({
    value: 'missing',
    msg: { key: 'Report.Coverage.bank.missing', params: { month: '2026-08' } },
  })
})

test(
  'files that failed are named, and when none of a kind could be read the report says so',
  { tags: ['B2-report-income', 'K-report.File.Error'] },
  () => {
    const failed = withDocuments([
      ...giuliaDocuments.filter(({ result }) => result.type !== 'payslip'),
      document('broken', { ...payslip('2026-10', '1.00'), verdict: 'unreadable' }),
      document('torn', { ...statement('2026-08', '2026-10'), verdict: 'unreadable' }),
    ])
    expect(failed.bank_statements_incomes.error_files).toMatchObject([{ document_id: 'torn' }])
    expect(failed.payslips_incomes).toMatchObject([{ coverage: [], error_files: [{ document_id: 'broken' }] }])
    expect(failed.aggregated_error_messages).toContainEqual({
      type: 'error',
      msg: { key: 'report.File.Error', params: {} },
      source: 'payslips',
      document_ids: ['broken'],
    })
  },
)

test(
  "a co-applicant's income is added, a guarantor's is not",
  { tags: ['B2-report-people', 'C-household-income'] },
  () => {
    const person = (fullname: string, at: number) => ({
      fullname,
      relationship: 'Partner',
      email: null,
      bornOn: null,
      applicant: another(fullname, at),
    })
    const both = assembleRentReport({
      ...giuliaFacts,
      coApplicants: [person('Luca Ferrari', 1)],
      guarantors: [person('Anna Conti', 2)],
    })
    // 2 × 2001.35 = 4002.70; 620 ÷ 4002.70 = 15.49 %
    expect(both.trace.household_net_income?.value).toBe('4002.70')
    expect(both.monthly_affordability.percentage).toBe(15.5)
    expect(both.guarantors.content).toMatchObject([
      { fullname: 'Anna Conti', role: 'Guarantor', net_income: '2001.35' },
    ])
    expect(both.hh_members.content).toMatchObject([{ fullname: 'Luca Ferrari', role: 'Co-Applicant', counted: true }])
  },
)

test("a co-applicant's own report measures no rent", { tags: ['C-household-income'] }, () => {
  const own = assembleRentReport({ ...giuliaFacts, role: 'co-applicant' })
  expect(own.monthly_affordability).toMatchObject({
    translation_key: 'Report.Affordability.Together',
    percentage: null,
    rent: '620.00',
  })
})

test('costs of an account that two show are told to be counted with the first of them', () => {
  const luca = (documents: Applicant['documents']) => ({
    fullname: 'Luca Ferrari',
    relationship: 'Partner',
    email: null,
    bornOn: null,
    applicant: { ...another('Luca Ferrari', 1), documents },
  })
  const incomeWith = (documents: Applicant['documents']) =>
    assembleRentReport({ ...giuliaFacts, coApplicants: [luca(documents)] }).hh_members.content[0]?.income
  const { documents } = another('Luca Ferrari', 1)
  const shared = giuliaDocuments.filter(({ result }) => result.bank_statement !== undefined)
  expect(incomeWith(documents)).not.toHaveProperty('counted_with')
  expect(incomeWith([...documents, ...shared])?.counted_with).toBe('Giulia Bianchi')
})

test('the contract on the payslip stands before the one that is said', { tags: ['B2-report-employment'] }, () =>
  expect(
    withDocuments(
      giuliaDocuments.map((one) =>
        one.id === 'slip-10'
          ? document('slip-10', payslip('2026-10', '1852.80', { contract_type: 'fixed_term' }))
          : one,
      ),
    ).employment.type_of_contract,
  ).toBe('fixed_term'),
)

test('an identity document without an expiry says «Not Detected»', { tags: ['B2-report-person', 'RR-3'] }, () =>
  expect(withDocuments([document('id', identity({ expires_on: null }))]).national_ids[0]).toMatchObject({
    expiration_date: null,
    expiration_date_label: 'Report.NotDetected',
  }),
)

test("a company's own shares are used", { tags: ['C-affordable-rent'] }, () =>
  expect(
    assembleRentReport({ ...giuliaFacts, ratios: { min: 0.2, value: 0.25, max: 0.3 } }).monthly_affordability,
  ).toMatchObject({ max: '557.66', translation_key: 'Report.Affordability.AboveMax' }),
)

test('what a landlord in Germany may not ask is not in the report', { tags: ['B2-report-questions'] }, () => {
  const inGermany = assembleRentReport({
    ...giuliaFacts,
    region: 'de',
    applicant: {
      ...giuliaFacts.applicant,
      questionnaire: [
        { question: 'rent_paid_in_full', response: 'NO', details: null },
        { question: 'insolvency', response: 'NO', details: null },
      ],
    },
  })
  expect(inGermany.other_questions.map(({ translation_key }) => translation_key)).not.toContain(
    'Report.Question.accessible_house',
  )
  expect(inGermany.national_ids).toEqual([])
  const [before, after] = [
    { question: 'Questionnaire.insolvency', response: 'NO', details: null },
    { question: 'Questionnaire.rent_paid_in_full', response: 'NO', details: null },
  ]
  expect(inGermany.questionnaire).toEqual([before])
  for (const shown of [withAnswersOf(inGermany, false), sharedReport(inGermany, 'lines')!])
    expect(JSON.stringify(shown)).not.toContain('rent_paid_in_full')
  const chosen = withAnswersOf(inGermany, true)
  expect([chosen.questionnaire, 'questionnaire_after_choice' in chosen]).toEqual([[before, after], false])
})

test('the nationality is in no report', () =>
  expect(
    JSON.stringify(assembleRentReport({ ...giuliaFacts, answers: { ...giuliaFacts.answers, nationality: 'ZW' } })),
  ).not.toContain('ZW'))

test.each([
  ['the 60th day', '2027-01-20', true],
  ['the 61st day', '2027-01-21', false],
])('on %s', (_, day, valid) => {
  expect(validUntil(today)).toBe('2027-01-20')
  expect(isValidOn(today, day)).toBe(valid)
})

test('the rent that no listing names leaves the affordable rent standing', () =>
  expect(assembleRentReport({ ...giuliaFacts, listing: null }).monthly_affordability).toMatchObject({
    rent: null,
    percentage: null,
    value: '619.62',
  }))

test('a rent below the least mark', () =>
  expect(
    assembleRentReport({ ...giuliaFacts, listing: { ...giuliaFacts.listing!, rent: euros(500) } }).monthly_affordability
      .translation_key,
  ).toBe('Report.Affordability.WithinMin'))

test.each([
  [0, []],
  [
    2,
    [
      {
        type: 'warning',
        msg: { key: 'Report.FilesRefused', params: { count: 2 } },
        source: 'documents',
        document_ids: [],
      },
    ],
  ],
])('of %i files that were refused the report says so', (refusedFiles, expected) =>
  expect(
    assembleRentReport({ ...giuliaFacts, refusedFiles }).aggregated_error_messages.filter(
      ({ msg }) => msg.key === 'Report.FilesRefused',
    ),
  ).toEqual(expected),
)
