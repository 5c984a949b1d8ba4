import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../money.ts'
import { giuliaDocuments } from '../testing/giulia.ts'
import { line, payslip } from '../testing/documents.ts'
import type { Payslip } from '../facts/parse-result.ts'
import { accountCloses, payslipCloses } from './sums.ts'

const rows = (...printed: [day: string, amount: string, balance: string | null][]) =>
  printed.map(([day, amount, balance]) => ({ ...line(day, 'x', amount), balance }))
const three = rows(['2026-01-01', '10.00', '110.00'], ['2026-01-02', '-5.00', null], ['2026-01-03', '1.00', '106.00'])

test.each<[string, Parameters<typeof accountCloses>[0], boolean | null]>([
  [
    'opening, bookings and closing',
    { opening_balance: '100.00', closing_balance: '106.00', transactions: three },
    true,
  ],
  [
    'the newest first',
    { opening_balance: '100.00', closing_balance: '106.00', transactions: three.toReversed() },
    true,
  ],
  [
    'a closing balance one cent off',
    { opening_balance: '100.00', closing_balance: '106.01', transactions: three },
    false,
  ],
  [
    'a running balance one cent off',
    {
      opening_balance: '100.00',
      closing_balance: '106.00',
      transactions: rows(['2026-01-01', '10.00', '110.01'], ['2026-01-02', '-4.00', null]),
    },
    false,
  ],
  [
    'two wrongs that cancel out in the end',
    {
      opening_balance: '100.00',
      closing_balance: '106.00',
      transactions: rows(['2026-01-01', '11.00', '110.00'], ['2026-01-02', '-5.00', null]),
    },
    false,
  ],
  [
    'no closing balance, but the last booking carries one',
    { opening_balance: '100.00', closing_balance: null, transactions: three },
    true,
  ],
  [
    'no opening balance: the oldest booking is unchecked',
    { opening_balance: null, closing_balance: '106.00', transactions: three },
    null,
  ],
  [
    'no opening balance, and yet a contradiction',
    { opening_balance: null, closing_balance: '107.00', transactions: three },
    false,
  ],
  [
    'no balances at all',
    { opening_balance: null, closing_balance: null, transactions: rows(['2026-01-01', '10.00', null]) },
    null,
  ],
  [
    'nothing booked, the same balance twice',
    { opening_balance: '5.00', closing_balance: '5.00', transactions: [] },
    true,
  ],
])('a statement with %s', (_, account, closes) => expect(accountCloses(account)).toBe(closes))

test('what the reading proved of a whole document is proven here too', () => {
  for (const { result } of giuliaDocuments)
    for (const account of result.bank_statement?.accounts ?? [])
      expect([result.file, accountCloses(account)]).toEqual([result.file, account.reconciled])
})

test('one amount changed by a cent or more never closes', () => {
  const amounts = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer(), amounts, fc.nat(), fc.integer({ min: 1, max: 9_999 }), (opening, cents, place, off) => {
      const account = {
        opening_balance: decimal(opening % 1e9),
        closing_balance: decimal((opening % 1e9) + cents.reduce((a, b) => a + b, 0)),
        transactions: cents.map((amount) => line('2026-01-01', 'x', decimal(amount))),
      }
      expect(accountCloses(account)).toBe(true)
      account.transactions[place % cents.length]!.amount = decimal(cents[place % cents.length]! + off)
      expect(accountCloses(account)).toBe(false)
    }),
  )
})

const slip = (
  gross: string | null,
  deductions: string | null,
  net: string,
  reconciled: boolean | null,
  payout: string | null = net,
): Payslip => payslip('2026-10', net, { gross, deductions, payout, reconciled }).payslip!
test.each<[string, Payslip, Payslip, boolean | null]>([
  ['sums that close', slip('2459.50', '612.10', '1847.40', null), slip('2459.50', '612.10', '1874.40', false), true],
  ['sums that do not', slip('2459.50', '612.10', '1900.00', null), slip('2459.50', '612.10', '1847.40', true), false],
  [
    'a sum that is not printed',
    slip('2459.50', null, '1847.40', null),
    slip('2459.50', '612.10', '1847.40', true),
    null,
  ],
  [
    'an allowance that the reading had accounted for',
    slip('2460.50', '613.10', '1947.40', null),
    slip('2459.50', '612.10', '1947.40', true),
    true,
  ],
  [
    'a gap that nobody accounted for',
    slip('2460.50', '613.10', '1947.40', null),
    slip('2459.50', '612.10', '1947.40', null),
    false,
  ],
  [
    'some cents that a rounding could explain',
    slip('2459.50', '612.10', '1847.00', null),
    slip('2459.50', '612.10', '1874.00', false),
    null,
  ],
  [
    'a payout that is less than the net for no reason',
    slip('2459.50', '612.10', '1847.40', null, '1500.00'),
    slip('2459.50', '612.10', '1847.40', true),
    false,
  ],
])('a payslip with %s', (_, corrected, read, closes) => expect(payslipCloses(corrected, read)).toBe(closes))
