/** A column that says for each booking whether it comes in or goes out, beside amounts without a sign. */
import { fold } from '../../layout/fold.ts'

// S, Soll, D, Dare, Addebito, Debit: out   H, Haben, A, Avere, C, Accredito, Credit: in
const OUT: ReadonlySet<string> = new Set(['s', 'soll', 'd', 'dare', 'addebito', 'uscita', 'debit', 'dbit', 'db', '-']),
  IN: ReadonlySet<string> = new Set([
    'h',
    'haben',
    'a',
    'avere',
    'c',
    'accredito',
    'entrata',
    'credit',
    'crdt',
    'cr',
    '+',
  ])

/** What one cell says; 0 when it is no side. */
export const sideOf = (cell: string | undefined): -1 | 0 | 1 => {
  // A sign alone folds to nothing.
  const word = fold(cell ?? '') || (cell ?? '').trim()
  return OUT.has(word) ? -1 : IN.has(word) ? 1 : 0
}

/** Returns a row's side; 0 for all rows when no column has one in every booking. */
export function sidesIn(bookings: readonly string[][]): (row: readonly string[]) => -1 | 0 | 1 {
  const column = bookings[0]?.findIndex((_, at) => bookings.every((row) => sideOf(row[at]) !== 0)) ?? -1
  return (row) => (column < 0 ? 0 : sideOf(row[column]))
}
