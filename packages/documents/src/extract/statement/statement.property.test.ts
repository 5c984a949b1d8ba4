import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@attesta/domain/money.ts'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { bookings, printStatement, styles, type Booking } from './printed-statement.fixture.ts'
import { extractStatement } from './statement.ts'

const RUNS = 600
const read = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts
const printedOrder = (list: readonly Booking[], newestFirst: boolean) =>
  (newestFirst ? list.toReversed() : list).map(({ day, cents }) => [day, decimal(cents)])
const opening = fc.integer({ min: -300_000, max: 900_000 })

/** How often random statements are proven; a fall below the floor is a defect, as a wrong proof is. */
const PROVEN_FLOOR = 0.98

test('whatever is called reconciled is what was printed, to the cent, and most is', () => {
  let proven = 0,
    all = 0
  fc.assert(
    fc.property(bookings, opening, styles, (list, start, style) => {
      const text = printStatement(list, start, style)
      const accounts = read(text)
      all++
      if (accounts?.[0]?.reconciled !== true) return
      proven++
      expect(
        accounts.map((account) => ({
          opening: account.opening_balance,
          rows: account.transactions.map((t) => [t.booked_on, t.amount]),
        })),
        text,
      ).toEqual([{ opening: decimal(start), rows: printedOrder(list, style.newestFirst) }])
    }),
    { numRuns: RUNS, seed: 20260210 },
  )
  expect(proven / all).toBeGreaterThan(PROVEN_FLOOR)
})

test('a changed booking, with the balances left as they were, is never called reconciled', () => {
  fc.assert(
    fc.property(
      bookings,
      opening,
      styles,
      fc.nat(),
      fc.integer({ min: 1, max: 90_000 }),
      (list, start, style, at, more) => {
        const honest = printStatement(list, start, style).split('\n')
        const raised = printStatement(
          list.map((booking, i) =>
            i === at % list.length ? { ...booking, cents: booking.cents + Math.sign(booking.cents) * more } : booking,
          ),
          start,
          style,
        ).split('\n')
        const forged = raised.map((line, i) => (isBalanceOrSum(line) ? honest[i]! : line)).join('\n')
        for (const account of read(forged) ?? []) expect(account.reconciled, forged).not.toBe(true)
      },
    ),
    { numRuns: RUNS / 2, seed: 20260210 },
  )
})

const isBalanceOrSum = (line: string) => /saldo|kontostand|total|summe|bertrag/i.test(line)
