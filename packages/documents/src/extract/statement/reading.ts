/**
 * One reading of a statement's table under one hypothesis about its columns, and whether the printed balances bear it
 * out.
 */
import type { Cents } from '@attesta/domain/money.ts'
import type { Day } from '@attesta/domain/day.ts'
import { signedCents, type PlacedAmount } from '../../layout/amounts.ts'
import type { BalanceMark } from './balances.ts'
import { within, type Column, type Role } from './columns.ts'
import type { DatedLine } from './dated-lines.ts'
import { linksOf, newestBalance } from './links.ts'

/** `worded`: unsigned amounts whose direction only their words tell. */
export type ColumnRole = Role | 'worded'

/**
 * Where a booking's amount may stand. `same-line`: beside its date. `later-line`: beside it or alone below.
 * `shared-date`: also without
 * a date of its own, under the last one printed (banks that print each day once). `date-below`: above its date, which
 * the lines below print.
 */
export type Admission = 'same-line' | 'later-line' | 'shared-date' | 'date-below'

export interface Hypothesis {
  roles: ColumnRole[]
  admission: Admission
  /** Indexes of the first line and of the line after the last. */
  from: number
  to: number
}

export interface TableRow {
  booked: Day
  value: Day | null
  cents: Cents
  balance: Cents | null
  /** Where the booking starts, where its date stands and where its amount. */
  start: number
  dateAt: number
  at: number
  amount: PlacedAmount
  balanceAmount: PlacedAmount | null
}

export interface TableReading {
  hypothesis: Hypothesis
  rows: TableRow[]
  /**
   * Amounts that stand in a money column but belong to no booking: the sums must refute them, or they may be bookings
   * that were missed.
   */
  leftover: Cents[]
  /** Lines with an amount and a running balance that belong to no booking: a booking without its date. */
  undated: number
  /** Lines with two amounts where a booking has one: the hypothesis cannot be right there. */
  violations: number
}

export interface Table {
  dated: DatedLine[]
  columns: Column[]
  /** Per line, its amount in each column. */
  cells: (PlacedAmount | undefined)[][]
  /** Lines whose amounts are printed balances. */
  markLines: ReadonlySet<number>
  /** Those of them that no word makes a balance, but their place alone. */
  placedLines: ReadonlySet<number>
  /** The sign that most amounts of each column carry: in a column of debits the other sign is a reversal. */
  usualSign: (-1 | 0 | 1)[]
  /** Whether it is certain which of several days of a row is that of booking. */
  areDaysDecided: boolean
  /** Whether each row has two days: then the one that is not of booking is of value. */
  areDaysOfTwo: boolean
  /** Whether days printed below each other belong together without a doubt. */
  areDaysPaired: boolean
}

interface Dated {
  at: number
  booked: Day
  value: Day | null
}

const LATER_LINES = 8

