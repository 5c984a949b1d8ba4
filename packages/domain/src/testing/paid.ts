/** Giulia with other pay: payslips, and what an account shows of them. Each case as an honest reader would judge it. */
import type { Applicant } from '../facts/evidence-document.ts'
import type { Account, Transaction } from '../facts/parse-result.ts'
import { assessTogether } from '../household/household.ts'
import { assessIncome } from '../income/assess-income.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip, statement } from './documents.ts'
import { document, giulia, today } from './giulia.ts'
import { giuliaFacts } from './report-facts.ts'

export const months = ['2026-08', '2026-09', '2026-10']
export const nets = ['1842.10', '1847.40', '1852.80']
export const employer = 'OFFICINE LOMBARDE SRL'
export const salaries = (amounts: readonly string[], by = employer) =>
  months.flatMap((month, at) =>
    amounts[at] === undefined
      ? []
      : [line(`${month}-27`, `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${by} STIPENDIO`, amounts[at])],
  )
export const each = (day: number, text: string, amount: string) =>
  months.map((month) => line(`${month}-${day}`, text, amount))

export const withPay = (
  slips: readonly string[],
  transactions: readonly Transaction[],
  account: Partial<Account> = {},
): Applicant => ({
  ...giulia,
  paychecksPerYear: 12,
  documents: [
    ...giulia.documents.filter(({ id }) => id === 'id'),
    ...slips.map((net, at) => document(`slip-${at}`, payslip(months[at]!, net))),
    document(
      'bank',
      statement('2026-08', '2026-10', {
        transactions: transactions.toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
        ...account,
      }),
    ),
  ],
})
export const codesOf = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .map(({ code }) => code)
    .filter((code) => /pay_|salary_m|month_differs|employment_ends/.test(code))
export const incomeOf = (applicant: Applicant) => {
  const { value, state } = assessTogether({ applicant, coApplicants: [], today }).assessment.employmentIncome
  return [value, state]
}
export const stateOf = (applicant: Applicant) => assembleRentReport({ ...giuliaFacts, applicant }).standing?.state
