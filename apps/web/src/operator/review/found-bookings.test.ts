import { expect, test } from 'vitest'
import type { ReviewField } from '@attesta/contract/review-case.ts'
import { foundBookings } from './found-bookings.ts'

const booking = (at: number, booked_on: string, description: string, amount: string) =>
  Object.entries({ booked_on, description, amount }).map(
    ([name, value]) =>
      ({
        path: `bank_statement.accounts.0.transactions.${at}.${name}`,
        kind: name === 'amount' ? 'money' : name === 'booked_on' ? 'day' : 'text',
        value,
      }) as ReviewField,
  )
const bookings = [
  ...booking(0, '2026-10-05', 'BONIFICO STIPENDIO Società Rossi', '1819.00'),
  ...booking(1, '2026-10-05', 'AFFITTO OTTOBRE', '-650.00'),
  ...booking(2, '2026-11-27', 'Bolletta 1819 Müller', '-42.50'),
]
const rowsFor = (text: string) =>
  [...new Set(foundBookings(bookings, text).map(({ path }) => path.split('.')[4]))].join('')

test.each([
  ['', '012'],
  ['stipendio', '0'],
  ['societa', '0'],
  ['MULLER', '2'],
  ['1.819,00', '0'],
  ['1,819.00', '0'],
  ['1819', '02'],
  ['650', '1'],
  ['-650,00', '1'],
  ['650,01', ''],
  ['42,5', '2'],
  ['05.10.2026', '01'],
  ['5/10', '01'],
  ['2026-11', '2'],
  ['affitto 650', '1'],
  ['affitto 1819', ''],
])('«%s» finds the rows %s', (text, rows) => expect(rowsFor(text)).toBe(rows))

test('a row is found whole, with its values in their order', () =>
  expect(foundBookings(bookings, 'affitto').map(({ value }) => value)).toEqual([
    '2026-10-05',
    'AFFITTO OTTOBRE',
    '-650.00',
  ]))
