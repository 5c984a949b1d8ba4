/** A rent that comes back, that another pays, or that stops. Each case beside an honest one. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Account, Transaction } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line } from '../testing/documents.ts'
import { today } from '../testing/giulia.ts'
import { each, months, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { reconcile } from './reconcile.ts'

type Row = Parameters<typeof line>
const landlord = 'BONIFICO A FAVORE DI VERDI IMMOBILI SRL CANONE LOCAZIONE'
const rents = each(5, landlord, '-650.00').map((row) => ({ ...row, booked_on: row.booked_on.replace(/-5$/, '-05') }))
const paying = (bookings: readonly Transaction[], account: Partial<Account> = {}): Applicant => ({
  ...withPay(
    nets,
    [...salaries(nets), ...bookings].filter(({ booked_on }) => booked_on <= (account.period?.to ?? booked_on)),
    account,
  ),
  livingSituation: 'renting',
  currentRent: 65_000,
})
const withRows = (...rows: Row[]) => paying([...rents, ...rows.map((row) => line(...row))])
const findings = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .filter(({ code }) => code.startsWith('report.rent_'))
    .map(({ code, params }) => [code, params])
const rentOf = (applicant: Applicant) => {
  const { value, state } = assembleRentReport({ ...giuliaFacts, applicant }).trace.actual_monthly_rent!
  return [value, state]
}
const back = (day: Row[0], amount: string, words = ''): Row => [
  day,
  `BONIFICO DISPOSTO DA VERDI IMMOBILI SRL ${words}`,
  amount,
]

describe('a rent that its payee sends back', { tags: ['C-recurrent-costs'] }, () => {
  test.each<[string, Row[], string]>([
    ['in one sum', [back('2026-10-30', '1950.00')], '1950.00'],
    ['in halves', months.flatMap((m) => [back(`${m}-08`, '325.00'), back(`${m}-18`, '325.00', 'SALDO')]), '1950.00'],
    ['half of one', [back('2026-09-20', '325.00')], '325.00'],
    ['with a word of a deposit, and it goes on', [back('2026-09-20', '1950.00', 'RESTITUZIONE CAUZIONE')], '1950.00'],
    ['as a settlement of a whole rent', [back('2026-09-20', '650.01', 'CONGUAGLIO SPESE')], '650.01'],
  ])('%s', (_, rows, returned) => {
    expect(findings(withRows(...rows))).toEqual([
      ['report.rent_sent_back', { payee: 'VERDI IMMOBILI SRL', amount: '1950.00', returned }],
    ])
    expect(rentOf(withRows(...rows))).toEqual(['650.00', 'declared'])
    expect(assessIncome(withRows(...rows), today).otherIncomes).toEqual([])
  })
  test.each<[string, Row[]]>([
    ['less than half of one', [back('2026-09-20', '324.99')]],
    ['before the first', [back('2026-08-02', '650.00')]],
    ['a year’s settlement', [back('2026-09-20', '400.00', 'CONGUAGLIO SPESE 2025')]],
    ['the deposit, after the last', [back('2026-10-30', '1950.00', 'RESTITUZIONE CAUZIONE')]],
    ['of another', [['2026-10-30', 'BONIFICO DISPOSTO DA GRAFICA SRL', '1950.00']]],
  ])('is none: %s', (_, rows) => {
    expect(findings(withRows(...rows))).toEqual([])
    expect(rentOf(withRows(...rows))).toEqual(['650.00', 'proven'])
  })
  test('pay of a landlord who is the employer is pay', () =>
    expect(findings(withRows(...months.map((m): Row => back(`${m}-27`, '1500.00', 'STIPENDIO'))))).toEqual([]))
})

describe('a rent that another person sends', { tags: ['C-recurrent-costs'] }, () => {
  const from = (days: readonly Row[0][], amount: string, who = 'NERI ANNA'): Row[] =>
    days.map((day) => [day, `BONIFICO DISPOSTO DA ${who}`, amount])
  test.each<[string, Row[], number]>([
    [
      'each month, to the cent',
      from(
        months.map((m) => `${m}-07`),
        '650.00',
      ),
      3,
    ],
    ['in two months, nearly', from(['2026-08-12', '2026-10-05'], '669.50'), 2],
    ['called rent', from(['2026-08-12', '2026-10-05'], '650.00', 'NERI ANNA AFFITTO'), 2],
  ])('%s', (_, rows, count) => {
    expect(findings(withRows(...rows))).toEqual([['report.rent_from_another', { amount: '650.00', count }]])
    expect(rentOf(withRows(...rows))).toEqual(['650.00', 'consistent'])
  })
  test.each<[string, Row[]]>([
    [
      'half of it: they share the home',
      from(
        months.map((m) => `${m}-07`),
        '325.00',
      ),
    ],
    ['once', from(['2026-09-07'], '650.00')],
    ['in one month twice', from(['2026-09-07', '2026-09-09'], '650.00')],
    [
      'after more than a week',
      from(
        months.map((m) => `${m}-13`),
        '650.00',
      ),
    ],
    [
      'before it',
      from(
        months.map((m) => `${m}-04`),
        '650.00',
      ),
    ],
    [
      'another amount',
      from(
        months.map((m) => `${m}-07`),
        '669.51',
      ),
    ],
    [
      'a firm',
      from(
        months.map((m) => `${m}-07`),
        '650.00',
        'GRAFICA SRL',
      ),
    ],
    [
      'maintenance',
      from(
        months.map((m) => `${m}-07`),
        '650.00',
        'NERI ANNA ASSEGNO DI MANTENIMENTO',
      ),
    ],
  ])('is none: %s', (_, rows) => {
    expect(findings(withRows(...rows))).toEqual([])
    expect(rentOf(withRows(...rows))).toEqual(['650.00', 'proven'])
  })
})

describe('a rent that is not seen in the latest month', { tags: ['C-recurrent-costs'] }, () => {
  const on = (...days: Row[0][]) => days.map((day) => line(day, landlord, '-650.00'))
  const until = (to: Row[0]) => ({ period: { from: '2026-06-01', to } })
  test.each<[string, Applicant]>([
    ['of three', paying(on('2026-08-05', '2026-09-05'))],
    ['late in the month, and ten days more are told', paying(on('2026-08-28', '2026-09-28'), until('2026-11-07'))],
  ])('is told: %s', (_, applicant) => {
    expect(findings(applicant)).toEqual([['report.rent_late', { month: '2026-10' }]])
    expect(rentOf(applicant)[1]).toBe('consistent')
  })
  test.each<[string, Applicant]>([
    ['the month is not over', paying(on('2026-08-05', '2026-09-05'), until('2026-10-30'))],
    ['the statement ends a day before', paying(on('2026-08-28', '2026-09-28'), until('2026-11-06'))],
    ['paid late', paying(on('2026-08-05', '2026-09-05', '2026-10-28'))],
    ['paid ahead', paying(on('2026-08-05', '2026-09-05', '2026-09-29'))],
    ['missing once, and paid twice in the next month', paying(on('2026-08-05', '2026-10-05', '2026-10-06'))],
    [
      'moved house',
      paying([
        ...on('2026-08-05', '2026-09-05'),
        line('2026-10-01', 'BONIFICO A FAVORE DI GRAFICA CASE SRL AFFITTO', '-650.00'),
      ]),
    ],
    ['at the month’s end', paying(on('2026-08-30', '2026-09-30'))],
    [
      'moved to the parents',
      { ...paying(on('2026-08-05', '2026-09-05')), livingSituation: 'family', currentRent: null },
    ],
  ])('is not: %s', (_, applicant) => expect(findings(applicant)).toEqual([]))
  test('is not: one month before, which may be another kind of payment', () =>
    expect(findings(paying(on('2026-09-05'))).map(([code]) => code)).not.toContain('report.rent_late'))
})

test('who moved pays one rent: the old one stopped when the new one began', { tags: ['C-recurrent-costs'] }, () => {
  const old = (month: '08' | '09' | '10') =>
    line(`2026-${month}-03`, 'BONIFICO A FAVORE DI CONTI TERESA AFFITTO', '-600.00')
  const present = line('2026-10-01', landlord, '-650.00')
  const committed = (...bookings: Transaction[]) => assessIncome(paying(bookings), today).committedCosts.value
  expect(committed(old('08'), old('09'), present)).toBe(0)
  // A garage's rent ends none of a home.
  const garage = line('2026-10-10', 'BONIFICO A FAVORE DI NERI LUCA AFFITTO BOX', '-60.00')
  expect(committed(...rents, old('08'), old('09'), garage)).toBe(66_000)
  // Both are paid in October: one of them goes on.
  expect(committed(old('08'), old('09'), old('10'), present)).toBe(60_000)
})
