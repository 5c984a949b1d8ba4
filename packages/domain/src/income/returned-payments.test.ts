/** How often the search for payments that came back looks at a booking. What it finds: `reconcile/tried.test.ts`. */
import { expect, test } from 'vitest'
import { lineSeries, type LineSeries } from '../facts/account-lines.ts'
import { line, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'
import { returnedPayments } from './returned-payments.ts'

/** So many shops, each paid once and each giving a part back. */
const bookings = (shops: number): LineSeries[] => {
  const name = (at: number) => `NEGOZIO ${String.fromCodePoint(65 + (at % 26), 65 + Math.floor(at / 26))}X SRL`
  const all = Array.from({ length: shops }, (_, at) => at)
  const rows = [
    ...all.map((at) => line('2026-08-05', `BONIFICO A FAVORE DI ${name(at)}`, `-${100 + at}.00`)),
    ...all.reverse().map((at) => line('2026-08-06', `BONIFICO DISPOSTO DA ${name(at)} STORNO`, `${100 + at}.00`)),
  ]
  return lineSeries([document('bank', statement('2026-08', '2026-10', { transactions: rows }))])
}

/** The same bookings, with each look at a day counted. */
function counted(series: readonly LineSeries[]): { series: LineSeries[]; looks: () => number } {
  let looks = 0
  const watched = series.map((one) => ({
    ...one,
    movements: one.movements.map(
      (movement) =>
        new Proxy(movement, {
          get: (target, field, receiver) => {
            if (field === 'bookedOn') looks++
            return Reflect.get(target, field, receiver)
          },
        }),
    ),
  }))
  return { series: watched, looks: () => looks }
}
const looksAt = (shops: number) => {
  const { series, looks } = counted(bookings(shops))
  const returned = returnedPayments(series)
  expect(returned).toHaveLength(shops)
  expect(returned.every(({ paid, back }) => paid.amount === -back.amount)).toBe(true)
  return looks()
}

test('looks at twice the bookings about twice as often', () => {
  // Putting them in order takes a little more than twice.
  expect(looksAt(400) / looksAt(200)).toBeLessThan(2.6)
})

test('looks once, however often a report asks', () => {
  const { series, looks } = counted(bookings(20))
  const first = returnedPayments(series)
  const after = looks()
  expect(returnedPayments(series)).toBe(first)
  expect(looks()).toBe(after)
})

test('a payment that came back on its day is not its own repetition', { tags: ['C-recurrent-costs'] }, () => {
  const [rent, back] = [
    line('2026-09-10', 'BONIFICO A FAVORE DI CONTI ANNA CANONE LOCAZIONE', '-650.00'),
    line('2026-09-10', 'STORNO BONIFICO', '650.00'),
  ]
  const documents = [document('bank', statement('2026-08', '2026-10', { transactions: [rent, back] }))]
  expect(returnedPayments(lineSeries(documents))).toMatchObject([{ isPaidAgain: false }])
  // Its rent is a cost still, and the report does not break over it.
  expect(assessIncome({ ...giulia, documents }, today).costs).toHaveLength(1)
})
