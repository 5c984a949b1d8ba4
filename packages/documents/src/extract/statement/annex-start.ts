/**
 * Where a statement's table has ended and another begins that no word tells: fees, interest, offers with amounts in
 * columns of their own.
 */
import type { PlacedAmount } from '../../layout/amounts.ts'
import { fold } from '../../layout/fold.ts'
import type { Line } from './line.ts'
import { moneyTitleOf } from './title-words.ts'

/** Amounts of one column end at one place. */
const SAME_EDGE = 2.5
/** An annex stands farther below the table than its rows from each other, in usual distances of rows. */
const APART = 1.4
const SAME_PLACE = 3

/**
 * The first line of words at the left margin, set apart from the table above it, below which no amount stands in a
 * column
 * of the table; `null` when there is none. Lines that print two days are rows of the table, wherever their amounts
 * stand.
 */
export function annexStart(lines: readonly Line[], balances: ReadonlySet<Line>): number | null {
  const isRow = (line: Line) => line.dates.length > 0 && line.amounts.length > 0 && !balances.has(line)
  // A summary above the titles has columns of its own too.
  const titled = lines.findIndex(namesMoney)
  const first = lines.findIndex((line, at) => at > titled && line.kind === 'plain' && isRow(line))
  if (first < 0) return null
  const left = Math.min(...lines.slice(first).map(({ x0 }) => x0)),
    pitch = usualPitch(lines.slice(first))
  const titles = new Set(lines.slice(0, first).map(({ folded }) => folded))
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at]!
    if (!isTitleLike(line) || line.x0 > left + SAME_PLACE || titles.has(line.folded)) continue
    if (!standsApart(lines, at, pitch)) continue
    const behind = lines.slice(at)
    const edges = behind.flatMap(edgesOf)
    if (
      edges.length > 0 &&
      !edges.some((edge) => isAmong(edge, lines.slice(first, at))) &&
      !behind.some(({ dates, amounts }) => dates.length > 1 && amounts.length > 0)
    )
      return at
  }
  return null
}

const namesMoney = ({ kind, words }: Line) =>
  kind === 'heading' && words.some(({ text }) => moneyTitleOf(fold(text)) !== undefined)

const isTitleLike = ({ kind, amounts, dates, folded }: Line) =>
  (kind === 'plain' || kind === 'heading') && amounts.length === 0 && dates.length === 0 && /\p{L}{3}/u.test(folded)

const isMoney = ({ kind }: Line) => kind === 'plain' || kind === 'total'

const edgesOf = (line: Line): number[] =>
  isMoney(line) ? line.amounts.map(({ digitsEnd }: PlacedAmount) => digitsEnd) : []

const isAmong = (edge: number, lines: readonly Line[]) =>
  lines.some((line) => edgesOf(line).some((other) => Math.abs(other - edge) < SAME_EDGE))

/** First on its page, or farther below the line above than lines of the table are. */
function standsApart(lines: readonly Line[], at: number, pitch: number): boolean {
  const line = lines[at]!,
    above = lines.slice(0, at).findLast(({ kind, page }) => kind !== 'furniture' && page === line.page)
  return above === undefined || line.y0 - above.y0 > APART * pitch
}

/** Three quarters of all lines follow each other at most so closely. */
function usualPitch(lines: readonly Line[]): number {
  const steps = lines
    .slice(1)
    .flatMap((line, at) => (line.page === lines[at]!.page ? [line.y0 - lines[at]!.y0] : []))
    .sort((a, b) => a - b)
  return steps[Math.floor(steps.length * 0.75)] ?? 0
}
