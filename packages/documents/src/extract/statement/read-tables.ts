/** The reading of an account's table, tried with more and more that no word tells until the sums close. */
import type { Day } from '@attesta/domain/day.ts'
import type { YearBounds } from '../../layout/dates.ts'
import { possibleAnnexes } from './annex-start.ts'
import { balancesOf, type BalanceMark } from './balances.ts'
import { within } from './columns.ts'
import { areDailyBalances, possibleDailyBalances } from './daily-balances.ts'
import { bestReading, type Judged, type Span } from './hypotheses.ts'
import { possibleCarries, type Line } from './line.ts'
import { placedBalances, withoutWordedSigns } from './placed-balances.ts'
import type { Table } from './reading.ts'
import type { Section } from './sections.ts'
import { annexAfter, tableOf } from './table-of-lines.ts'

export interface ReadTables {
  table: Table
  judged: Judged | null
  openings: BalanceMark[]
  closings: BalanceMark[]
}

/** By the balances that words name; where those prove nothing, also by what stands in a balance's place. */
export function readTables(lines: readonly Line[], section: Section, bounds: YearBounds): ReadTables {
  const named = balancesOf(lines, bounds)
  const read = (marks: readonly BalanceMark[], hasUnnamed: boolean): ReadTables => {
    const table = tableOf(lines, marks, bounds)
    const { openings, closings } = candidatesOf(marks, lines, table, hasUnnamed)
    return {
      table,
      judged: bestReading(table, spansOf(lines, table, marks, section), openings, closings),
      openings,
      closings,
    }
  }
  const isClosed = ({ judged }: ReadTables) =>
    judged?.proven === true && judged.proof.opening !== null && judged.proof.closing !== null
  const isBySums = ({ judged }: ReadTables) => judged?.proven === true && judged.proof.by === 'sums'
  const plain = read(named, false),
    marked = new Set(named.map(({ line }) => line))
  if (!plain.judged || isClosed(plain)) return plain
  const readDaily = (alike: readonly Line[]) =>
    readWith(
      alike,
      'carry',
      () => read(named, false),
      ({ table, judged }) => judged !== null && areDailyBalances(alike, table, judged.reading),
    )
  const first = (plain.judged.proven ? null : firstOf(possibleDailyBalances(lines, marked), readDaily)) ?? plain
  if (isClosed(first)) return first
  const carries = possibleCarries(lines).filter((line) => !marked.has(line))
  if (!first.judged!.proven) {
    const other =
      readWith(carries, 'carry', () => read(named, false), isBySums) ??
      firstOf(possibleAnnexes(lines, marked).slice(0, MAX_ANNEXES), (at) =>
        readWith(
          [lines[at]!],
          'annex',
          () => read(named, false),
          (result) => isBySums(result) && isNoRowOf(result.table, lines, at),
        ),
      )
    if (other) return other
  }
  const readPlaced = (base: ReadTables): ReadTables | null => {
    const { beside, dated, inRows, atEnds } = placedBalances(lines, base.table, base.judged!, named, bounds)
    const [first, ...others] = Map.groupBy(atEnds, ({ line }) => line).values(),
      rowsToTry = [inRows, atEnds, ...(first && others.length > 0 ? [first, others.flat()] : [])]
    const withRows = rowsToTry.filter(({ length }) => length > 0).map((rows) => [...dated, ...rows])
    const tries = [beside, ...(dated.length > beside.length ? [dated] : []), ...withRows]
    return firstOf(tries, (placed) => {
      const other = read([...withoutWordedSigns(named), ...placed], true)
      return isBySums(other) ? other : null
    })
  }
  const byPlace = readPlaced(first)
  if (byPlace || first.judged!.proven) return byPlace ?? first
  const readPlacedAgain = () => {
    const base = read(named, false)
    return base.judged ? readPlaced(base) : null
  }
  const readAside = (alike: readonly Line[]) =>
    readWith(
      alike,
      'carry',
      readPlacedAgain,
      (result) =>
        result !== null && (alike === carries || areDailyBalances(alike, result.table, result.judged!.reading)),
    )
  return (
    firstOf([carries, ...possibleDailyBalances(lines, marked)], readAside) ??
    firstOf(possibleAnnexes(lines, marked).slice(0, MAX_ANNEXES), (at) =>
      readWith(
        [lines[at]!],
        'annex',
        readPlacedAgain,
        (result) => result !== null && isNoRowOf(result.table, lines, at),
      ),
    ) ??
    first
  )
}

