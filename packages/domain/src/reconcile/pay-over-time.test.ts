/** Pay that falls, moves, ends or comes twice; each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import { type Applicant } from '../facts/evidence-document.ts'
import { type Account } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { codesOf, each, employer, incomeOf, months, nets, salaries, stateOf, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { reconcile } from './reconcile.ts'

describe('the latest month', () => {
  const paid = (last: string) => withPay(['1900.00', '1900.00', last], salaries(['1900.00', '1900.00', last]))
  test.each<[string, string, string[], string]>([
    ['a twentieth below the usual, to the cent', '1805.00', [], 'proven'],
    ['a cent lower', '1804.99', [], 'consistent'],
    ['a fifth below the usual, to the cent', '1520.00', [], 'consistent'],
    ['a cent lower than that', '1519.99', ['report.pay_fell'], 'declared'],
    ['higher', '2900.00', [], 'proven'],
  ])('%s', { tags: ['C-employment-income'] }, (_, last, codes, state) => {
    expect(codesOf(paid(last))).toEqual(codes)
    expect(incomeOf(paid(last))).toEqual([euros(1900), state])
  })
  test('counts by the payslips where there is no account', { tags: ['C-employment-income'] }, () => {
    const { documents, ...person } = paid('1519.99')
    const alone = { ...person, documents: documents.filter(({ id }) => id !== 'bank') }
    expect(incomeOf(alone)).toEqual([euros(1900), 'declared'])
  })
  test('counts by the account too, where there is no payslip', { tags: ['C-employment-income'] }, () => {
    const alone = withPay([], salaries(['1900.00', '1900.00', '1150.00']))
    expect(codesOf(alone)).toEqual(['report.pay_fell'])
    expect(incomeOf(alone)).toEqual([euros(1900), 'declared'])
  })
})

describe('an earlier month', () => {
  const paid = (first: string) => withPay([first, '1900.00', '1900.00'], salaries([first, '1900.00', '1900.00']))
  test.each<[string, string, string[], string]>([
    ['a fifth below the usual, to the cent', '1520.00', [], 'proven'],
    ['a cent lower', '1519.99', ['report.pay_varies'], 'consistent'],
  ])('%s', { tags: ['C-employment-income'] }, (_, first, codes, state) => {
    expect(codesOf(paid(first))).toEqual(codes)
    expect(incomeOf(paid(first))).toEqual([euros(1900), state])
    expect(assessIncome(paid(first), today).payslipIncome.state).toBe(state)
  })
  test('in a former post is no month of this one', { tags: ['C-employment-income'] }, () => {
    const [former, ...others] = paid('1200.00').documents.filter(({ result }) => result.payslip)
    const before = document('before', payslip('2026-08', '1200.00', { employer: 'Grafica Ticinese S.p.A.' }))
    const moved = { ...paid('1200.00'), documents: [before, ...others] }
    expect(former!.result.payslip!.net).toBe('1200.00')
    expect(codesOf(moved)).not.toContain('report.pay_varies')
  })
})

describe('pay of the last days of the month before', () => {
  const early = (amounts: readonly string[]) =>
    [
      ['2026-07-30', amounts[0]!],
      ['2026-08-30', amounts[1]!],
      ['2026-09-30', amounts[2]!],
    ].map(([day, amount]) => line(day!, `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} STIPENDIO`, amount!))
  const paidEarly = (amounts: readonly string[], parts: Partial<Account> = {}) =>
    withPay(nets, early(amounts), { period: { from: '2026-07-01', to: '2026-10-31' }, ...parts })
  test('pays the payslip of its amount', () => {
    expect(codesOf(paidEarly(nets))).toEqual([])
    expect(incomeOf(paidEarly(nets))).toEqual([euros(1847.4), 'proven'])
  })
  test('before the statement begins is not missed', () =>
    expect(codesOf({ ...withPay(nets, early(nets).slice(1)) })).toEqual([]))
  test('a cent off pays none', () =>
    expect(incomeOf(paidEarly(['1842.09', '1847.39', '1852.79']))[1]).toBe('consistent'))
  test('the pay of the month before pays no second payslip', () => {
    const equal = ['1847.40', '1847.40', '1847.40']
    const short = withPay(equal, salaries(equal.slice(0, 2)))
    expect(codesOf(short)).toEqual(['bank_statement.salary_missing'])
  })
})

describe('a second pay that no payslip tells', () => {
  const other = (amounts: readonly string[]) =>
    document(
      'other',
      statement('2026-08', '2026-10', { iban: 'IT40S0542811101000000123457', transactions: salaries(amounts) }),
    )
  const beside = (amounts: readonly string[]) => {
    const honest = withPay(nets, salaries(nets))
    return { ...honest, documents: [...honest.documents, other(amounts)] }
  }
  test('each month on another account: the report is open', () => {
    expect(codesOf(beside(['1400.00', '1400.00', '1400.00']))).toContain('payslip.pay_differs')
    expect(stateOf(beside(['1400.00', '1400.00', '1400.00']))).toBe('open')
  })
  test.each<[string, string[]]>([
    ['once is a bonus', ['1400.00']],
    ['less than half of it is an allowance', ['920.00', '920.00', '920.00']],
  ])('%s', (_, amounts) => expect(codesOf(beside(amounts))).not.toContain('payslip.pay_differs'))
})

describe('pay that goes back by another way', () => {
  test.each<[string, string, boolean]>([
    ['by direct debit', `ADDEBITO SDD ${employer} RECUPERO`, true],
    ['by cheque', `ASSEGNO N. 0012345 ${employer}`, true],
    ['by card, for what is bought', `PAGAMENTO POS ${employer}`, false],
  ])('%s', (_, text, isReturned) =>
    expect(
      codesOf(withPay(nets, [...salaries(nets), ...each(28, text, '-500.00')])).includes('report.pay_returned'),
    ).toBe(isReturned),
  )
  test.each<[string, boolean]>([
    ['ROSSI MARIO', true],
    ['ROSSI PAOLA', false],
  ])('to %s, of a firm that bears the name of Rossi Mario: %s', (payee, isReturned) => {
    const firm = 'OFFICINE LOMBARDE DI ROSSI MARIO'
    const slips = months.map((month, at) => document(`slip-${at}`, payslip(month, nets[at]!, { employer: firm })))
    const { documents, ...person } = withPay(
      [],
      [...salaries(nets, firm), ...each(28, `BONIFICO A FAVORE DI ${payee} RESTITUZIONE`, '-500.00')],
    )
    expect(codesOf({ ...person, documents: [...documents, ...slips] }).includes('report.pay_returned')).toBe(isReturned)
  })
})

test('a new post with better pay is told by its own pay', { tags: ['C-employment-income'] }, () => {
  const { documents, ...person } = withPay(['1819.00', '1819.00'], [])
  const better = {
    ...person,
    documents: [
      ...documents.filter(({ id }) => id !== 'bank'),
      document('slip-2', payslip('2026-10', '3000.00', { employer: 'Grafica Ticinese S.p.A.' })),
      document(
        'bank',
        statement('2026-08', '2026-10', {
          transactions: [
            ...salaries(['1819.00', '1819.00']),
            line('2026-10-27', 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: GRAFICA TICINESE SPA STIPENDIO', '3000.00'),
          ],
        }),
      ),
    ],
  }
  expect(incomeOf(better)).toEqual([euros(3000), 'declared'])
  expect(codesOf(better)).toContain('report.pay_seen_once')
  expect(codesOf(better)).not.toContain('report.salary_mismatch')
})

describe('two payslips of one month', () => {
  const honest = withPay(nets, salaries(nets))
  const beside = (net: string, employer?: string) => ({
    ...honest,
    documents: [
      ...honest.documents,
      document('twice', payslip('2026-10', net, employer === undefined ? {} : { employer })),
    ],
  })
  test('by one employer with another net: the report is open, and the lower counts as said', () => {
    expect(codesOf(beside('2452.80'))).toEqual(['payslip.month_differs'])
    expect(incomeOf(beside('2452.80'))).toEqual([euros(1847.4), 'declared'])
    expect(stateOf(beside('2452.80'))).toBe('open')
  })
  // October: 1,852.80 on the 27th, and a bonus of 1,000.00 with a payslip of its own.
  const withBonus = (day: string, by = employer, amount = '1000.00') => ({
    ...honest,
    documents: [
      ...withPay(nets, [
        ...salaries(nets),
        line(day as '2026-10-29', `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${by} PREMIO`, amount),
      ]).documents,
      document('bonus', payslip('2026-10', '1000.00')),
    ],
  })
  test('that the account pays both to the cent are both true', () => {
    expect(codesOf(withBonus('2026-10-29'))).toEqual([])
    expect(incomeOf(withBonus('2026-10-29'))).toEqual([euros(1847.4), 'proven'])
    expect(stateOf(withBonus('2026-10-29'))).toBe('settled')
  })
  test.each([
    ['a week and a day later', withBonus('2026-10-19')],
    ['by another', withBonus('2026-10-29', 'ROSSI MARIO')],
    ['another amount', withBonus('2026-10-29', employer, '999.98')],
    ['the pay of the month before', beside(nets[1]!)],
  ])('of which the account pays one %s are not', (_, applicant) =>
    expect(codesOf(applicant)).toContain('payslip.month_differs'),
  )
  test('up to a rounding apart they are two prints of one', () =>
    expect(codesOf(beside('1853.80'))).not.toContain('payslip.month_differs'))
  test('by two employers are two pays', () =>
    expect(codesOf(beside('600.00', 'Bar Sport'))).not.toContain('payslip.month_differs'))
})

describe('the end of the employment on the newest payslip', () => {
  const withEnd = (at: number, day: `${number}-${number}-${number}`) => {
    const honest = withPay(nets, salaries(nets))
    return {
      ...honest,
      documents: honest.documents.map((one) =>
        one.id === `slip-${at}` ? document(one.id, payslip(months[at]!, nets[at]!, { left_on: day })) : one,
      ),
    }
  }
  test('is told, and the pay is no better than said', { tags: ['C-employment-income'] }, () => {
    expect(codesOf(withEnd(2, '2026-10-31'))).toEqual(['payslip.employment_ends'])
    expect(incomeOf(withEnd(2, '2026-10-31'))).toEqual([euros(1847.4), 'declared'])
    const report = assembleRentReport({ ...giuliaFacts, applicant: withEnd(2, '2026-10-31') })
    expect(report.employment.active_contract).toBe(false)
  })
  test('of one post of two ends not all pay', () => {
    const ended = withEnd(2, '2026-10-31')
    const other = document('other', payslip('2026-10', '600.00', { employer: 'Bar Sport' }))
    expect(codesOf({ ...ended, documents: [...ended.documents, other] })).not.toContain('payslip.employment_ends')
  })
  test('to come leaves the post active', () => {
    const report = assembleRentReport({ ...giuliaFacts, applicant: withEnd(2, '2027-06-30') })
    expect(report.employment.active_contract).toBe(true)
  })
  test('on an older one was another post’s, or was put off', () =>
    expect(codesOf(withEnd(1, '2026-09-30'))).toEqual([]))
})

describe('what is dated after today', { tags: ['B8-statement-fraud'] }, () => {
  const honest = withPay(nets, salaries(nets))
  const codes = (documents: Applicant['documents']) => {
    const applicant = { ...honest, documents }
    return reconcile({ applicant, assessment: assessIncome(applicant, today), today })
      .map(({ code }) => code)
      .filter((code) => code.endsWith('dated_ahead'))
  }
  const booked = (day: '2026-11-25' | '2026-11-26') =>
    document('ahead', statement('2026-11', '2026-11', { transactions: [line(day, 'PAGAMENTO POS', '-1.00')] }))
  // Handed in on 21 November 2026; over a weekend and a holiday a bank books for the next working day.
  test.each([
    ['a booking of the next working day', booked('2026-11-25'), []],
    ['a booking of the day after', booked('2026-11-26'), ['bank_statement.dated_ahead']],
    [
      'a hiring of tomorrow',
      document('ahead', payslip('2026-10', '1852.80', { hired_on: '2026-11-22' })),
      ['payslip.dated_ahead'],
    ],
    ['a hiring of today', document('ahead', payslip('2026-10', '1852.80', { hired_on: '2026-11-21' })), []],
    ['a hiring', document('ahead', payslip('2026-10', '1852.80', { hired_on: '2027-02-01' })), ['payslip.dated_ahead']],
  ])('%s', (_, one, expected) =>
    expect(codes([...honest.documents.filter(({ id }) => id !== 'slip-2'), one])).toEqual(expected),
  )
  test('stands open until a person has looked', () => {
    const documents = [...honest.documents, booked('2026-11-26')]
    expect(stateOf({ ...honest, documents })).toBe('open')
  })
})
