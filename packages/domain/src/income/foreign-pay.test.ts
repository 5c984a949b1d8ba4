/** Pay in another currency, as banks book it in euros. Each case as an honest reader would judge it. */
import { expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assessIncome } from './assess-income.ts'

const months = ['2026-08', '2026-09', '2026-10'] as const
/** Payslips of 3,600.00 francs, and what came of them. */
const paid = (text: string, amounts = ['3824.90', '3811.20', '3840.30'], net = '3600.00'): Applicant => ({
  ...giulia,
  paychecksPerYear: 12 as const,
  documents: [
    ...giulia.documents.filter(({ id }) => id === 'id'),
    ...months.map((month) => document(`slip-${month}`, payslip(month, net, { employer: 'Manifattura Ticinese SA' }))),
    document(
      'bank',
      statement('2026-08', '2026-10', {
        transactions: months.map((month, at) => line(`${month}-25`, text, amounts[at]!)),
      }),
    ),
  ],
})
const of = (applicant: Applicant) => {
  const assessment = assessIncome(applicant, today)
  const found = reconcile({ applicant, assessment, today })
  const codes = found.map(({ code }) => code)
  return {
    pay: [assessment.monthlyPay.value, assessment.monthlyPay.state],
    codes: codes.filter((code) => /pay_|payer_|salary_|net_/.test(code)),
    missing: found.flatMap(({ code, params }) => (code === 'payslip.pay_missing' ? [params['net']] : [])),
  }
}

test.each([
  'BONIFICO ESTERO ORD MANIFATTURA TICINESE SA CHF 3600,00 CAMBIO 0,9412',
  'BONIFICO DA MANIFATTURA TICINESE SA STIPENDIO 3.600,00 CHF',
  "GUTSCHRIFT MANIFATTURA TICINESE SA LOHN CHF 3'600.00 KURS 0.9412",
])('counts as the euros that came: %s', { tags: ['C-employment-income'] }, (text) =>
  // The middle of the three, and no surer than a rate that moves.
  expect(of(paid(text))).toEqual({ pay: [euros(3824.9), 'consistent'], codes: [], missing: [] }),
)

test.each<[string, Applicant]>([
  ['of another amount', paid('BONIFICO ESTERO ORD MANIFATTURA TICINESE SA CHF 3700,00')],
  ['of another firm', paid('BONIFICO ESTERO ORD LAVORAZIONI BELLINZONA SA CHF 3600,00')],
  ['at no rate of that currency', paid('BONIFICO MANIFATTURA TICINESE SA CHF 3600,00', ['900.00', '900.00', '900.00'])],
  ['of another currency', paid('BONIFICO MANIFATTURA TICINESE SA PLN 3600,00')],
])('is told as it is printed: %s', { tags: ['C-employment-income'] }, (_, applicant) =>
  expect(of(applicant).missing).toEqual(['3600.00', '3600.00']),
)

test('a lower currency makes no higher pay', { tags: ['C-employment-income'] }, () => {
  const zloty = paid('PRZELEW MANIFATTURA TICINESE SA PLN 8400,00', ['1960.00', '1950.00', '1970.00'], '8400.00')
  expect(of(zloty).pay).toEqual([euros(1960), 'consistent'])
})

test('the report says it', { tags: ['C-employment-income'] }, () => {
  const applicant = paid('BONIFICO ESTERO ORD MANIFATTURA TICINESE SA CHF 3600,00')
  const [row] = assembleRentReport({ ...giuliaFacts, applicant }).payslips_incomes
  expect([row?.monthly_value, row?.notes.map(({ key, params }) => [key, params])]).toEqual([
    '3824.90',
    [['Report.Table.foreignPay', { currency: 'CHF' }]],
  ])
})