/** So many lines are tried as titles of an annex. */
const MAX_ANNEXES = 4

const firstOf = <T, R>(some: readonly T[], tried: (one: T) => R | null): R | null =>
  some.reduce<R | null>((known, one) => known ?? tried(one), null)

/** Reads once more with some lines taken for another kind; what that does not prove stays as it was. */
function readWith<T>(
  some: readonly Line[],
  kind: Line['kind'],
  read: () => T,
  isProven: (result: T) => boolean,
): T | null {
  if (some.length === 0) return null
  const before = some.map((line) => line.kind)
  for (const line of some) line.kind = kind
  const result = read()
  if (isProven(result)) return result
  some.forEach((line, at) => {
    line.kind = before[at]!
  })
  return null
}

/** Below an annex's title no line has a day and nothing but amounts in columns of the table. */
const isNoRowOf = ({ columns }: Table, lines: readonly Line[], annex: number): boolean =>
  lines
    .slice(annex)
    .every(
      ({ dates, amounts }) =>
        dates.length === 0 ||
        amounts.length === 0 ||
        !amounts.every((amount) => columns.some((one) => within(amount, one))),
    )

/** The stretches of lines worth reading: all, and those bounded by printed balances and annexes. */
function spansOf(lines: readonly Line[], table: Table, marks: readonly BalanceMark[], section: Section): Span[] {
  const places = [...new Set(marks.map((mark) => mark.line.index - section.from))].sort((a, b) => a - b)
  // Its amount may stand lines below its day.
  const firstBooking = table.dated.findIndex(({ booked }, index) => booked !== null && !places.includes(index))
  const annex = annexAfter(lines, firstBooking)
  const starts = [...new Set([0, ...places.slice(0, 5)])],
    ends = [...new Set([annex, lines.length, ...places.slice(-5)])]
  return starts.flatMap((from) =>
    ends.filter((to) => to > from).map((to) => ({ from, to, extra: to > annex || from > 0 || to < annex })),
  )
}

/** Opening and closing candidates, best first; balances «at a day» open or close by their day, else by their place. */
function candidatesOf(
  marks: readonly BalanceMark[],
  lines: readonly Line[],
  table: Table,
  isSecondTry: boolean,
): { openings: BalanceMark[]; closings: BalanceMark[] } {
  const openings = marks.filter((mark) => mark.kind === 'opening'),
    closings = marks.filter((mark) => mark.kind === 'closing')
  const days = table.dated.flatMap((entry) => entry.booked ?? []).sort()
  const firstLine = table.dated.findIndex((entry) => entry.booked)
  const inTime = table.dated.flatMap((entry) => entry.booked ?? [])
  const isDescending = inTime.length > 1 && inTime[0]! > inTime.at(-1)!
  for (const mark of marks.filter((m) => m.kind === 'dated')) {
    const isAbove = lines.indexOf(mark.line) <= firstLine
    ;(opensBy(mark, days, isAbove, isDescending) ? openings : closings).push(mark)
  }
  closings.reverse()
  if (!isSecondTry) return { openings, closings }
  // Words of balances may mislead: each may be either end when the sums say so, after those that words name.
  const others = (some: readonly BalanceMark[]) =>
    marks.filter((mark) => (mark.kind === 'dated' || mark.kind === 'unnamed') && !some.includes(mark))
  return { openings: [...openings, ...others(openings)], closings: [...closings, ...others(closings)] }
}

/**
 * A balance before the first day opens, one after the last closes; one of a day between does as it stands to the
 * bookings and they to time.
 */
function opensBy({ day }: BalanceMark, days: readonly Day[], isAbove: boolean, isDescending: boolean): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (day !== null && first !== undefined && first !== last) {
    if (day < first) return true
    if (day > last!) return false
    if (isAbove && (day === first || day === last)) return day === first
  }
  return isAbove !== (isDescending && day !== null)
}
