/** The employment card: where the income comes from and how firm it is. */
import type { Message, RentReport } from '@attesta/contract/report.ts'
import { monthsOfRent } from '../affordability/deposit-cover.ts'
import { addMonths, monthOf, type Day } from '../day.ts'
import { contractInDocuments } from '../facts/contract-type.ts'
import { contractEnd, employmentEnd, latestMonths, ordinaryPayslips } from '../facts/payslips.ts'
import type { Assessment } from '../income/assess-income.ts'
import { incomeOfWork } from '../income/beside-pay.ts'
import { wholeRentOf, type RecurrentCost } from '../income/costs.ts'
import { isAnybodysPay, salaryLinesOfPerson } from '../income/employment.ts'
import { decimal, fromDecimal, median, sum, type Cents } from '../money.ts'
import type { Figure } from '../facts/figure.ts'
import type { CrossFinding } from '../reconcile/cross-finding.ts'
import { nearestRent, RENT_TOLERANCE } from '../reconcile/declared.ts'
import type { ReportFacts } from './report-facts.ts'

/**
 * Longest trial period of an Italian (art. 2096 c.c. and contracts) or German (§ 622 Abs. 3 BGB) employment, in months.
 */
const TRIAL_MONTHS = 6
/** A newest payslip no older than this many months speaks of a job that is still held. */
const ACTIVE_MONTHS = 2

export const moneyText = (amount: Cents | null): string | null => (amount === null ? null : decimal(amount))

const wholeMonths = (from: Day, to: Day) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  (to.slice(8) < from.slice(8) ? 1 : 0)

const firstMessage = (findings: readonly CrossFinding[], ...codes: string[]): Message | null => {
  const finding = findings.find(({ code }) => codes.includes(code))
  return finding ? { key: finding.message_key, params: finding.params } : null
}

/**
 * Median gross of the latest three months with payslips, all employers of a month together, × paychecks ÷ 12. Months in
 * which one of them prints none are left out; null when all do.
 */
function grossIncome({ documents, payMonths }: Assessment): Cents | null {
  const typical = median(
    latestMonths(ordinaryPayslips(documents), 3).flatMap(([, slips]) => {
      const printed = slips.flatMap(({ payslip: { gross } }) => (gross === null ? [] : [fromDecimal(gross)]))
      return printed.length === slips.length ? [sum(printed)] : []
    }),
  )
  return typical === undefined ? null : Math.round((typical * payMonths.count) / 12)
}

/** What ended on a day that is over is held no more, unless work went on; other signs of an end tell no day. */
function isActive({ documents, endOfPay }: Assessment, today: Day): boolean | null {
  const left = employmentEnd(documents)
  if (left?.day != null && left.day < today) return false
  const contract = contractEnd(documents)
  if (left?.day === null || endOfPay !== null || (contract !== null && contract.day < today)) return null
  const newest = ordinaryPayslips(documents).at(-1)
  return newest === undefined ? null : newest.month >= addMonths(monthOf(today), -ACTIVE_MONTHS) ? true : null
}

/** The rent that is paid for the home now: what the statements show, else what the person says. */
export function currentRent(
  { costs, rentOfOthers }: Assessment,
  declared: Cents | null,
): { value: Cents | null; seen: Figure | null; own: RecurrentCost | null } {
  const own = nearestRent(costs, declared)
  const seen = own === null ? (rentOfOthers ?? null) : wholeRentOf(own)
  return { value: seen === null ? declared : seen.value, seen, own }
}

/**
 * Returns who pays the wages: as the payslips of the newest month print it, each of them; without payslips as the account
 * names the payer of the person's own pay. A payslip of no employer says nothing, and who pays it may be anyone.
 */
export function employerOf({ documents, series, paidPayslips }: Assessment): string | null {
  const [latest] = latestMonths(ordinaryPayslips(documents), 1)
  const printed = new Set(latest?.[1].flatMap(({ payslip: { employer } }) => employer ?? []))
  if (printed.size > 0) return [...printed].join(', ')
  if (latest !== undefined || isAnybodysPay(series, paidPayslips)) return null
  const own = salaryLinesOfPerson(series, paidPayslips)
  const paying = series.find(
    ({ category, payer, movements }) =>
      category === 'salary' && payer !== null && movements.some((line) => own.includes(line)),
  )
  return paying?.payer ?? null
}

const payMonthsShown = (
  { paychecksPerYear }: ReportFacts['applicant'],
  { payMonths: { count, source, extras }, monthlyPay }: Assessment,
): NonNullable<RentReport['employment']['pay_months']> => ({
  count,
  source,
  answered: paychecksPerYear,
  monthly: moneyText(monthlyPay.value),
  monthly_state: monthlyPay.state,
  extras: extras.map(({ run, month, amount }) => ({ run, month, amount: decimal(amount) })),
})

export function employmentCard(
  { applicant, answers, listing, today }: ReportFacts,
  assessment: Assessment,
  findings: readonly CrossFinding[],
): RentReport['employment'] {
  const slips = ordinaryPayslips(assessment.documents)
  const start =
    slips.findLast(({ payslip }) => payslip.hired_on !== null)?.payslip.hired_on ??
    assessment.documents.map(({ result }) => result.work_contract?.starts_on ?? null).find((day) => day !== null) ??
    null
  // A post that lies ahead has lasted for no time yet.
  const months = start === null || start > today ? null : wholeMonths(start, today)
  const rent = currentRent(assessment, applicant.currentRent)
  const bornOut =
    rent.seen !== null && applicant.currentRent !== null
      ? Math.abs(rent.value! - applicant.currentRent) <= RENT_TOLERANCE * applicant.currentRent
      : null
  const ofIncome = findings.filter(({ source }) => source === 'income' || source === 'payslips' || source === 'bank')
  return {
    status: applicant.employmentStatus,
    status_icon: ofIncome.some(({ severity }) => severity === 'error')
      ? 'error'
      : (assessment.netIncome.state === 'proven' || assessment.netIncome.state === 'consistent') &&
          ofIncome.length === 0
        ? 'ok'
        : 'warning',
    monthly_income: {
      value: moneyText(grossIncome(assessment)),
      net_value: moneyText(assessment.netIncome.value),
    },
    recurrent_costs: moneyText(assessment.recurrentCosts.value),
    employment_monthly_income: moneyText(incomeOfWork(assessment).value),
    employer: employerOf(assessment),
    other_monthly_income: {
      value: moneyText(assessment.otherIncome.value),
      warning: firstMessage(
        findings,
        'income_check.other_income_not_declared',
        'income_check.declared_income_not_detected',
      ),
    },
    type_of_contract: contractInDocuments(assessment.documents)?.type ?? answers.type_of_contract,
    paychecks_per_year: assessment.monthlyPay.value === null ? applicant.paychecksPerYear : assessment.payMonths.count,
    ...(assessment.monthlyPay.value !== null && { pay_months: payMonthsShown(applicant, assessment) }),
    average_cash_balance: {
      value: moneyText(assessment.averageCashBalance.value),
      value_translation_key: 'Report.Balance.average',
      months_of_rent: monthsOfRent(listing?.rent ?? null, assessment.averageCashBalance.value),
    },
    actual_monthly_rent: {
      value: moneyText(rent.value),
      valid: bornOut,
      display: rent.value !== null,
      error_msg: firstMessage(
        findings,
        'bank_statement.rent_missing',
        'income_check.rent_detected_not_declared',
        'report.rent_differs',
      ),
    },
    employment_start_date: start,
    seniority: { months, valid: months === null ? null : months >= TRIAL_MONTHS },
    active_contract: isActive(assessment, today),
  }
}
