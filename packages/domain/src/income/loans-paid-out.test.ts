/** Commitments that begin, and those that call themselves something else. */
import { describe, expect, test } from 'vitest'
import { euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { line, statement } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'
import { of } from './income.fixture.ts'
import { loansPaidOut } from './loans-paid-out.ts'

type Row = Parameters<typeof line>
const having = (...rows: Row[]) =>
  of([
    document(
      'bank',
      statement('2026-08', '2026-10', {
        transactions: rows.map((row) => line(...row)).toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      }),
    ),
  ])
const monthly = (text: string, amount: string): Row[] =>
  ['08', '09', '10'].map((month) => [`2026-${month}-02`, text, amount])

describe('a loan that was paid out', { tags: ['C-recurrent-costs'] }, () => {
  const out: Row = ['2026-09-20', 'Accredito FINDOMESTIC BANCA SPA EROGAZIONE PRESTITO N. 88', '15000.00']
  const instalment = (day: Row[0], amount = '-320.00', who = 'FINDOMESTIC BANCA SPA'): Row => [
    day,
    `ADDEBITO SDD ${who} RATA PRESTITO`,
    amount,
  ]
  test.each<[string, Row[]]>([
    ['without an instalment', [out]],
    ['beside another loan', [out, ...monthly('ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-142.50')]],
    ['beside an older one of the lender', [out, ...monthly('ADDEBITO SDD FINDOMESTIC BANCA SPA RATA', '-90.00')]],
    ['beside an instalment too small for it', [out, ['2026-10-05', 'PAGAMENTO POS HEYLIGHT RATA', '-20.00']]],
    ['with an instalment before it alone', [out, instalment('2026-09-01')]],
    ['named by its lender alone', [['2026-09-20', 'BONIFICO DA COMPASS BANCA SPA', '15000.00']]],
    ['of a lender without a legal form', [['2026-09-20', 'Gutschrift SWK Bank Kreditauszahlung', '15000.00']]],
    ['named by its kind alone', [['2026-09-20', 'ACCREDITO NORDBANCA CESSIONE DEL QUINTO', '15000.00']]],
    ['a private person lent it', [['2026-09-20', 'BONIFICO DISPOSTO DA ROSSI MARIO PRESTITO', '15000.00']]],
    ['to be given back', [['2026-09-20', 'BONIFICO DA ROSSI MARIO ANTICIPO DA RESTITUIRE', '15000.00']]],
    ['a private person lent it, in German', [['2026-09-20', 'Tim Krause Darlehen laut Vertrag', '15000.00']]],
    ['the employer lent it', [['2026-09-20', 'Metallbau Kern GmbH Arbeitgeberdarlehen', '15000.00']]],
    ['by its value date', [['2026-09-20', 'GUTSCHRIFT Volksbank eG SVWZ+KREDITVALUTA', '15000.00']]],
    ['by a bank for loans', [['2026-09-20', 'GUTSCHRIFT Sigma Kreditbank AG SVWZ+VERTRAG 12', '15000.00']]],
    ['by an app', [['2026-09-20', 'Lending Works Loan payout', '15000.00']]],
    ['a line of credit', [['2026-09-20', 'ACCREDITO LINEA DI CREDITO CREDIT EXPRESS', '15000.00']]],
    ['in German', [['2026-09-20', 'Gutschrift Nordbank eG DARLEHENSAUSZAHLUNG', '15000.00']]],
  ])('leaves the commitments open: %s', (_, rows) => {
    const { series, committedCosts } = having(...rows)
    expect(loansPaidOut(series).map(({ amount }) => amount)).toEqual([euros(15000)])
    expect(committedCosts.state).toBe('consistent')
  })
  test.each<[string, Row[]]>([
    ['its instalment is seen', [out, instalment('2026-10-05')]],
    ['an unnamed one has begun', [out, ['2026-10-05', 'RATA FINANZIAMENTO', '-320.00']]],
    ['a second one of the lender', [out, instalment('2026-08-02', '-90.00'), instalment('2026-10-05')]],
    ['a private person gives one back', [['2026-09-20', 'BONIFICO DA ROSSI MARIO RESTITUZIONE PRESTITO', '1500.00']]],
    ['a private person who says nothing', [['2026-09-20', 'BONIFICO DISPOSTO DA ROSSI MARIO', '1500.00']]],
    ['a lender gives back a small sum', [['2026-09-20', 'BONIFICO DA COMPASS BANCA SPA', '999.99']]],
    ['a lender pays each month, as an employer does', monthly('BONIFICO DA COMPASS BANCA SPA', '1900.00')],
    ['a bank that lends under no name of its own', [['2026-09-20', 'Gutschrift Nordbank eG', '15000.00']]],
    ['a bank of that name', [['2026-09-20', 'GUTSCHRIFT Deutsche Kreditbank AG SVWZ+Vertrag 12', '15000.00']]],
    ['a person of that name', [['2026-09-20', 'GUTSCHRIFT Nguyen Thi Loan SVWZ+Danke', '1500.00']]],
    ['a saving that is paid out', [['2026-09-20', 'Gutschrift Bausparkasse Nord AG Bausparguthaben', '15000.00']]],
    ['none', monthly('ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-142.50')],
  ])('is none: %s', (_, rows) => {
    expect(loansPaidOut(having(...rows).series)).toEqual([])
    expect(having(...rows).committedCosts.state).toBe('proven')
  })
})

test('each loan of several is told', { tags: ['C-recurrent-costs'] }, () => {
  const applicant = withPay(
    [],
    [
      line('2026-09-20', 'BONIFICO DA COMPASS BANCA SPA', '4000.00'),
      line('2026-09-21', 'BONIFICO DA COFIDIS SA', '2000.00'),
    ],
  )
  const told = reconcile({ applicant, assessment: assessIncome(applicant, today), today })
  expect(told.flatMap(({ code, params }) => (code === 'report.loan_paid_out' ? [params['amount']] : []))).toEqual([
    '4000.00',
    '2000.00',
  ])
})

describe('what commits like a loan', { tags: ['C-recurrent-costs'] }, () => {
  test.each([
    'Addebito SDD LEASYS SPA CANONE NOLEGGIO',
    'Addebito SDD ARVAL SERVICE LEASE ITALIA',
    'Lastschrift Sixt Leasing SE Rate',
    'Lastschrift ALD Autoleasing D GmbH',
    'Bonifico a favore di AVV. NERI CARLA PIANO DI RIENTRO CREDITORI',
    'Überweisung RAin Kern 71 IN 12/26 Masse',
    'Überweisung Insolvenzverwalter RA Kern',
  ])('%s', (text) => expect(having(...monthly(text, '-320.00')).committedCosts.value).toBe(euros(320)))
  test.each(['Addebito SDD NEXI PAYMENTS SPA CANONE NOLEGGIO POS', 'PAGAMENTO POS AUTONOLEGGIO ROMA'])(
    '%s does not',
    (text) => expect(having(...monthly(text, '-32.00')).committedCosts.value).toBe(0),
  )
})
