import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citeDeclared } from '../facts/evidence-document.ts'
import { figureOf, said, type Figure } from '../facts/figure.ts'
import { euros, type Cents } from '../money.ts'
import { figure } from '../testing/figure.ts'
import { affordableRent, defaultRatios, rentVerdict, residualIncome } from './affordable-rent.ts'
import { shareOfIncome } from './share-of-income.ts'
import { depositCover, monthsOfRent } from './deposit-cover.ts'

const unknown = figure(null, 'unknown')
const all = (costs: Figure) => ({ costs, isInPart: false })

test.each([
  // R = 2001.35 − 142.50 = 1858.85; 30 % = 557.655 → 557.66; 33⅓ % = 619.6166… → 619.62; 40 % = 743.54
  ['Giulia', figure(euros(2001.35)), figure(euros(142.5)), 'proven', [557.66, 619.62, 743.54]],
  ['no statement shows the costs', figure(euros(2000)), unknown, 'declared', [600, 666.67, 800]],
  ['costs above the income', figure(euros(1000)), figure(euros(1500)), 'proven', [0, 0, 0]],
])(
  'affordable rent: %s',
  { tags: ['B2-report-affordability', 'C-affordable-rent'] },
  (_, income, committed, state, expected) => {
    const residual = residualIncome(income, all(committed))
    expect(residual.state).toBe(state)
    expect(
      [defaultRatios.min, defaultRatios.value, defaultRatios.max].map((ratio) => affordableRent(residual, ratio).value),
    ).toEqual(expected.map(euros))
  },
)

test('the workings name the rule, the amounts and the share that was used', () => {
  const residual = residualIncome(figure(euros(2001.35)), all(figure(euros(142.5))))
  expect(residual).toMatchObject({
    rule: 'affordability.residual@1',
    workings: { net_income: '2001.35', committed_costs: '142.50' },
  })
  expect(residualIncome(figure(euros(2000)), all(unknown))).toMatchObject({
    rule: 'affordability.residual-without-costs@1',
    workings: { net_income: '2000.00' },
  })
  // Of one of two people no statement shows them: what is known is deducted, and what is left is no better than said.
  expect(residualIncome(figure(euros(2001.35)), { costs: figure(euros(142.5)), isInPart: true })).toMatchObject({
    rule: 'affordability.residual-in-part@1',
    value: euros(1858.85),
    state: 'declared',
  })
  expect(affordableRent(residual, defaultRatios.value)).toMatchObject({
    state: 'proven',
    rule: 'affordability.rent@1',
    workings: { residual: '1858.85', ratio: 0.3333 },
  })
})

test('a rent is no surer than the income left for it', () =>
  expect(affordableRent(figure(euros(1000), 'declared'), 0.3).state).toBe('declared'))

test('nothing is affordable of an unknown income', () =>
  expect(affordableRent(residualIncome(unknown, all(figure(0))), 0.4)).toMatchObject({ value: null, state: 'unknown' }))

test('more income never affords less, more costs never afford more, and the marks stand in order', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (income, costs, more) => {
      const marks = (i: Cents, c: Cents) =>
        [defaultRatios.min, defaultRatios.value, defaultRatios.max].map(
          (ratio) => affordableRent(residualIncome(figure(i), all(figure(c))), ratio).value!,
        )
      const [before, richer, burdened] = [
        marks(income, costs),
        marks(income + more, costs),
        marks(income, costs + more),
      ]
      before.forEach((mark, index) => {
        expect(richer[index]).toBeGreaterThanOrEqual(mark)
        expect(burdened[index]).toBeLessThanOrEqual(mark)
      })
      expect(before).toEqual(before.toSorted((a, b) => a - b))
    }),
  )
})

test.each([
  ['780 of 2450', euros(780), euros(2450), 31.8],
  ['no rent', null, euros(2450), null],
  ['no income', euros(780), 0, null],
  ['one cent of income', euros(780), 1, 7_800_000],
  ['unknown income', euros(780), null, null],
])('share of rent: %s', (_, rent, income, expected) => expect(shareOfIncome(rent, income)).toBe(expected))

test.each([
  [557.66, 'WithinMin'],
  [557.67, 'WithinValue'],
  [619.62, 'WithinValue'],
  [619.63, 'WithinMax'],
  [743.54, 'WithinMax'],
  [743.55, 'AboveMax'],
])('a rent of %s stands %s', (rent, expected) =>
  expect(rentVerdict(euros(rent), figure(euros(557.66)), figure(euros(619.62)), figure(euros(743.54)))).toBe(expected),
)

const marks = [figure(euros(500)), figure(euros(600)), figure(euros(700))] as const
test.each([
  ['the rent', null, ...marks],
  ['the lowest mark', 0, unknown, marks[1], marks[2]],
  ['the middle mark', 0, marks[0], unknown, marks[2]],
  ['the highest mark', 0, marks[0], marks[1], unknown],
] as const)('without %s nothing is said of a rent', (_, rent, min, value, max) =>
  expect(rentVerdict(rent, min, value, max)).toBe('Unknown'),
)

test.each([
  ['exactly three rents', euros(800), figure(euros(2400)), 'passed'],
  ['one cent short', euros(800), figure(euros(2399.99)), 'failed'],
  ['no statement showed a balance', euros(800), unknown, 'unknown'],
  ['no rent is asked', null, figure(euros(2400)), 'unknown'],
] as const)('deposit cover with %s', { tags: ['B2-report-deposit', 'B5-deposit'] }, (_, rent, balance, outcome) =>
  expect(depositCover(rent, balance).outcome).toBe(outcome),
)

const seenBalance = figureOf({
  value: euros(1500),
  rule: 'balance.average@1',
  from: [said(citeDeclared('Report.Trace.opening_balance', '1500.00'))],
})
test.each([
  // 3 × 800 = 2400; 2400 − 1500 = 900
  ['a balance', seenBalance, euros(900), ['listing_rent', 'opening_balance'], { average_balance: '1500.00' }],
  ['no balance', unknown, null, ['listing_rent'], {}],
] as const)('the deposit needed beside %s names what it rests on', (_, balance, short, cited, more) => {
  const cover = depositCover(euros(800), balance)
  expect(cover).toMatchObject({ balance: balance.value, short })
  expect(cover.needed).toMatchObject({ value: euros(2400), state: 'declared', rule: 'deposit.cover@1' })
  expect(cover.needed.workings).toEqual({ rent: '800.00', rents: 3, ...more })
  expect(cover.needed.inputs.map(({ label }) => label)).toEqual(cited.map((name) => `Report.Trace.${name}`))
})

test('without a rent no deposit is needed, and the balance is told all the same', () => {
  const cover = depositCover(null, figure(euros(2400)))
  expect([cover.needed.value, cover.balance, cover.short]).toEqual([null, euros(2400), null])
})

test.each([
  ['rounded down', euros(800), euros(2399.99), 2.9],
  ['an overdraft', euros(800), -100, 0],
  ['a rent of one cent', 1, 250, 250],
  ['no rent', 0, 100, null],
  ['a rent below zero', -1, 100, null],
  ['no rent known', null, 100, null],
  ['no balance known', euros(800), null, null],
])('months of rent: %s', (_, rent, balance, expected) => expect(monthsOfRent(rent, balance)).toBe(expected))
