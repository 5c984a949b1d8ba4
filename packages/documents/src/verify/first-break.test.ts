import { expect, test } from 'vitest'
import type { Account, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { firstBreak, locateBreaks } from './first-break.ts'

const account = (
  rows: [day: string, amount: string, balance: string | null][],
  opening: string | null = '100.00',
): Account => ({
  bank: null,
  abi: null,
  blz: null,
  iban: null,
  bic: null,
  holders: [],
  currency: 'EUR',
  period: null,
  opening_balance: opening,
  closing_balance: null,
  reconciled: false,
  transactions: rows.map(([booked_on, amount, balance], at) => ({
    booked_on,
    value_on: null,
    description: '',
    amount,
    balance,
    page: at + 1,
  })),
})

test.each<[string, Account, string | undefined]>([
  [
    'the second of three',
    account([
      ['2026-01-01', '10.00', '110.00'],
      ['2026-01-02', '-5.00', '106.00'],
      ['2026-01-03', '1.00', '107.00'],
    ]),
    '2026-01-02',
  ],
  [
    'the oldest, of a list that begins with the newest',
    account([
      ['2026-01-03', '1.00', '107.00'],
      ['2026-01-02', '-4.00', '106.00'],
      ['2026-01-01', '11.00', '110.00'],
    ]),
    '2026-01-01',
  ],
  [
    'all in order',
    account([
      ['2026-01-01', '10.00', '110.00'],
      ['2026-01-02', '-5.00', '105.00'],
    ]),
    undefined,
  ],
  [
    'no running balances',
    account([
      ['2026-01-01', '10.00', null],
      ['2026-01-02', '-5.00', null],
    ]),
    undefined,
  ],
  [
    'a gap between balances is jumped',
    account([
      ['2026-01-01', '10.00', null],
      ['2026-01-02', '-5.00', '1.00'],
      ['2026-01-03', '1.00', '3.00'],
    ]),
    '2026-01-03',
  ],
])('%s', (_, given, day) => expect(firstBreak(given)?.booked_on).toBe(day))

test('the finding of the sums is given the place', () => {
  const finding = {
    code: 'bank_statement.incomplete',
    severity: 'error' as const,
    message_key: 'k',
    params: { difference: '1.00' },
    evidence: null,
  }
  const result: ParseResult = {
    file: 'x',
    type: 'bank_statement',
    verdict: 'parsed',
    country: null,
    issuer: null,
    pages: 2,
    source: 'text',
    findings: [finding],
    bank_statement: { accounts: [account([['2026-01-01', '10.00', '111.00']])] },
  }
  expect(locateBreaks(result)).toEqual([
    { ...finding, params: { difference: '1.00', breaks_on: '2026-01-01' }, evidence: { page: 1, box: null } },
  ])
})
