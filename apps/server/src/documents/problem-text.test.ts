import { expect, test } from 'vitest'
import { languages } from '@attesta/contract/fields.ts'
import { uploadType } from '@attesta/contract/document.ts'
import { refusals } from '@attesta/contract/refusals.ts'
import { findingCodes } from '@attesta/domain/reconcile/finding-codes.ts'
import { readWords } from '../http/words.ts'
import { inOrder } from './problems.ts'
import { problemText } from './problem-text.ts'

const words = readWords(new URL('../../../../packages/contract/src/words/', import.meta.url))
/** What a finding may carry; a text that asks for anything else would show its key instead. */
const params = {
  name: 'Rossi',
  months: '2026-08, 2026-09',
  month: '2026-08',
  day: '2026-10-31',
  from: '2026-08-01',
  to: '2026-08-31',
  year: 2023,
  currency: 'CHF',
  percent: 12,
  amount: '650.00',
  returned: '650.00',
  net: '3000.00',
  gross: '2000.00',
  payer: 'Agos',
  payee: 'Agos',
  line: 'Muster',
  by: 'birth',
  other: 'a.pdf',
  bank: 'UniCredit',
  employer: 'Rossi',
  count: 2,
  ending: '0420',
  answered: 14,
  shown: 13,
  closing: '1942.10',
  opening: '6942.10',
}
const problem = (code: string) => ({ code, blocker: true, params })

/** The rules that name a code. */
const rulesOf: Partial<Record<string, string[]>> = {
  'payslip.recency': ['B5-payslip-old', 'B8-payslip-range'],
  'bank_statement.invalid_type': ['B8-statement-invalid'],
  'bank_statement.incomplete': ['B8-statement-incomplete'],
  'bank_statement.coverage': ['B8-statement-coverage'],
  'bank_statement.too_old': ['B8-statement-old'],
  'bank_statement.duplicate': ['B8-statement-duplicate'],
  'bank_statement.not_original': ['B8-statement-scan'],
  'bank_statement.merged': ['B8-statement-merged'],
  'bank_statement.unreadable': ['B8-statement-unreadable'],
  'bank_statement.locked': ['B8-statement-locked'],
  'bank_statement.wrong_bank': ['B8-statement-bank'],
  'bank_statement.name_mismatch': ['B8-statement-name'],
  'bank_statement.no_legal_value': ['B8-statement-legal'],
  'bank_statement.fraud': ['B8-statement-fraud'],
  'bank_statement.rent_missing': ['B8-statement-rent'],
  'bank_statement.salary_missing': ['B8-statement-salary'],
  'bank_statement.recency': ['B8-statement-recency'],
  'national_id.country_mismatch': ['B8-id-country'],
  'national_id.invalid_type': ['B8-id-invalid'],
  'national_id.missing_front': ['B8-id-sides'],
  'national_id.missing_back': ['B8-id-sides'],
  'national_id.name_mismatch': ['B8-id-name'],
  'national_id.missing_name': ['B8-id-name'],
  'national_id.parse_failure': ['B8-id-unreadable'],
  'national_id.expired': ['B8-id-expired'],
  'payslip.employer_mismatch': ['B8-payslip-employer'],
  'payslip.invalid_type': ['B8-payslip-invalid'],
  'payslip.name_mismatch': ['B8-payslip-name'],
  'payslip.unreadable': ['B8-payslip-unreadable'],
  'payslip.duplicate': ['B8-payslip-duplicate'],
  'payslip.date_range': ['B8-payslip-range'],
  'report.payslip_month_missing': ['B8-payslip-month'],
  'cud.fiscal_code_mismatch': ['B8-tax-code'],
  'fiscal_doc.fiscal_code_mismatch': ['B8-tax-code'],
  'cud.too_old': ['B8-tax-old'],
  'fiscal_doc.too_old': ['B8-tax-old'],
  'income_check.other_income_not_declared': ['B8-income-undeclared'],
  'income_check.declared_income_not_detected': ['B8-income-undetected'],
  'income_check.rent_detected_not_declared': ['B8-rent-undeclared'],
  'report.birth_date_mismatch': ['B8-report-birth'],
  'report.salary_mismatch': ['B8-report-salary'],
  'rapid.not_readable': ['B8-rapid'],
  'rapid.corrupted': ['B8-rapid'],
  'rapid.merged': ['B8-rapid'],
  'rapid.not_supported': ['B8-rapid'],
  'rapid.insufficient_documents': ['B8-rapid'],
}

