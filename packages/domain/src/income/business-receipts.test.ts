/** What comes to the accounts of the self-employed: receipts of their business, and what is none. */
import { describe, expect, test } from 'vitest'
import { euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { line, statement, taxDocument } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
type Row = Parameters<typeof line>
const monthly = (text: string, amount: string, of: readonly string[] = months): Row[] =>
  of.map((month) => [`${month}-20` as Row[0], text, amount])
const invoices = monthly('BONIFICO DA STUDIO ALFA SRL FATTURA', '1200.00')
const having = (...rows: Row[]) => ({
  ...giulia,
  employmentStatus: 'Self-employed' as const,
  paychecksPerYear: null,
  documents: [
    document('tax', taxDocument({ form: 'redditi_pf', tax_year: 2025, net_income: '50000.00', reconciled: true })),
    document('bank', statement('2026-05', '2026-10', { transactions: rows.map((row) => line(...row)) })),
  ],
})
const incomeOf = (...rows: Row[]) => {
  const { value, state } = assessIncome(having(...rows), today).selfEmployedIncome
  return [value, state]
}

describe('what is no receipt', { tags: ['C-self-employed-income'] }, () => {
  test.each<[string, Row[]]>([
    ['a loan', [['2026-07-01', 'ACCREDITO FINANZIAMENTO COMPASS BANCA SPA', '15000.00']]],
    ['a lender’s payment that does not say so', [['2026-07-01', 'BONIFICO DA COMPASS BANCA SPA', '15000.00']]],
    ['help of the family', monthly('BONIFICO DA BIANCHI CARLA', '2000.00')],
    ['help of the family with a word of theirs', monthly('BONIFICO DA BIANCHI CARLA AIUTO', '2000.00')],
    ['the car, sold to a dealer', [['2026-07-01', 'BONIFICO DA AUTOSALONE VERDI SRL ACQUISTO VS AUTO', '15000.00']]],
    ['the car, sold in Germany', [['2026-07-01', 'Gutschrift Autohaus Krause GmbH Ankauf PKW', '15000.00']]],
    ['the deposit of a flat', [['2026-07-01', 'Gutschrift Klaus Meier Kautionsrückzahlung', '1900.00']]],
    ['a landlord’s deposit', [['2026-07-01', 'BONIFICO DA IMMOBILIARE VERDI SRL RESTITUZIONE CAUZIONE', '1900.00']]],
    ['damages', [['2026-07-01', 'Gutschrift HUK-COBURG Schaden 77', '4100.00']]],
    ['damages in Italy', [['2026-07-01', 'BONIFICO DA CARROZZERIA BIANCHI SRL RISARCIMENTO DANNI', '4100.00']]],
    ['the car, by its model', [['2026-07-01', 'Gutschrift mobile.de Käufer Ali Demir Kaufpreis Golf', '7900.00']]],
  ])('%s', (_, rows) => expect(incomeOf(...invoices, ...rows)).toEqual([euros(1200), 'proven']))
  test.each<[string, Row[], number, string]>([
    ['clients who are firms', monthly('BONIFICO DA BETA SRL', '800.00'), 2000, 'proven'],
    ['private clients, by wording', monthly('BONIFICO DA NERI ANNA FATTURA 12', '800.00'), 2000, 'proven'],
    ['private pupils', monthly('BONIFICO DA NERI ANNA LEZIONI', '800.00'), 2000, 'proven'],
    ['a private client who writes nothing', monthly('BONIFICO DA NERI ANNA', '800.00'), 2000, 'consistent'],
    ['half of it from people who write nothing', monthly('BONIFICO DA NERI ANNA', '1200.00'), 2400, 'declared'],
    ['an invoice to the family', monthly('BONIFICO DA BIANCHI CARLA FATTURA 3', '800.00'), 2000, 'consistent'],
    ['a garage that an insurer pays', monthly('Gutschrift HUK-COBURG Schaden 77', '800.00'), 2000, 'consistent'],
    ['a client who deals in deposits', monthly('Gutschrift Kautionskasse Nord GmbH RE 12', '800.00'), 2000, 'proven'],
    [
      'a garage that one owner of cars after another pays',
      months.map((month, at): Row => [
        `${month}-20` as Row[0],
        `Gutschrift ${'ABCDEF'[at]!}x Fuhrpark GmbH Schaden 7${at}`,
        '800.00',
      ]),
      2000,
      'proven',
    ],
    [
      'a trader',
      months.map((month, at): Row => [
        `${month}-20` as Row[0],
        `Gutschrift Laden ${'ABCDEF'[at]!}x GmbH Kaufpreis Ware`,
        '800.00',
      ]),
      2000,
      'proven',
    ],
    ['a dealer in cars', monthly('BONIFICO DA AUTOSALONE VERDI SRL ACQUISTO AUTO', '800.00'), 2000, 'proven'],
  ])('and what counts: %s', (_, rows, value, state) =>
    expect(incomeOf(...invoices, ...rows)).toEqual([euros(value), state]),
  )
})

describe('a practice that health insurers pay', { tags: ['C-self-employed-income'] }, () => {
  const paidBy = (text: string, of = months) => having(...monthly(text, '2400.00', of))
  const receiptOf = (applicant: ReturnType<typeof having>) => assessIncome(applicant, today).selfEmployedIncome.value
  test.each([
    ['month after month', paidBy('Gutschrift Techniker Krankenkasse')],
    ['by the miners’ insurer', paidBy('GUTSCHRIFT KNAPPSCHAFT HEILMITTEL')],
    ['against bills', paidBy('Gutschrift Techniker Krankenkasse IK 123456789 Heilmittel', months.slice(4))],
  ])('has receipts: %s', (_, applicant) => {
    expect(receiptOf(applicant)).toBeGreaterThan(0)
    expect(
      reconcile({ applicant, assessment: assessIncome(applicant, today), today }).map(({ code }) => code),
    ).not.toContain('report.business_rests')
  })
  test.each([
    ['without a word for it', 'GUTSCHRIFT KNAPPSCHAFT'],
    ['of the pension insurance', 'Gutschrift Deutsche Rentenversicherung Knappschaft-Bahn-See Rentenzahlung'],
  ])('counts once what the miners’ insurer pays: %s', (_, text) => {
    const { netIncome } = assessIncome(having(...invoices, ...monthly(text, '2400.00')), today)
    expect(netIncome.value).toBe(euros(3600))
  })
  test.each([
    ['a refund', having(...invoices, ['2026-09-09', 'Gutschrift Techniker Krankenkasse Erstattung', '380.00'])],
    [
      'a contribution given back',
      having(...invoices, ...monthly('Gutschrift Techniker Krankenkasse Beitragserstattung', '80.00')),
    ],
    ['once, for nothing said', having(...invoices, ['2026-09-09', 'Gutschrift Techniker Krankenkasse', '380.00'])],
  ])('a member’s money is none: %s', (_, applicant) => expect(receiptOf(applicant)).toBe(euros(1200)))
})

describe('a business that rests', { tags: ['C-self-employed-income'] }, () => {
  const firstMonths = (count: number, amount: string) =>
    invoices.slice(0, count).map(([day, text]): Row => [day, text, amount])
  const told = (...rows: Row[]) =>
    reconcile({ applicant: having(...rows), assessment: assessIncome(having(...rows), today), today })
      .filter(({ code }) => code === 'report.business_rests')
      .map(({ params }) => params)
  test.each<[string, Row[], number, number]>([
    ['one receipt, five months ago', firstMonths(1, '18000.00'), 5, 3000],
    ['none for three months', firstMonths(3, '3000.00'), 3, 1500],
  ])('is told and no better than said: %s', (_, rows, count, value) => {
    expect(told(...rows)).toEqual([{ month: '2026-10', count }])
    expect(incomeOf(...rows)).toEqual([euros(value), 'declared'])
  })
  test('none for two months after one in each before: read', () => {
    expect(told(...firstMonths(4, '3000.00'))).toEqual([{ month: '2026-10', count: 2 }])
    expect(incomeOf(...firstMonths(4, '3000.00'))).toEqual([euros(2000), 'consistent'])
  })
  test('none at all', () => expect(told()).toEqual([{ month: '2026-10', count: 6 }]))
  test.each<[string, Row[]]>([
    ['none for two months, and for one before', [invoices[0]!, invoices[2]!, invoices[3]!]],
    ['none for one month', firstMonths(5, '3000.00')],
    ['paid by the quarter', [invoices[1]!, invoices[4]!]],
    ['paid again this month', [...firstMonths(3, '3000.00'), ['2026-11-05', 'BONIFICO DA BETA SRL', '900.00']]],
  ])('is none: %s', (_, rows) => {
    expect(told(...rows)).toEqual([])
  })
  test('is not told where cash is paid in', () =>
    expect(told(...firstMonths(2, '3000.00'), ['2026-09-10', 'VERSAMENTO CONTANTI', '900.00'])).toEqual([]))
})
