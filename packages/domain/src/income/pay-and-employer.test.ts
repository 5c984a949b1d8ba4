/** Pay that comes months late, and money that goes to the employer. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Transaction } from '../facts/parse-result.ts'
import { euros } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { line } from '../testing/documents.ts'
import { today } from '../testing/giulia.ts'
import { each, employer, incomeOf, nets, salaries, withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'

const told = (applicant: Applicant, wanted: string) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .filter(({ code }) => code === wanted)
    .map(({ params }) => params)
const from = (purpose: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${employer} ${purpose}`
const credits = (...rows: [day: string, purpose: string, amount: string][]): Transaction[] =>
  rows.map(([day, purpose, amount]) => line(day as '2026-09-02', from(purpose), amount))

describe('pay that comes late', { tags: ['C-employment-income'] }, () => {
  const late = credits(
    ['2026-09-02', 'STIPENDIO GIUGNO', '1839.00'],
    ['2026-10-02', 'STIPENDIO LUGLIO', '1841.00'],
    ['2026-10-29', 'STIPENDIO AGOSTO', '1842.10'],
  )
  test('is told, read at most, and two of a calendar month are not added', () => {
    const applicant = withPay(nets, late)
    expect(told(applicant, 'report.salary_late')).toEqual([{ month: '2026-08', day: '2026-10-29', count: 3 }])
    expect(assessIncome(applicant, today).salaryCredits.value).toBe(euros(1841))
    expect(incomeOf(applicant)[1]).toBe('consistent')
  })
  test('in German too', () =>
    expect(
      told(
        withPay(nets, credits(['2026-09-20', 'LOHN JUNI 2026', '1839.00'], ['2026-10-20', 'LOHN JULI', '1841.00'])),
        'report.salary_late',
      ),
    ).toHaveLength(1))
  test.each<[string, Transaction[]]>([
    [
      'in its month',
      credits(['2026-09-27', 'STIPENDIO SETTEMBRE', '1847.40'], ['2026-10-27', 'STIPENDIO OTTOBRE', '1852.80']),
    ],
    [
      'in the next',
      credits(['2026-09-10', 'STIPENDIO AGOSTO', '1842.10'], ['2026-10-10', 'STIPENDIO SETTEMBRE', '1847.40']),
    ],
    ['no month is named', salaries(nets)],
    ['a firm that bears a month’s name', salaries(nets, 'FRATELLI MAGGIO SRL')],
    [
      'a day after a weekend',
      credits(['2026-09-01', 'STIPENDIO LUGLIO', '1847.40'], ['2026-10-01', 'STIPENDIO AGOSTO', '1852.80']),
    ],
    [
      'arrears of a rise',
      [
        ...salaries(nets),
        ...credits(
          ['2026-10-28', 'STIPENDIO ARRETRATI GIUGNO', '80.00'],
          ['2026-10-29', 'STIPENDIO ARRETRATI LUGLIO', '80.00'],
        ),
      ],
    ],
    [
      'late once',
      credits(['2026-09-02', 'STIPENDIO GIUGNO', '1839.00'], ['2026-10-27', 'STIPENDIO OTTOBRE', '1852.80']),
    ],
    ['late, and caught up', [...late, ...credits(['2026-10-30', 'STIPENDIO OTTOBRE', '1852.80'])]],
  ])('is none: %s', (_, rows) => expect(told(withPay(nets, rows), 'report.salary_late')).toEqual([]))
})

describe('money that goes to the employer', { tags: ['C-employment-income'] }, () => {
  const paying = (...rows: Transaction[]) => withPay(nets, [...salaries(nets), ...rows])
  const sent = (text: string, amount: string) => paying(line('2026-08-02', text, amount))
  test('before its first pay, as much as a pay: told and read', () => {
    const applicant = sent(`BONIFICO A FAVORE DI ${employer}`, '-5600.00')
    expect(told(applicant, 'report.payment_to_employer')).toEqual([{ payee: employer, amount: '5600.00' }])
    expect(incomeOf(applicant)).toEqual([euros(1847.4), 'consistent'])
  })
  test('of two spellings once, and measured by the pay, not by a bonus', () => {
    const bonus = each(10, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE STIPENDIO PREMIO', '100.00')
    const sending = (amount: string) => paying(...bonus, line('2026-08-02', `BONIFICO A FAVORE DI ${employer}`, amount))
    expect(told(sending('-5600.00'), 'report.payment_to_employer')).toEqual([{ payee: employer, amount: '5600.00' }])
    expect(told(sending('-300.00'), 'report.payment_to_employer')).toEqual([])
  })
  test.each<[string, Applicant]>([
    ['less than a pay', sent(`BONIFICO A FAVORE DI ${employer}`, '-300.00')],
    ['by card', sent('PAGAMENTO POS OFFICINE LOMBARDE', '-2300.00')],
    ['to another', sent('BONIFICO A FAVORE DI AUTOSALONE VERDI SRL', '-5600.00')],
    ['a rent', sent(`BONIFICO A FAVORE DI ${employer} AFFITTO FORESTERIA`, '-1900.00')],
  ])('is not told: %s', (_, applicant) => {
    expect(told(applicant, 'report.payment_to_employer')).toEqual([])
    expect(incomeOf(applicant)[1]).toBe('proven')
  })
  test('three pays that go back in one sum leave nothing', () => {
    const applicant = paying(line('2026-10-31', `BONIFICO A FAVORE DI ${employer} SALDO`, '-5542.30'))
    expect(incomeOf(applicant)[0]).toBe(0)
  })
  test('a part that goes back each month leaves the rest of each', () =>
    expect(incomeOf(paying(...each(29, `BONIFICO A FAVORE DI ${employer} RESTITUZIONE`, '-200.00')))[0]).toBe(
      euros(1647.4),
    ))
})
