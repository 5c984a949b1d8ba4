/** Which day each line of the table is booked on. */
import type { Day } from '@attesta/domain/day.ts'
import { resolveDay, type PlacedDate, type YearBounds } from '../../layout/dates.ts'
import type { Word } from '../../read/word.ts'
import { standsApart, type DateColumn } from './columns.ts'
import { fillLeftOutDays } from './left-out-days.ts'
import { wordsOnly, type Line } from './line.ts'

export interface DatedLine {
  line: Line
  booked: Day | null
  value: Day | null
  /** The words of the table's dates (and of years printed below them), which are no part of a description. */
  dateWords: Set<Word>
}

export const inColumn = (date: PlacedDate, column: DateColumn) => date.x0 > column.x0 - 7 && date.x0 < column.x1

/**
 * The days of every line (`marked` are those of balances); `booked` is null on lines that print none in the table's own
 * date columns.
 */
export function datedLines(
  lines: readonly Line[],
  columns: readonly DateColumn[],
  bounds: YearBounds,
  marked: ReadonlySet<number>,
): { lines: DatedLine[]; isPaired: boolean } {
  const dated = lines.map((line): DatedLine => ({ line, booked: null, value: null, dateWords: new Set() }))
  const groups = groupDays(lines, columns, bounds)
  const isOneOfSeveral = columns.length > 1 && columns.some(({ titled }) => titled === 'booked')
  let group: Day | null = null,
    above: Day | null = null
  lines.forEach((line, at) => {
    const entry = dated[at]!
    if (line.kind !== 'plain') return
    group = groups.get(line) ?? group
    if (groups.has(line)) {
      entry.booked = group
      line.dates[0]!.words.forEach((word) => entry.dateWords.add(word))
      return
    }
    const found = line.dates.flatMap((date) => {
      // A day inside the text may happen to stand under the table's own.
      const column = standsApart(line, date) ? columns.find((c) => inColumn(date, c)) : undefined
      if (!column) return []
      date.words.forEach((word) => entry.dateWords.add(word))
      for (const word of line.wrapped.get(date) ?? [])
        dated
          .slice(at + 1, at + 4)
          .find((other) => other.line.words.includes(word))
          ?.dateWords.add(word)
      return { column, day: resolveDay(date, bounds) }
    })
    if (found.length === 0) return
    const close = found.some(({ column }) => column.titled === 'booked') ? undefined : closeToText(line, columns)
    if (close) {
      close.date.words.forEach((word) => entry.dateWords.add(word))
      found.push({ column: close.column, day: resolveDay(close.date, bounds) })
    }
    const booked =
      found.find(({ column }) => column.titled === 'booked') ??
      found.find(({ column }) => column.titled !== 'value') ??
      found[0]!
    const value =
      found.find((other) => other !== booked && other.column.titled === 'value') ??
      found.find((other) => other !== booked && other.column.titled !== 'other')
    // A day of booking is printed once for all that follow, beside days of value or purchase of their own.
    const isLeftOut = isOneOfSeveral && booked.column.titled !== 'booked'
    if (!isLeftOut) above = booked.day
    entry.booked = group ?? (isLeftOut && above ? above : booked.day)
    entry.value = value?.day ?? (group === null ? null : booked.day)
  })
  // An annex has days of its own, in another shape.
  const first = dated.findIndex((entry, at) => entry.booked !== null && !marked.has(at)),
    annex = lines.findIndex(({ kind }, at) => at > first && kind === 'annex'),
    ofTable = annex < 0 ? dated : dated.slice(0, annex)
  const days = ofTable.filter((entry, at) => entry.booked !== null && !marked.has(at))
  const isStacked =
    (columns.some((column) => column.isStacked) && !hasAmountBesideEachDay(days)) ||
    (columns.length === 1 && hasDayAboveEachAmount(days))
  if (!isStacked) return { lines: dated, isPaired: true }
  const filled = new Set(fillLeftOutDays(ofTable, marked))
  const areAllPairs = pairStacked(days.filter((entry) => entry.booked !== null && !filled.has(entry)))
  return { lines: dated, isPaired: areAllPairs && filled.size === 0 }
}

/**
 * A day of booking right behind a text as long as its column: in the row of other days it is no day left out, and none
 * of the text.
 */
