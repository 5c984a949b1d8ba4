/** Whose pay it is that comes to an account of several holders, where the person shows no payslip. */
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import { setApart, withoutPayOfOthers, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { compareNames, type PersonName } from '../person-name.ts'
import { foldWords } from '../transactions/fold.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { saysInvoice } from './former-pay.ts'

/** Whether the person says to be in someone's employ. */
export const hasPost: Record<EmploymentStatus, boolean> = {
  Employed: true,
  'Hybrid-employed': true,
  'Self-employed': false,
  Student: false,
  Unemployed: false,
}

/** The employers that the person's own documents name. */
export const employersTold = (documents: readonly EvidenceDocument[]): string[] =>
  documents.flatMap(({ result: { payslip, work_contract, tax_document } }) =>
    [payslip, work_contract, tax_document].flatMap((told) => told?.employer ?? []),
  )

/** Whether nothing but the person's word says whose the pay is: others hold the account, and no document names its payer. */
export function isOnlySaidTheirs(
  { isJoint, namedHolder }: AccountLine,
  payer: string | null,
  documents: readonly EvidenceDocument[],
  name: PersonName,
): boolean {
  const isNamed = namedHolder !== null && compareNames(namedHolder, name) !== 'different'
  const isTold = () => payer !== null && employersTold(documents).some((employer) => paysFor(payer, employer))
  return isJoint && !isNamed && !isTold()
}

/**
 * Returns the series with what is not the person's pay apart, where they show no payslip: what counts with another of the
 * household already, and what their occupation denies.
 */
export function withoutDeniedPay(
  series: readonly LineSeries[],
  { employmentStatus, name }: Pick<Applicant, 'employmentStatus' | 'name'>,
  documents: readonly EvidenceDocument[],
  counted: ReadonlySet<AccountLine>,
): LineSeries[] {
  if (documents.some(({ result }) => result.payslip !== undefined)) return [...series]
  const left = withoutPayOfOthers(series, (line) => counted.has(line))
  if (hasPost[employmentStatus]) return left
  // A bank calls what a client pays «emolumenti», too: no one bills a wage.
  const isBilled = ({ description }: AccountLine) =>
    employmentStatus === 'Self-employed' && saysInvoice(foldWords(description).join(' '))
  return setApart(
    left,
    (line, { category, payer }) =>
      category === 'salary' && line.amount > 0 && !isBilled(line) && isOnlySaidTheirs(line, payer, documents, name),
  )
}

/** Whether it is pay that was set apart so. */
export const isDeniedPay = ({ category, isOfAnother, isOfHousehold, movements }: LineSeries): boolean =>
  category === 'salary' &&
  isOfAnother === true &&
  isOfHousehold !== true &&
  movements.some(({ isJoint, namedHolder }) => isJoint && namedHolder === null)
