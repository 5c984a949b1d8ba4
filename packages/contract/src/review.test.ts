import { expect, test } from 'vitest'
import { correctionBody, fieldOf, tidied } from './review.ts'

const row = 'bank_statement.accounts.0.transactions.12'
const body = (path: string, value: string | null) => ({
  document_id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04',
  path,
  value,
  reason: 'The stamp hides a digit',
})

test.each<[string, string | null, boolean]>([
  [`${row}.amount`, '-1234.50', true],
  [`${row}.amount`, '1.234,50', false],
  [`${row}.amount`, null, false],
  [`${row}.balance`, null, true],
  [`${row}.booked_on`, '2026-02-29', false],
  [`${row}.booked_on`, '2028-02-29', true],
  ['payslip.period', '2026-13', false],
  ['payslip.period', '2026-12', true],
  ['payslip.iban', 'IT60 X054 2811 1010 0000 0123 456', true],
  ['payslip.iban', 'nonsense', false],
  ['tax_document.tax_year', '2025', true],
  ['tax_document.days', '367', false],
  ['identity.nationality', 'ita', true],
  ['identity.fiscal_code', 'BNCGLI92C54F205X', true],
  ['identity.surname', '\u202E', false],
  ['payslip.reconciled', 'true', false],
  ['identity.mrz.valid', 'true', false],
  ['findings.0.code', 'x', false],
  ['__proto__.x', 'x', false],
  ['bank_statement.accounts.0.reconciled', null, false],
])('%s may become %s: %s', (path, value, isTaken) =>
  expect(correctionBody.safeParse(body(path, value)).success).toBe(isTaken),
)

test('a place is known by its field', () =>
  expect(fieldOf(`${row}.amount`)).toBe('bank_statement.accounts.N.transactions.N.amount'))
test('a value is kept as a reading spells it', () =>
  expect(tidied('payslip.iban', 'it60 x054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456'))
test('a reason is needed', () =>
  expect(correctionBody.safeParse({ ...body('payslip.employer', 'X'), reason: ' ' }).success).toBe(false))

test.each([
  ['a needed value that is taken away', `${row}.amount`, null, ['value'], 'General.Error.Validation.Required'],
  ['a value of another kind', `${row}.booked_on`, '2026-02-29', ['value'], 'General.Error.Validation.Date'],
  ['a place that is not corrected', 'findings.0.code', 'x', ['path'], 'ReviewDesk.Error.Value'],
])('%s is refused at its field, and why', (_, place, value, path, message) =>
  expect(correctionBody.safeParse(body(place, value)).error?.issues).toMatchObject([{ path, message, code: 'custom' }]),
)
