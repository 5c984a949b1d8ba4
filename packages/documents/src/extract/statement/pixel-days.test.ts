import type { Day } from '@attesta/domain/day.ts'
import { expect, test } from 'vitest'
import { daysAreBorneOut, hasBelievableValue, type DatedRow } from './pixel-days.ts'

const row = (booked: string, value: string | null, more: Partial<DatedRow> = {}): DatedRow => ({
  booked: booked as Day,
  value: value as Day | null,
  hasOwnDay: true,
  confidence: 94,
  ...more,
})
const orderly = [row('2026-08-03', '2026-08-03'), row('2026-08-05', '2026-08-03'), row('2026-08-14', '2026-08-15')]

test.each<[string, DatedRow[], boolean]>([
  ['oldest first', orderly, true],
  ['newest first', orderly.toReversed(), true],
  ['a table without days of value', orderly.map((each) => ({ ...each, value: null })), true],
  [
    '18 read as 08 falls out of the order',
    [...orderly, row('2026-08-08', '2026-08-16'), row('2026-08-20', '2026-08-20')],
    false,
  ],
  ['a day of value twenty days off is a misread one', [row('2026-08-03', '2026-08-23'), ...orderly], false],
  [
    'a booking under the day of another lost its own',
    [...orderly, row('2026-08-14', '2026-08-15', { hasOwnDay: false })],
    false,
  ],
  [
    'one of two days is lost, and the other may be either',
    [
      ...orderly,
      ...orderly.map(({ value }) => row(value!.replace('08-', '09-'), value!.replace('08-', '09-'))),
      row('2026-09-24', null),
    ],
    false,
  ],
  ['a doubtful day alone', [...orderly, row('2026-08-20', '2026-08-19', { confidence: 77 })], false],
  [
    'a doubtful day that is printed twice alike',
    [...orderly, row('2026-08-20', '2026-08-20', { confidence: 77 })],
    true,
  ],
  [
    'print is what it is: far apart, under the day of another',
    [
      row('2026-08-03', '2026-06-01', { confidence: 100 }),
      row('2026-08-05', null, { confidence: 100, hasOwnDay: false }),
      row('2026-08-14', null, { confidence: 100 }),
    ],
    true,
  ],
  [
    'print out of order',
    [
      row('2026-08-14', null, { confidence: 100 }),
      row('2026-08-03', null, { confidence: 100 }),
      row('2026-08-05', null, { confidence: 100 }),
    ],
    false,
  ],
  [
    'one page of pixels among pages of text',
    [...orderly.map((each) => ({ ...each, confidence: 100 })), row('2026-08-01', '2026-08-01')],
    false,
  ],
  ['no rows', [], true],
])('%s', (_, rows, isBorneOut) => expect(daysAreBorneOut(rows)).toBe(isBorneOut))

test('a day of value far off is believed in print and not in pixels', () => {
  expect(hasBelievableValue(row('2026-08-03', '2026-06-01', { confidence: 100 }))).toBe(true)
  expect(hasBelievableValue(row('2026-08-03', '2026-08-23'))).toBe(false)
  expect(hasBelievableValue(row('2026-08-03', '2026-08-10'))).toBe(true)
  expect(hasBelievableValue(row('2026-08-03', null))).toBe(true)
})
