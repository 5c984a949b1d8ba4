/** Pay that one of an application pays another of it: the money only goes round. */
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import type { MonthlyPayslip } from '../facts/payslips.ts'
import { compareNames } from '../person-name.ts'
import { payerKind } from '../transactions/institution.ts'
import { foldWords } from '../transactions/fold.ts'
import { salaryLinesOfPerson } from './employment.ts'
import type { PaidPayslip } from './paid-payslips.ts'

export interface PaidWithin {
  /** As the payslip or the account names them. */
  payer: string
  slips: readonly MonthlyPayslip[]
  lines: readonly AccountLine[]
}

/** The person's own name, with nothing beside it: a firm may bear it too. */
const isPerson = (printed: string, person: string): boolean =>
  payerKind(printed) === 'person' &&
  compareNames(printed, person) === 'same' &&
  foldWords(printed).length <= foldWords(person).length

/** `others`: names of all others in the application. Null where none of them is an employer or pays a salary. */
export function paidWithin(
  others: readonly string[],
  series: readonly LineSeries[],
  paid: readonly PaidPayslip[],
): PaidWithin | null {
  const isOther = (printed: string | null): printed is string =>
    printed !== null && others.some((person) => isPerson(printed, person))
  const slips = paid.map(({ slip }) => slip).filter(({ payslip }) => isOther(payslip.employer))
  const own = new Set(salaryLinesOfPerson(series, paid))
  const paying = series.filter(({ payer, movements }) => isOther(payer) && movements.some((line) => own.has(line)))
  const lines = paying.flatMap(({ movements }) => movements.filter((line) => own.has(line)))
  const payer = slips[0]?.payslip.employer ?? paying[0]?.payer ?? null
  return payer === null ? null : { payer, slips, lines }
}
