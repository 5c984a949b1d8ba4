/**
 * Directions for a column of unsigned amounts: by the words of each booking, and for those that do not say by the sums.
 */
import type { Cents } from '@attesta/domain/money.ts'
import { directionOf } from './direction.ts'
import type { Table, TableReading, TableRow } from './reading.ts'

/** Lines after the amount that still belong to a booking's words. */
const WORDS_AFTER = 2

const directionOfRow = (table: Table, rows: readonly TableRow[], index: number) => {
  const row = rows[index]!
  const end = Math.min(rows[index + 1]?.start ?? table.dated.length, row.at + 1 + WORDS_AFTER)
  return directionOf(
    table.dated
      .slice(row.start, end)
      .map(({ line }) => line.folded)
      .join(' '),
  )
}

export interface Directed {
  reading: TableReading
  /** Rows whose words do not tell; they are taken as going out. */
  undecided: number[]
}

export function directByWords(reading: TableReading, table: Table): Directed {
  const directions = reading.rows.map((_, index) => directionOfRow(table, reading.rows, index))
  return {
    reading: {
      ...reading,
      rows: reading.rows.map((row, index) => ({
        ...row,
        cents: directions[index] === 'in' ? Math.abs(row.cents) : -Math.abs(row.cents),
      })),
    },
    undecided: directions.flatMap((direction, index) => (direction === 'unknown' ? [index] : [])),
  }
}

/** So few that a wrong choice among them hardly closes the sums to the cent by chance. */
const MAX_UNDECIDED = 6

/**
 * Turns those undecided rows that close the sums, if there is one way only to do so; `null` when there is none or
 * several.
 */
export function settleBySums({ reading, undecided }: Directed, difference: Cents): TableReading | null {
  if (undecided.length === 0 || undecided.length > MAX_UNDECIDED) return null
  // A row turned from out to in moves the sum by twice its amount.
  const ways = Array.from({ length: 2 ** undecided.length }, (_, choice) =>
    undecided.filter((__, bit) => choice & (1 << bit)),
  ).filter((turned) => difference + turned.reduce((sum, index) => sum - 2 * reading.rows[index]!.cents, 0) === 0)
  const [only, ...others] = ways
  return only && others.length === 0
    ? {
        ...reading,
        rows: reading.rows.map((row, index) => (only.includes(index) ? { ...row, cents: -row.cents } : row)),
      }
    : null
}
