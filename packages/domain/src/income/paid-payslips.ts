/** Which credit paid which payslip. */
import { addMonths, monthOf, monthsBetween } from '../day.ts'
import { accountsOf, statementMonths, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { ordinaryPayslips, paidOut, type MonthlyPayslip } from '../facts/payslips.ts'
import { payerKind } from '../transactions/institution.ts'
import { paysForFirm } from '../transactions/private-person.ts'
import { mayBePaidBy, namesNoPayer, payCredits, payWindow } from './pay-credits.ts'

export interface PaidPayslip {
  slip: MonthlyPayslip
  credit: AccountLine | null
  /** What the same employer paid of it beside that credit: an advance. */
  parts: readonly AccountLine[]
  /**
   * The line names no payer, or is paid in or moved between accounts of one's own; or the payslip names no employer, so
   * that anyone may have paid it.
   */
  isUnnamed: boolean
  /** The line names a private person, and the payslip no employer or a firm. */
  isByPerson: boolean
  /** The line names another payer than the payslip: a payroll firm, or anyone. */
  isByAnother: boolean
  /** It came to the account of another who applies too. */
  isElsewhere: boolean
  /** Statements cover the whole time in which the pay could have come, or the month in which the others came. */
  windowCovered: boolean
}

/** All bookings that paid a payslip, whole or in part. */
export const linesThatPaid = (slips: readonly PaidPayslip[]): Set<AccountLine> =>
  new Set(slips.flatMap(({ credit, parts }) => (credit === null ? [] : [credit, ...parts])))

/**
 * Each payslip with the credit that paid it and stayed: the same amount within its time, as pay or from its employer;
 * else with the credits of its employer that make it together, the last of them first.
 */
export function paidPayslips(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  elsewhere: ReadonlySet<string> = new Set(),
): PaidPayslip[] {
  const credits = payCredits(series)
  const periods = accountsOf(documents).flatMap(({ account }) => (account.period === null ? [] : [account.period]))
  const ordinary = ordinaryPayslips(documents)
  const inTime = ordinary.map(credits.inTime)
  const slips = ordinary.map((slip, at) => {
    const { from, to } = payWindow(slip)
    const [whole = credits.justBefore(slip)[0]] = inTime[at]!
    const [found, ...parts] = whole ? [whole, ...credits.advance(slip)] : credits.inParts(slip)
    return {
      slip,
      credit: found?.line ?? null,
      parts: parts.map(({ line }) => line),
      isUnnamed:
        found !== undefined && (found.payer === null || slip.payslip.employer === null || namesNoPayer(found.line)),
      isByPerson:
        found !== undefined &&
        found.payer !== null &&
        (slip.payslip.employer === null
          ? payerKind(found.payer) === 'person'
          : !mayBePaidBy(found, slip) && paysForFirm(found.payer, slip.payslip.employer)),
      isByAnother: found !== undefined && !mayBePaidBy(found, slip),
      isElsewhere: found === undefined && elsewhere.has(slip.document.id),
      windowCovered: periods.some((period) => period.from <= from && period.to >= to),
    }
  })
  return tellingTime(slips, documents).map((one) => ({
    ...one,
    // A pay of nil comes to no account, and one that came elsewhere is missing on none.
    windowCovered: one.windowCovered && paidOut(one.slip) > 0 && !one.isElsewhere,
  }))
}

/** With the months in which the pay of others came told too. */
function tellingTime(slips: readonly PaidPayslip[], documents: readonly EvidenceDocument[]): PaidPayslip[] {
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
