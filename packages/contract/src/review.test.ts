import { expect, test } from 'vitest'
import { correctionBody, fieldOf, tidied } from './review.ts'
import { problemsOf } from './testing/problems-of.ts'

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

const required = 'General.Error.Validation.Required'
const money = 'General.Error.Validation.Money'
const day = 'General.Error.Validation.Date'
const odd = 'ReviewDesk.Error.Value'
const iban = (length: number) => `IT60${'X'.repeat(length)}`

test.each([
  ['payslip.employer', 'x'.repeat(200), undefined],
  ['payslip.employer', 'x'.repeat(201), odd],
  ['payslip.employer', ' ', required],
  ['payslip.net', '0.00', undefined],
  ['payslip.net', '-1234567890123.50', undefined],
  ['payslip.net', '12345678901234.50', money],
  ['payslip.net', '1.5', money],
  ['payslip.net', '.50', money],
  ['payslip.net', '--1.50', money],
  ['payslip.net', '1.500', money],
  ['payslip.hired_on', '2026-04-31', day],
  ['payslip.hired_on', '12026-04-30', day],
  ['payslip.hired_on', '2026-04-300', day],
  ['payslip.hired_on', '2026-04-3x', day],
  ['payslip.period', '2026-00', odd],
  ['payslip.period', '2026-1', odd],
  ['payslip.period', '12026-10', odd],
  ['payslip.period', '2026-100', odd],
  ['tax_document.tax_year', '1900', undefined],
  ['tax_document.tax_year', '2099', undefined],
  ['tax_document.tax_year', '1899', odd],
  ['tax_document.tax_year', '2100', odd],
  ['tax_document.tax_year', '20255', odd],
  ['tax_document.tax_year', '12025', odd],
  ['tax_document.days', '1', undefined],
  ['tax_document.days', '99', undefined],
  ['tax_document.days', '299', undefined],
  ['tax_document.days', '359', undefined],
  ['tax_document.days', '366', undefined],
  ['tax_document.days', '0', odd],
  ['tax_document.days', '01', odd],
  ['tax_document.days', '370', odd],
  ['tax_document.days', '1000', odd],
  ['payslip.iban', iban(11), undefined],
  ['payslip.iban', iban(30), undefined],
  ['payslip.iban', iban(10), odd],
  ['payslip.iban', iban(31), odd],
  ['payslip.iban', `1${iban(20)}`, odd],
  ['identity.number', 'ABCD', undefined],
  ['identity.number', 'A'.repeat(32), undefined],
  ['identity.number', 'ABC', odd],
  ['identity.number', 'A'.repeat(33), odd],
  ['identity.number', 'ABCD.', odd],
  ['identity.nationality', 'ITAL', odd],
  ['identity.nationality', 'IT', odd],
  ['identity.nationality', 'I1A', odd],
])('%s as «%s»: %s', (path, value, message) =>
  expect(problemsOf(correctionBody, body(path, value))).toEqual(message === undefined ? [] : [`value: ${message}`]),
)

test.each([
  ['booked_on', true],
  ['amount', true],
  ['description', true],
  ['balance', false],
])('the %s of a row is never taken away: %s', (field, isNeeded) =>
  expect(problemsOf(correctionBody, body(`${row}.${field}`, null))).toEqual(isNeeded ? [`value: ${required}`] : []),
)
test.each(['holders.0', 'period.from', 'period.to'])('the %s of an account is never taken away', (field) =>
  expect(problemsOf(correctionBody, body(`bank_statement.accounts.0.${field}`, null))).toEqual([`value: ${required}`]),
)

test.each([
  ['payslip.employer', ' Caffe\u0300 \n\t S.\u200br.l. ', 'Caffè S.r.l.'],
  ['payslip.net', ' 1.50 ', '1.50'],
  ['payslip.hired_on', ' 2026-04-30 ', '2026-04-30'],
  ['payslip.period', ' 2026-10 ', '2026-10'],
  ['tax_document.tax_year', ' 2025 ', '2025'],
  ['tax_document.days', ' 365 ', '365'],
  ['identity.number', '12 345-678/a', '12345678A'],
  ['identity.nationality', ' ita ', 'ITA'],
])('%s is kept of %j as %j', (path, value, kept) => expect(tidied(path, value)).toBe(kept))

test.each([
  ['payslip.net', 'payslip.net'],
  ['a.1', 'a.N'],
  ['a.12.b.3.c', 'a.N.b.N.c'],
  ['a.1x.b', 'a.1x.b'],
  ['1.a', '1.a'],
])('the field of %s is %s', (path, field) => expect(fieldOf(path)).toBe(field))
