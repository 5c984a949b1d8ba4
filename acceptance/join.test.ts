import { describe, expect, test } from 'vitest'
import { awaiting, rule } from './entry.ts'
import { faultsIn, joinWithTests, waitingIn } from './join.ts'
import { ranInPlaywright, ranInVitest, stumbledInPlaywright, type Ran } from './reports.ts'
import { tableOf } from './table.ts'
import { filesNaming, holesInSources, wrongTags } from './tags.ts'

const sources = new Map([
  [
    'a.test.ts',
    `test('a button', { tags: ['UP-1'] }, () => {})
    test('a table', { tags }, () => use([['a row', ['A-2', 'K-Form.Error']]]))`,
  ],
  ['e2e/a.spec.ts', "test('a cause', {\n  tag: ['@UP-10'],\n}, async ({ page }) => {})"],
])
const ran: Ran[] = [
  { file: 'a.test.ts', path: ['names', '«Rossi#» is none'], tags: ['A-1'], passed: true },
  { file: 'a.test.ts', path: ['names', '«Verdi» is one'], tags: ['A-1', 'A-2'], passed: false },
  { file: 'a.test.ts', path: ['a button'], tags: ['UP-1'], passed: true },
  { file: 'b.test.ts', path: ['a table', 'z'], tags: ['UP-2'], passed: true },
  { file: 'b.test.ts', path: ['a table', 'y'], tags: ['UP-2'], passed: true },
  { file: 'a.test.ts', path: ['a link'], tags: ['UP-2'], passed: true },
]

describe('a rule stands in the sources', () => {
  test.each(['UP-1', 'UP-10', 'A-2', 'K-Form.Error'])('as %s', (id) =>
    expect(holesInSources([id], sources)).toEqual([]),
  )
  test.each(['UP-100', 'UP', 'A-1'])('not as %s', (id) => expect(holesInSources([id], sources)).toEqual([id]))
})

test('an id in a title and a tag without a rule are told', () => {
  const wrong = new Map([
    ['a.test.ts', "test('UP-1 a button', { tags: ['UP-2'] }, f)\ntest(`UP-1: a button`, f)"],
    ['a.spec.ts', "test('a cause', { tag: ['@UP-1', '@K-Form.Error'] }, f)"],
  ])
  expect(wrongTags(['UP-1', 'UP-10'], wrong)).toEqual([
    'a.test.ts: UP-1 belongs into the tags, not into a title',
    'a.test.ts: UP-1 belongs into the tags, not into a title',
    'a.test.ts: the tag UP-2 is no rule',
    'a.spec.ts: the tag K-Form.Error is no rule',
  ])
})

describe('a run', () => {
  test.each([
    ['that passed shows a rule', rule('UP-1', 'a'), []],
    ['without a test of it does not', rule('UP-9', 'a'), ['no test that ran is tagged with it']],
    ['in which one case failed does not', rule('A-1', 'a'), ['a.test.ts › names › «Verdi» is one did not pass']],
    ['cannot show what waits', awaiting('bank', 'UP-1', 'a'), ['not built yet: bank']],
  ])('%s', (_, entry, faults) => expect(joinWithTests([entry], ran)[0]!.faults).toEqual(faults))
})

test.each([
  ['left out, and no test of it ran', rule('UP-9', 'a'), { isLeft: true, faults: [] }],
  ['in part: what ran of it passed', rule('UP-1', 'a'), { isLeft: false, faults: [] }],
  ['in part: what ran of it failed', rule('A-2', 'a'), { isLeft: false, faults: [expect.stringContaining('Verdi')] }],
])('a rule whose suite is %s', (_, entry, found) =>
  expect(joinWithTests([entry], ran, new Set(['UP-9', 'UP-1', 'A-2']))[0]).toMatchObject(found),
)

test("the runners' reports say what ran", () => {
  expect(
    ranInVitest(
      {
        testResults: [
          {
            name: '/root/a.test.ts',
            assertionResults: [
              { ancestorTitles: ['names'], title: 'x', status: 'passed', tags: ['A-1'] },
              { ancestorTitles: [], title: 'y', status: 'pending' },
            ],
          },
        ],
      },
      '/root',
    ),
  ).toEqual([
    { file: 'a.test.ts', path: ['names', 'x'], tags: ['A-1'], passed: true },
    { file: 'a.test.ts', path: ['y'], tags: [], passed: false },
  ])
  const spec = (title: string, status: string, tags?: string[]) => ({
    title,
    ...(tags && { tags }),
    tests: [{ status }],
  })
  const cases = {
    config: { rootDir: '/root/e2e' },
    suites: [
      {
        title: 'j.spec.ts',
        file: 'journeys/j.spec.ts',
        specs: [spec('x', 'expected', ['UP-1']), spec('z', 'unexpected', ['@UP-2'])],
        suites: [{ title: 'in', file: 'journeys/j.spec.ts', specs: [spec('y', 'flaky')] }],
      },
    ],
  }
  const file = 'e2e/journeys/j.spec.ts'
  expect(ranInPlaywright(cases, '/root')).toEqual([
    { file, path: ['x'], tags: ['UP-1'], passed: true },
    { file, path: ['z'], tags: ['UP-2'], passed: false },
    { file, path: ['in', 'y'], tags: [], passed: true },
  ])
  expect(stumbledInPlaywright(cases)).toEqual(['journeys/j.spec.ts › y'])
})

test('each rule that is not shown fails the run, and all that wait for the same are one line that does not', () => {
  const rows = joinWithTests(
    [rule('UP-1', 'a'), rule('UP-9', 'none'), awaiting('bank', 'BK-1', 'a'), awaiting('bank', 'BK-2', 'b')],
    ran,
  )
  expect(faultsIn(rows)).toEqual(['UP-9: no test that ran is tagged with it'])
  expect(waitingIn(rows)).toEqual(['not built yet, bank: BK-1, BK-2'])
})

test('the table says which files name a rule, and by which change it was shown', () => {
  const rules = [rule('UP-1', 'a | b'), rule('UP-9', 'none')]
  const table = tableOf(rules, new Map([['UP', 'uploads']]), filesNaming(sources), { 'UP-1': 'a to b' })
  expect(table).toContain('2 rules, each named by a test, 1 of them shown.')
  expect(table).toContain('| UP-1 | a \\| b | a.test.ts | a to b |')
  expect(table).toContain('| UP-9 | none |  |  |')
})
