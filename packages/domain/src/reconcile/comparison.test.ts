import { expect, test } from 'vitest'
import type { ParseResult } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { giulia, giuliaDocuments, document, today } from '../testing/giulia.ts'
import { identity, payslip, statement, taxDocument } from '../testing/documents.ts'
import { comparisonOf, type Compared, type Comparison } from './comparison.ts'
import { findingCodes } from './finding-codes.ts'
import { isContestable } from './contest.ts'
import { reconcile } from './reconcile.ts'

const traced = (result: ParseResult, place: string, page: number): ParseResult => ({
  ...result,
  pages: 5,
  trace: { [place]: { page, box: null } },
})
const months = (...list: string[]): Compared => ({ kind: 'months', months: list })
const text = (value: string): Compared => ({ kind: 'text', text: value })

test.each<[string, string, ParseResult, Record<string, string | number>, Comparison | null]>([
  [
    'another name, on the page where it stands',
    'payslip.name_mismatch',
    traced(payslip('2026-10', '1852.80', { employee: 'RUSSO MARCO' }), 'payslip.employee', 3),
    {},
    { found: text('RUSSO MARCO'), expected: text('Giulia Bianchi'), page: 3 },
  ],
  [
    'another name, on a page that nobody noted',
    'payslip.name_mismatch',
    { ...payslip('2026-10', '1852.80', { employee: 'RUSSO MARCO' }), pages: 2 },
    {},
    { found: text('RUSSO MARCO'), expected: text('Giulia Bianchi'), page: null },
  ],
  [
    'another tax code',
    'cud.fiscal_code_mismatch',
    taxDocument({ fiscal_code: 'RSSMRA80A01H501U' }),
    {},
    { found: text('RSSMRA80A01H501U'), expected: text('BNCGLI92C54F205X'), page: 1 },
  ],
  [
    'another date of birth',
    'report.birth_date_mismatch',
    identity({ date_of_birth: '1990-01-31' }),
    {},
    { found: { kind: 'day', day: '1990-01-31' }, expected: { kind: 'day', day: '1992-03-14' }, page: 1 },
  ],
  [
    'a card that has expired',
    'national_id.expired',
    identity({ expires_on: '2026-11-20' }),
    {},
    { found: { kind: 'day', day: '2026-11-20' }, expected: { kind: 'day', day: today, orLater: true }, page: 1 },
  ],
  [
    'an old payslip',
    'payslip.recency',
    payslip('2026-05', '1800.00'),
    {},
    { found: months('2026-05'), expected: months('2026-08', '2026-09', '2026-10'), page: 1 },
  ],
  [
    'a statement that ends too early',
    'bank_statement.too_old',
    statement('2026-05', '2026-07'),
    {},
    { found: { kind: 'day', day: '2026-07-31' }, expected: { kind: 'day', day: '2026-10-07', orLater: true }, page: 1 },
  ],
  [
    'months that are missing',
    'bank_statement.coverage',
    statement('2026-08', '2026-08'),
    { months: '2026-09, 2026-10', count: 2 },
    { found: months('2026-08'), expected: months('2026-09', '2026-10'), page: 1 },
  ],
  [
    'another bank',
    'bank_statement.wrong_bank',
    statement('2026-08', '2026-10'),
    { bank: 'Intesa Sanpaolo' },
    { found: text('Banca Prova'), expected: text('Intesa Sanpaolo'), page: 1 },
  ],
  [
    'another employer',
    'payslip.employer_mismatch',
    payslip('2026-10', '1852.80'),
    { employer: 'Officine Lombarde S.r.l.', payer: 'ALFA SPA' },
    { found: text('Officine Lombarde S.r.l.'), expected: text('ALFA SPA'), page: 1 },
  ],
  [
    'an account whose statements are not here: endings alone',
    'report.salary_account_differs',
    payslip('2026-10', '1852.80', { iban: 'IT60X0542811101000000999999' }),
    {},
    { found: { kind: 'accounts', endings: ['9999'] }, expected: { kind: 'accounts', endings: ['3456'] }, page: 1 },
  ],
  [
    'an old tax year',
    'cud.too_old',
    taxDocument({ tax_year: 2024 }),
    {},
    { found: { kind: 'year', year: 2024 }, expected: { kind: 'year', year: 2025, orLater: true }, page: 1 },
  ],
  [
    'a rent that differs',
    'report.rent_differs',
    statement('2026-08', '2026-10'),
    { declared: '650.00', seen: '800.00' },
    { found: { kind: 'money', amount: '800.00' }, expected: { kind: 'money', amount: '650.00' }, page: 1 },
  ],
  [
    "figures that are in somebody else's documents: nothing of those",
    'payslip.reused',
    payslip('2026-10', '1852.80'),
    { percent: 100 },
    null,
  ],
  ['a value that is not known', 'payslip.name_mismatch', payslip('2026-10', '1852.80', { employee: null }), {}, null],
])('%s', (_, code, result, params, expected) =>
  expect(comparisonOf({ code, params }, document('one', result), giulia, today)).toEqual(expected),
)

test('another kind of document than its place asks for', () =>
  expect(
    comparisonOf(
      { code: 'payslip.invalid_type', params: {} },
      { ...document('one', taxDocument()), place: 'payslip' },
      giulia,
      today,
    ),
  ).toEqual({
    found: { kind: 'documents', types: ['cud'] },
    expected: { kind: 'documents', types: ['payslip'] },
    page: 1,
  }))

test('what the rules find of a document shows the value that they found', () => {
  const documents = giuliaDocuments.map((one) =>
    one.id === 'slip-9'
      ? document('slip-9', payslip('2026-09', '1847.40', { employee: 'RUSSO MARCO', fiscal_code: 'RSSMRA80A01H501U' }))
      : one,
  )
  const applicant = { ...giulia, documents }
  const findings = reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
    ({ documents }) => documents.join() === 'slip-9',
  )
  expect(
    findings.map((finding) => [
      finding.code,
      comparisonOf(
        finding,
        documents.find(({ id }) => id === 'slip-9')!,
        applicant,
        today,
      )?.found,
    ]),
  ).toEqual([
    ['payslip.name_mismatch', text('RUSSO MARCO')],
    ['report.fiscal_code_mismatch', text('RSSMRA80A01H501U')],
  ])
})

test("what is surely another person's counts for no figure", () => {
  const alien = [
    payslip('2026-10', '9000.00', { employee: 'RUSSO MARCO', fiscal_code: null }),
    payslip('2026-10', '9000.00', { fiscal_code: 'RSSMRA80A01H501U' }),
  ]
  for (const slip of alien) {
    const documents = giuliaDocuments.map((one) => (one.id === 'slip-10' ? document('slip-10', slip) : one))
    expect(assessIncome({ ...giulia, documents }, today).documents.map(({ id }) => id)).not.toContain('slip-10')
  }
})

test('all but what could not be read, or is there twice, may be contested', () => {
  expect(
    findingCodes
      .filter((code) => !isContestable(code))
      .map((code) => code.split('.')[1])
      .filter((code, index, all) => all.indexOf(code) === index)
      .sort(),
  ).toEqual([
    'corrupted',
    'duplicate',
    'insufficient_documents',
    'locked',
    'not_readable',
    'not_supported',
    'unreadable',
  ])
})
