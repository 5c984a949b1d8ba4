/**
 * Which of a table's columns of days is that of booking: by its title, else by time, for bookings are printed in their
 * order and days of value are not.
 */
import { resolveDay, type YearBounds } from '../../layout/dates.ts'
import type { Day } from '@attesta/domain/day.ts'
import { standsApart, type DateColumn } from './columns.ts'
import { inColumn } from './dated-lines.ts'
import type { Line } from './line.ts'

export interface DayRoles {
  /** At most one of them is titled `booked`. */
  columns: DateColumn[]
  /** Whether title or order told the day of booking; where they did not, the days are no one's proof. */
  isDecided: boolean
}

/** @param lines those of the table, without what is printed below it */
export function dayRoles(columns: readonly DateColumn[], lines: readonly Line[], bounds: YearBounds): DayRoles {
  if (columns.length < 2) return { columns: [...columns], isDecided: true }
  const { column: chosen, isDecided } = bookingColumn(columns, (column) =>
    daysIn(column, rowsWithAllDays(columns, lines), bounds),
  )
  return {
    columns: columns.map((column) => ({
      ...column,
      titled: column === chosen ? 'booked' : column.titled === 'booked' ? null : column.titled,
    })),
    isDecided,
  }
}

interface Choice {
  column: DateColumn
  isDecided: boolean
}

function bookingColumn(columns: readonly DateColumn[], daysOf: (column: DateColumn) => Day[]): Choice {
  const booked = columns.filter(({ titled }) => titled === 'booked'),
    unvalued = columns.filter(({ titled }) => titled !== 'value'),
    untitled = columns.filter(({ titled }) => titled === null)
  const [only, ...others] = booked.length > 0 ? booked : unvalued.length === 1 ? unvalued : untitled
  if (only && others.length === 0) {
    const isTold = columns.every((column) => column === only || column.titled !== null)
    return { column: only, isDecided: isTold || isInOrder(daysOf(only)) }
  }
  const candidates =
    booked.length > 1 ? booked : untitled.length > 1 ? untitled : unvalued.length > 1 ? unvalued : columns
  const inOrder = candidates.filter((column) => isInOrder(daysOf(column)))
  const [first] = inOrder.length > 0 ? inOrder : candidates
  const areAlike = new Set(candidates.map((column) => daysOf(column).join())).size === 1
  return { column: first!, isDecided: inOrder.length === 1 || areAlike }
}

/** Lines with a day in every column, where there are such: an annex below has days of its own in one of them. */
function rowsWithAllDays(columns: readonly DateColumn[], lines: readonly Line[]): readonly Line[] {
  const whole = lines.filter((line) =>
    columns.every((column) => line.dates.some((date) => inColumn(date, column) && standsApart(line, date))),
  )
  return whole.length > 1 ? whole : lines
}

const daysIn = (column: DateColumn, lines: readonly Line[], bounds: YearBounds): Day[] =>
  lines
    .filter(({ kind }) => kind === 'plain')
    .flatMap((line) =>
      line.dates
        .filter((date) => inColumn(date, column) && standsApart(line, date))
        .map((date) => resolveDay(date, bounds))
        .filter((day) => day !== null),
    )

const isInOrder = (days: readonly Day[]): boolean =>
  days.every((day, at) => at === 0 || day >= days[at - 1]!) || days.every((day, at) => at === 0 || day <= days[at - 1]!)

interface Valued {
  booked: Day
  value: Day | null
  cents: number
}

/**
 * Money that goes out is valued on the day of booking or before, money that comes in then or after: the other way about
 * the two days are mistaken for each other. Money that comes in tells nothing alone: it is also paid before it is
 * booked, and the two days may be those.
 */
export function isValuedAsBanksDo(rows: readonly Valued[]): boolean {
  const apart = rows.filter(({ booked, value }) => value !== null && value !== booked)
  return (
    apart.some(({ cents }) => cents < 0) && apart.every(({ booked, value, cents }) => value! < booked === cents < 0)
  )
}

/**
 * The same rows, with their two days exchanged where only then money is valued as banks value it. Money of both sides
 * must say so: some banks value what is paid by card a day after the booking.
 */
export function asBanksValue<Row extends Valued>(rows: Row[]): Row[] {
  const exchanged = rows.flatMap((row) =>
    row.value === null ? [] : [{ ...row, booked: row.value, value: row.booked }],
  )
  return exchanged.length === rows.length &&
    exchanged.some(({ booked, value, cents }) => cents > 0 && value !== booked) &&
    isValuedAsBanksDo(exchanged)
    ? exchanged
    : rows
}
