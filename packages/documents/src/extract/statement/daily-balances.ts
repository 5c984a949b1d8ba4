/** Balances of each day in lines of their own, by words that no list has: only what the bookings come to tells them. */
import type { Cents } from '@attesta/domain/money.ts'
import { signedCents } from '../../layout/amounts.ts'
import { within } from './columns.ts'
import { wordsOnly, type Line } from './line.ts'
import type { Table, TableReading } from './reading.ts'

/** Two balances agree with the bookings between them by chance, three hardly do. */
const MIN_LINES = 3
/** So many kinds of lines are tried, those that repeat most first. */
const MAX_KINDS = 3

// S   H   DR: the letter of a side tells nothing of a line's kind
const SIDE = /\b(?:[shda]|dr|cr)\b/g
const kindOf = (line: Line) => wordsOnly(line).replace(SIDE, '').trim()

/** Lines with one amount whose words repeat: balances of days, or bookings with one payee. */
export function possibleDailyBalances(lines: readonly Line[], marked: ReadonlySet<Line>): Line[][] {
  const plain = lines.filter((line) => line.kind === 'plain' && line.amounts.length === 1 && !marked.has(line))
  return [...Map.groupBy(plain, kindOf)]
    .filter(([words, alike]) => /\p{L}{2}/u.test(words) && alike.length >= MIN_LINES)
    .map(([, alike]) => alike)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_KINDS)
}

/** @returns whether each balance differs from the one before it by the bookings between them, in either order of time */
export function areDailyBalances(balances: readonly Line[], table: Table, { rows, hypothesis }: TableReading): boolean {
  const debit = table.columns[hypothesis.roles.indexOf('debit')]
  const balanceOf = ({ amounts: [amount] }: Line): Cents =>
    debit && amount!.sign === 0 && within(amount!, debit) ? -amount!.cents : signedCents(amount!)
  const places = balances.map((line) => table.dated.findIndex((entry) => entry.line === line))
  const bookedBetween = (from: number, to: number) =>
    rows.reduce((sum, { at, cents }) => (at > from && at < to ? sum + cents : sum), 0)
  const links = balances.slice(1).map((line, at) => {
    const [before, here] = [places[at]!, places[at + 1]!]
    return {
      step: balanceOf(line) - balanceOf(balances[at]!),
      down: bookedBetween(before, here),
      up: bookedBetween(at === 0 ? -1 : places[at - 1]!, before),
    }
  })
  const hasBookings = links.every(({ down, up }) => down !== 0 || up !== 0)
  return hasBookings && (links.every(({ step, down }) => step === down) || links.every(({ step, up }) => step === -up))
}
