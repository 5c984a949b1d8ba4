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
 * column of the table; `null` when there is none. Lines that print two days are rows of the table, wherever their
 * amounts stand.
 */
export function annexStart(lines: readonly Line[], balances: ReadonlySet<Line>): number | null {
  const { first, places } = titlesBelow(lines, balances)
  const start = places.find((at) => {
    const behind = lines.slice(at),
      edges = behind.flatMap(edgesOf)
    if (edges.length === 0 || behind.some(({ dates, amounts }) => dates.length > 1 && amounts.length > 0)) return false
    const table = lines.slice(first, at)
    return !edges.some((edge) => isAmong(edge, table)) || hasColumnsOfItsOwn(behind, table, balances)
  })
  return start ?? null
}

/** Sums of an annex, of which its last amounts may happen to stand in a column of the table. */
const MAX_SUMS = 2

/** One column of an annex may end where one of the table does; its rows have another one besides. */
function hasColumnsOfItsOwn(behind: readonly Line[], table: readonly Line[], balances: ReadonlySet<Line>): boolean {
  const rows = behind.filter((line) => edgesOf(line).length > 0)
  const isForeign = (line: Line) => edgesOf(line).some((edge) => !isAmong(edge, table))
  return (
    isForeign(rows[0]!) &&
    !behind.some((line) => balances.has(line)) &&
    rows.every((line) => line.dates.length === 0 || isForeign(line)) &&
    rows.filter((line) => !isForeign(line)).length <= MAX_SUMS
  )
}

/** Lines that may be titles of an annex, below which no balance stands: sums decide. */
export function possibleAnnexes(lines: readonly Line[], balances: ReadonlySet<Line>): number[] {
  const last = lines.findLastIndex((line) => balances.has(line))
  return titlesBelow(lines, balances).places.filter((at) => at > last)
}

/** Where the table's first booking stands, and the lines of words below it that are set apart at the left margin. */
function titlesBelow(lines: readonly Line[], balances: ReadonlySet<Line>): { first: number; places: number[] } {
  // A summary above the titles has columns of its own too.
  const titled = titlesAt(lines, balances)
  const dated = lines.findIndex(
    (line, at) => at > titled && line.kind === 'plain' && line.dates.length > 0 && !balances.has(line),
  )
  const first = lines.findIndex(
    (line, at) => at >= dated && line.kind === 'plain' && line.amounts.length > 0 && !balances.has(line),
  )
  if (dated < 0 || first < 0) return { first: -1, places: [] }
  const left = Math.min(...lines.slice(first).map(({ x0 }) => x0)),
    pitch = usualPitch(lines.slice(first))
  const titles = new Set(lines.slice(0, first).map(({ folded }) => folded))
  const places = lines.flatMap((line, at) =>
    at > first &&
    isTitleLike(line) &&
    line.x0 <= left + SAME_PLACE &&
    !titles.has(line.folded) &&
    standsApart(lines, at, pitch)
      ? [at]
      : [],
  )
  return { first, places }
}

/** The titles of the table, by their words, or by their place where a booking stands above the first that words tell. */
function titlesAt(lines: readonly Line[], balances: ReadonlySet<Line>): number {
  const named = lines.findIndex(namesMoney),
    first = lines.findIndex(({ kind }) => kind === 'heading')
  const booked = lines.findIndex(
    (line, at) =>
      at > first && line.kind === 'plain' && line.dates.length > 0 && line.amounts.length > 0 && !balances.has(line),
  )
  return named < 0 || (booked >= 0 && booked < named) ? first : named
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
