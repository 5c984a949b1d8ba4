/** What a proof may leave aside: rows that only their place makes balances count as bookings where it rests on others. */
import { expect, test } from 'vitest'
import type { PlacedAmount } from '../../layout/amounts.ts'
import { unaccountedIn } from './accounted.ts'
import type { BalanceMark } from './balances.ts'
import type { Line } from './line.ts'
import type { Table, TableReading, TableRow } from './reading.ts'

const amountOf = (cents: number) => ({ cents, sign: 0, side: null, words: [] }) as unknown as PlacedAmount
const lines = [1000, 250, 1250].map(
  (cents, index) => ({ index, kind: 'plain', amounts: [amountOf(cents)], dates: [] }) as unknown as Line,
)
const table = {
  dated: lines.map((line) => ({ line, booked: '2026-10-01', value: null })),
  cells: lines.map(({ amounts }) => amounts),
  markLines: new Set([1, 2]),
  placedLines: new Set([1, 2]),
} as unknown as Table
const reading = {
  rows: [{ at: 0, dateAt: 0 } as TableRow],
  hypothesis: { roles: ['signed'], admission: 'same-line', from: 0, to: 3 },
} as unknown as TableReading
const balanceAt = (at: number) => ({ line: lines[at]!, cents: lines[at]!.amounts[0]!.cents }) as BalanceMark

test('a row that might be a balance by its place is a booking where the proof does not rest on it', () =>
  expect(unaccountedIn(table, reading, { opening: null, closing: balanceAt(2) }).behind).toBe(1))

test('the balances that the proof rests on are accounted for', () =>
  expect(unaccountedIn(table, reading, { opening: balanceAt(1), closing: balanceAt(2) }).behind).toBe(0))