export function readTable(table: Table, hypothesis: Hypothesis): TableReading {
  const { roles, admission, from, to } = hypothesis
  const reading: TableReading = { hypothesis, rows: [], leftover: [], undated: 0, violations: 0 }
  let pending: Dated | null = null
  let lastDay: Dated | null = null
  let waiting: Omit<TableRow, 'booked' | 'value' | 'dateAt'> | null = null
  const sums = { debits: { count: 0, cents: 0 }, credits: { count: 0, cents: 0 } }
  const book = (row: TableRow) => {
    reading.rows.push(row)
    if (row.cents === 0) return
    const side = row.cents < 0 ? sums.debits : sums.credits
    side.count++
    side.cents += Math.abs(row.cents)
  }
  const leave = (row: Pick<TableRow, 'cents' | 'balance'>) => {
    reading.leftover.push(row.cents)
    if (row.balance !== null) reading.undated++
  }
  // Lines since the pending date; titles restart the count, for a booking may go on below those of the next page.
  let since = 0
  for (let at = from; at < to; at++) {
    const { line, booked, value } = table.dated[at]!
    since = line.kind === 'heading' || line.page !== table.dated[at - 1]?.line.page ? 0 : since + 1
    if (line.kind !== 'plain' || table.markLines.has(at)) {
      if (line.kind === 'annex') pending = null
      continue
    }
    const cells = table.cells[at]!
    const money = roles.flatMap((role, index) => {
      const amount = cells[index]
      return amount && role !== 'none' && role !== 'balance'
        ? [{ amount, cents: centsAs(role, amount, table.usualSign[index]!) }]
        : []
    })
    const nonzero = money.filter(({ cents }) => cents !== 0)
    if (!booked && isTotalOf(sums, nonzero)) continue
    if (nonzero.length > 1) reading.violations++
    const chosen = nonzero[0] ?? money[0]
    const balanceAmount = cells[roles.indexOf('balance')] ?? null
    if (booked && !chosen && waiting) {
      book({ ...waiting, booked, value, dateAt: at })
      waiting = null
      continue
    }
    if (booked && !chosen) {
      if (!(pending && since < 2)) {
        pending = { at, booked, value }
        since = 0
      }
      continue
    }
    if (!chosen) continue
    const date: Dated | null = booked
      ? { at, booked, value }
      : (admission === 'later-line' || admission === 'shared-date') && pending && since <= LATER_LINES
        ? pending
        : admission === 'shared-date' && lastDay
          ? { at, booked: lastDay.booked, value: lastDay.value }
          : null
    const row = {
      cents: chosen.cents,
      balance: balanceAmount && signedCents(balanceAmount),
      start: date?.at ?? at,
      at,
      amount: chosen.amount,
      balanceAmount,
    }
    if (admission === 'date-below' && !date && nonzero.length === 1) {
      if (waiting) leave(waiting)
      waiting = row
      continue
    }
    // «COMM: 0,00» below a booking is not its own.
    if (!date || nonzero.length > 1 || (chosen.cents === 0 && !booked)) {
      leave(row)
      continue
    }
    book({ ...row, booked: date.booked, value: date.value, dateAt: date.at })
    lastDay = date
    pending = null
  }
  if (waiting) leave(waiting)
  return reading
}

/** Fewer bookings of a side may come to an amount by chance. */
const MIN_SUMMED = 3

/**
 * A line without a day whose amounts are what the debits and the credits above it come to is their total; beside the sum
 * of one side, that of the other may be of a single booking.
 */
function isTotalOf(
  sums: Record<'debits' | 'credits', { count: number; cents: Cents }>,
  amounts: readonly { cents: Cents }[],
): boolean {
  const summed = amounts.map(({ cents }) =>
    [sums.debits, sums.credits].find((side) => side.count > 0 && side.cents === Math.abs(cents)),
  )
  return summed.every((side) => side !== undefined) && summed.some((side) => side!.count >= MIN_SUMMED)
}

/** `worded` amounts get their direction once the words of their booking are known (`worded.ts`). */
function centsAs(role: ColumnRole, amount: PlacedAmount, usual: -1 | 0 | 1): Cents {
  if (role === 'signed' || role === 'worded') return signedCents(amount)
  // Among debits with minus signs a plus is money given back; among unsigned amounts a minus turns either side round. A
  // plus among credits is just that.
  const reversed =
    role === 'debit'
      ? amount.sign !== 0 && usual !== amount.sign && (amount.sign === -1 || usual === -1)
      : amount.sign === -1 && usual !== -1
  return (role === 'debit') !== reversed ? -amount.cents : amount.cents
}

export interface Proof {
  /**
   * `sums`: opening + Σ = closing; `running`: every row's balance follows from the one before, and no row is left out.
   */
  by: 'sums' | 'running' | 'none'
  opening: BalanceMark | null
  closing: BalanceMark | null
  /** Agreeing links between running balances; null when one of them breaks. */
  links: number | null
  /** opening + Σ − closing, when both are printed. */
  difference: Cents | null
  /** An unsigned balance was taken as a debit because of the column that it stands in. */
  flipped: boolean
}

/**
 * A balance of some day proves nothing where one that is named as the first or the last, or one as far out in time, says
 * another amount; a named one proves nothing where a named one farther out does.
 */
function isDenied(mark: BalanceMark, candidates: readonly BalanceMark[], outwards: 1 | -1): boolean {
  const isNamed = ({ kind }: BalanceMark) => kind === 'opening' || kind === 'closing'
  const others = candidates.filter(({ cents }) => Math.abs(cents) !== Math.abs(mark.cents))
  const isFarther = ({ day }: BalanceMark) =>
    day !== null && mark.day !== null && (outwards === 1 ? day > mark.day : day < mark.day)
  if (isNamed(mark)) return others.some((other) => isNamed(other) && isFarther(other))
  const named = candidates.filter(isNamed)
  return (
    (named.length > 0 && named.every((one) => others.includes(one))) ||
    others.some((other) => (mark.day !== null && other.day === mark.day) || isFarther(other))
  )
}