for (const code of findingCodes)
  test(
    `${code} has words of its own in every language, and says them whole`,
    { tags: ['BK-7', ...(rulesOf[code] ?? [])] },
    () => {
      for (const language of languages) {
        const { message, message_key } = problemText(words, language, problem(code), 'busta.pdf', 'Giulia Bianchi')
        expect(message_key).not.toBe('Documents.Problem.unknown')
        expect(message).not.toBe(message_key)
        expect(message).not.toMatch(/[{}]/)
      }
    },
  )

test('every code that a rule names is one', () => {
  const codes: readonly string[] = findingCodes
  expect(Object.keys(rulesOf).filter((code) => !codes.includes(code))).toEqual([])
})

test.each(languages)('every refusal has words in %s', (language) => {
  expect(
    Object.values(refusals)
      .map(({ key }) => key)
      .filter((key) => !words.has(language, key)),
  ).toEqual([])
})

test.each(uploadType.options)('a missing %s is named in every language', (type) => {
  for (const language of languages) expect(words.has(language, `Documents.Missing.${type}`)).toBe(true)
})

test('months and days are said in the language', () => {
  expect(problemText(words, 'it', problem('bank_statement.coverage'), 'x.pdf', 'G').message).toBe(
    'Negli estratti conto mancano i movimenti di: agosto 2026 e settembre 2026. Aggiungi gli estratti che li contengono',
  )
  expect(problemText(words, 'de', problem('report.payslip_month_missing'), 'x.pdf', 'G').message).toBe(
    'Die Gehaltsabrechnung für August 2026 fehlt. Fügen Sie sie hinzu',
  )
})

test('money is said in the reader’s form, and a name that ends with a full stop ends its sentence', () => {
  const paid = { ...problem('report.regular_payment'), params: { amount: '210.00', payee: 'Kita Sonnenschein e.V.' } }
  const said = (language: 'en' | 'it' | 'de') =>
    problemText(words, language, paid, 'x.pdf', 'G').message.replaceAll('\u00a0', ' ')
  expect(said('it')).toMatch(/^Ogni mese versi 210,00 € a Kita Sonnenschein e\.V\. Se /)
  expect(said('de')).toMatch(/^Sie zahlen jeden Monat 210,00 € an Kita Sonnenschein e\.V\. Wenn /)
  expect(said('en')).toMatch(/^You pay Kita Sonnenschein e\.V\. €210\.00 every month\. /)
})

test(
  "the specification's own names are on the wire",
  { tags: ['K-BankAccts.Error.ParseException', 'K-BankAccts.Error.Coverage'] },
  () => {
    expect(problemText(words, 'en', problem('bank_statement.unreadable'), 'x.pdf', 'G').message_key).toBe(
      'BankAccts.Error.ParseException',
    )
    expect(problemText(words, 'en', problem('bank_statement.coverage'), 'x.pdf', 'G').message_key).toBe(
      'BankAccts.Error.Coverage',
    )
  },
)

test('one trouble is said once, what blocks first', () => {
  const warning = { code: 'payslip.recency', blocker: false, params: {} }
  expect(
    inOrder([warning, { ...problem('unknown.locked') }, { ...problem('payslip.locked') }]).map(({ code }) => code),
  ).toEqual(['unknown.locked', 'payslip.recency'])
})

test.each([
  ['limit_exceeded', 'x.pdf is too large or too complex for us to read. Save it as a smaller PDF'],
  ['hostile', 'x.pdf contains active content that we can’t accept. Print it to a new PDF and upload that'],
  ['unreadable', 'We can’t read x.pdf. Upload a clear copy or another file'],
])('a reading that ended as %s says so', (verdict, message) =>
  expect(
    problemText(words, 'en', { code: 'payslip.unreadable', blocker: true, params: { verdict } }, 'x.pdf', 'G').message,
  ).toBe(message),
)
