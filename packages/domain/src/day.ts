import { madeOnce } from './made-once.ts'

/** A calendar day without a time zone, `YYYY-MM-DD`. Comparable as text. */
export type Day = string & { readonly __kind?: 'day' }
/** A calendar month, `YYYY-MM`. Comparable as text. */
export type Month = string & { readonly __kind?: 'month' }

const two = (n: number) => String(n).padStart(2, '0')

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number) =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

/** The day of a year, month (1–12) and day of month, or `undefined` when the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  if (year < 1800 || year > 2200 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return undefined
  return `${year}-${two(month)}-${two(dayOfMonth)}`
}

/** `YYYY-MM-DD` that the calendar really has. */
export function isDay(text: string): text is Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) !== undefined
}

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** Days since 1970-01-01; the only bridge to arithmetic. UTC because a calendar day has no zone. */
export const dayNumber = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / 86_400_000

export const fromDayNumber = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => fromDayNumber(dayNumber(day) + count)

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`
}

/** Negative when `to` comes first. */
export const monthsBetween = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))

export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day =>
  `${month}-${two(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))))}`

/** Returns every month from the first to the last, both included; empty when the last is before the first. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Whole years lived on `today`; a person born on 29 February turns older on 1 March of other years. */
export function ageOn(born: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/**
 * Returns the calendar day that an instant falls on in a time zone, e.g. `Europe/Rome`: a birthday begins at local
 * midnight. Put together of parts, since no locale gives the same order of them in each browser.
 */
export function dayIn(instant: Date, timeZone: string): Day {
  const parts = dayFormat(timeZone).formatToParts(instant)
  const part = (wanted: 'year' | 'month' | 'day') => parts.find(({ type }) => type === wanted)!.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

const dayFormat = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)
