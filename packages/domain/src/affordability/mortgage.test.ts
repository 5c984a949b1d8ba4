import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euros, type Cents } from '../money.ts'
import type { Figure } from '../facts/figure.ts'
import { figure } from '../testing/figure.ts'
import {
  amountPaidOff,
  loanToValue,
  MATURITIES,
  maturities,
  monthlyInstalment,
  RATE_PERCENT,
  reckonedMaturity,
  sustainableInstalment,
  sustainableMaturity,
  sustainableMortgage,
} from './mortgage.ts'

const unknown = figure(null, 'unknown')
const all = (costs: Figure) => ({ costs, isInPart: false })
const amount = fc.integer({ min: 0, max: 5_000_000 })
const maturity = fc.constantFrom(...MATURITIES)

test(
  'the mortgage is reckoned at 4.2 percent: 100,000 over 20 years cost 616.57 a month',
  { tags: ['B5-mortgage-rate'] },
  () => {
    // r = 0.0035; 1.0035^240 = 2.312970; (1 − 1 ÷ 2.312970) ÷ 0.0035 = 162.187; 100,000 ÷ 162.187 = 616.57
    expect(RATE_PERCENT).toBe(4.2)
    expect(monthlyInstalment(euros(100_000), 20)).toBe(euros(616.57))
    expect(amountPaidOff(euros(616.57), 20)).toBeGreaterThan(euros(99_999))
  },
)

test.each([
  // ⅓ × 2001.35 = 667.12; 667.12 − 142.50 = 524.62
  ['Giulia', figure(euros(2001.35)), figure(euros(142.5)), euros(524.62), 'proven'],
  ['costs above the third', figure(euros(900)), figure(euros(301)), 0, 'proven'],
  ['no statement shows the costs', figure(euros(3000)), unknown, euros(1000), 'declared'],
  ['more goes out than comes in', figure(euros(-50)), figure(0), 0, 'proven'],
  ['no income is known', unknown, figure(0), null, 'unknown'],
] as const)(
  'the sustainable instalment: %s',
  { tags: ['C-mortgage-instalment'] },
  (_, income, committed, value, state) =>
    expect(sustainableInstalment(income, all(committed))).toMatchObject({ value, state }),
)

test('the workings of an instalment name the income, and the costs where they are known', () => {
  const income = figure(euros(3000))
  expect(sustainableInstalment(income, all(figure(euros(142.5))))).toMatchObject({
    rule: 'mortgage.sustainable-instalment@1',
    workings: { net_income: '3000.00', committed_costs: '142.50' },
  })
  expect(sustainableInstalment(income, all(unknown))).toMatchObject({
    rule: 'mortgage.sustainable-instalment-without-costs@1',
    workings: { net_income: '3000.00' },
  })
  // A third of 3,000.00 less the 142.50 that are known of one of two people.
  expect(sustainableInstalment(income, { costs: figure(euros(142.5)), isInPart: true })).toMatchObject({
    rule: 'mortgage.sustainable-instalment-in-part@1',
    value: euros(857.5),
    state: 'declared',
  })
})

test('paid month by month with interest on what is left, the loan is gone at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 100_000_000 }), maturity, (loan, years) => {
      const instalment = monthlyInstalment(loan, years)
      let left = loan
      for (let month = 0; month < years * 12; month++) left = left * (1 + RATE_PERCENT / 1200) - instalment
      // Half a cent of rounding a month, with its own interest, is all that may be left.
      expect(Math.abs(left)).toBeLessThan(0.5 * years * 12 * 1.0035 ** (years * 12))
    }),
  )
})

test('more income never carries less, and more costs never more', () => {
  fc.assert(
    fc.property(amount, amount, amount, maturity, (income, costs, more, years) => {
      const carried = (i: Cents, c: Cents) =>
        amountPaidOff(sustainableInstalment(figure(i), all(figure(c))).value!, years)
      expect(carried(income + more, costs)).toBeGreaterThanOrEqual(carried(income, costs))
      expect(carried(income, costs + more)).toBeLessThanOrEqual(carried(income, costs))
    }),
  )
})

