/** Whether two people of an application are one: then nothing of the second counts. */
import type { AccountLine } from '../facts/account-lines.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Assessment } from '../income/assess-income.ts'

interface Assessed {
  applicant: Applicant | null
  assessment: Assessment | null
}

/** The numbers that one person alone has. */
function ownNumbers({ fiscalCode, documents }: Applicant): string[] {
  const read = documents.flatMap(({ result: { identity, payslip } }) => [
    ...(identity?.number ? [`${identity.document} ${identity.number}`] : []),
    ...(payslip?.fiscal_code ? [payslip.fiscal_code] : []),
  ])
  return [...(fiscalCode === null ? [] : [fiscalCode]), ...read].map((number) => number.toUpperCase())
}

/**
 * A credit that paid a payslip is one person's. Of two who work for one firm at one wage an account of both shows each pay
 * twice, which tells nothing.
 */
function payOf({ paidPayslips, series }: Assessment): string[] {
  const shown = series.flatMap(({ movements }) => movements.map(bookingOf))
  return paidPayslips.flatMap(({ credit }) => {
    if (credit === null) return []
    const booking = bookingOf(credit)
    return shown.filter((one) => one === booking).length > 1 ? [] : [booking]
  })
}
const bookingOf = ({ account, bookedOn, amount, description }: AccountLine): string =>
  [account, bookedOn, amount, description].join(' ')

const share = (some: readonly string[], others: readonly string[]): boolean => some.some((one) => others.includes(one))

/** By a number that each person has alone, or by the same booking as the pay of both. */
export function areOnePerson(one: Assessed, other: Assessed): boolean {
  if (one.applicant === null || other.applicant === null) return false
  return (
    share(ownNumbers(one.applicant), ownNumbers(other.applicant)) ||
    (one.assessment !== null && other.assessment !== null && share(payOf(one.assessment), payOf(other.assessment)))
  )
}
