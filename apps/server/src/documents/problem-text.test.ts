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
  to: '2026-08-31',
  year: 2023,
  percent: 12,
  amount: '650.00',
  payer: 'Agos',
  payee: 'Agos',
  other: 'a.pdf',
  employer: 'Rossi',
  count: 2,
  ending: '0420',
  answered: 14,
  shown: 13,
}
const problem = (code: string) => ({ code, blocker: true, params })

test.each(findingCodes.map((code) => [code]))(
  '%s has words of its own in every language, and says them whole',
  (code) => {
    for (const language of languages) {
      const { message, message_key } = problemText(words, language, problem(code), 'busta.pdf', 'Giulia Bianchi')
      expect(message_key).not.toBe('Documents.Problem.unknown')
      expect(message).not.toBe(message_key)
      expect(message).not.toMatch(/[{}]/)
    }
  },
)

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
    'Mancano gli estratti conto di: agosto 2026 e settembre 2026. Aggiungili',
  )
  expect(problemText(words, 'de', problem('report.payslip_month_missing'), 'x.pdf', 'G').message).toBe(
    'Die Gehaltsabrechnung für August 2026 fehlt. Fügen Sie sie hinzu',
  )
})

test("the specification's own names are on the wire", () => {
  expect(problemText(words, 'en', problem('bank_statement.unreadable'), 'x.pdf', 'G').message_key).toBe(
    'BankAccts.Error.ParseException',
  )
  expect(problemText(words, 'en', problem('bank_statement.coverage'), 'x.pdf', 'G').message_key).toBe(
    'BankAccts.Error.Coverage',
  )
})

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
