/** Which credit paid which payslip. */
import { addDays, addMonths, firstDay, lastDay, monthOf, monthsBetween, type Month } from '../day.ts'
import { accountsOf, statementMonths, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { ordinaryPayslips, type MonthlyPayslip } from '../facts/payslips.ts'
import { fromDecimal, sum, type Cents } from '../money.ts'
import { isSameFirm } from '../transactions/payer.ts'
import type { Category } from '../transactions/wording.ts'
import { reversedPay } from './returned-pay.ts'

/** A month's pay comes between its 10th and the 20th of the next month, as printed up to a rounding of one euro. */
const EARLIEST_DAY = 9
const LATEST_DAYS_AFTER = 20
export const ROUNDING = 100

/** Civil servants and others are paid in the last days of the month before: only what is equal to the cent tells it. */
const EARLY_DAYS = 6

const payWindow = ({ month }: MonthlyPayslip) => ({
  from: addDays(firstDay(month), EARLIEST_DAY),
  to: addDays(lastDay(month), LATEST_DAYS_AFTER),
})
export const paidOut = ({ payslip, net }: MonthlyPayslip): Cents =>
  payslip.payout === null ? net : fromDecimal(payslip.payout)

export const isWithinPayTime = (slip: MonthlyPayslip, { bookedOn }: AccountLine): boolean => {
  const { from, to } = payWindow(slip)
  return bookedOn >= from && bookedOn <= to
}

const isJustBefore = ({ month }: MonthlyPayslip, { bookedOn }: AccountLine): boolean =>
  bookedOn < firstDay(month) && bookedOn >= addDays(firstDay(month), -EARLY_DAYS)

export interface PaidPayslip {
  slip: MonthlyPayslip
  credit: AccountLine | null
  /** What the same employer paid of it beside that credit: an advance. */ parts: readonly AccountLine[]
  /** The line names no payer. */ isUnnamed: boolean
  /** The line names another payer than the payslip: a payroll firm, or anyone. */ isByAnother: boolean
  /** Statements cover the whole time in which the pay could have come, or the month in which the others came. */
  windowCovered: boolean
}

/** No pay, whatever its amount: what one pays in oneself. */
const ofOneself: readonly Category[] = ['cash', 'own_transfer']

/**
 * Each payslip with the credit that paid it and stayed: the same amount within its time, as pay or from its employer;
 * else with the credits of its employer that make it together, the last of them first.
 */
export function paidPayslips(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): PaidPayslip[] {
  const wentBack = new Set(reversedPay(series))
  const lines = series
    .filter(({ category }) => !ofOneself.includes(category))
    .flatMap(({ category, payer, movements }) =>
      movements.map((line) => ({ line, payer, isSalary: category === 'salary' })),
    )
    .filter(({ line }) => !wentBack.has(line))
    .sort((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
  const names = (payer: string | null, { payslip: { employer } }: MonthlyPayslip) =>
    payer === null || employer === null || isSameFirm(payer, employer)
  const used = new Set<AccountLine>()
  const periods = accountsOf(documents).flatMap(({ account }) => (account.period === null ? [] : [account.period]))
  const findCredit = (slip: MonthlyPayslip, isInTime: (line: AccountLine) => boolean, rounding: Cents) => {
    const found = lines.find(
      ({ line, payer, isSalary }) =>
        !used.has(line) &&
        isInTime(line) &&
        (isSalary || names(payer, slip)) &&
        [slip.net, paidOut(slip)].some((amount) => Math.abs(line.amount - amount) <= rounding),
    )
    if (found) used.add(found.line)
    return found
  }
  const ofEmployer = ({ payslip: { employer } }: MonthlyPayslip, month: Month) =>
    lines.filter(
      ({ line, payer }) =>
        !used.has(line) &&
        monthOf(line.bookedOn) === month &&
        employer !== null &&
        payer !== null &&
        isSameFirm(payer, employer),
    )
  const isAmount = (of: Cents, amounts: readonly Cents[]) => amounts.some((amount) => Math.abs(of - amount) <= ROUNDING)
  /** All that its employer paid in its month, or in the next. */
  const findParts = (slip: MonthlyPayslip) => {
    const parts = [slip.month, addMonths(slip.month, 1)]
      .map((month) => ofEmployer(slip, month))
      .find((some) => some.length > 1 && isAmount(sum(some.map(({ line }) => line.amount)), [slip.net, paidOut(slip)]))
    for (const { line } of parts ?? []) used.add(line)
    return parts?.toReversed() ?? []
  }
  /** What was paid before, and is taken off the payout. */
  const findAdvance = (slip: MonthlyPayslip) => {
    const advance = slip.net - paidOut(slip)
    const found =
      advance > ROUNDING ? ofEmployer(slip, slip.month).find(({ line }) => isAmount(line.amount, [advance])) : undefined
    if (found) used.add(found.line)
    return found ? [found] : []
  }
  const ordinary = ordinaryPayslips(documents)
  const inTime = ordinary.map((slip) => findCredit(slip, (line) => isWithinPayTime(slip, line), ROUNDING))
  const slips = ordinary.map((slip, at) => {
    const { from, to } = payWindow(slip)
    const whole = inTime[at] ?? findCredit(slip, (line) => isJustBefore(slip, line), 0)
    const [found, ...parts] = whole ? [whole, ...findAdvance(slip)] : findParts(slip)
    return {
      slip,
      credit: found?.line ?? null,
      parts: parts.map(({ line }) => line),
      isUnnamed: found?.payer === null,
      isByAnother: found !== undefined && !names(found.payer, slip),
      windowCovered: periods.some((period) => period.from <= from && period.to >= to),
    }
  })
  const lags = new Set(
    slips.flatMap(({ slip, credit }) => (credit === null ? [] : [monthsBetween(slip.month, monthOf(credit.bookedOn))])),
  )
  const [lag] = lags
  const told = statementMonths(documents)
  // Paid before their months, a month's pay is looked for in the month before it.
  if (lags.size === 1 && lag === -1)
    return slips.map((one) => ({ ...one, windowCovered: told.includes(addMonths(one.slip.month, lag)) }))
  return slips.map((one) => ({
    ...one,
    windowCovered:
      one.windowCovered || (lags.size === 1 && lag !== undefined && told.includes(addMonths(one.slip.month, lag))),
  }))
}
