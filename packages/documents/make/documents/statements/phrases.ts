/**
 * What bookings say. Blanks: `{party}`, `{purpose}`, `{ref}` (a number of the bank's), `{day}` (its value date as
 * dd.mm.yyyy), `{day/}` (dd/mm/yyyy).
 */
import { dated } from '../../draw/spelling.ts'
import type { BookingKind, Row } from '../../life/ledger.ts'

/** Digits of the bank's own, the same each time for the same booking. */
const referenceOf = ({ amount, bookedOn }: Row) =>
  String(Math.abs(amount) * 7919 + Number(bookedOn.replaceAll('-', '')) * 31).slice(-9)

/** The lines of a booking. */
export const sayings = (phrases: Record<BookingKind, string>, row: Row): string[] =>
  phrases[row.kind]
    .replaceAll('{party}', row.party)
    .replaceAll('{purpose}', row.purpose)
    .replaceAll('{ref}', referenceOf(row))
    .replaceAll('{day/}', dated(row.valueOn, 'dd/mm/yyyy'))
    .replaceAll('{day}', dated(row.valueOn, 'dd.mm.yyyy'))
    .split('|')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
