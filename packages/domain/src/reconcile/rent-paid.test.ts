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
  test('is not: one month before, of another rent than is named, which may be another kind of payment', () =>
    expect(findings({ ...paying(on('2026-09-05')), currentRent: 90_000 }).map(([code]) => code)).not.toContain(
      'report.rent_late',
    ))
})

describe('a rent that is not paid any more', { tags: ['C-recurrent-costs'] }, () => {
  const on = (...paid: (Row[0] | [Row[0], string])[]) =>
    paying(
      paid.map((one) => (typeof one === 'string' ? line(one, landlord, '-650.00') : line(one[0], landlord, one[1]))),
      { period: { from: '2026-05-01', to: '2026-10-31' } },
    )
  test.each<[string, Applicant, string, number]>([
    ['three months, then none', on('2026-05-05', '2026-06-05', '2026-07-05'), '2026-10', 3],
    ['one month, of the rent that is named', on('2026-08-05'), '2026-10', 2],
    ['every other month', on('2026-05-05', '2026-07-05', '2026-09-05'), '2026-10', 3],
  ])('is told with how many: %s', (_, applicant, month, count) => {
    expect(findings(applicant)).toEqual([['report.rent_stopped', { month, count }]])
    expect(rentOf(applicant)).toEqual(['650.00', 'consistent'])
    expect(assessIncome(applicant, today).recurrentCosts.state).toBe('consistent')
  })
  test.each<[string, Applicant, string]>([
    ['the newest', on('2026-08-05', '2026-09-05'), '2026-10'],
    ['the newest, after one', on('2026-09-05'), '2026-10'],
    ['one between', on('2026-08-05', '2026-10-05'), '2026-09'],
  ])('one month alone is told: %s', (_, applicant, month) =>
    expect(findings(applicant)).toEqual([['report.rent_late', { month }]]),
  )
  test.each<[string, Applicant]>([
    ['three months at once', on(['2026-08-05', '-1950.00'])],
    [
      'each second month, for two',
      on(['2026-05-05', '-1300.00'], ['2026-07-05', '-1300.00'], ['2026-09-05', '-1300.00']),
    ],
    ['a month late, then two', on('2026-07-05', ['2026-09-05', '-1300.00'], '2026-10-05')],
    ['around the turn of the month', on('2026-07-31', '2026-09-01', '2026-09-30', '2026-10-31')],
    ['begun in the last month', on('2026-10-05')],
    ['a holiday home', { ...on(['2026-08-05', '-900.00']), livingSituation: 'family', currentRent: null }],
  ])('is none: %s', (_, applicant) => expect(findings(applicant)).toEqual([]))
})

describe('a rent that is another in the newest month', { tags: ['C-recurrent-costs'] }, () => {
  const on = (...paid: [Row[0], string, string?][]) =>
    paying(paid.map(([day, amount, words = '']) => line(day, `${landlord} ${words}`, amount)))
  const before: [Row[0], string][] = [
    ['2026-08-05', '-650.00'],
    ['2026-09-05', '-650.00'],
  ]
  test.each<[string, string]>([
    ['more', '900.00'],
    ['less', '500.00'],
  ])('is told: %s', (_, latest) => {
    const applicant = on(...before, ['2026-10-05', `-${latest}`])
    expect(findings(applicant)).toEqual([['report.rent_changed', { month: '2026-10', latest, typical: '650.00' }]])
    expect(rentOf(applicant)[1]).toBe('consistent')
  })
  test.each<[string, Applicant]>([
    ['the same', on(...before, ['2026-10-05', '-650.00'])],
    ['within three per cent', on(...before, ['2026-10-05', '-669.00'])],
    ['two at once', on(...before, ['2026-10-05', '-1300.00'])],
    [
      'with a year’s settlement',
      on(...before, ['2026-10-05', '-650.00'], ['2026-10-20', '-210.00', 'CONGUAGLIO 2025']),
    ],
    ['with arrears', on(...before, ['2026-10-05', '-650.00'], ['2026-10-20', '-400.00', 'ARRETRATI AFFITTO'])],
    [
      'with what is paid later',
      on(...before, ['2026-10-05', '-650.00'], ['2026-10-20', '-400.00', 'NACHZAHLUNG MIETE']),
    ],
  ])('is none: %s', (_, applicant) => expect(findings(applicant)).toEqual([]))
  test('is none after one month alone', () =>
    expect(findings(on(before[1]!, ['2026-10-05', '-900.00'])).map(([code]) => code)).toEqual(['report.rent_differs']))
})

describe('a garage of the same payee', { tags: ['C-recurrent-costs'] }, () => {
  const garage = months.map((m): Row => [`${m}-06`, `${landlord} BOX`, '-60.00'])
  test('makes no rent of which half came back', () => {
    expect(findings(withRows(...garage, back('2026-09-20', '45.00', 'LAMPADA')))).toEqual([])
    // Half of 710.00
    expect(findings(withRows(...garage, back('2026-09-20', '354.99')))).toEqual([])
    expect(findings(withRows(...garage, back('2026-09-20', '355.00')))).toHaveLength(1)
  })
  test('is none that a friend’s dinners pay', () => {
    const dinners = ['2026-08-08', '2026-09-09'].map((day): Row => [day, 'BONIFICO DISPOSTO DA NERI ANNA', '60.00'])
    expect(findings(withRows(...garage, ...dinners))).toEqual([])
  })
  test('is one that another sends with the rent', () => {
    const sent = ['2026-08-08', '2026-09-09'].map((day): Row => [day, 'BONIFICO DISPOSTO DA NERI ANNA', '710.00'])
    expect(findings(withRows(...garage, ...sent))).toEqual([
      ['report.rent_from_another', { amount: '710.00', count: 2 }],
    ])
  })
  test('hides no month without a rent', () => {
    const twoMonths = paying([...rents.slice(0, 2), ...garage.map((row) => line(...row))])
    expect(findings(twoMonths)).toEqual([['report.rent_late', { month: '2026-10' }]])
  })
})

