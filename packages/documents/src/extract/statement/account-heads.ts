/** Lines that name an account above its table: `Konto 5169482174`, with or without its IBAN, in whatever words. */
import { fold } from '../../layout/fold.ts'
import { ibansIn } from '../../layout/ibans.ts'
import type { Line } from './line.ts'

interface AccountHead {
  at: number
  /** The line without its numbers: what two accounts' heads have in common. */
  words: string
  /** IBAN or number. */
  number: string
}

/** Titles of the table, a summary of balances and the names of its holders fit into so many lines. */
const MAX_LINES_TO_TITLES = 16
/** Shorter numbers count pages and statements. */
const MIN_DIGITS = 6

/**
 * Where another account begins: a line with the same words as an earlier account's head and another number,
 * above titles that are those of the earlier account's table.
 */
export function accountHeadCuts(lines: readonly Line[]): number[] {
  const titlesBelow = (at: number) => titlesAfter(lines, at)
  const heads = lines.flatMap((line, at) => headAt(line, at)).filter(({ at }) => titlesBelow(at).length > 0)
  const cuts: number[] = []
  const firstTable = tableStart(lines)
  let current: AccountHead[] = []
  for (const head of heads) {
    const alike = current.find(({ words }) => words === head.words)
    if (
      alike &&
      !isSameNumber(alike.number, head.number) &&
      haveOneInCommon(titlesBelow(alike.at), titlesBelow(head.at))
    ) {
      cuts.push(head.at)
      current = [head]
    } else if (!alike && head.at < firstTable) current.push(head)
  }
  return cuts
}

function headAt(line: Line, at: number): AccountHead[] {
  if (line.kind === 'annex' || line.kind === 'carry' || line.amounts.length > 0 || line.dates.length > 0) return []
  const [iban] = ibansIn(line.words)
  const ofIban = new Set(iban?.words)
  const digits = (text: string) => text.replace(/\D/g, '')
  const numbers = line.words.filter((word) => !ofIban.has(word) && digits(word.text).length >= MIN_DIGITS)
  const number = iban?.iban ?? numbers[0]?.text.replace(/[^\p{L}\d]/gu, '')
  const words = fold(
    line.words
      .filter((word) => !ofIban.has(word) && !/\d/.test(word.text))
      .map(({ text }) => text)
      .join(' '),
  )
  return number === undefined || words === '' ? [] : [{ at, words, number }]
}

/** The first account is named above all amounts and days: numbers below may be those of bookings. */
function tableStart(lines: readonly Line[]): number {
  const titled = lines.findIndex(({ kind }) => kind === 'heading')
  const at = lines.findIndex((line, index) => line.amounts.length > 0 || (titled < index && beginsWithDay(line)))
  return at < 0 ? lines.length : at
}

/** An account's number ends its IBAN. */
const isSameNumber = (one: string, other: string) => one.endsWith(other) || other.endsWith(one)

/** The titles of the table below a head, on its page and before the first booking. */
function titlesAfter(lines: readonly Line[], at: number): string[] {
  const titles: string[] = []
  for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_TO_TITLES)) {
    if (line.page !== lines[at]!.page || beginsWithDay(line)) break
    if (line.kind === 'heading') titles.push(line.folded)
    else if (titles.length > 0) break
  }
  return titles
}

/** Bookings mostly do; a summary of balances names them first. */
const beginsWithDay = ({ dates, words }: Line) => dates[0]?.words[0] === words[0] && dates.length > 0

const haveOneInCommon = (some: readonly string[], others: readonly string[]) =>
  some.some((title) => others.includes(title))
