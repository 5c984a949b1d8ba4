/** Pay on an account of two that no payslip shows: it is theirs whose contract or certificate names the employer. */
import { monthOf } from '../day.ts'
import { allSalarySeries, bookingKey, lineSeries, type AccountLine } from '../facts/account-lines.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { employersTold, hasPost } from '../income/whose-pay.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { payerOf } from '../transactions/payer.ts'

/** Whether a row names the employer, or one that pays for them. */
export const isPaidBy = (line: AccountLine, employer: string | null | undefined): boolean => {
  const { name } = payerOf(line)
  return name !== null && employer != null && paysFor(name, employer)
}

/** A contract of that day, or a certificate of the year or of the one before. */
const isContracted = (line: AccountLine, documents: readonly EvidenceDocument[]): boolean =>
  documents.some(
    ({ result: { work_contract: contract, tax_document: certificate } }) =>
      (isPaidBy(line, certificate?.employer) &&
        (certificate!.tax_year ?? 0) >= Number(line.bookedOn.slice(0, 4)) - 1) ||
      (isPaidBy(line, contract?.employer) &&
        (contract!.starts_on ?? line.bookedOn) <= line.bookedOn &&
        line.bookedOn <= (contract!.ends_on ?? line.bookedOn)),
  )

/** Mostly more than one a month: two people are paid. */
function areOfTwo(lines: readonly AccountLine[]): boolean {
  const months = [...Map.groupBy(lines, ({ bookedOn }) => monthOf(bookedOn)).values()]
  return 2 * months.filter((some) => some.length > 1).length > months.length
}

interface Holder {
  person: Pick<Applicant, 'employmentStatus'>
  documents: readonly EvidenceDocument[]
}

/**
 * Returns what is the one's pay. `free`: what no payslip of either is about, `beside`: what comes beside payslips of the
 * other, both on the other's statements of an account that the one shows too.
 */
export function contractedPay(
  one: Holder,
  other: Holder,
  { free, beside }: Record<'free' | 'beside', readonly AccountLine[]>,
): AccountLine[] {
  if (!hasPost[one.person.employmentStatus]) return []
  const [ofNone, besideSlips] = [free, beside].map((some) => some.filter((line) => isContracted(line, one.documents)))
  if (ofNone!.length + besideSlips!.length === 0) return []
  const salaries = new Set(
    allSalarySeries(lineSeries(other.documents)).flatMap(({ movements }) => movements.map(bookingKey)),
  )
  const isPay = (line: AccountLine) => salaries.has(bookingKey(line))
  const told = employersTold(other.documents)
  const untold = ofNone!.filter((line) => isPay(line) && !told.some((employer) => isPaidBy(line, employer)))
  const isShared = hasPost[other.person.employmentStatus] && areOfTwo(untold)
  return [...(isShared ? [] : untold), ...besideSlips!.filter(isPay)]
}
