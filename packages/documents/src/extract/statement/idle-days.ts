/**
 * Days of the table that no booking took. Where they do not stand beside every booking in the same way, some booking
 * may have been given the day of another.
 */
import type { Table, TableReading, TableRow } from './reading.ts'

const firstLineOf = ({ start, dateAt, at }: TableRow) => Math.min(start, dateAt, at)
const lastLineOf = ({ dateAt, at }: TableRow) => Math.max(dateAt, at)

/** @returns whether each booking has as many days as the others, and no day stands above the first booking alone */
export function haveAlikeDays({ dated, markLines }: Table, { rows, hypothesis }: TableReading): boolean {
  const taken = new Set(rows.map(({ dateAt }) => dateAt))
  const idleIn = (from: number, to: number, heads?: TableRow) =>
    dated
      .slice(from, to)
      .filter(
        ({ line, booked }, index) =>
          line.kind === 'plain' &&
          booked !== null &&
          booked !== heads?.booked &&
          !taken.has(from + index) &&
          !markLines.has(from + index),
      ).length
  const first = rows[0]
  if (first === undefined) return true
  const titled = dated.findLastIndex(({ line }, at) => at < firstLineOf(first) && line.kind === 'heading')
  const above = idleIn(Math.max(titled + 1, hypothesis.from), firstLineOf(first), first)
  const between = rows.slice(1).map((row, at) => idleIn(lastLineOf(rows[at]!) + 1, firstLineOf(row), row)),
    inside = rows.map((row) => idleIn(firstLineOf(row), lastLineOf(row) + 1))
  return above === 0 && areAlike(between) && areAlike(inside)
}

const areAlike = (counts: readonly number[]) => new Set(counts).size <= 1
