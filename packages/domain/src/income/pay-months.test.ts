import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { giulia, document, today } from '../testing/giulia.ts'
import { line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { assessIncome } from './assess-income.ts'
import type { PayMonthCount } from './pay-months.ts'

/** Net 1,600 and gross 2,000 a month from August to October. */
const slips = [8, 9, 10].map((month) =>
  document(`slip-${month}`, payslip(`2026-${String(month).padStart(2, '0')}`, '1600.00', { gross: '2000.00' })),
)
const thirteenth = document('thirteenth', payslip('2025-12', '1480.00', { run: 'thirteenth' }))
const fourteenth = document('fourteenth', payslip('2026-06', '1500.00', { run: 'fourteenth' }))
const certificate = (gross: string, parts: Parameters<typeof taxDocument>[0] = {}) =>
  document('cu', taxDocument({ gross_income: gross, net_income: null, ...parts }))
const german = (gross: string) => certificate(gross, { form: 'lohnsteuerbescheinigung' })
const account = (pays: readonly (readonly [month: string, amount: string])[]) =>
  document(
    'bank',
    statement(pays[0]![0], pays.at(-1)![0], {
      transactions: pays.map(([month, amount]) => line(`${month}-27`, 'STIPENDIO DA OFFICINE LOMBARDE SRL', amount)),
    }),
  )

/** Pay and thirteenth of December 2025, apart. */
const december = document(
  'december',
  statement('2025-12', '2025-12', {
    transactions: [line('2025-12-20', 'STIPENDIO DA OFFICINE LOMBARDE SRL TREDICESIMA', '1480.00')],
  }),
)
/** The fourteenth of June 2026, apart. */
const june = document(
  'june',
  statement('2026-06', '2026-06', {
    transactions: [line('2026-06-20', 'STIPENDIO DA OFFICINE LOMBARDE SRL QUATTORDICESIMA', '1500.00')],
  }),
)
const paid = account([
  ['2026-08', '1600.00'],
  ['2026-09', '1600.00'],
  ['2026-10', '1600.00'],
])

const assessed = (documents: readonly EvidenceDocument[], answer: PayMonthCount | null) =>
  assessIncome({ ...giulia, paychecksPerYear: answer, documents }, today)
const findings = (documents: readonly EvidenceDocument[], answer: PayMonthCount | null) => {
  const applicant = { ...giulia, paychecksPerYear: answer, documents }
  return reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
    ({ code }) => code === 'report.paychecks_differ',
  )
}

