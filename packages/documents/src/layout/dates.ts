/** Days as Italian, German and English documents print them, with or without their year. */
import { dayOf, daysBetween, type Day } from '@attesta/domain/day.ts'
import type { Word } from '../read/word.ts'
import { yearInWords } from './year-in-words.ts'

export interface PrintedDate {
  dayOfMonth: number
  month: number
  /** null when the document leaves it out (`03.01.`). */
  year: number | null
}

export interface PlacedDate extends PrintedDate {
  words: Word[]
  x0: number
  x1: number
}

const MONTHS: readonly (readonly string[])[] = [
  ['gennaio', 'gen', 'januar', 'jan', 'jänner', 'january'],
  ['febbraio', 'feb', 'februar', 'february'],
  ['marzo', 'mar', 'märz', 'mär', 'mrz', 'maerz', 'marz', 'march'],
  ['aprile', 'apr', 'april'],
  ['maggio', 'mag', 'mai', 'may'],
  ['giugno', 'giu', 'juni', 'jun', 'june'],
  ['luglio', 'lug', 'juli', 'jul', 'july'],
  ['agosto', 'ago', 'august', 'aug'],
  ['settembre', 'set', 'sett', 'september', 'sep', 'sept'],
  ['ottobre', 'ott', 'oktober', 'okt', 'october', 'oct'],
  ['novembre', 'nov', 'november'],
  ['dicembre', 'dic', 'dezember', 'dez', 'december', 'dec'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

/** `Ottobre`, `okt.`, `MÄRZ` → 10, 10, 3; `undefined` for any other word. */
export const monthOfWord = (text: string): number | undefined => MONTH_OF.get(text.toLowerCase().replace(/[.,]$/, ''))

/** Two-digit years are of this century: no document that we read is older. */
const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

const checked = (dayOfMonth: number, month: number, year: number | null): PrintedDate | null =>
  dayOf(year ?? 2024, month, dayOfMonth) === undefined || (year !== null && (year < 1900 || year > 2100))
    ? null
    : { dayOfMonth, month, year }

// 31/12/2024   31.12.24   31-12-2024   1/07/26   31.12.2024:   31.12.2024/ (the next date stands below)
const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})[,;:.)/]?$/
// 2024-12-31
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
// 31.12.   31/12   31.12./   31.12.,
const YEARLESS = /^(\d{2})(?:\.(\d{2})\.[/,]?|\/(\d{2}))$/

/** One printed token as a date, or `null`. A day that the calendar does not have is none. */
export function readDate(text: string): PrintedDate | null {
  const numeric = NUMERIC.exec(text)
  if (numeric) return checked(Number(numeric[1]), Number(numeric[3]), fullYear(Number(numeric[4])))
  const iso = ISO.exec(text)
  if (iso) return checked(Number(iso[3]), Number(iso[2]), Number(iso[1]))
  const yearless = YEARLESS.exec(text)
  if (yearless) return checked(Number(yearless[1]), Number(yearless[2] ?? yearless[3]), null)
  return null
}

const YEAR = /^((?:19|20)\d{2})[,.;:]?$/
/** In digits or in words. */
const yearOf = (text: string): number | null => Number(YEAR.exec(text)?.[1] ?? yearInWords(text) ?? 0) || null

/**
 * Dates that take several words: `01 set 2025`, `3. Oktober 2023`, `Jan 3, 2025`, `01 set` (its year on the next line),
 * `03.01. 2024`.
 */
function readSpelt(texts: readonly (string | undefined)[]): { date: PrintedDate; length: number } | null {
  const [a = '', b = '', c = ''] = texts
  const year = yearOf(c)
  // 1°, 3., 07
  const first = /^(\d{1,2})[.°]?$/.exec(a)
  const monthSecond = monthOfWord(b)
  if (first && monthSecond !== undefined) {
    const date = checked(Number(first[1]), monthSecond, year)
    return date && { date, length: year ? 3 : 2 }
  }
  // Jan 3, 2025
  const second = /^(\d{1,2}),?$/.exec(b)
  const monthFirst = monthOfWord(a)
  if (monthFirst !== undefined && second && year) {
    const date = checked(Number(second[1]), monthFirst, year)
    return date && { date, length: 3 }
  }
  return null
}

/** `03.01.` and its year right after it; a year that stands apart is the text's. */
function withYearAfter(date: PrintedDate, word: Word, next: Word | undefined): { date: PrintedDate; length: number } {
  const year = date.year === null && next && next.x0 - word.x1 < 0.8 * (word.y1 - word.y0) ? YEAR.exec(next.text) : null
  const full = year && checked(date.dayOfMonth, date.month, Number(year[1]))
  return full ? { date: full, length: 2 } : { date, length: 1 }
}

/**
 * `15 ago 25`, all close together: the last two digits are the year unless they begin another date (`15 ago 25 ago`).
 */
function withShortYear(date: PrintedDate, words: readonly Word[], after: Word | undefined): PrintedDate | null {
  const [, month, year] = words
  const isShort =
    date.year === null &&
    month !== undefined &&
    year !== undefined &&
    monthOfWord(month.text) === date.month &&
    /^\d{2}$/.test(year.text) &&
    year.x0 - month.x1 < 0.8 * (month.y1 - month.y0) &&
    (after === undefined || monthOfWord(after.text) === undefined)
  return isShort ? checked(date.dayOfMonth, date.month, fullYear(Number(year.text))) : null
}

/** Every date on one line of words, from left to right. */
export function datesIn(line: readonly Word[]): PlacedDate[] {
  const found: PlacedDate[] = []
  for (let i = 0; i < line.length; i++) {
    const single = readDate(line[i]!.text)
    const wordy = single ? null : readSpelt(line.slice(i, i + 3).map((w) => w.text))
    const short = wordy && withShortYear(wordy.date, line.slice(i, i + 3), line[i + 3])
    const spelt = single ? withYearAfter(single, line[i]!, line[i + 1]) : short ? { date: short, length: 3 } : wordy
    if (!spelt) continue
    const words = line.slice(i, i + spelt.length)
    found.push({ ...spelt.date, words, x0: words[0]!.x0, x1: words.at(-1)!.x1 })
    i += spelt.length - 1
  }
  return found
}

export interface YearBounds {
  /** The earliest day that the document is about, when it says so. */
  from: Day | null
  /** The last day that the document is about, or today: nothing is booked much later. */
  to: Day
}

/**
 * The day of a printed date; a missing year is the one that puts the day inside the bounds or nearest to them,
 * so that a statement from December to January keeps both of its years. `null` when the calendar has no such day.
 */
export function resolveDay(date: PrintedDate, bounds: YearBounds): Day | null {
  if (date.year !== null) return dayOf(date.year, date.month, date.dayOfMonth) ?? null
  const last = Number(bounds.to.slice(0, 4))
  const distance = (day: Day) =>
    day > bounds.to
      ? daysBetween(bounds.to, day)
      : bounds.from !== null && day < bounds.from
        ? daysBetween(day, bounds.from)
        : 0
  const days = [last + 1, last, last - 1]
    .map((year) => dayOf(year, date.month, date.dayOfMonth))
    .filter((day) => day !== undefined)
  return days.reduce<Day | null>((best, day) => (best === null || distance(day) < distance(best) ? day : best), null)
}