/**
 * What all debits or all credits come to closes with the other of the two, whatever the balances are: by the reading, or
 * by the signs and letters that are printed. Where no word names the `other` balance either, that may be one more
 * booking of the sum.
 */
function isSumOfSide({ cents }: BalanceMark, other: BalanceMark, { rows }: TableReading): boolean {
  const more = other.kind === 'unnamed' ? [0, Math.abs(other.cents)] : [0]
  const isPrintedDebit = ({ amount: { sign, side } }: TableRow) => sign === -1 || side === 'S' || side === 'D'
  return [(row: TableRow) => row.cents < 0, isPrintedDebit].some((isDebit) =>
    [true, false].some((side) => {
      const summed = rows.reduce((sum, row) => (isDebit(row) === side ? sum + Math.abs(row.cents) : sum), 0)
      return more.some((booked) => summed + booked === Math.abs(cents))
    }),
  )
}

/**
 * A first balance and a booking change places without a trace in the sums: where no word names the balance, it stands
 * above or below all bookings; with a day among theirs, on the side of its end in time.
 */
function isMisplaced({ kind, line }: BalanceMark, { rows }: TableReading, { dated }: Table, outwards: 1 | -1): boolean {
  const at = line.index - dated[0]!.line.index,
    places = rows.map((row) => row.at),
    isAbove = at <= Math.min(...places)
  if (kind !== 'unnamed') return false
  if (!isAbove && at < Math.max(...places)) return true
  const [first, last] = [rows[0]!.booked, rows.at(-1)!.booked]
  return dated[at]!.booked !== null && !(isAbove === (outwards === -1) ? first < last : first > last)
}

/** Weighs a reading against the printed balances. `openings` and `closings` are the candidates, best first. */
export function weigh(
  reading: TableReading,
  openings: readonly BalanceMark[],
  closings: readonly BalanceMark[],
  table: Table,
): Proof {
  const total = reading.rows.reduce((sum, row) => sum + row.cents, 0)
  const hasRunning = reading.rows.some((row) => row.balance !== null)
  const debitAt = reading.hypothesis.roles.indexOf('debit')
  const centsOf = (mark: BalanceMark) =>
    !mark.signed && debitAt >= 0 && within(mark.amount, table.columns[debitAt]!) ? -mark.cents : mark.cents
  const isFlipped = (mark: BalanceMark | null) => mark !== null && mark.cents !== 0 && centsOf(mark) !== mark.cents
  let first: { opening: BalanceMark; closing: BalanceMark; difference: Cents; flipped: boolean } | null = null
  for (const opening of openings) {
    for (const closing of closings) {
      if (opening.amount === closing.amount) continue
      const difference = centsOf(opening) + total - centsOf(closing)
      const flipped = isFlipped(opening) || isFlipped(closing)
      first ??= { opening, closing, difference, flipped }
      if (difference !== 0 || isDenied(opening, openings, -1) || isDenied(closing, closings, 1)) continue
      const isSum = (mark: BalanceMark, other: BalanceMark) =>
        mark.kind === 'unnamed' && isSumOfSide(mark, other, reading)
      if (isSum(opening, closing) || isSum(closing, opening)) continue
      if (isMisplaced(opening, reading, table, -1) || isMisplaced(closing, reading, table, 1)) continue
      const links = hasRunning ? linksOf(reading.rows, centsOf(opening)) : 0
      return { by: links === null ? 'none' : 'sums', opening, closing, links, difference, flipped }
    }
  }
  const opening = openings[0] ?? null,
    closing = closings[0] ?? null
  if (first) return { by: 'none', ...first, links: hasRunning ? linksOf(reading.rows, null) : 0 }
  const links = hasRunning ? linksOf(reading.rows, opening ? centsOf(opening) : null) : 0
  const newest = links !== null && hasRunning ? newestBalance(reading.rows) : null
  const ends = closing === null || newest === null || newest === centsOf(closing)
  const complete = reading.rows.every((row) => row.balance !== null)
  return {
    by: links !== null && links >= 2 && complete && ends && reading.undated === 0 ? 'running' : 'none',
    opening,
    closing,
    links: ends ? links : null,
    difference: null,
    flipped: isFlipped(opening) || isFlipped(closing),
  }
}
