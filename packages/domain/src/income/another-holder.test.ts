/** On an account of two people: what its lines say came for the other one is not the applicant’s. */
import { describe, expect, test } from 'vitest'
import { lineSeries } from '../facts/account-lines.ts'
import { unknownFigure } from '../facts/figure.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { incomeTable } from '../report/tables.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { each, employer, months, nets, withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'
import { creditedPay } from './employment.ts'
import { paidPayslips } from './paid-payslips.ts'

const joint = { holders: ['GIULIA BIANCHI', 'MARIO ROSSI'] }
const [hers, his] = ['BIANCHI GIULIA', 'ROSSI MARIO']
const assess = (bookings: ReturnType<typeof line>[], more: Partial<Applicant> = {}) =>
  assessIncome({ ...withPay([], bookings, joint), ...more }, today)

describe('other income', { tags: ['C-other-income'] }, () => {
  const benefit = 'BONIFICO INPS ASSEGNO UNICO UNIVERSALE'
  const both = [...each(10, `${benefit} ${hers}`, '200.00'), ...each(10, `${benefit} ${his}`, '350.00')]
  test('is what names the applicant', () => expect(assess(both).otherIncome.value).toBe(euros(200)))
  test('is all of it where the lines name no one', () =>
    expect(assess([...each(10, benefit, '200.00'), ...each(11, benefit, '350.00')]).otherIncome.value).toBe(euros(550)))
})

describe('a business', { tags: ['C-self-employed-income'] }, () => {
  const invoice = 'BONIFICO DA STUDIO ALFA SRL FATTURA'
  const inflow = (bookings: ReturnType<typeof line>[]) =>
    assess(bookings, { employmentStatus: 'Self-employed' }).selfEmployedIncome.value
  test('took in what names the applicant', () =>
    expect(inflow([...each(10, `${invoice} ${hers}`, '2000.00'), ...each(12, `${invoice} ${his}`, '900.00')])).toBe(
      euros(2000),
    ))
  test('took in all of it where the lines name no one', () =>
    expect(inflow([...each(10, invoice, '2000.00'), ...each(12, invoice, '900.00')])).toBe(euros(2900)))
  test('took in what a bank calls pay, against bills alone', () => {
    const client = 'BONIFICO EMOLUMENTI DA BETA SRL'
    expect(inflow(each(10, `${client} FATTURA 4`, '2400.00'))).toBe(euros(2400))
    expect(inflow(each(10, client, '2400.00'))).toBeNull()
  })
})

describe('the table of incomes', () => {
  const pay = `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} STIPENDIO`
  const rows = (assessment: ReturnType<typeof assess>) =>
    incomeTable(assessment).map(({ monthly_value, counted_share, notes }) => [
      monthly_value,
      counted_share,
      notes.map(({ key }) => key),
    ])
  test('has the pay of each of the two by one employer in a row of its own, and counts one', () =>
    expect(rows(assess([...each(27, `${pay} ${hers}`, '1500.00'), ...each(27, `${pay} ${his}`, '1700.00')]))).toEqual([
      ['1500.00', 1, []],
      [null, 0, ['Report.Income.ofAnother']],
    ]))
  test('has the pay in two parts of one person in one row', () =>
    expect(rows(assessIncome(withPay([], [...each(10, pay, '300.00'), ...each(27, pay, '1500.00')]), today))).toEqual([
      ['1800.00', 1, []],
    ]))
})

describe('pay that no payslip tells', { tags: ['C-employment-income'] }, () => {
  const stateOf = (slips: readonly (readonly [number, string])[], bookings: ReturnType<typeof line>[]) => {
    const documents = [
      ...slips.map(([at, by]) => document(`slip-${at}`, payslip(months[at]!, nets[at]!, { employer: by }))),
      document('bank', statement('2026-08', '2026-10', { transactions: bookings })),
    ]
    const series = lineSeries(documents)
    return creditedPay(documents, series, unknownFigure(), paidPayslips(documents, series), giulia.name).state
  }
  const from = (by: string, wanted = [0, 1, 2]) =>
    wanted.map((at) => line(`${months[at]!}-27`, `STIPENDIO DA ${by}`, nets[at]!))
  const all = [0, 1, 2].map((at) => [at, employer] as const)
  test.each<[string, string, Parameters<typeof stateOf>]>([
    ['proven: each came to the cent', 'proven', [all, from(employer)]],
    ['proven: it comes from the employer of another payslip', 'proven', [all.slice(0, 2), from(employer)]],
    ['proven: it came to the cent, under another name', 'proven', [all, from('GRUPPO BETA SPA')]],
    ['consistent: there is no payslip', 'consistent', [[], from(employer)]],
  ])('is %s', (_, state, [slips, bookings]) => expect(stateOf(slips, bookings)).toBe(state))
})

describe('what goes to a private person', { tags: ['C-affordable-rent'] }, () => {
  const pay = `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} STIPENDIO`
  const sent = months.map((month, at) => line(`${month}-1${at}`, 'BONIFICO A FAVORE DI NERI ANNA', `-${at + 1}50.00`))
  const other = statement('2026-08', '2026-10', { iban: 'IT60X0542811101000000999999', holders: ['MARIO ROSSI'] })
  const committed = (his: string) => {
    const applicant = withPay(
      [],
      [...each(27, `${pay} ${hers}`, '1000.00'), ...each(27, his, '9000.00'), ...sent],
      joint,
    )
    const documents = [...applicant.documents, document('other', other)]
    return assessIncome({ ...applicant, documents }, today, {
      accounts: other.bank_statement!.accounts,
      bookings: new Set(),
      pay: new Set(),
      receipts: [],
    }).committedCosts.state
  }
  test('is much by the applicant’s own pay, beside an account that is counted with another person', () =>
    // (150 + 250 + 350) ÷ 3 = 250.00 a month of 1,000.00, not of 10,000.00
    expect([committed(`${pay} ${his}`), committed(pay)]).toEqual(['consistent', 'proven']))
})
