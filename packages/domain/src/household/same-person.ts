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

/** A credit that paid a payslip is one person's. */
const payOf = ({ paidPayslips }: Assessment): string[] =>
  paidPayslips.flatMap(({ credit }) => (credit === null ? [] : [bookingOf(credit)]))
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
