import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../day.ts'
import { euros } from '../money.ts'
import { findSeries, rhythmOf } from './recurrence.ts'

const at = (bookedOn: string, amount: number, description: string) => ({ bookedOn, amount: euros(amount), description })
const salary = (day: string, amount: number, month: string) =>
  at(day, amount, `BONIFICO DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL CAUSALE: STIPENDIO ${month}`)

test('pay of three months is one monthly series with its months, and says why', () => {
  const series = findSeries([
    salary('2025-10-27', 1851.2, 'OTTOBRE'),
    salary('2025-08-27', 1847.4, 'AGOSTO'),
    salary('2025-09-26', 1839.1, 'SETTEMBRE'),
  ])
  expect(series).toHaveLength(1)
  expect(series[0]).toMatchObject({
    category: 'salary',
    rhythm: 'monthly',
    months: ['2025-08', '2025-09', '2025-10'],
    typicalAmount: euros(1847.4),
    payer: 'OFFICINE LOMBARDE SRL',
    because: ['STIPENDIO', 'OFFICINE LOMBARDE SRL'],
  })
})

test('a thirteenth salary in the same month stands apart when its amount does', () => {
  const series = findSeries([
    salary('2025-11-27', 1847, 'NOVEMBRE'),
    salary('2025-12-15', 900, 'DICEMBRE'),
    salary('2025-12-27', 1850, 'DICEMBRE'),
  ])
  expect(series.map(({ movements }) => movements.length).sort()).toEqual([1, 2])
})

test('rent in and rent out of one party are two series', () => {
  const series = findSeries([
    at('2025-10-01', -650, 'BONIFICO BENEF NERI LUCIA PER AFFITTO'),
    at('2025-10-05', 100, 'BONIFICO DISPOSTO DA MITT.: NERI LUCIA CAUSALE: AFFITTO'),
  ])
  expect(series.map(({ category }) => category).sort()).toEqual(['rent_paid', 'rent_received'])
})

test.each([
  [7, 'weekly'],
  [30, 'monthly'],
  [61, 'bimonthly'],
  [91, 'quarterly'],
  [365, 'yearly'],
  [13, 'irregular'],
])('%i days apart is %s', (gap, rhythm) =>
  expect(rhythmOf([0, 1, 2].map((n) => at(addDays('2024-01-10', n * gap), -10, 'X')))).toBe(rhythm),
)

test('every movement is in exactly one series', () => {
  const movement = fc.record({
    bookedOn: fc.integer({ min: 0, max: 200 }).map((n) => addDays('2025-01-01', n)),
    amount: fc.integer({ min: -300_000, max: 300_000 }),
    description: fc.constantFrom('STIPENDIO ACME SRL', 'Miete Lucia Neumann', 'PRELIEVO', 'ENEL ENERGIA', 'X', ''),
  })
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
      const seen = findSeries(movements).flatMap((series) => series.movements)
      expect(seen).toHaveLength(movements.length)
      expect(new Set(seen)).toEqual(new Set(movements))
    }),
  )
})

test('one payee is one series, however the bank begins its lines', () => {
  const paid = (bookedOn: string, phrase: string) => ({
    bookedOn,
    description: `${phrase} SEVERN ENERGY`,
    amount: -4200,
    counterparty: 'SEVERN ENERGY',
  })
  const series = findSeries([
    paid('2026-07-03', 'Gelora nasi'),
    paid('2026-08-03', 'Bodigu'),
    paid('2026-09-03', 'Rimatu den'),
  ])
  expect(series).toHaveLength(1)
  expect(series[0]).toMatchObject({ payer: 'SEVERN ENERGY', rhythm: 'monthly' })
})
