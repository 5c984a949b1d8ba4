/** The table of what each finding is worth. */
import { expect, test } from 'vitest'
import {
  citedFigures,
  findingPageOf,
  lastFindings,
  pageOfFindings,
  readCitedFigures,
  readFindingPage,
} from './finding-precision.ts'
import type { Measure } from './measure.ts'

const measure = (change: Partial<Measure>): Measure => ({
  kind: 'statement',
  layout: 'navigli',
  condition: 'clean',
  seed: 1,
  fileName: 'x.pdf',
  facts: {},
  rows: { printed: 0, read: 0, matched: 0 },
  isProven: null,
  isFalselyProven: false,
  isFound: null,
  given: [],
  alarms: [],
  crash: null,
  undrawn: null,
  cpuMilliseconds: 0,
  ...change,
})

test('a finding is counted on changed and on honest statements, and a file only once', () => {
  const page = findingPageOf([
    measure({ condition: 'tampered', given: ['fraud, amount_replaced'], isFound: true }),
    measure({ condition: 'tampered', given: ['edited, editor'], isFound: false }),
    measure({ condition: 'look-alike', given: ['edited, editor'] }),
    measure({}),
    measure({ kind: 'payslip', given: ['edited, editor'] }),
    measure({ undrawn: 'not drawn', given: ['edited, editor'] }),
  ])
  expect(page).toEqual({
    throws: 1,
    changed: 2,
    honest: 2,
    alarmed: 1,
    findings: [
      { finding: 'edited, editor', onChanged: 1, onHonest: 1 },
      { finding: 'fraud, amount_replaced', onChanged: 1, onHonest: 0 },
    ],
    changes: [
      {
        change: 'x',
        files: 2,
        found: 1,
        given: [
          ['edited, editor', 1],
          ['fraud, amount_replaced', 1],
        ],
      },
    ],
  })
  expect(pageOfFindings(page)).toContain('| edited, editor | 1 | 1 | 50.0 % |')
})

test('the page says what was last measured', () => expect(readFindingPage()).toBe(pageOfFindings(lastFindings()!)))

test('all ways of one finding are cited together, on honest statements as wrong', () =>
  expect(
    citedFigures({
      findings: [
        { finding: 'edited, editor', onChanged: 70, onHonest: 1 },
        { finding: 'edited, foreign_font', onChanged: 28, onHonest: 1 },
        { finding: 'incomplete', onChanged: 76, onHonest: 0 },
      ],
    }),
  ).toEqual({ edited: { right: 98, count: 100 }, incomplete: { right: 76, count: 76 } }))

test('what is cited was last measured', () => expect(readCitedFigures()).toEqual(citedFigures(lastFindings()!)))

test('of honest statements one in a hundred is given a finding at most', () => {
  const { alarmed, honest } = lastFindings()!
  expect(honest).toBeGreaterThan(200)
  expect(alarmed / honest).toBeLessThanOrEqual(0.01)
})

test('of changed statements at least 95 in a hundred are given a finding that the change deserves', () => {
  const { changes } = lastFindings()!,
    sum = (count: (change: (typeof changes)[number]) => number) =>
      changes.reduce((total, change) => total + count(change), 0)
  expect(sum(({ found }) => found) / sum(({ files }) => files)).toBeGreaterThanOrEqual(0.95)
})
