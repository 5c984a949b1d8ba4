/** A balance that a private person lent for a while. By hand: of 92 days the money stood on the account so many. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { line } from '../testing/documents.ts'
import { today } from '../testing/giulia.ts'
import { stateOf, withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'

type Row = Parameters<typeof line>
/** August to October 2026 are 92 days. The account opens with 1,000.00. */
const holding = (...rows: Row[]): Applicant =>
  withPay(
    [],
    rows.map((row) => line(...row)),
    { opening_balance: '1000.00' },
  )
const balanceOf = (applicant: Applicant) => {
  const { value, state, rule } = assessIncome(applicant, today).averageCashBalance
  return [value, state, rule]
}
const findings = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
    ({ code }) => code === 'report.money_lent',
  )
const inFrom = (day: Row[0], amount: string, who = 'ROSSI MARIO'): Row => [
  day,
  `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${who} AIUTO CASA`,
  amount,
]
const outTo = (day: Row[0], amount: string, who = 'ROSSI MARIO'): Row => [
  day,
  `BONIFICO DISPOSTO A FAVORE DI ${who} RESTITUZIONE`,
  amount,
]

describe('money that a private person lent', { tags: ['C-cash-balance'] }, () => {
  const plain = [euros(1000), 'proven', 'balance.average@2']
  test('and got back is in no average', () => {
    const borrowed = holding(inFrom('2026-08-01', '20000.00'), outTo('2026-10-29', '-20000.00'))
    expect(balanceOf(borrowed)).toEqual([euros(1000), 'consistent', 'balance.average-lent@1'])
    expect(findings(borrowed).map(({ params }) => params)).toEqual([{ amount: '20000.00', returned: '20000.00' }])
    expect(stateOf(borrowed)).toBe('settled')
  })
  test('and got back by words of a loan is in no average', () => {
    const repaid: Row = ['2026-10-29', 'BONIFICO DISPOSTO A FAVORE DI ROSSI MARIO RIMBORSO PRESTITO', '-5000.00']
    expect(balanceOf(holding(inFrom('2026-08-01', '5000.00'), repaid))[2]).toBe('balance.average-lent@1')
  })
  test('is none where a lender paid it out, and is in no average either', () => {
    const loan: Row = ['2026-08-01', 'Accredito FINDOMESTIC BANCA SPA EROGAZIONE PRESTITO N. 88', '8000.00']
    expect(balanceOf(holding(loan))).toEqual([euros(1000), 'consistent', 'balance.average-lent@1'])
    const later: Row = ['2026-09-16', 'Accredito FINDOMESTIC BANCA SPA EROGAZIONE PRESTITO N. 88', '8000.00']
    expect(balanceOf(holding(later))).toEqual([euros(1000), 'consistent', 'balance.average-lent@1'])
    const car: Row = ['2026-09-17', 'PAGAMENTO POS AUTOSALONE VERDI', '-7900.00']
    // 1,000.00 and on the 45 days from the 17th on 100.00 of the loan, of 92: what is left of it is not theirs.
    expect(balanceOf(holding(later, car))).toEqual([euros(1000), 'consistent', 'balance.average-lent@1'])
    const refund: Row = ['2026-08-01', 'Accredito FINDOMESTIC BANCA SPA EROGAZIONE PRESTITO N. 88', '92.00']
    expect(balanceOf(holding(refund))).toEqual([euros(1092), 'proven', 'balance.average@2'])
  })
  test('and got back in parts is in no average, but for what was kept', () => {
    // 20,000.00 came, 17,000.00 went back; 3,000.00 are still owed on each day, the last one too.
    const borrowed = holding(
      inFrom('2026-08-01', '20000.00'),
      outTo('2026-09-10', '-9000.00'),
      outTo('2026-10-20', '-8000.00'),
    )
    expect(balanceOf(borrowed)).toEqual([euros(1000), 'consistent', 'balance.average-lent@1'])
  })
  test('and got back with more is no debt of theirs: the rest is a payment', () => {
    const borrowed = holding(inFrom('2026-08-01', '2000.00'), outTo('2026-10-31', '-2300.00'))
    // On the last of 92 days 1,000.00 − 300.00 are there; nothing is lent on it: 1,000.00 − 300.00 ÷ 92 = 996.74
    expect(balanceOf(borrowed)[0]).toBe(99_674)
  })
  test('that left at once for an account that is not shown takes off no more than is there', () => {
    const gone = holding(
      inFrom('2026-08-01', '20000.00'),
      ['2026-08-02', 'GIROCONTO SU CONTO DEPOSITO', '-20000.00'],
      outTo('2026-10-31', '-500.00'),
    )
    expect(balanceOf(gone)[0]).toBeGreaterThanOrEqual(0)
  })
  test('and got back in part is in no average by that part', () => {
    const borrowed = holding(inFrom('2026-08-01', '15000.00'), outTo('2026-10-31', '-11800.00'))
    // Of 16,000.00 on 91 days 11,800.00 are lent; on the last day 4,200.00 are there.
    expect(balanceOf(borrowed)).toEqual([euros(4200), 'consistent', 'balance.average-lent@1'])
  })
  test.each<[string, Row[]]>([
    ['another got', [inFrom('2026-08-01', '9200.00'), outTo('2026-10-29', '-9200.00', 'CONTI ANNA')]],
    ['another got, nearly', [inFrom('2026-08-01', '9200.00'), outTo('2026-10-29', '-9108.00', 'CONTI ANNA')]],
    ['a firm lent', [inFrom('2026-08-01', '9200.00', 'ALFA SRL'), outTo('2026-10-29', '-9200.00', 'ALFA SRL')]],
    [
      'came in cash',
      [
        ['2026-08-01', 'VERSAMENTO CONTANTI', '9200.00'],
        ['2026-10-29', 'PRELIEVO CONTANTI SPORTELLO', '-9200.00'],
      ],
    ],
    [
      'several lent, and that left in cash',
      [
        inFrom('2026-08-01', '4000.00'),
        inFrom('2026-08-01', '3000.00', 'NERI EVA'),
        inFrom('2026-08-02', '2200.00', 'CONTI ANNA'),
        ['2026-10-29', 'PRELIEVO CONTANTI SPORTELLO', '-4600.00'],
        ['2026-10-30', 'PRELIEVO CONTANTI SPORTELLO', '-4600.00'],
      ],
    ],
    [
      'one lent, and several got',
      [
        inFrom('2026-08-01', '9200.00'),
        outTo('2026-10-29', '-5000.00', 'CONTI ANNA'),
        outTo('2026-10-30', '-4200.00', 'NERI EVA'),
      ],
    ],
  ])('that %s is in no average', (_, rows) => {
    expect(findings(holding(...rows))).toHaveLength(1)
    expect(balanceOf(holding(...rows))).toEqual([
      expect.closeTo(euros(1000), -3),
      'consistent',
      'balance.average-lent@1',
    ])
  })
  test('several sums are told in one', () => {
    const people = ['ROSSI MARIO', 'NERI EVA', 'CONTI ANNA']
    const rows = people.flatMap((who) => [inFrom('2026-08-01', '4000.00', who), outTo('2026-10-29', '-4000.00', who)])
    expect(findings(holding(...rows)).map(({ params }) => params)).toEqual([
      { amount: '12000.00', returned: '12000.00' },
    ])
  })
  test('one sum leaves once', () => {
    const rows = [
      inFrom('2026-08-01', '9200.00'),
      inFrom('2026-08-01', '9200.00', 'NERI EVA'),
      outTo('2026-10-29', '-9200.00', 'CONTI ANNA'),
    ]
    expect(balanceOf(holding(...rows))[0]).toBe(euros(10_200))
  })
  test.each<[string, Row[]]>([
    ['of less than a thousand', [inFrom('2026-08-01', '920.00'), outTo('2026-10-31', '-920.00')]],
    ['of which another got less', [inFrom('2026-08-01', '9200.00'), outTo('2026-10-31', '-9107.00', 'CONTI ANNA')]],
    ['that was given before it came', [outTo('2026-08-01', '-9200.00'), inFrom('2026-10-31', '9200.00')]],
    ['of which little went back', [inFrom('2026-08-01', '9200.00'), outTo('2026-10-31', '-900.00')]],
    [
      'of which less was drawn in cash',
      [
        inFrom('2026-08-01', '4000.00'),
        inFrom('2026-08-02', '3000.00', 'NERI EVA'),
        ['2026-10-29', 'PRELIEVO CONTANTI SPORTELLO', '-3500.00'],
        ['2026-10-30', 'PRELIEVO CONTANTI SPORTELLO', '-3300.00'],
      ],
    ],
    [
      'of weeks that only add up',
      [
        inFrom('2026-08-01', '1500.00'),
        inFrom('2026-09-01', '2500.00', 'NERI EVA'),
        ['2026-10-29', 'PRELIEVO CONTANTI SPORTELLO', '-4000.00'],
      ],
    ],
    [
      'that shops were paid from',
      [
        inFrom('2026-08-01', '4000.00'),
        inFrom('2026-08-02', '3000.00', 'NERI EVA'),
        ['2026-09-12', 'PAGAMENTO POS MOBILI ROSSI SRL', '-3500.00'],
        ['2026-09-14', 'PAGAMENTO POS CUCINE VERDI SRL', '-3500.00'],
      ],
    ],
    [
      'that is pay',
      [['2026-08-27', 'STIPENDIO DA ALFA SRL', '1900.00'], outTo('2026-09-12', '-1900.00', 'CONTI ANNA')],
    ],
    [
      'that is one’s own',
      [['2026-08-02', 'GIROCONTO DA CONTO DEPOSITO', '5000.00'], outTo('2026-09-12', '-5000.00', 'AUTO SRL')],
    ],
  ])('is none: money %s', (_, rows) => {
    expect(findings(holding(...rows))).toEqual([])
    expect(balanceOf(holding(...rows)).slice(1)).toEqual(plain.slice(1))
  })
})
