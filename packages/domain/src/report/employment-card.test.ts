import { describe, expect, test } from 'vitest'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, giulia } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { noIncomeKey } from './at-a-glance.ts'

const months = ['2026-08', '2026-09', '2026-10']
const slips = (employer: string, net: string, gross: string | null) =>
  months.map((month) => document(`${employer} ${month}`, payslip(month, net, { employer, gross })))
const cardOf = (...documents: ReturnType<typeof slips>) =>
  assembleRentReport({ ...giuliaFacts, applicant: { ...giulia, paychecksPerYear: 12, documents } }).employment

test(
  'of two posts at once both employers are named, and their gross is added',
  { tags: ['B2-report-employment'] },
  () =>
    expect(
      cardOf(
        ...slips('Officine Lombarde S.r.l.', '950.00', '1210.00'),
        ...slips('Grafica Ticinese S.p.A.', '830.00', '1040.00'),
      ),
    ).toMatchObject({
      employer: 'Grafica Ticinese S.p.A., Officine Lombarde S.r.l.',
      monthly_income: { value: '2250.00', net_value: '1780.00' },
    }),
)

test('a month of which one payslip prints no gross tells none', { tags: ['B2-report-employment'] }, () =>
  expect(
    cardOf(
      ...slips('Officine Lombarde S.r.l.', '950.00', '1210.00'),
      ...slips('Grafica Ticinese S.p.A.', '830.00', null),
    ),
  ).toMatchObject({ monthly_income: { value: null, net_value: '1780.00' } }),
)

describe('two salaries on a shared account', { tags: ['B2-report-employment'] }, () => {
  const shared = document(
    'bank',
    statement('2026-08', '2026-10', {
      holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
      transactions: months.flatMap((month) => [
        line(`${month}-25`, 'STIPENDIO DA PANIFICIO AURORA SNC', '1610.00'),
        line(`${month}-27`, 'STIPENDIO DA OFFICINE LOMBARDE SRL', '1819.00'),
      ]),
    }),
  )
  const reportOf = (...documents: ReturnType<typeof slips>) =>
    assembleRentReport({ ...giuliaFacts, applicant: { ...giulia, paychecksPerYear: 12, documents } })

  test('without a payslip name no employer, and the report says why it tells no income', () => {
    const report = reportOf(shared)
    expect([report.employment.employer, noIncomeKey(report)]).toEqual([null, 'Report.Sentence.SharedPay'])
    expect(noIncomeKey(reportOf())).toBe('Report.Sentence.NoIncome')
  })

  test('with payslips name the one that they print', () =>
    expect(reportOf(shared, ...slips('Officine Lombarde S.r.l.', '1819.00', null)).employment.employer).toBe(
      'Officine Lombarde S.r.l.',
    ))
})

test('a post that lies ahead has no seniority', { tags: ['B2-report-employment'] }, () => {
  const hired = (day: '2027-02-01' | '2026-08-01') =>
    cardOf(document('slip', payslip('2026-10', '1819.00', { hired_on: day }))).seniority
  expect([hired('2027-02-01'), hired('2026-08-01').months]).toEqual([{ months: null, valid: null }, 3])
})
