/** Two statements of one account count once: when they are taken for one, and when they are not. */
import { expect, test } from 'vitest'
import { line, statement } from '../testing/documents.ts'
import type { Account } from './parse-result.ts'
import { areOneAccount } from './same-account.ts'

const other = 'IT28W8000000292100645211'
const none = { iban: null }
const unnamed = { ...none, bank: null }

/** A booking on each of the first days of August, each of another amount. */
const bookings = (count: number, cents = '10') =>
  Array.from({ length: count }, (_, at) =>
    line(`2026-08-${String(at + 1).padStart(2, '0')}` as '2026-08-01', 'POS', `-${at + 1}.${cents}`),
  )
const account = (transactions: Account['transactions'], more: Partial<Account> = {}): Account =>
  statement('2026-08', '2026-08', { transactions, ...more }).bank_statement!.accounts[0]!

test.each<[string, boolean, Account, Account]>([
  ['one number', true, account([]), account([])],
  ['two numbers, and nothing alike', false, account(bookings(6)), account(bookings(6, '20'), { iban: other })],
  ['two numbers over six bookings alike', true, account(bookings(6)), account(bookings(6), { iban: other })],
  ['two numbers over five bookings alike', false, account(bookings(5)), account(bookings(5), { iban: other })],
  [
    'two numbers over bookings alike, of two people',
    false,
    account(bookings(6)),
    account(bookings(6), { iban: other, holders: ['MARCO ROSSI'] }),
  ],
  ['no number, and three bookings alike', true, account(bookings(3), none), account(bookings(3))],
  ['no number, and two bookings alike', false, account(bookings(2), none), account(bookings(2))],
  [
    'no number, at two banks',
    false,
    account(bookings(6), none),
    account(bookings(6), { ...none, bank: 'Banca Verde' }),
  ],
  [
    'no number, and one of two banks has a code',
    false,
    account(bookings(6), none),
    account(bookings(6), { ...none, abi: '03069' }),
  ],
  [
    'no number, of two people',
    false,
    account(bookings(6), none),
    account(bookings(6), { ...none, holders: ['ROSSI'] }),
  ],
  [
    'no number, and names in another order',
    true,
    account(bookings(3), none),
    account(bookings(3), { ...none, holders: ['Bianchi Giulia'] }),
  ],
  ['no number, and no name on one', true, account(bookings(3), none), account(bookings(3), { ...none, holders: [] })],
  [
    'no number and no bank, and three bookings alike',
    false,
    account(bookings(3), unnamed),
    account(bookings(3), unnamed),
  ],
  ['no number and no bank, and six alike', true, account(bookings(6), unnamed), account(bookings(6), unnamed)],
  [
    'half of the fewer bookings alike',
    true,
    account([...bookings(3), ...bookings(3, '20')], none),
    account([...bookings(3), ...bookings(3, '30')]),
  ],
  [
    'less than half of them alike',
    false,
    account([...bookings(3), ...bookings(4, '20')], none),
    account([...bookings(3), ...bookings(4, '30')]),
  ],
  [
    'a booking that stands once there counts once',
    false,
    account(
      [1, 2, 3].map(() => line('2026-08-01', 'POS', '-1.10')),
      none,
    ),
    account([line('2026-08-01', 'POS', '-1.10')]),
  ],
  [
    'of the days that both tell: one begins earlier, the other ends later',
    true,
    account([...Array.from({ length: 6 }, () => line('2026-07-20', 'POS', '-99.00')), ...bookings(3)], none),
    account([...bookings(3), ...Array.from({ length: 6 }, () => line('2026-08-25', 'POS', '-98.00'))]),
  ],
])('%s: one account is %s', (_, expected, one, another) => {
  expect(areOneAccount(one, another)).toBe(expected)
  expect(areOneAccount(another, one)).toBe(expected)
})