describe('a rent that is paid in two orders', { tags: ['C-recurrent-costs'] }, () => {
  const cold = each(10, 'BONIFICO A FAVORE DI VERDI IMMOBILI SRL CANONE LOCAZIONE', '-600.00')
  const costs = (payee: string, words: string) => each(11, `BONIFICO A FAVORE DI ${payee} ${words}`, '-145.00')
  const stating = (currentRent: number | null, ...bookings: Transaction[]): Applicant => ({
    ...paying(bookings),
    currentRent,
  })
  const told = (applicant: Applicant) => [rentOf(applicant)[0], findings(applicant), committedOf(applicant)]
  const committedOf = (applicant: Applicant) => assessIncome(applicant, today).committedCosts.value
  test.each<[string, Applicant, string]>([
    ['running costs', stating(74_500, ...cold, ...costs('VERDI IMMOBILI SRL', 'NEBENKOSTEN VORAUSZAHLUNG')), '745.00'],
    ['rent twice', stating(74_500, ...cold, ...costs('VERDI IMMOBILI SRL', 'AFFITTO')), '745.00'],
    [
      'running costs to another',
      stating(74_500, ...cold, ...costs('AMMINISTRAZIONE NERI', 'SPESE CONDOMINIALI')),
      '745.00',
    ],
    ['and no rent was stated', stating(null, ...cold, ...costs('VERDI IMMOBILI SRL', 'SPESE CONDOMINIALI')), '745.00'],
    [
      'the cold rent was stated',
      stating(60_000, ...cold, ...costs('VERDI IMMOBILI SRL', 'SPESE CONDOMINIALI')),
      '600.00',
    ],
    [
      'to another, and no rent was stated',
      stating(null, ...cold, ...costs('AMMINISTRAZIONE NERI', 'SPESE CONDOMINIALI')),
      '600.00',
    ],
  ])('%s', (_, applicant, rent) => expect(told(applicant)).toEqual([rent, [], 0]))
  test('a bill of power is no part of it', () =>
    expect(told(stating(74_500, ...cold, ...costs('ENEL ENERGIA SPA', 'BOLLETTA')))[0]).toBe('600.00'))
  test('a second home is none', () => {
    const second = each(12, 'BONIFICO A FAVORE DI CONTI TERESA AFFITTO', '-145.00')
    expect(told(stating(60_000, ...cold, ...second))).toEqual(['600.00', [], 14_500])
  })
})

describe('a rent that was paid late', { tags: ['C-recurrent-costs'] }, () => {
  const on = (...paid: [Row[0], string][]) => paying(paid.map(([day, amount]) => line(day, landlord, amount)))
  test.each<[string, Applicant]>([
    ['with the next in one sum', on(['2026-08-05', '-650.00'], ['2026-10-05', '-1300.00'])],
    ['with the next beside it', on(['2026-08-05', '-650.00'], ['2026-10-05', '-650.00'], ['2026-10-06', '-650.00'])],
  ])('%s', (_, applicant) => {
    expect(rentOf(applicant)[0]).toBe('650.00')
    expect(findings(applicant)).toEqual([])
  })
  test.each<[string, Applicant, string]>([
    ['never paid', on(['2026-08-05', '-650.00'], ['2026-10-05', '-650.00']), 'consistent'],
    ['paid twice in the second month', on(['2026-09-05', '-1300.00'], ['2026-10-05', '-650.00']), 'proven'],
    ['paid for three months at once', on(['2026-10-05', '-1950.00']), 'proven'],
    ['begun in the second month', on(['2026-09-05', '-650.00'], ['2026-10-05', '-650.00']), 'proven'],
  ])('is the rent that is named: %s', (_, applicant, state) => expect(rentOf(applicant)).toEqual(['650.00', state]))
  test('and nothing else is: of a loan a month comes to what was paid', () => {
    const loan = ['2026-08-12', '2026-10-12'].map((day) =>
      line(day, 'ADDEBITO SDD COMPASS BANCA RATA PRESTITO', '-650.00'),
    )
    const applicant = paying([...loan, line('2026-08-05', landlord, '-650.00')])
    expect(assessIncome(applicant, today).committedCosts.value).toBe(32_500)
  })
  test('where none is named it is what a month comes to', () => {
    const unnamed = { ...on(['2026-08-05', '-650.00'], ['2026-10-05', '-650.00']), currentRent: null }
    expect(rentOf(unnamed)[0]).toBe('325.00')
  })
  test.each<[string, Applicant, string]>([
    // 775.00 every second month
    ['another sum each time', on(['2026-08-05', '-650.00'], ['2026-10-05', '-900.00']), '387.50'],
    ['once for two months', on(['2026-08-05', '-1300.00'], ['2026-10-05', '-1300.00']), '650.00'],
    ['twice as much each month', on(...months.map((m): [Row[0], string] => [`${m}-05`, '-1300.00'])), '1300.00'],
  ])('is as it is seen: %s', (_, applicant, rent) => expect(rentOf(applicant)[0]).toBe(rent))
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
