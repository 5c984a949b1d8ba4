/**
 * Balances that no word tells: an amount without a day, above the first booking or below the last one, may be what the
 * account began or ended with. Only sums that close make it one.
 */
import { signedCents, type PlacedAmount } from '../../layout/amounts.ts'
import { resolveDay, type YearBounds } from '../../layout/dates.ts'
import { directionOf } from './direction.ts'
import { endOfBalance, tellsBalance, type BalanceMark } from './balances.ts'
import { isRunningText } from './columns.ts'
import type { Judged } from './hypotheses.ts'
import type { Line } from './line.ts'
import type { ColumnRole, Table, TableRow } from './reading.ts'

/** So many of the amounts nearest to the bookings are tried on each side. */
const NEAREST = 8

interface PlacedBalances {
  /** Amounts without a day, above and below the bookings. */
  beside: BalanceMark[]
  /** The same with those in the column of days that the reading passed over. */
  dated: BalanceMark[]
  /** Of rows that look like bookings and are balances by a word. */
  inRows: BalanceMark[]
  /** Of the first and the last row, whatever their words are. */
  atEnds: BalanceMark[]
}

/** What may be a balance of the account besides the marks that words named. */
export function placedBalances(
  lines: readonly Line[],
  table: Table,
  judged: Judged,
  marks: readonly BalanceMark[],
  bounds: YearBounds,
): PlacedBalances {
  const {
    rows,
    hypothesis: { roles },
  } = judged.reading
  const first = Math.min(...rows.map(({ start }) => start)),
    last = Math.max(...(hasOwnDay(table, rows.at(-1)!) ? rows : rows.slice(0, -1)).map(({ at }) => at))
  const marked = new Set(marks.map(({ amount }) => amount))
  const markAt = (at: number, kind: BalanceMark['kind']): BalanceMark[] => {
    const line = lines[at]!
    const [day] = line.dates.slice(-1)
    if (isBookedWithBalance(table, roles, at)) return []
    return line.amounts
      .filter((amount) => !marked.has(amount) && !isRunningText(line, amount))
      .map((amount) => ({
        kind,
        cents: signedCents(amount),
        signed: isSigned(amount),
        day: day ? resolveDay(day, bounds) : null,
        line,
        amount,
      }))
  }
  const taken = new Set(rows.flatMap(({ at, dateAt }) => [at, dateAt]))
  const isFree = (at: number) => {
    const { line, booked } = table.dated[at]!
    return (
      (booked === null || !taken.has(at)) &&
      line.amounts.length > 0 &&
      (line.kind === 'plain' || line.kind === 'carry') &&
      !(tellsBalance(line) && endOfBalance(line) === null)
    )
  }
  // Offers below the bookings have days and amounts of their own.
  const annex = lines.findIndex(({ kind }, at) => at > last && kind === 'annex'),
    end = annex < 0 ? lines.length : annex
  const places = lines.map((_, at) => at).filter((at) => at < end && isFree(at))
  // What is carried over is no end of the account where the table goes on behind it.
  const isMoney = (at: number) =>
    lines[at]!.kind === 'plain' &&
    !table.markLines.has(at) &&
    table.cells[at]!.some((amount) => amount && amount.cents !== 0)
  const isInside = (at: number, from: number, to: number) =>
    lines[at]!.kind === 'carry' && lines.slice(from, to).some((_, index) => isMoney(from + index))
  const near = [
    ...places.filter((at) => at < first && !isInside(at, 0, at)).slice(-NEAREST),
    ...places.filter((at) => at > last && !isInside(at, at + 1, end)).slice(0, NEAREST),
  ]
  return {
    beside: near.filter((at) => table.dated[at]!.booked === null).flatMap((at) => markAt(at, 'unnamed')),
    dated: near.flatMap((at) => markAt(at, 'unnamed')),
    inRows: edgeRows(lines, judged).flatMap(([at, kind]) => (kind === null ? [] : markAt(at, kind))),
    atEnds: edgeRows(lines, judged).flatMap(([at, kind]) => markAt(at, kind ?? 'unnamed')),
  }
}

/** An amount beside another one in the column of running balances is a booking, on whatever day. */
function isBookedWithBalance({ cells }: Table, roles: readonly ColumnRole[], at: number): boolean {
  const balance = cells[at]![roles.indexOf('balance')]
  return (
    balance !== undefined &&
    cells[at]!.some((amount, column) => amount && roles[column] !== 'none' && amount.cents !== balance.cents)
  )
}

/** The last row of all, when it borrows the day of the row above, may as well be a balance. */
const hasOwnDay = ({ dated }: Table, { at, dateAt }: TableRow) => dateAt !== at || dated[at]!.booked !== null

/** What words alone gave a sign may be a debit by its column all the same. */
export const withoutWordedSigns = (marks: readonly BalanceMark[]): BalanceMark[] =>
  marks.map((mark) =>
    mark.signed && !isSigned(mark.amount) ? { ...mark, signed: false, cents: Math.abs(mark.cents) } : mark,
  )

const isSigned = ({ sign, side }: PlacedAmount) => sign !== 0 || side !== null

/**
 * The first and the last row look like bookings where a balance has its day in the column of days; with the kind that
 * their words tell.
 */
const edgeRows = (
  lines: readonly Line[],
  { reading: { rows } }: Judged,
): [at: number, kind: BalanceMark['kind'] | null][] =>
  [rows[0]!, rows.at(-1)!].flatMap(({ at }) => {
    const line = lines[at]!
    return directionOf(line.folded) === 'unknown' ? [[at, endOfBalance(line)]] : []
  })
