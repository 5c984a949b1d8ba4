/** The time that a statement is about, as it prints it. */
import { addDays, dayOf, firstDay, lastDay, monthOf, type Day, type Month } from '@attesta/domain/day.ts'
import { monthOfWord, resolveDay, type YearBounds } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import type { Line } from './line.ts'

export interface Period {
  from: Day
  to: Day
}

// dal 01/01/2025 al 31/03/2025   vom 05.01.2021 bis 04.02.2021   01 set 2025 - 30 set 2025   from 1 Jan to 31 Jan
const BETWEEN = /^(?:e )?(?:al|fino al|bis|bis zum|to|a|until|il)?$/

/** A printed span «from day to day». */
function printedPeriod(lines: readonly Line[], bounds: YearBounds): Period | null {
  for (const line of lines) {
    for (let i = 0; i + 1 < line.dates.length; i++) {
      const [first, second] = [line.dates[i]!, line.dates[i + 1]!]
      const between = line.words.slice(
        line.words.indexOf(first.words.at(-1)!) + 1,
        line.words.indexOf(second.words[0]!),
      )
      if (between.length === 0 || between.length > 3 || !BETWEEN.test(fold(between.map((word) => word.text).join(' '))))
        continue
      const from = resolveDay({ ...first, year: first.year ?? second.year }, bounds),
        to = resolveDay(second, bounds)
      if (from && to && from <= to && to <= addDays(from, 400)) return { from, to }
    }
  }
  return null
}

// Kontoauszug Februar 2020   Estratto conto marzo 2025   Lista movimenti - Gennaio 2025
const TITLE = /\b(?:kontoauszug|auszug|estratto conto|lista movimenti|movimenti|statement|umsatze|rendiconto)\b/

/** A statement that names its month is about the whole of it. */
const titledMonth = (lines: readonly Line[]): Month | null =>
  lines.filter((line) => TITLE.test(line.folded)).flatMap(monthNamedIn)[0] ?? null

/** `Februar 2020` in a line without a day. */
function monthNamedIn(line: Line): Month[] {
  if (line.dates.length > 0) return []
  const words = line.folded.split(' ')
  return words.flatMap((word, at) => {
    const month = monthOfWord(word),
      year = Number(words[at + 1])
    return month !== undefined && year > 1990 && year < 2100 ? [monthOf(dayOf(year, month, 1)!)] : []
  })
}

/** The one month that is named above the table, whatever its title calls it, when all bookings are of that month. */
function namedMonth(heads: readonly Line[], booked: readonly Day[]): Month | null {
  const months = new Set(heads.filter(({ amounts }) => amounts.length === 0).flatMap(monthNamedIn))
  const [only] = months
  return months.size === 1 && booked.length > 0 && booked.every((day) => monthOf(day) === only!) ? only! : null
}

// Estratto conto N. 003/2024 al 30.09.2024   Finanzreport Nr. 9 per 01.10.2018
const UP_TO = /\b(?:estratto conto|kontoauszug|finanzreport|rendiconto|auszug)\b.*\b(?:al|per|vom|bis|zum)\b/

function titledEnd(lines: readonly Line[], bounds: YearBounds): Day | null {
  const line = lines.find((l) => l.dates.length === 1 && UP_TO.test(l.folded))
  return line ? resolveDay(line.dates[0]!, bounds) : null
}

/** What the years of dates printed without one are judged by. */
export function yearBoundsOf(lines: readonly Line[], today: Day): YearBounds {
  const open: YearBounds = { from: null, to: today }
  const full = lines
    .flatMap((line) => line.dates)
    .filter((date) => date.year !== null)
    .map((date) => resolveDay(date, open))
    .filter((day) => day !== null && day <= addDays(today, 31)) as Day[]
  const period = printedPeriod(
    lines.filter((line) => line.dates.every((date) => date.year !== null)),
    open,
  )
  if (period) return period
  const month = titledMonth(lines)
  if (month) return { from: firstDay(month), to: lastDay(month) }
  const latest = full.reduce<Day | null>((best, day) => (best === null || day > best ? day : best), null)
  return { from: null, to: latest ?? today }
}

/**
 * The period, from the span or month that is printed beside the account or for the whole document, else from the days
 * of the two balances; `null` when the document shows neither.
 * @param above the lines above the bookings
 */
export function periodOf(
  lines: readonly Line[],
  documentLines: readonly Line[],
  bounds: YearBounds,
  opened: Day | null,
  closed: Day | null,
  booked: readonly Day[],
  above: readonly Line[],
): Period | null {
  const firstBooked = booked.toSorted()[0] ?? null
  const withoutMoney = (line: Line) => line.amounts.length === 0
  const printed =
    printedPeriod(lines.filter(withoutMoney), bounds) ?? printedPeriod(documentLines.filter(withoutMoney), bounds)
  if (printed) return printed
  const month = titledMonth(lines) ?? namedMonth(above, booked)
  if (month) return { from: firstDay(month), to: lastDay(month) }
  const to = titledEnd(lines, bounds) ?? closed
  const start = opened
  if (start === null || to === null || start > to) return null
  // The balance of the last day of a month is what the next month opens with.
  const opensNextDay = start === lastDay(monthOf(start)) && (firstBooked === null || firstBooked > start)
  return { from: opensNextDay ? addDays(start, 1) : start, to }
}
