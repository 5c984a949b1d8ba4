/**
 * What makes a document known again among others, whatever name it carries and however the file was saved: its figures,
 * day by day.
 */
import type { ParseResult, Transaction } from './parse-result.ts'

export interface DocumentMarks {
  /**
   * Runs of bookings, or the figures of a slip. Never shown and never stored as they are: only keyed digests of them
   * leave this process.
   */
  rows: string[]
  /** The parts of the names that the document is made out to. */
  names: string[]
}

/** Bookings in a row: a single one (a rent, a subscription) is the same for many. */
const RUN = 3

/** Null when the document shows too little to be known again. */
export function documentMarks({ bank_statement, payslip }: ParseResult): DocumentMarks | null {
  const rows = [
    ...(bank_statement?.accounts ?? []).flatMap(({ transactions }) => runsOf(transactions)),
    ...slipOf(payslip),
  ]
  const names = [
    ...(bank_statement?.accounts ?? []).flatMap(({ holders }) => holders),
    payslip?.employee ?? '',
  ].flatMap(partsOf)
  return rows.length === 0 ? null : { rows: [...new Set(rows)], names: [...new Set(names)] }
}

/** Oldest first, for banks print either way; rows of one day by their amounts. */
function runsOf(transactions: readonly Transaction[]): string[] {
  const rows = transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`).sort()
  return rows.slice(RUN - 1).map((_, at) => rows.slice(at, at + RUN).join('|'))
}

/**
 * Colleagues on one pay scale share gross and net; only with the day of hiring and the deductions is a slip one
 * person's.
 */
function slipOf(payslip: ParseResult['payslip']): string[] {
  const { period, gross, deductions, net, hired_on } = payslip ?? {}
  return period && gross && deductions && net && hired_on ? [`${period} ${gross} ${deductions} ${net} ${hired_on}`] : []
}

const FEWEST_LETTERS = 3
/** Lower case, without accents: `Jürgen Weiß` and `JUERGEN WEISS` are compared by what neither spelling loses. */
const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= FEWEST_LETTERS)
