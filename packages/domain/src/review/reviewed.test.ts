import { describe, expect, test } from 'vitest'
import type { Finding, ParseResult } from '../facts/parse-result.ts'
import { identity, line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { correctedPlaces, reviewed, valueAt } from './reviewed.ts'

const found = (code: string, severity: Finding['severity'] = 'error', params: Finding['params'] = {}): Finding => ({
  code,
  severity,
  message_key: 'k',
  params,
  evidence: null,
})
const fix = (path: string, value: string | null) => ({ path, value, reason: 'misread', on: '2026-11-21' })
const rule = (code: string, outcome: 'confirmed' | 'set_aside') => ({
  code,
  outcome,
  reason: 'seen',
  on: '2026-11-21',
  params: {},
})
const after = (read: ParseResult, ...corrections: ReturnType<typeof fix>[]) =>
  reviewed(read, { corrections, rulings: [] })
const codes = ({ findings }: ParseResult) => findings.map(({ code }) => code)

const misread: ParseResult = {
  ...statement('2026-10', '2026-10', {
    opening_balance: '100.00',
    closing_balance: '1947.40',
    reconciled: false,
    transactions: [line('2026-10-27', 'STIPENDIO', '1874.40')],
  }),
  findings: [found('bank_statement.incomplete', 'error', { difference: '27.00' })],
}
const amount = 'bank_statement.accounts.0.transactions.0.amount'

describe('a statement', () => {
  test('whose sums close again is proven, and the finding of its sums is gone', () => {
    const result = after(misread, fix(amount, '1847.40'))
    expect([result.bank_statement!.accounts[0]!.reconciled, codes(result)]).toEqual([true, []])
  })
  test('whose sums a person breaks is not proven, and says by how much', () => {
    const result = after(after(misread, fix(amount, '1847.40')), fix(amount, '1847.41'))
    expect([result.bank_statement!.accounts[0]!.reconciled, result.findings.map(({ params }) => params)]).toEqual([
      false,
      [{ difference: '0.01' }],
    ])
  })
  test('read from pixels is not proven by a correction', () =>
    expect(
      after({ ...misread, source: 'ocr' }, fix(amount, '1847.40')).bank_statement!.accounts[0]!.reconciled,
    ).toBeNull())
  test('that lacks a page lacks it still', () =>
    expect(
      codes(
        after(
          { ...misread, findings: [found('bank_statement.incomplete', 'error', { missing_pages: '2' })] },
          fix(amount, '1847.40'),
        ),
      ),
    ).toEqual(['bank_statement.incomplete']))
  test('proven by its running balances stays so when its holder is put right', () =>
    expect(
      after(statement('2026-10', '2026-10'), fix('bank_statement.accounts.0.holders.0', 'Giulia Bianchi'))
        .bank_statement!.accounts[0],
    ).toMatchObject({ reconciled: true, holders: ['Giulia Bianchi'] }))
})

test.each<[string, ParseResult, ReturnType<typeof fix>, (result: ParseResult) => unknown, unknown]>([
  [
    'a payslip whose sums close again',
    payslip('2026-10', '1874.40', { gross: '2459.50', deductions: '612.10', payout: null, reconciled: false }),
    fix('payslip.net', '1847.40'),
    ({ payslip: slip }) => slip!.reconciled,
    true,
  ],
  [
    'a proven payslip with a figure that does not fit',
    payslip('2026-10', '1847.40', { gross: '2459.50', deductions: '612.10' }),
    fix('payslip.net', '1900.00'),
    ({ payslip: slip, findings }) => [slip!.reconciled, findings[0]?.code],
    [false, 'payslip.not_reconciled'],
  ],
  [
    'a proven tax document: the sums behind it are not known',
    taxDocument({ reconciled: true }),
    fix('tax_document.net_income', '25000.00'),
    ({ tax_document }) => tax_document!.reconciled,
    null,
  ],
  [
    'a tax document that did not close',
    taxDocument({ reconciled: false }),
    fix('tax_document.net_income', '25000.00'),
    ({ tax_document }) => tax_document!.reconciled,
    false,
  ],
  [
    'a year is a number',
    taxDocument(),
    fix('tax_document.tax_year', '2024'),
    ({ tax_document }) => tax_document!.tax_year,
    2024,
  ],
  [
    'a value that is not on the document',
    payslip('2026-10', '1847.40'),
    fix('payslip.iban', null),
    ({ payslip: slip }) => slip!.iban,
    null,
  ],
  [
    'a place that the reading does not have',
    payslip('2026-10', '1847.40'),
    fix('bank_statement.accounts.0.bank', 'X'),
    (result) => result.bank_statement,
    undefined,
  ],
  [
    'a name: the reading said that it is another',
    { ...identity(), findings: [found('national_id.name_mismatch')] },
    fix('identity.surname', 'BIANCHI ROSSI'),
    codes,
    [],
  ],
  [
    'a name, of a document that may be forged',
    { ...identity(), findings: [found('national_id.fraud')] },
    fix('identity.surname', 'BIANCHI ROSSI'),
    codes,
    ['national_id.fraud'],
  ],
])('%s', (_, read, correction, look, expected) => expect(look(after(read, correction))).toEqual(expected))

test('the reading itself is never changed', () => {
  const before = structuredClone(misread)
  after(misread, fix(amount, '1847.40'))
  expect(misread).toEqual(before)
})

test('the last word counts, and what the reading says takes a correction back', () => {
  expect(valueAt(after(misread, fix(amount, '1.00'), fix(amount, '1847.40')), amount)).toBe('1847.40')
  expect(after(misread, fix(amount, '1847.40'), fix(amount, '1874.40'))).toBe(misread)
  expect(correctedPlaces(misread, [fix(amount, '1847.40')])).toEqual({
    [amount]: { was: '1874.40', reason: 'misread', on: '2026-11-21' },
  })
})

test('a finding set aside is no finding; confirmed, it stays; the last ruling counts', () => {
  const ruled = (...rulings: ReturnType<typeof rule>[]) => codes(reviewed(misread, { corrections: [], rulings }))
  expect(ruled(rule('bank_statement.incomplete', 'set_aside'))).toEqual([])
  expect(ruled(rule('bank_statement.incomplete', 'confirmed'))).toEqual(['bank_statement.incomplete'])
  expect(ruled(rule('bank_statement.incomplete', 'set_aside'), rule('bank_statement.incomplete', 'confirmed'))).toEqual(
    ['bank_statement.incomplete'],
  )
})
