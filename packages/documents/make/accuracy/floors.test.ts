import { expect, test } from 'vitest'
import { failuresOf, floors, isHeld } from './floors.ts'
import type { Measure } from './measure.ts'
import { linesOf, tally } from './tally.ts'

const measure = (change: Partial<Measure> = {}): Measure => ({
  kind: 'statement',
  layout: 'intesa',
  condition: 'clean',
  seed: 1,
  fileName: 'a.pdf',
  facts: { type: { right: 1, wrong: 0, missing: 0 }, 'transaction.value_on': { right: 0, wrong: 9, missing: 0 } },
  rows: { printed: 1000, read: 1000, matched: 1000 },
  isProven: true,
  isFalselyProven: false,
  isFound: null,
  given: [],
  alarms: [],
  crash: null,
  undrawn: null,
  cpuMilliseconds: 5,
  ...change,
})

test('rates are of all documents together, the facts of rows apart from those of the document', () => {
  expect(
    tally([
      measure(),
      measure({ rows: { printed: 1000, read: 500, matched: 500 }, isProven: false, alarms: ['bank_statement.fraud'] }),
    ]),
  ).toMatchObject({ files: 2, fields: 1, recall: 0.75, precision: 1, proven: 1, falseAlarms: 0.5, found: null })
})

test('a run that holds all floors fails in nothing', () =>
  expect(failuresOf(linesOf([measure()]), 'whole')).toEqual([]))

test.each<[string, Partial<Measure>, RegExp]>([
  ['rows that are lost', { rows: { printed: 1000, read: 900, matched: 900 } }, /recall 90\.0 %/],
  ['rows that are made up', { rows: { printed: 1000, read: 1100, matched: 1000 } }, /precision 90\.9 %/],
  ['a false proof', { isFalselyProven: true }, /1 proven but wrong/],
  ['a reader that falls over', { crash: 'no' }, /1 fell over/],
  ['a document that is not there', { undrawn: 'no' }, /1 could not be drawn/],
])('%s are told', (_, change, message) =>
  expect(failuresOf(linesOf([measure(change)]), 'whole').join()).toMatch(message),
)

test('of false alarms less is better', () => {
  const floor = {
    kind: 'statement',
    condition: 'clean',
    figure: 'falseAlarms',
    goal: 0.01,
    whole: 0.01,
    quick: 0.01,
  } as const
  expect(
    [0, 0.01, 0.02].map((falseAlarms) => isHeld(floor, floor.whole, { ...tally([measure()]), falseAlarms })),
  ).toEqual([true, true, false])
})

test.each(floors)(
  'the floor of $figure for a $kind, $condition, is not above its goal',
  ({ figure, goal, whole, quick }) => {
    const sign = figure === 'falseAlarms' ? -1 : 1
    expect(sign * whole).toBeLessThanOrEqual(sign * goal)
    expect(Math.min(whole, quick ?? whole, goal)).toBeGreaterThanOrEqual(0)
  },
)