function closeToText(line: Line, columns: readonly DateColumn[]): { date: PlacedDate; column: DateColumn } | undefined {
  const column = columns.find(({ titled }) => titled === 'booked'),
    date = column && line.dates.find((one) => !standsApart(line, one) && Math.abs(one.x0 - column.x0) < AT_LEFT_EDGE)
  return column && date && { date, column }
}

/** Days of one column begin at one place, in points. */
const AT_LEFT_EDGE = 2

/** So few amounts tell nothing of a table's shape. */
const FEWEST_AMOUNTS = 5

/**
 * Without titles the shape tells: each amount stands beside a day that has another day without an amount on the line
 * above it.
 */
function hasDayAboveEachAmount(days: readonly DatedLine[]): boolean {
  const beside = days.filter(({ line }) => line.amounts.length > 0)
  const stacked = days.filter(
    ({ line }, at) =>
      line.amounts.length > 0 &&
      at > 0 &&
      days[at - 1]!.line.amounts.length === 0 &&
      days[at - 1]!.line.index === line.index - 1,
  )
  return (
    beside.length >= FEWEST_AMOUNTS &&
    stacked.length > 0.9 * beside.length &&
    Math.abs(days.length - 2 * beside.length) <= 0.1 * days.length
  )
}

/** Of two days one below the other one has the amount beside it: where most days have, each is a booking's. */
const HAVE_AMOUNTS = 0.75
const hasAmountBesideEachDay = (days: readonly DatedLine[]): boolean =>
  days.filter(({ line }) => line.amounts.length > 0).length > HAVE_AMOUNTS * days.length

/**
 * How much farther than usual the second day of a booking may stand below the first, before it is another booking's.
 */
const SAME_BOOKING = 1.3

/**
 * Of two days one below the other the second is the first one's day of value and books nothing itself; a page may part
 * them.
 * Returns whether all are pairs of one shape: where a booking leaves its day out, the days of value pair up with the
 * wrong ones.
 */
function pairStacked(dated: readonly DatedLine[]): boolean {
  const below = (upper: DatedLine, lower: DatedLine) => lower.line.y0 - upper.line.y0
  const gaps = dated
    .flatMap((entry, at) =>
      at > 0 && dated[at - 1]!.line.page === entry.line.page ? [below(dated[at - 1]!, entry)] : [],
    )
    .sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 5)] ?? 0
  let upper: DatedLine | null = null,
    unpaired = 0
  const shapes = new Set<string>()
  for (const entry of dated) {
    if (upper && (upper.line.page !== entry.line.page || below(upper, entry) <= SAME_BOOKING * usual)) {
      if (upper.line.page === entry.line.page)
        shapes.add(String([upper, entry].map(({ line }) => line.amounts.length > 0)))
      upper.value = entry.booked
      entry.booked = null
      upper = null
    } else {
      if (upper) unpaired++
      upper = entry
    }
  }
  return unpaired === 0 && upper === null && shapes.size <= 1
}

// Buchungsdatum: 04.08.2026   Data contabile 04/08/2026   Mittwoch, 28. Oktober 2026   lunedì 5 ottobre 2026
const GROUP_LABEL =
  /^(?:buchungsdatum|buchungstag|data (?:contabile|operazione|registrazione)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/

/**
 * Lines that print nothing but the booking day of all that follow, whose own dates are then value dates. One such line
 * alone may be the letter's; one that begins to the right of the table's days ends the text of a booking.
 */
function groupDays(lines: readonly Line[], columns: readonly DateColumn[], bounds: YearBounds): Map<Line, Day | null> {
  const left = Math.min(...columns.map(({ x0 }) => x0))
  const groups = lines.filter(
    (line) =>
      line.dates.length === 1 &&
      line.amounts.length === 0 &&
      line.words[0]!.x0 < left + 7 &&
      GROUP_LABEL.test(wordsOnly(line)),
  )
  return new Map(groups.length > 1 ? groups.map((line) => [line, resolveDay(line.dates[0]!, bounds)]) : [])
}

// Data valuta: 03/02/2025   Wertstellung 03.02.2025   / Wert: 03.02.2025
const VALUE_LABEL = /(?:valuta|wert|wertstellung):?$/i

/** The value date that a continuation line prints after its label. */
export function labelledValueDay(line: Line, bounds: YearBounds): Day | null {
  for (const date of line.dates) {
    const before = line.words[line.words.indexOf(date.words[0]!) - 1]
    if (before && VALUE_LABEL.test(before.text)) return resolveDay(date, bounds)
  }
  return null
}