test('a longer maturity carries no less and costs no more a month; what is reckoned with carries the loan whenever any allowed one does', () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.option(fc.integer({ min: 18, max: 90 })),
      (instalment, loan, age) => {
        const lines = maturities(instalment, loan, age)
        lines.slice(1).forEach((line, index) => {
          expect(line.amount).toBeGreaterThanOrEqual(lines[index]!.amount!)
          expect(line.instalment).toBeLessThanOrEqual(lines[index]!.instalment!)
        })
        const allowed = lines.filter(({ ageAtEnd }) => ageAtEnd === null || ageAtEnd <= 75)
        expect(reckonedMaturity(lines)).toBe(allowed.find((line) => line.amount! >= loan) ?? allowed.at(-1))
      },
    ),
  )
})

describe('the maturity', () => {
  // 524.62 a month pays off 51,333.50 in 10 years and 69,972.63 in 15
  const S = euros(524.62)
  test.each<[string, Cents, number | null, number | null, number | undefined]>([
    ['the shortest that carries the loan', euros(60_000), 34, 15, 15],
    ['to the cent', amountPaidOff(S, 10), 34, 10, 10],
    ['a cent too much', amountPaidOff(S, 10) + 1, 34, 15, 15],
    ['no maturity carries it: the longest is reckoned with', euros(400_000), 34, null, 30],
    ['75 at the end is within', euros(60_000), 60, 15, 15],
    ['76 at the end is not: the longest that age allows', euros(60_000), 61, null, 10],
    ['no maturity ends in time', euros(60_000), 66, null, undefined],
    ["nobody's age is known", euros(60_000), null, 15, 15],
  ])('%s', { tags: ['C-mortgage-maturity'] }, (_, loan, age, sustainable, reckoned) => {
    const lines = maturities(S, loan, age)
    expect([sustainableMaturity(lines)?.years ?? null, reckonedMaturity(lines)?.years]).toEqual([sustainable, reckoned])
  })
  test('of an unknown income or loan nothing is said', () => {
    expect(maturities(null, euros(1000), 30).map(({ outcome }) => outcome)).toEqual(Array(5).fill('unknown'))
    expect(maturities(S, null, 30).map(({ outcome, amount: carried }) => [outcome, carried === null])).toEqual(
      Array(5).fill(['unknown', false]),
    )
    expect(sustainableMortgage(unknown, maturities(null, null, null))).toMatchObject({ value: null, state: 'unknown' })
  })
  test('when age allows none, nothing is sustainable and the rule says why', () =>
    expect(sustainableMortgage(figure(S), maturities(S, euros(60_000), 70))).toMatchObject({
      value: 0,
      state: 'proven',
      rule: 'mortgage.too-old@1',
      workings: { latest_age: 75 },
    }))
  test('the amount is what the instalment pays off in the maturity reckoned with', () =>
    expect(sustainableMortgage(figure(S), maturities(S, euros(60_000), 34))).toMatchObject({
      // 524.62 × (1 − 1.0035^−180) ÷ 0.0035
      value: euros(69_972.63),
      state: 'proven',
      rule: 'mortgage.amount@1',
      workings: { instalment: '524.62', years: 15, rate: 4.2 },
    }))
  test('each maturity tells its end, its cost and how it comes out', () => {
    const lines = maturities(S, euros(60_000), 58)
    expect(lines.map(({ years, ageAtEnd, outcome }) => [years, ageAtEnd, outcome])).toEqual([
      [10, 68, 'not_sustainable'],
      [15, 73, 'sustainable'],
      [20, 78, 'too_old'],
      [25, 83, 'too_old'],
      [30, 88, 'too_old'],
    ])
    // 60,000 × 0.0035 ÷ (1 − 1.0035^−180) = 449.85
    expect(lines[1]!.instalment).toBe(euros(449.85))
    expect(maturities(S, null, null)[1]).toMatchObject({ ageAtEnd: null, instalment: null, outcome: 'unknown' })
  })
})

test.each([
  [euros(60_000), euros(100_000), 60],
  [euros(240_000), euros(250_000), 96],
  [euros(100_000), euros(300_000), 33.3],
  [null, euros(1), null],
  [euros(1), null, null],
  [euros(1), 0, null],
  [1, 2, 50],
])('loan to value of %s in %s: %s', (loan, value, expected) => expect(loanToValue(loan, value)).toBe(expected))
