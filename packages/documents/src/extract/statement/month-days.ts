/**
 * Tables that head each month once and print the bare number of the day in each row: `Umsätze im März 2025` above `03`,
 * `03`, `07`.
 */
import { dayOf } from '@attesta/domain/day.ts'
import { monthOfWord, type PlacedDate } from '../../layout/dates.ts'
import type { Word } from '../../read/word.ts'
import type { Line } from './line.ts'

interface HeadedMonth {
  at: number
  month: number
  year: number
}

interface DayNumber {
  at: number
  word: Word
  day: number
}

const MAX_HEADING_WORDS = 7
/** Fewer numbers below each other are no column of days. */
const MIN_ROWS = 3
const SAME_PLACE = 2
/** Of fewer rows none may turn back. */
const MANY_ROWS = 8
/** The share of a table's rows with a number that is possible there. */
const NEARLY_ALL = 0.95

/**
 * Gives the rows below headings of months the days that their numbers mean. Tables whose rows print whole dates are
 * left as they are.
 */
export function lendMonths(lines: readonly Line[]): void {
  const months = lines.flatMap(headedMonth)
  if (months.length === 0) return
  const column = columnOfDays(lines, months)
  for (const { at, word, day } of column) {
    const heading = months.findLast((month) => month.at < at)
    if (!heading) continue
    const { month, year } = heading
    const date: PlacedDate = { dayOfMonth: day, month, year, words: [word], x0: word.x0, x1: word.x1 }
    lines[at]!.dates = [date, ...lines[at]!.dates].sort((a, b) => a.x0 - b.x0)
  }
}

/** `marzo 2025`, `Buchungen Dezember 2025`: a month and its year on a line without days and amounts. */
function headedMonth(line: Line, at: number): HeadedMonth[] {
  if (line.dates.length > 0 || line.amounts.length > 0 || line.words.length > MAX_HEADING_WORDS) return []
  return line.words.flatMap((word, index) => {
    const month = monthOfWord(word.text),
      year = /^((?:19|20)\d{2})[:,.]?$/.exec(line.words[index + 1]?.text ?? '')
    return month !== undefined && year ? [{ at, month, year: Number(year[1]) }] : []
  })
}

/**
 * The numbers below each other that are days of their months and run with time; a count of rows (1, 2, 3 …) is none.
 */
function columnOfDays(lines: readonly Line[], months: readonly HeadedMonth[]): DayNumber[] {
  const numbers = lines.flatMap((line, at) => numbersIn(line, at))
  const columns = [...groupByPlace(numbers)].filter(
    (column) =>
      column.length >= MIN_ROWS && !isCount(column) && isPlausible(column, months) && !standBesideDates(column, lines),
  )
  return columns.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** `03`, `3.`, standing apart from what follows. */
function numbersIn({ words, amounts }: Line, at: number): DayNumber[] {
  const taken = new Set(amounts.flatMap((amount) => amount.words))
  return words.flatMap((word, index) => {
    const next = words[index + 1],
      before = words[index - 1],
      em = word.y1 - word.y0
    const standsApart =
      (!next || next.x0 - word.x1 > 0.6 * em) && (!before || word.x0 - before.x1 > 0.6 * em) && !taken.has(word)
    const day = /^(\d{1,2})\.?$/.exec(word.text)
    return standsApart && day ? [{ at, word, day: Number(day[1]) }] : []
  })
}

function groupByPlace(numbers: readonly DayNumber[]): DayNumber[][] {
  const groups: DayNumber[][] = []
  for (const number of numbers.toSorted((a, b) => a.word.x0 - b.word.x0)) {
    const group = groups.at(-1)
    if (group && number.word.x0 - group.at(-1)!.word.x0 < SAME_PLACE) group.push(number)
    else groups.push([number])
  }
  return groups.map((group) => group.toSorted((a, b) => a.at - b.at))
}

/** Every number is the one before and one more, or one less: rows that are counted. */
const isCount = (column: readonly DayNumber[]) =>
  [1, -1].some(
    (step) => column.filter(({ day }, at) => at > 0 && day === column[at - 1]!.day + step).length >= column.length - 2,
  ) && column.length > MIN_ROWS

/** Days of the month above them that never turn back within it. */
function isPlausible(column: readonly DayNumber[], months: readonly HeadedMonth[]): boolean {
  const below = column.filter(({ at }) => months.some((month) => month.at < at))
  const groups = [...Map.groupBy(below, ({ at }) => months.findLast((month) => month.at < at)!)]
  const exist = below.filter(({ at, day }) => {
    const { year, month } = months.findLast((one) => one.at < at)!
    return dayOf(year, month, day) !== undefined
  })
  const runs = (step: 1 | -1) =>
    groups.reduce(
      (sum, [, days]) => sum + days.filter(({ day }, at) => at === 0 || step * (day - days[at - 1]!.day) >= 0).length,
      0,
    )
  return (
    below.length >= MIN_ROWS &&
    exist.length === below.length &&
    // A second account's balance of the first day stands above the heading of its own month.
    Math.max(runs(1), runs(-1)) >=
      (below.length < MANY_ROWS ? below.length : Math.min(below.length - 1, NEARLY_ALL * below.length))
  )
}

/** Rows that print whole dates of their own need no month. */
const standBesideDates = (column: readonly DayNumber[], lines: readonly Line[]) =>
  column.filter(({ at }) => lines[at]!.dates.length > 0).length > column.length / 2
