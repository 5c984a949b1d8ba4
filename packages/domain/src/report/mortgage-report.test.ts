import { describe, expect, test } from 'vitest'
import type { MortgageInfo } from '@attesta/contract/mortgage.ts'
import { rentReport } from '@attesta/contract/report.ts'
import { another, giulia } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleMortgageReport } from './assemble-mortgage.ts'
import type { ReportFacts } from './report-facts.ts'

const info: MortgageInfo = {
  funds: '40000.00',
  loan_amount: '60000.00',
  property_value: '100000.00',
  need_financing: 'yes',
  identified_property: 'yes',
  loan_percentage: '60%',
  sources_of_fund: ['bank_balance', 'family'],
  property_type: 1,
}
const reportOf = (more: Partial<MortgageInfo> | null = {}, facts: Partial<ReportFacts> = {}) =>
  assembleMortgageReport({
    ...giuliaFacts,
    listing: null,
    ...facts,
    answers: { ...giuliaFacts.answers, mortgage_info: more && { ...info, ...more } },
  })
const report = reportOf()

test('what only a landlord asks is not in the report of a mortgage', () => {
  const asked = ({ other_questions: lines }: typeof report) => lines.map(({ translation_key: key }) => key.slice(16))
  expect(asked(report)).toEqual(['living_situation', 'adults', 'minors', 'extra_tenancy_info'])
  const ends = assembleMortgageReport({
    ...giuliaFacts,
    listing: null,
    answers: { ...giuliaFacts.answers, mortgage_info: info, tenancy_end_date: '2027-01-31' },
  })
  expect(asked(ends)).toContain('tenancy_end_date')
})

describe("Giulia's mortgage, figures by hand", { tags: ['B1-mortgage', 'B2-report-mortgage'] }, () => {
  // sustainable instalment   2001.35 ÷ 3 − 142.50                              =    524.62
  // 10 years                 524.62 × 97.848914                                = 51,333.50
  // 15 years                 524.62 × 133.377732                               = 69,972.63
  // 15-year instalment       60,000 ÷ 133.377732                               =    449.85
  // in                       (1842.10 + 1847.40 + 1852.80) ÷ 3                 =  1,847.43
  // out                      650.00 + 142.50 + 29.95 + 310.00                  =  1,132.45
  test('what the income carries, and the shortest maturity that carries the loan', () => {
    expect(report.type).toBe('mortgage')
    expect(report.mortgage).toMatchObject({
      translation_key: 'Report.Mortgage.Sustainable',
      rate_percent: 4.2,
      loan_to_value: 60,
      sustainable_maturity: 15,
    })
    expect(report.mortgage!.maturities.map(({ years, outcome, age_at_end }) => [years, outcome, age_at_end])).toEqual([
      [10, 'not_sustainable', 44],
      [15, 'sustainable', 49],
      [20, 'sustainable', 54],
      [25, 'sustainable', 59],
      [30, 'sustainable', 64],
    ])
    const values = Object.fromEntries(Object.entries(report.trace).map(([id, figure]) => [id, figure!.value]))
    expect(values).toMatchObject({
      net_income: '2001.35',
      sustainable_instalment: '524.62',
      sustainable_mortgage: '69972.63',
      mortgage_loan: '60000.00',
      mortgage_instalment: '449.85',
      property_value: '100000.00',
      down_payment: '40000.00',
      monthly_inflows: '1847.43',
      monthly_outflows: '1132.45',
      yearly_gross: '31973.50',
      yearly_net: '24011.00',
    })
  })
  test('money in and out month by month', () =>
    expect(report.mortgage!.cash_flow).toEqual([
      { month: '2026-08', inflows: '1842.10', outflows: '1132.45', difference: '709.65' },
      { month: '2026-09', inflows: '1847.40', outflows: '1132.45', difference: '714.95' },
      { month: '2026-10', inflows: '1852.80', outflows: '1132.45', difference: '720.35' },
    ]))
  test('the tax year and the accounts that were read', () => {
    expect(report.mortgage!.tax_return).toEqual({
      label: 'Report.Document.cu',
      reference_year: 2025,
      gross_annual_income: '31973.50',
      net_annual_income: '24011.00',
      document_id: 'cu',
    })
    expect(report.mortgage!.transactional_data).toEqual([
      {
        bank: 'Banca Prova',
        from: '2026-08-01',
        to: '2026-10-31',
        transactions: 15,
        opening_balance: '3000.00',
        closing_balance: '5144.95',
        reconciled: true,
        document_id: 'bank',
      },
    ])
  })
  test('how well each figure stands', () =>
    expect(
      [
        'sustainable_mortgage',
        'mortgage_loan',
        'mortgage_instalment',
        'down_payment',
        'monthly_inflows',
        'yearly_net',
      ].map((id) => report.trace[id as 'mortgage_loan']!.state),
    ).toEqual(['consistent', 'declared', 'declared', 'declared', 'proven', 'consistent']))
  test('it is whole, and measures no rent', () => {
    expect(rentReport.parse(report)).toEqual(report)
    expect(report.monthly_affordability).toMatchObject({ value: null, rent: null, percentage: null })
    expect(Object.keys(report.trace).filter((id) => /rent$|affordable|deposit/.test(id))).toEqual([
      'actual_monthly_rent',
    ])
  })
})

