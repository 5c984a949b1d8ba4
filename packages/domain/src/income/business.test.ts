/** Income from a business, and the year that the tax documents tell of. */
import { describe, expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { line, payslip, statement, taxDocument } from '../testing/documents.ts'
import { figure } from '../testing/figure.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'
import { businessInflow, selfEmployedIncome, taxIncome } from './self-employed.ts'
import { latestTaxYear } from './tax-year.ts'

const tax = (id: string, parts: Parameters<typeof taxDocument>[0]) => document(id, taxDocument(parts))
const unknown = figure(null, 'unknown')

describe('by the tax document', { tags: ['C-self-employed-income'] }, () => {
  test('a twelfth of the net income of the latest year', () => {
    const income = taxIncome([
      tax('old', { form: 'redditi_pf', tax_year: 2024, net_income: '12000.00' }),
      tax('new', { form: '730', tax_year: 2025, net_income: '30006.00', reconciled: true }),
      tax('undated', { form: 'redditi_pf', tax_year: null, net_income: '60000.00' }),
    ])
    expect(income).toMatchObject({
      // 30,006.00 ÷ 12
      value: euros(2500.5),
      state: 'proven',
      rule: 'income.tax-document@1',
      workings: { yearly_net: '30006.00' },
    })
    expect(income.inputs).toMatchObject([
      { document_id: 'new', label: 'Report.Trace.yearly_net', value: '30006.00', when: '2025' },
    ])
  })
  test('a document without a year counts, and says none', () =>
    expect(taxIncome([tax('a', { form: '730', tax_year: null, net_income: '12000.00' })])).toMatchObject({
      value: euros(1000),
      state: 'consistent',
      inputs: [{ when: null }],
    }))
  test.each<[string, EvidenceDocument[]]>([
    ['nothing', []],
    ['an employer’s certificate', [tax('a', { form: 'cu', net_income: '12000.00' })]],
    ['a German employer’s certificate', [tax('a', { form: 'lohnsteuerbescheinigung', net_income: '12000.00' })]],
    ['a return that prints no net income', [tax('a', { form: '730', net_income: null })]],
  ])('unknown with %s', (_, documents) => expect(taxIncome(documents)).toMatchObject({ value: null, state: 'unknown' }))
})

describe('by the account', { tags: ['C-self-employed-income'] }, () => {
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
  const booked = (wanted: readonly string[], text: string, amount: string) =>
    wanted.map((month) => line(`${month}-10`, text, amount))
  const invoice = 'BONIFICO DA STUDIO ALFA SRL FATTURA'
  const inflowOf = (first: string, transactions: ReturnType<typeof line>[], reconciled: boolean | null = true) => {
    const documents = [document('bank', statement(first, '2026-10', { transactions, reconciled }))]
    return businessInflow(documents, lineSeries(documents), today)
  }
  test('what came in less taxes, over six months', () => {
    const inflow = inflowOf('2026-05', [
      ...booked(months, invoice, '2000.00'),
      ...booked(['2026-06'], 'PAGAMENTO F24 IMPOSTE', '-1500.00'),
      ...booked(months, 'PAGAMENTO POS ESSELUNGA MILANO', '-300.00'),
      ...booked(months, 'ACCREDITO PENSIONE INPS', '700.00'),
    ])
    expect(inflow).toMatchObject({
      // (6 × 2000 − 1500) ÷ 6
      value: euros(1750),
      state: 'proven',
      rule: 'income.business-inflow@1',
      workings: { inflow: '12000.00', taxes: '1500.00', months: 6 },
    })
    expect(inflow.inputs).toHaveLength(7)
  })
  test('fewer months are a mean over those, and no better than consistent', () =>
    // 3 × 2000 ÷ 3
    expect(inflowOf('2026-08', booked(months.slice(3), invoice, '2000.00'))).toMatchObject({
      value: euros(2000),
      state: 'consistent',
      workings: { months: 3 },
    }))
  test('what came before the six months is left out', () =>
    expect(inflowOf('2026-04', booked(['2026-04', ...months], invoice, '2000.00'))).toMatchObject({
      value: euros(2000),
      workings: { inflow: '12000.00', months: 6 },
    }))
  test('what goes back to who paid it was no turnover', () =>
    // (6 × 2000 − 6 × 1800) ÷ 6; what goes to others is a purchase
    expect(
      inflowOf('2026-05', [
        ...booked(months, invoice, '2000.00'),
        ...booked(months, 'BONIFICO A FAVORE DI STUDIO ALFA SRL', '-1800.00'),
        ...booked(months, 'BONIFICO A FAVORE DI FORNITORE BETA SRL', '-100.00'),
      ]).value,
    ).toBe(euros(200)))
  test('a business that rests on the account is no better than said', () => {
    const documents = [
      tax('new', { form: 'redditi_pf', tax_year: 2025, net_income: '43920.00' }),
      document('bank', statement('2026-05', '2026-10', { transactions: [] })),
    ]
    const { selfEmployedIncome: income } = assessIncome(
      { ...giulia, employmentStatus: 'Self-employed', paychecksPerYear: 12, documents },
      today,
    )
    expect(income).toMatchObject({ value: euros(3660), state: 'declared' })
  })
  test('without an employer’s document what a bank calls pay is a fee, and the tax document holds it', () => {
    const fees = (day: string) => line(day, 'BONIFICO DA KOELNER VERLAG AG HONORAR', '1450.00')
    const documents = [
      tax('new', { form: 'redditi_pf', tax_year: 2025, net_income: '43920.00' }),
      document('bank', statement('2026-05', '2026-10', { transactions: months.map((month) => fees(`${month}-10`)) })),
    ]
    const of = (more: readonly EvidenceDocument[]) =>
      assessIncome(
        { ...giulia, employmentStatus: 'Self-employed', paychecksPerYear: 12, documents: [...documents, ...more] },
        today,
      )
    // The lower of 43,920.00 ÷ 12 = 3,660.00 and the account's 1,450.00
    expect(of([])).toMatchObject({
      employmentIncome: { value: null },
      selfEmployedIncome: { value: euros(1450) },
      netIncome: { value: euros(1450) },
    })
    const employed = of([document('slip', payslip('2026-10', '1450.00', { employer: 'Koelner Verlag AG' }))])
    expect(employed.employmentIncome.value).toBe(euros(1450))
  })
  test('taxes above all that came in leave nothing', () =>
    expect(
      inflowOf('2026-05', [
        ...booked(months, invoice, '100.00'),
        ...booked(['2026-06'], 'PAGAMENTO F24 IMPOSTE', '-1500.00'),
      ]).value,
    ).toBe(0))
  test('a tax that is paid back is no tax paid', () =>
    expect(
      inflowOf('2026-05', [
        ...booked(months, invoice, '2000.00'),
        ...booked(months, 'RIMBORSO IMPOSTE AGENZIA ENTRATE', '120.00'),
      ]),
    ).toMatchObject({ value: euros(2000), workings: { taxes: '0.00' } }))
  test.each<[string, Parameters<typeof inflowOf>]>([
    ['nothing came in', ['2026-05', booked(months, 'RATA MUTUO', '-100.00')]],
    ['no month of them was read', ['2026-11', booked(months, invoice, '2000.00')]],
  ])('unknown when %s', (_, args) => expect(inflowOf(...args)).toMatchObject({ value: null, state: 'unknown' }))
})

describe('both together', { tags: ['C-self-employed-income'] }, () => {
  test('the lower of the two, as strong as the weaker, with both in the workings', () =>
    expect(selfEmployedIncome(figure(euros(2000)), figure(euros(1800), 'consistent'), false)).toMatchObject({
      value: euros(1800),
      state: 'consistent',
      rule: 'income.self-employed@1',
      workings: { tax_document: '2000.00', business_inflow: '1800.00' },
    }))
  test.each([
    ['the account alone', unknown, figure(euros(1800)), 'declared'],
    ['the tax document alone', figure(euros(1800)), unknown, 'consistent'],
  ] as const)('%s counts, and is never proven', (_, one, other, state) =>
    expect(selfEmployedIncome(one, other, false)).toMatchObject({ value: euros(1800), state }),
  )
  test('a tax document is no better than said where the accounts show no receipt', () =>
    expect(selfEmployedIncome(figure(euros(1800)), unknown, true)).toMatchObject({
      value: euros(1800),
      state: 'declared',
    }))
  test('none is unknown', () =>
    expect(selfEmployedIncome(unknown, unknown, false)).toMatchObject({ value: null, state: 'unknown' }))
})

describe('the tax year', { tags: ['B2-report-mortgage'] }, () => {
  const certificate = tax('cu', { tax_year: 2025, gross_income: '30000.00', net_income: null })
  const german = tax('lst', { form: 'lohnsteuerbescheinigung', tax_year: 2025 })
  const taxReturn = tax('return', { form: '730', tax_year: 2025, gross_income: null, net_income: '25000.00' })
  const older = tax('older', { form: '730', tax_year: 2024 })
  const undated = tax('undated', { form: '730', tax_year: null })
  test.each([
    ['the latest year', [older, certificate], 'cu'],
    ['the latest year, whatever comes first', [certificate, older], 'cu'],
    ['of one year the return before the certificate', [certificate, taxReturn], 'return'],
    ['of one year the return before the German certificate', [german, taxReturn], 'return'],
    ['one without a year last', [undated, older], 'older'],
    ['one without a year, alone', [undated], 'undated'],
  ])('%s', (_, documents, id) => expect(latestTaxYear(documents)?.document.id).toBe(id))
  test('none without a tax document', () =>
    expect(latestTaxYear([document('bank', statement('2026-08', '2026-10'))])).toBeNull())
  test('what is printed is cited with its year, what is not is unknown', () => {
    const year = latestTaxYear([certificate])!
    expect(year.gross).toMatchObject({ value: euros(30_000), state: 'consistent', rule: 'tax-year.figure@1' })
    expect(year.gross.inputs).toMatchObject([
      { document_id: 'cu', label: 'Report.Trace.yearly_gross', value: '30000.00', when: '2025', page: 1 },
    ])
    expect(year.net).toMatchObject({ value: null, state: 'unknown' })
    expect(latestTaxYear([taxReturn])!.net.inputs).toMatchObject([{ label: 'Report.Trace.yearly_net' }])
    expect(latestTaxYear([undated])!.gross.inputs).toMatchObject([{ when: null }])
  })
})
