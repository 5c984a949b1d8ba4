/**
 * Days that were read from pixels: sums prove amounts and no days, so a day that was misread passes unseen unless its
 * neighbours tell.
 */
import { daysBetween, type Day } from '@attesta/domain/day.ts'

export interface DatedRow {
  booked: Day
  value: Day | null
  /** A day is printed beside the booking itself, not only beside one above it. */
  hasOwnDay: boolean
  /** How sure the reading of the row's least sure day is, 0–100; 100 when it is printed in the file. */
  confidence: number
}

/**
 * Below this a lone day is not relied on. Of the scans that were measured, days misread in a well-ordered column stood
 * below it, or far from their day of value.
 */
const SURE = 85
/** The confidence of words that the file holds as text. */
const PRINTED = 100
/** Farther from the day of booking than this, a day of value in pixels is rather a misread one. */
const MAX_DAYS_APART = 7
/** Of the rows of a table with a column of days of value, so many print one. */
const NEARLY_ALL = 0.8

/** In print a day of value is what it is, however far off. */
export const hasBelievableValue = ({ booked, value, confidence }: DatedRow): boolean =>
  value === null || confidence === PRINTED || Math.abs(daysBetween(booked, value)) <= MAX_DAYS_APART

/**
 * Can the days be relied on as the amounts can? They are in order without exception; in pixels each is printed beside
 * its booking, and a doubtful one twice alike.
 */
export function daysAreBorneOut(rows: readonly DatedRow[]): boolean {
  if (!isInOrder(rows)) return false
  if (rows.every(({ confidence }) => confidence === PRINTED)) return true
  const printsValues = rows.filter(({ value }) => value !== null).length >= NEARLY_ALL * rows.length
  const isReliable = (row: DatedRow) =>
    row.hasOwnDay &&
    hasBelievableValue(row) &&
    (row.value !== null || !printsValues) &&
    (row.confidence >= SURE || row.value === row.booked)
  return rows.every(isReliable)
}

const isInOrder = (rows: readonly DatedRow[]): boolean =>
  rows.every(({ booked }, at) => at === 0 || booked >= rows[at - 1]!.booked) ||
  rows.every(({ booked }, at) => at === 0 || booked <= rows[at - 1]!.booked)
