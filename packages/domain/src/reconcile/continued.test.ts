import { expect, test } from 'vitest'
import type { Account, Finding, ParseResult } from '../facts/parse-result.ts'
import { payslip, statement } from '../testing/documents.ts'
import { standingFindings } from './continued.ts'

const old = (ends_on: string, code = 'bank_statement.recency'): Finding => ({
  code,
  severity: code.endsWith('too_old') ? 'error' : 'warning',
  message_key: code,
  params: { ends_on },
  evidence: null,
})
const other: Partial<Account> = { iban: 'DE89370400440532013000' }
const withFindings = (result: ParseResult, ...findings: Finding[]): ParseResult => ({ ...result, findings })

const spring = withFindings(statement('2026-05', '2026-07'), old('2026-07-31'))
const autumn = statement('2026-08', '2026-10')
const mismatch: Finding = {
  code: 'bank_statement.name_mismatch',
  severity: 'error',
  message_key: '',
  params: {},
  evidence: null,
}

test.each<[string, ParseResult, ParseResult[], string[]]>([
  ['alone', spring, [], ['bank_statement.recency']],
  ['before one that goes on', spring, [autumn], []],
  ['before a later one with months between', spring, [statement('2026-09', '2026-10')], []],
  [
    'before one that is not recent either',
    spring,
    [
      withFindings(
        statement('2026-06', '2026-07', { period: { from: '2026-06-01', to: '2026-07-31' } }),
        old('2026-07-31'),
      ),
    ],
    ['bank_statement.recency'],
  ],
  ['before one of another account', spring, [statement('2026-08', '2026-10', other)], ['bank_statement.recency']],
  ['before one of somebody else', spring, [withFindings(autumn, mismatch)], ['bank_statement.recency']],
  ['before one that could not be read', spring, [{ ...autumn, verdict: 'unreadable' }], ['bank_statement.recency']],
  ['before a payslip', spring, [payslip('2026-10', '1800.00')], ['bank_statement.recency']],
  [
    'without a number, before one of the same bank',
    withFindings(statement('2026-05', '2026-07', { iban: null }), old('2026-07-31')),
    [autumn],
    [],
  ],
  [
    'without a number, before one of another bank',
    withFindings(statement('2026-05', '2026-07', { iban: null, bank: 'Altra Banca' }), old('2026-07-31')),
    [autumn],
    ['bank_statement.recency'],
  ],
  [
    'so old that it serves nobody, before one that goes on',
    withFindings(statement('2026-01', '2026-03'), old('2026-03-31', 'bank_statement.too_old')),
    [autumn],
    ['bank_statement.too_old'],
  ],
  [
    'with a fault besides',
    withFindings(spring, old('2026-07-31'), mismatch),
    [autumn],
    ['bank_statement.name_mismatch'],
  ],
])('a statement up to July, %s', (_, older, others, expected) =>
  expect(standingFindings(older, [...others, older]).map(({ code }) => code)).toEqual(expected),
)

test('the newer of the two is judged by itself', () =>
  expect(standingFindings(withFindings(autumn, old('2026-10-31')), [spring, autumn]).map(({ code }) => code)).toEqual([
    'bank_statement.recency',
  ]))

const oldSlip = (period: string) => withFindings(payslip(period, '3400.00'), old(period, 'payslip.recency'))
test.each<[string, ParseResult[], number]>([
  ['alone is old', [], 1],
  ['beside a recent one is not', [payslip('2026-10', '1850.00')], 0],
  ['beside an older one is', [payslip('2025-10', '1850.00')], 1],
  ['beside one that is old too is', [oldSlip('2026-01')], 1],
  ['beside a recent one of another person is', [withFindings(payslip('2026-10', '1850.00'), mismatch)], 1],
])('a payslip of last December %s', (_, others, count) => {
  const slip = oldSlip('2025-12')
  expect(standingFindings(slip, [slip, ...others])).toHaveLength(count)
})
