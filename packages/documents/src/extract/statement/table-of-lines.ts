/** The table of an account: its columns, its days, and what its cells hold. */
import type { PlacedAmount } from '../../layout/amounts.ts'
import type { YearBounds } from '../../layout/dates.ts'
import { tellsBalance, type BalanceMark } from './balances.ts'
import { amountColumns, dateColumns, standsApart, within } from './columns.ts'
import { datedLines } from './dated-lines.ts'
import { dayRoles } from './day-roles.ts'
import type { Line } from './line.ts'
import { BLOCK_LINES } from './placed-rows.ts'
import type { Table } from './reading.ts'

export function tableOf(lines: readonly Line[], marks: readonly BalanceMark[], bounds: YearBounds): Table {
  const indexOf = new Map(lines.map((line, index) => [line, index]))
  const markLines = new Set([
    ...marks.map((mark) => indexOf.get(mark.line)!),
    ...lines.flatMap((line, index) => (tellsBalance(line) ? [index] : [])),
  ])
  const named = new Set(marks.flatMap(({ kind, line }) => (kind === 'unnamed' ? [] : [line])))
  const placedLines = new Set(
    [...markLines].filter((index) => !named.has(lines[index]!) && !tellsBalance(lines[index]!)),
  )
  const ended = lines.findIndex(({ kind }, index) => kind === 'annex' && index > 0)
  const ofTable = ended < 0 ? lines : lines.slice(0, ended)
  // Titles of an annex tell nothing of the table above it.
  const isTitle = ({ kind }: Line) => kind === 'heading'
  const headings = (ofTable.some(isTitle) ? ofTable : lines).filter(isTitle)
  const dateCols = dateColumns(
    ofTable.filter((line, index) => !markLines.has(index) && hasAmountNear(lines, index)),
    headings,
  )
  const days = dayRoles(dateCols, ofTable, bounds)
  const { lines: dated, isPaired } = datedLines(lines, days.columns, bounds, markLines)
  const firstBooked = dated.findIndex((entry, index) => entry.booked !== null && !markLines.has(index))
  const annex = annexAfter(lines, firstBooked)
  // Below the balance after the last booking stand notices and adverts, whose amounts make no columns.
  const lastBooked = dated.findLastIndex(
    (entry, index) => entry.booked !== null && !markLines.has(index) && index < annex,
  )
  const end = Math.min(annex, ...[...markLines].filter((index) => index > lastBooked))
  const block = lines.filter(
    (_, index) =>
      !markLines.has(index) &&
      index >= firstBooked &&
      index < end &&
      dated.slice(Math.max(0, index - BLOCK_LINES), index + 1).some((entry) => entry.booked),
  )
  const columns = firstBooked < 0 ? [] : amountColumns(block, headings)
  const cells = lines.map((line) => columns.map((column) => line.amounts.find((amount) => within(amount, column))))
  const usualSign = columns.map((_, index) =>
    usualSignOf(
      cells
        .filter((__, at) => at < annex && !markLines.has(at) && lines[at]!.kind === 'plain')
        .map((row) => row[index]),
    ),
  )
  return {
    dated,
    columns,
    cells,
    markLines,
    placedLines,
    usualSign,
    areDaysDecided: days.isDecided,
    areDaysOfTwo: days.columns.length === 2,
    areDaysPaired: isPaired,
  }
}

/** A date column counts only beside amounts: a letter's date or a period is none. */
const hasAmountNear = (lines: readonly Line[], at: number) =>
  lines.slice(at, at + 4).some((line) => line.amounts.length > 0) || hasAmountInBlock(lines, at)

/** A booking of many lines may print its amount on the last of them, before the next day. */
function hasAmountInBlock(lines: readonly Line[], at: number): boolean {
  for (let index = at + 1; index < Math.min(lines.length, at + BLOCK_LINES); index++) {
    const [above, line] = [lines[index - 1]!, lines[index]!]
    if (line.kind !== 'plain' || line.page !== above.page || line.y0 - above.y1 > CLOSE * (line.y1 - line.y0))
      return false
    if (line.dates.some((date) => standsApart(line, date))) return false
    if (line.amounts.length > 0) return true
  }
  return false
}
/** Lines of one booking follow each other so closely, in heights of their letters. */
const CLOSE = 0.8

/** Where the words say that the bookings end: the first annex after the first booking; else the end. */
export const annexAfter = (lines: readonly Line[], firstBooked: number): number => {
  const at = lines.findIndex((line, index) => index > firstBooked && line.kind === 'annex')
  return at < 0 ? lines.length : at
}

function usualSignOf(amounts: readonly (PlacedAmount | undefined)[]): -1 | 0 | 1 {
  const count = (sign: number) => amounts.filter((amount) => amount?.sign === sign).length
  const most = Math.max(count(-1), count(0), count(1))
  return most === count(0) ? 0 : most === count(-1) ? -1 : 1
}
