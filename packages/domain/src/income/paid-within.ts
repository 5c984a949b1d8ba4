/** Pay that one of an application pays, in their own name or by a firm that bears it: the money may only go round. */
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import type { MonthlyPayslip } from '../facts/payslips.ts'
import type { PersonName } from '../person-name.ts'
import { foldWords } from '../transactions/fold.ts'
import { hasLegalForm } from '../transactions/payer.ts'
import { isTelling } from '../transactions/same-firm.ts'
import { salaryLinesOfPerson } from './employment.ts'
import type { PaidPayslip } from './paid-payslips.ts'

export interface PaidWithin {
  /** As the payslip or the account names them. */
  payer: string
  slips: readonly MonthlyPayslip[]
  lines: readonly AccountLine[]
}

/** First and last word of a name, between which others may stand: a second given name, a particle. */
const endsOf = (person: string): string[] => {
  const words = foldWords(person)
  return words.length < 2 ? [] : [words[0]!, words.at(-1)!]
}

/** The printed name holds the person's, with whatever beside it: «Ditta Ferrari Luca Maria», «Luca Ferrari S.r.l.». */
const bears = (printed: string, person: string): boolean => {
  const [ends, words] = [endsOf(person), foldWords(printed)]
  return ends.length > 0 && ends.every((word) => words.includes(word))
}

/** The same at its beginning, after words of a trade: behind a firm's name a bank may print whom it pays. */
const opensWith = (printed: string, person: string): boolean => {
  const count = foldWords(person).length
  return bears(foldWords(printed).filter(isTelling).slice(0, count).join(' '), person)
}

/** A firm that bears the person's name, or that of another in the application. */
export const isOwnFirm = (payer: string, name: PersonName, others: readonly string[]): boolean =>
  hasLegalForm(payer) &&
  (opensWith(payer, `${name.given} ${name.family}`) || others.some((person) => bears(payer, person)))

/**
 * `name`: of the person who is paid; `others`: names of all others in the application. Null where none of them is an
 * employer or pays a salary, nor a firm that bears one of their names.
 */
export function paidWithin(
  name: PersonName,
  others: readonly string[],
  series: readonly LineSeries[],
  paid: readonly PaidPayslip[],
): PaidWithin | null {
  const self = `${name.given} ${name.family}`
  const isOther = (printed: string) => others.some((person) => bears(printed, person))
  const slips = paid
    .map(({ slip }) => slip)
    .filter(({ payslip: { employer } }) => employer !== null && (isOther(employer) || bears(employer, self)))
  const own = new Set(salaryLinesOfPerson(series, paid))
  const paying = series.filter(
    ({ payer, movements }) =>
      payer !== null && (isOther(payer) || opensWith(payer, self)) && movements.some((line) => own.has(line)),
  )
  const lines = paying.flatMap(({ movements }) => movements.filter((line) => own.has(line)))
  const payer = slips[0]?.payslip.employer ?? paying[0]?.payer ?? null
  return payer === null ? null : { payer, slips, lines }
}
