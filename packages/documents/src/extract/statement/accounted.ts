/** What a proof must account for: sums that close over some of the bookings prove nothing about the rest. */
import type { BalanceMark } from './balances.ts'
import type { Proof, Table, TableReading } from './reading.ts'

export interface Unaccounted {
  /**
   * Lines with a day and an amount of the table that are no booking of the reading: before its first one, among its
   * bookings, behind its last one.
   */
  before: number
  among: number
  behind: number
}

/**
 * The lines of the table with a day and an amount that are neither a booking of the reading nor a balance, a sum or
 * another table's.
 */
export function unaccountedIn(
  table: Table,
  { rows, hypothesis: { roles, admission } }: TableReading,
  { opening, closing }: Pick<Proof, 'opening' | 'closing'>,
): Unaccounted {
  const booked = new Set(rows.map(({ at }) => at))
  // Where amounts take the days below them, a day above an amount left over may be its own all the same.
  const dated = new Set(admission === 'date-below' ? [] : rows.map(({ dateAt }) => dateAt))
  const first = Math.min(...rows.map(({ at }) => at)),
    last = Math.max(...rows.map(({ at }) => at))
  const end = Math.min(otherTableAfter(table, last), noticeAfter(table, last, closing))
  // What might be a balance by its place is a booking where the proof rests on another amount, or where it has a day.
  const isBalance = (at: number) =>
    table.markLines.has(at) &&
    (!table.placedLines.has(at) ||
      (!isBelowOwnDay(table, at, dated) &&
        table.dated[at]!.line.amounts.some(({ cents }) =>
          [opening, closing].some((mark) => mark !== null && Math.abs(mark.cents) === cents),
        )))
  const open = table.dated.flatMap(({ line, booked: day }, at) => {
    const isBookingLike =
      at < end &&
      (day !== null || isBelowOwnDay(table, at, dated)) &&
      !booked.has(at) &&
      !isBalance(at) &&
      (line.kind === 'plain' || line.kind === 'furniture') &&
      table.cells[at]!.some((amount, column) => amount && amount.cents !== 0 && roles[column] !== 'balance')
    return isBookingLike ? [at] : []
  })
  return {
    before: open.filter((at) => at < first).length,
    among: open.filter((at) => at > first && at < last).length,
    behind: open.filter((at) => at > last).length,
  }
}

/** How far below its day an amount may stand. */
const LATER_LINES = 8

/**
 * An amount without a day beside it is a booking's where a day without an amount stands above, and no booking of the
 * reading has that day.
 */
function isBelowOwnDay(table: Table, at: number, taken: ReadonlySet<number>): boolean {
  const hasMoney = (index: number) => table.cells[index]!.some((amount) => amount !== undefined)
  for (let index = at - 1; index >= Math.max(0, at - LATER_LINES); index--) {
    if (hasMoney(index) || table.dated[index]!.line.kind !== 'plain') return false
    if (table.dated[index]!.booked !== null) return !taken.has(index) && !table.markLines.has(index)
  }
  return false
}

/** Where the bookings' table has ended for good: at an annex, or at titles of columns that are not its own. */
function otherTableAfter({ dated }: Table, last: number): number {
  const own = new Set(dated.slice(0, last + 1).flatMap(({ line }) => (line.kind === 'heading' ? [line.folded] : [])))
  const at = dated.findIndex(
    ({ line }, index) => index > last && (line.kind === 'annex' || (line.kind === 'heading' && !own.has(line.folded))),
  )
  return at < 0 ? dated.length : at
}

/**
 * Below the last balance of all, what follows a line of words alone is a notice: fees with days and amounts of their
 * own.
 */
function noticeAfter({ dated, markLines }: Table, last: number, closing: BalanceMark | null): number {
  const closedAt = dated.findIndex(({ line }) => line === closing?.line)
  if (closedAt < last || Math.max(...markLines) > closedAt) return dated.length
  const at = dated.findIndex(
    ({ line }, index) =>
      index > closedAt && line.kind === 'plain' && line.amounts.length === 0 && line.dates.length === 0,
  )
  return at < 0 ? dated.length : at
}
