import { expect, test } from 'vitest'
import { addDays } from '../day.ts'
import type { Transaction } from '../facts/parse-result.ts'
import { categorise } from './category.ts'
import { condense } from './condense.ts'
import { heldOutLines } from './held-out-lines.fixture.ts'
import { labelledLines } from './labelled-lines.fixture.ts'
import { movementOf } from './movement.ts'
import { payerOf } from './payer.ts'
import { findSeries } from './recurrence.ts'

const words = { holders: ['Giulia Bianchi'], country: 'IT', salt: '0199c2f0-5d1e-7c3a-9b51-000000000001' } as const
const line = (description: string, amount: string, booked_on = '2026-10-02'): Transaction => ({
  booked_on,
  value_on: null,
  description,
  amount,
  balance: null,
  page: 0,
})
const lines = [...labelledLines, ...heldOutLines].map(([description, amount], index) =>
  line(description, amount, addDays('2026-08-01', index % 90)),
)
const condensed = condense(lines, words)
const pairs = lines.map((before, index) => [before, condensed[index]!] as const)

test('every line keeps its meaning, day and amount', () => {
  expect(lines.length).toBeGreaterThan(300)
  expect(
    pairs.filter(
      ([before, after]) =>
        categorise(movementOf(before), words.holders).category !==
        categorise(movementOf(after), words.holders).category,
    ),
  ).toEqual([])
  expect(condensed.map(({ booked_on, amount }) => [booked_on, amount])).toEqual(
    lines.map(({ booked_on, amount }) => [booked_on, amount]),
  )
})

test('whatever has a meaning keeps its party', () => {
  const lost = pairs.filter(
    ([before, after]) =>
      !['other', 'cash', 'gambling'].includes(categorise(movementOf(before), words.holders).category) &&
      payerOf(movementOf(before)).key !== payerOf(movementOf(after)).key,
  )
  expect(lost).toEqual([])
})

test('few texts stay as they were printed', () => {
  const kept = pairs.filter(
    ([before, after]) => before.description === after.description && before.description.split(' ').length > 3,
  )
  expect(kept.length / pairs.length).toBeLessThan(0.1)
})

test('who paid for a dinner once is not told, and two of them stay two', () => {
  const [one, other, again] = condense(
    [
      line('BONIFICO DA MARIO NERI PER cena da Gino', '20.00'),
      line('BONIFICO DA LUISA BLU regalo', '20.00', '2026-10-09'),
      line('BONIFICO DA MARIO NERI PER cinema', '9.00', '2026-10-11'),
    ],
    words,
  ).map(({ description }) => description)
  expect([one, other].join(' ')).not.toMatch(/neri|cena|gino|blu|regalo/i)
  expect(one).not.toBe(other)
  expect(again).toBe(one)
})

test('a shop is not told, however often the person goes there', () => {
  const visits = ['2026-08-05', '2026-09-05', '2026-10-05'].map((day) =>
    line('PAGAMENTO PRESSO FARMACIA SARPI', '-12.00', day),
  )
  expect(
    condense(visits, words)
      .map(({ description }) => description)
      .join(' '),
  ).not.toMatch(/farmacia|sarpi/i)
})

test('made-up names of two documents are not the same', () => {
  const one = [line('BONIFICO DA MARIO NERI cena', '20.00')]
  expect(condense(one, words)[0]!.description).not.toBe(
    condense(one, { ...words, salt: '0199c2f0-5d1e-7c3a-9b51-00000000f002' })[0]!.description,
  )
})

test('what comes back every month keeps the name of who pays it', () => {
  const months = ['2026-08-05', '2026-09-05', '2026-10-05'].map((day) =>
    line('BONIFICO DA ASSOCIAZIONE IL PONTE contributo', '250.00', day),
  )
  const [series, ...others] = findSeries(condense(months, words).map(movementOf), words.holders)
  expect(others).toEqual([])
  expect(series).toMatchObject({ payer: 'ASSOCIAZIONE IL PONTE', rhythm: 'monthly', category: 'other' })
})
