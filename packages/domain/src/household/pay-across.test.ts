/** Pay that comes to the account of the other of a couple. Each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { groupedPoints } from '../report/open-groups.ts'
import { payslip, statement } from '../testing/documents.ts'
import { another, document } from '../testing/giulia.ts'
import { employer, each, months, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

type Transactions = ReturnType<typeof each>
const lucaWith = (transactions: Transactions, slips: readonly string[] = []) => {
  const person: Applicant = {
    ...another('Luca Ferrari', 1),
    employmentStatus: slips.length > 0 ? 'Employed' : 'Unemployed',
    paychecksPerYear: 12,
    documents: [
      ...slips.map((net, at) =>
        document(
          `luca-slip-${at}`,
          payslip(months[at] as '2026-08', net, { employee: 'LUCA FERRARI', fiscal_code: null }),
        ),
      ),
      document(
        'luca-bank',
        statement('2026-08', '2026-10', {
          iban: 'IT40S0542811101000000123457',
          holders: ['LUCA FERRARI'],
          transactions: transactions.toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
        }),
      ),
    ],
  }
  return { fullname: 'Luca Ferrari', relationship: 'Partner', email: null, bornOn: null, applicant: person }
}
const reportOf = (applicant: Applicant, luca: ReturnType<typeof lucaWith>) =>
  assembleRentReport({ ...giuliaFacts, applicant, coApplicants: [luca], guarantors: [] })
const help = each(28, 'BONIFICO DA FERRARI LUCA SPESE CASA', '900.00')
const shownOf = (report: ReturnType<typeof reportOf>) => [
  report.trace.employment_income?.value,
  report.trace.employment_income?.state,
  report.trace.household_net_income?.value,
]
const codesOf = ({ aggregated_error_messages: messages }: ReturnType<typeof reportOf>) =>
  messages.map(({ msg }) => msg.key.replace('Report.Finding.', '')).filter((key) => /pay_|salary/.test(key))

describe('pay on the account of another who applies too', { tags: ['C-household-income'] }, () => {
  test('is the pay of whose payslips it pays, once', () => {
    const report = reportOf(withPay(nets, help), lucaWith(salaries(nets)))
    expect(shownOf(report)).toEqual(['1847.40', 'consistent', '1847.40'])
    expect(codesOf(report)).toEqual(['report.pay_to_household'])
    expect(report.standing?.state).toBe('settled')
    expect(groupedPoints(report).map(([group]) => group)).not.toContain('look')
  })
  test('is told and not counted with its holder, who is the main applicant', () => {
    const holder = { ...withPay([], salaries(nets)), employmentStatus: 'Unemployed' as const }
    const report = reportOf(holder, lucaWith([], nets))
    expect(report.trace.household_net_income?.value).toBe('1847.40')
    expect(report.bank_statements_incomes.content.map(({ notes }) => notes.map(({ key }) => key))).toEqual([
      ['Report.Income.ofHousehold'],
    ])
  })
  test('stays with a holder who has payslips of the same employer', () => {
    const report = reportOf(withPay(nets, help), lucaWith(salaries(nets), nets))
    expect(codesOf(report)).toContain('payslip.pay_missing')
    expect(report.trace.employment_income?.state).toBe('declared')
  })
  test('is each one’s own where both have the same net of one employer, and one shows payslips', () => {
    const ofLuca = salaries(nets).map((one) => ({ ...one, booked_on: one.booked_on.replace('-27', '-26') }))
    const report = reportOf(withPay(nets, salaries(nets)), lucaWith(ofLuca))
    expect(shownOf(report)).toEqual(['1847.40', 'proven', '3694.80'])
    expect(codesOf(report)).toEqual([])
  })
  test.each<[string, Transactions]>([
    ['of another employer', salaries(nets, 'PANIFICIO AURORA SNC')],
    ['of another amount', salaries(['1500.00', '1500.00', '1500.00'])],
    ['from a person', salaries(nets, 'ROSSI MARIO')],
  ])('is missing where it is %s', (_, transactions) =>
    expect(codesOf(reportOf(withPay(nets, help), lucaWith(transactions)))).toContain('payslip.pay_missing'),
  )
  test('on one account of both it is looked for there alone', () => {
    const report = reportOf(withPay(nets, salaries(nets, employer)), lucaWith([]))
    expect(shownOf(report)).toEqual(['1847.40', 'proven', '1847.40'])
    expect(codesOf(report)).toEqual([])
  })
})