test.each([
  [
    'more than any maturity carries',
    { loan_amount: '240000.00', property_value: '250000.00' },
    {},
    'Report.Mortgage.NotSustainable',
    null,
  ],
  // 67 today: 10 years would end at 77
  [
    'asked for at 68',
    {},
    { applicant: { ...giuliaFacts.applicant, bornOn: '1958-03-14' } },
    'Report.Mortgage.TooOld',
    null,
  ],
  ['without documents', {}, { applicant: { ...giulia, documents: [] } }, 'Report.Mortgage.Unknown', null],
  ['of which nothing was said', null, {}, 'Report.Mortgage.Unknown', null],
] as const)('a mortgage %s', (_, more, facts, key, maturity) => {
  const some = reportOf(more, facts)
  expect(some.mortgage).toMatchObject({ translation_key: key, sustainable_maturity: maturity })
  expect(rentReport.safeParse(some).success).toBe(true)
})

test('the age that a co-applicant states themselves counts too', { tags: ['C-mortgage-maturity'] }, () => {
  const older = { ...another(), bornOn: '1950-04-01' as const }
  const { mortgage } = assembleMortgageReport({
    ...giuliaFacts,
    coApplicants: [
      { fullname: 'Anna Conti', relationship: 'Partner', email: null, bornOn: '1990-01-01', applicant: older },
    ],
  })
  expect(mortgage!.maturities[0]).toMatchObject({ age_at_end: 86, outcome: 'too_old' })
})

test('two who pay together carry together, and the eldest sets the age', () => {
  const person = {
    fullname: 'Luca Ferrari',
    relationship: 'Partner',
    email: null,
    bornOn: '1961-11-22',
    applicant: another('Luca Ferrari'),
  }
  const both = reportOf({}, { coApplicants: [person] })
  // ⅓ × 4002.70 − 2 × 142.50 = 1334.23 − 285.00 = 1049.23; 64 today, so that 10 years end at 74 and 15 at 79
  expect(both.trace.sustainable_instalment!.value).toBe('1049.23')
  expect(both.mortgage!.maturities.map(({ age_at_end, outcome }) => [age_at_end, outcome])).toEqual([
    [74, 'sustainable'],
    [79, 'too_old'],
    [84, 'too_old'],
    [89, 'too_old'],
    [94, 'too_old'],
  ])
})

test.each([
  // average balance 3073.36
  ['the account covers it', { property_value: '62000.00' }, 'passed'],
  ['the account is the only source and falls short', { sources_of_fund: ['bank_balance' as const] }, 'failed'],
  ['the rest comes from elsewhere', {}, 'unknown'],
  ['nothing is needed', { property_value: '60000.00' }, 'passed'],
])('own funds: %s', (_, more, outcome) =>
  expect(reportOf(more).checks.find(({ id }) => id === 'own_funds')!.outcome).toBe(outcome),
)

test('the own funds are those of all who take the loan', { tags: ['B2-report-mortgage'] }, () => {
  // 4,000.00 is more than Giulia has on average, and less than two of her.
  const more = { loan_amount: '96000.00', sources_of_fund: ['bank_balance'] } satisfies Partial<MortgageInfo>
  const coApplicants = [
    { fullname: 'Anna Conti', relationship: 'Partner', email: null, bornOn: '1990-01-01', applicant: another() },
  ]
  const outcome = (facts: Partial<ReportFacts>) =>
    reportOf(more, facts).checks.find(({ id }) => id === 'own_funds')!.outcome
  expect([outcome({}), outcome({ coApplicants })]).toEqual(['failed', 'passed'])
})