describe('evidence comes before the answer', () => {
  test.each<[string, EvidenceDocument[], PayMonthCount | null, PayMonthCount, string, number, string]>([
    // 1600 × 13 ÷ 12 = 1733.33; × 14 ÷ 12 = 1866.67
    ['only said', slips, 13, 13, 'answer', 1733.33, 'declared'],
    ['only said, 14', slips, 14, 14, 'answer', 1866.67, 'declared'],
    ['not said: the least', [...slips, paid], null, 12, 'least', 1600, 'proven'],
    ['12 said: the least', [...slips, paid], 12, 12, 'least', 1600, 'proven'],
    // 2000 × 13 × (1 − 0.0919) = 23,610.60; × 14 = 25,426.80; × 12 = 21,794.40
    ['a certificate of 13', [...slips, certificate('23610.60')], 13, 13, 'certificate', 1733.33, 'consistent'],
    [
      'a certificate of 13 against 14',
      [...slips, certificate('23610.60')],
      14,
      13,
      'certificate',
      1733.33,
      'consistent',
    ],
    [
      'a certificate of 14 against 13',
      [...slips, certificate('25426.80')],
      13,
      14,
      'certificate',
      1866.67,
      'consistent',
    ],
    ['a certificate of 12 against 14', [...slips, certificate('21794.40')], 14, 12, 'certificate', 1600, 'consistent'],
    // 24,518.70 is 13.5 months: between two counts it tells nothing
    ['a certificate between two counts', [...slips, certificate('24518.70')], 14, 14, 'answer', 1866.67, 'declared'],
    ['a German certificate is gross', [...slips, german('26000.00')], 12, 13, 'certificate', 1733.33, 'consistent'],
    [
      'a certificate of half a year',
      [...slips, certificate('23610.60', { days: 180 })],
      14,
      14,
      'answer',
      1866.67,
      'declared',
    ],
    [
      'a certificate of long ago',
      [...slips, certificate('23610.60', { tax_year: 2023 })],
      14,
      14,
      'answer',
      1866.67,
      'declared',
    ],
    // (12 × 1600 + 1480) ÷ 12 = 1723.33: the thirteenth as it was paid
    ['the payslip of a thirteenth', [...slips, paid, thirteenth], 13, 13, 'payslip', 1723.33, 'consistent'],
    [
      'the payslip of a thirteenth that came',
      [...slips, paid, december, thirteenth],
      13,
      13,
      'payslip',
      1723.33,
      'proven',
    ],
    ['the payslip of a thirteenth against 12', [...slips, paid, thirteenth], 12, 13, 'payslip', 1723.33, 'consistent'],
    // (12 × 1600 + 1480 + 1600) ÷ 12 = 1856.67: a fourteenth may still come, and is only said
    ['the payslip of a thirteenth and 14 said', [...slips, thirteenth], 14, 14, 'answer', 1856.67, 'declared'],
    // (12 × 1600 + 1480 + 1500) ÷ 12 = 1848.33
    ['both payslips', [...slips, paid, thirteenth, fourteenth], 14, 14, 'payslip', 1848.33, 'consistent'],
    [
      'both payslips, and both came',
      [...slips, paid, december, june, thirteenth, fourteenth],
      14,
      14,
      'payslip',
      1848.33,
      'proven',
    ],
    // (12 × 1600 + 1500 + 1600) ÷ 12 = 1858.33: the thirteenth was seen nowhere
    ['a fourteenth alone, and it came', [...slips, paid, june, fourteenth], 14, 14, 'payslip', 1858.33, 'consistent'],
    [
      'the account of December, paid twice over',
      [
        account([
          ['2025-11', '1600.00'],
          ['2025-12', '3080.00'],
          ['2026-01', '1600.00'],
          ['2026-02', '1600.00'],
        ]),
      ],
      13,
      13,
      'account',
      1723.33,
      'consistent',
    ],
    [
      'the account of November and December without an extra payment',
      [
        account([
          ['2025-11', '1600.00'],
          ['2025-12', '1600.00'],
          ['2026-01', '1600.00'],
        ]),
      ],
      13,
      12,
      'account',
      1600,
      'consistent',
    ],
  ])('%s', { tags: ['C-employment-income'] }, (_, documents, answer, count, source, value, state) => {
    const { payMonths, employmentIncome } = assessed(documents, answer)
    expect([payMonths.count, payMonths.source]).toEqual([count, source])
    expect([decimal(employmentIncome.value!), employmentIncome.state]).toEqual([decimal(euros(value)), state])
  })
})

test.each<[string, EvidenceDocument[], PayMonthCount | null, object | null]>([
  ['that the certificate rules out', [...slips, certificate('23610.60')], 14, { answered: 14, shown: 13 }],
  ['that a thirteenth rules out', [...slips, thirteenth], 12, { answered: 12, shown: 13 }],
  ['that the certificate bears out', [...slips, certificate('23610.60')], 13, null],
  ['that nothing speaks of', slips, 14, null],
  ['that was never given', [...slips, thirteenth], null, null],
])('an answer %s', (_, allDocuments, answer, params) => {
  const found = findings(allDocuments, answer)
  expect(found.map((one) => one.params)).toEqual(params === null ? [] : [params])
  for (const { evidence, documents } of found) expect([evidence.length, documents.length]).toEqual([1, 1])
})

test('a raise of up to 2 % since the certificate changes no count', () => {
  for (const count of [12, 13, 14] as const)
    for (const raise of [1, 1.01, 1.02]) {
      const year = decimal(Math.round((200_000 * count * (1 - 0.0919)) / raise))
      expect(assessed([...slips, certificate(year)], null).payMonths.count, `${count} ${raise}`).toBe(count)
    }
})
