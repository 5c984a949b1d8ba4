/** Pay that is sent on. Each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { today } from '../testing/giulia.ts'
import { each, incomeOf, nets, salaries, stateOf, withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'

const people = ['VERDI SARA', 'NERI PAOLO', 'RUSSO ANNA']
const sending = (amounts: readonly number[], { day = 28, purpose = '', by = 'BONIFICO A FAVORE DI' } = {}): Applicant =>
  withPay(nets, [
    ...salaries(nets),
    ...amounts.flatMap((amount, at) => each(day, `${by} ${people[at % people.length]} ${purpose}`, `-${amount}.00`)),
  ])
const found = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
    ({ code }) => code === 'report.pay_passed_on',
  )

describe('pay that goes on to private people', { tags: ['C-employment-income'] }, () => {
  test('to three of them, nearly all of it, is open and only said', () => {
    const passed = sending([600, 500, 450])
    expect(found(passed).map(({ params }) => params)).toEqual([{ amount: '1550.00', count: 3 }])
    expect(incomeOf(passed)[1]).toBe('declared')
    expect(stateOf(passed)).toBe('open')
  })
  test.each<[string, Applicant]>([
    ['to two: a home and a family', sending([900, 700])],
    ['of which a quarter stays', sending([500, 450, 430])],
    ['of which one is paid a rent', sending([650, 500, 450], { purpose: 'AFFITTO' })],
    ['spent by card in shops', sending([600, 500, 450], { by: 'PAGAMENTO POS' })],
    ['before it came', sending([600, 500, 450], { day: 20 })],
    [
      'in one month',
      withPay(nets, [
        ...salaries(nets),
        ...people.map((name) => each(28, `BONIFICO A FAVORE DI ${name}`, '-550.00')[0]!),
      ]),
    ],
  ])('is no such money: %s', (_, applicant) => expect(found(applicant)).toEqual([]))
})
