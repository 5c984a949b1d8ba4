import { describe, expect, test } from 'vitest'
import { awaiting, made, rule, suite } from './entry.ts'
import { faultsIn, joinWithTests, patternOf, waitingIn } from './join.ts'
import { ranInPlaywright, ranInVitest, stumbledInPlaywright, type Ran } from './reports.ts'
import { tableOf } from './table.ts'
import { holesInSources, taggedIn, titlesIn, wrongTags } from './titles.ts'

const fields = suite('fields.test.ts')
const source = {
  titles: new Set(['names', '«%s» is none', 'a button', 'a cause', 'the error is said']),
  tagged: [
    ['a button', ['UP-1']],
    ['a cause', ['UP-10']],
    ['the error is said', ['K-Form.Error']],
  ] as const,
  text: "describe('names', () => test.each(['Rossi#', 'D\\'Amico'])('«%s» is none', …",
}
const sources = new Map([['fields.test.ts', source]])
const ran: Ran[] = [
  { file: 'fields.test.ts', path: ['names', '«Rossi#» is none'], passed: true },
  { file: 'fields.test.ts', path: ['names', "«D'Amico» is none"], passed: false },
  { file: 'fields.test.ts', path: ['a button'], passed: true },
]
const faultsOf = (...catalogue: Parameters<typeof joinWithTests>[0]) =>
  joinWithTests(catalogue, sources, ran).map(({ faults }) => faults)

test.each([
  ["test('it holds', () => {})", ['it holds']],
  ["test.each([1])('%s holds', async (n) => {})", ['%s holds']],
  ['for (const a of b) test(`${a} leads on`, async ({ page }) => {})', ['${a} leads on']],
  ["describe.each(files)('%s', (file) => {})", ['%s']],
  ["test('the other kind\\'s', () => {})", ["the other kind's"]],
  ["test('slow', { timeout: 1 }, () => {})", ['slow']],
  ["expect(words('one key')).toBe('x', 'y')", []],
])('of %s the titles are %j', (text, titles) => expect([...titlesIn(text)]).toEqual(titles))

// Put together here, so that nothing takes an example for a tag of this file.
const [tag, tags] = ['tag', 'tags']
test.each([
  [`test('it holds', { ${tags}: ['A-1'] }, () => {})`, [['it holds', ['A-1']]]],
  [
    `test('it holds', {\n  ${tag}: ['@A-1', '@K-Form.Error'],\n}, async ({ page }) => {})`,
    [['it holds', ['A-1', 'K-Form.Error']]],
  ],
  [`test.each([1])('%s', { timeout: 9, ${tags}: ['A-1'] }, () => {})`, [['%s', ['A-1']]]],
  [`test('slow', { timeout: 1 }, () => use({ ${tags}: ['x'] }))`, []],
])('the tags of %s are %j', (text, tagged) => expect(taggedIn(text)).toEqual(tagged))

test('an id in a title and a tag without a rule are told', () => {
  const wrong = { ...source, titles: new Set(['UP-1 a button', 'UP-1: a button', 'a button']) }
  expect(wrongTags([rule('UP-1', 'a'), rule('UP-10', 'b')], new Map([['a.test.ts', wrong]]))).toEqual([
    'a.test.ts: the rule of «UP-1 a button» belongs into its tags',
    'a.test.ts: the rule of «UP-1: a button» belongs into its tags',
    'a.test.ts: «the error is said» is tagged K-Form.Error, which is no rule',
  ])
})

test.each([
  ['«%s» is none', '«D’Amico» is none', true],
  ['of %s a loan of %i', 'of 1.00 a loan of 2', true],
  ['${from} leads to ${to}', '/ leads to /it', true],
  ['$name', 'any', true],
  ['100 %% (all)', '100 % (all)', true],
  ['a.b', 'axb', false],
  ['it holds', 'it holds now', false],
])('«%s» can become «%s»: %s', (title, run, can) => expect(patternOf(title).test(run)).toBe(can))

describe('a hole in the sources is found', () => {
  test.each([
    ['no test at all', rule('UP-9', 'none'), ['UP-9: no test names it']],
    ['a longer id is another', rule('UP-100', 'none'), ['UP-100: no test names it']],
    [
      'a title that is gone',
      rule('A', 'gone', fields('names › «%s» is gone')),
      ['A: fields.test.ts has no test ««%s» is gone»'],
    ],
    [
      'a row that is gone',
      rule('A', 'gone', fields('names › «%s» is none', 'Verdi')),
      ['A: fields.test.ts has no case «Verdi»'],
    ],
    ['a file that is gone', rule('A', 'gone', suite('other.test.ts')('x')), ['A: other.test.ts is no file of tests']],
    ['none: tagged with its id', rule('UP-1', 'there'), []],
    ['none: an id with dots', rule('K-Form.Error', 'there'), []],
    ['none: named with its row', rule('A', 'there', fields('names › «%s» is none', "D'Amico")), []],
    ['none: a row that only a run makes', rule('A', 'there', fields('names › «%s» is none', made('x'))), []],
    ['none: it waits', awaiting('bank', 'A', 'later'), []],
  ])('%s', (_, entry, holes) => expect(holesInSources([entry], sources)).toEqual(holes))
})

describe('a run', () => {
  test.each([
    ['that passed shows it', rule('UP-1', 'a'), []],
    ['without the test does not', rule('UP-10', 'a'), ['fields.test.ts › a cause did not run']],
    ['without any does not', rule('UP-9', 'a'), ['no test names it']],
    [
      'in which one case failed does not',
      rule('A', 'a', fields('names › «%s» is none')),
      ["fields.test.ts › names › «%s» is none did not pass: «D'Amico» is none"],
    ],
    ['of the case that passed does', rule('A', 'a', fields('names › «%s» is none', 'Rossi#')), []],
    [
      'of a group in which one failed does not',
      rule('A', 'a', fields('names')),
      ["fields.test.ts › names did not pass: «D'Amico» is none"],
    ],
    [
      'of a row that is not there does not',
      rule('A', 'a', fields('«%s» is none', made('Verdi'))),
      ['fields.test.ts › «%s» is none («Verdi») did not run'],
    ],
    ['cannot show what waits', awaiting('bank', 'UP-1', 'a'), ['not built yet: bank']],
  ])('%s', (_, entry, faults) => expect(faultsOf(entry)).toEqual([faults]))
})

test("the runners' reports say what ran", () => {
  expect(
    ranInVitest(
      {
        testResults: [
          {
            name: '/root/a.test.ts',
            assertionResults: [
              { ancestorTitles: ['names'], title: 'x', status: 'passed' },
              { ancestorTitles: [], title: 'y', status: 'pending' },
            ],
          },
        ],
      },
      '/root',
    ),
  ).toEqual([
    { file: 'a.test.ts', path: ['names', 'x'], passed: true },
    { file: 'a.test.ts', path: ['y'], passed: false },
  ])
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const cases = {
    config: { rootDir: '/root/e2e' },
    suites: [
      {
        title: 'j.spec.ts',
        file: 'journeys/j.spec.ts',
        specs: [spec('x', 'expected'), spec('z', 'unexpected')],
        suites: [{ title: 'in', file: 'journeys/j.spec.ts', specs: [spec('y', 'flaky')] }],
      },
    ],
  }
  const file = 'e2e/journeys/j.spec.ts'
  expect(ranInPlaywright(cases, '/root')).toEqual([
    { file, path: ['x'], passed: true },
    { file, path: ['z'], passed: false },
    { file, path: ['in', 'y'], passed: true },
  ])
  expect(stumbledInPlaywright(cases)).toEqual(['journeys/j.spec.ts › y'])
})

test('each rule that is not shown fails the run, and all that wait for the same are one line that does not', () => {
  const rows = joinWithTests(
    [rule('UP-1', 'a'), rule('UP-9', 'none'), awaiting('bank', 'BK-1', 'a'), awaiting('bank', 'BK-2', 'b')],
    sources,
    ran,
  )
  expect(faultsIn(rows)).toEqual(['UP-9: no test names it'])
  expect(waitingIn(rows)).toEqual(['not built yet, bank: BK-1, BK-2'])
})

test('the table says what is not shown, and is the same as long as nothing is wrong', () => {
  const rows = joinWithTests([rule('UP-1', 'a | b'), rule('UP-9', 'none')], sources, ran)
  const headings = new Map([['UP', 'uploads']])
  const table = tableOf(rows, headings, {})
  expect(table).toContain('2 rules, of which 1 are **not named by a test that passes**.')
  expect(table).toContain('| UP-1 | a \\| b | fields.test.ts › a button |  |')
  expect(table).toContain('| UP-9 | none | **✘ no test names it** |  |')
  expect(tableOf(rows.slice(0, 1), headings, {})).toContain(
    '1 rules, each named by a test that passes, 0 of them shown.',
  )
  const changed = tableOf(rows, headings, { 'UP-1': 'a to b', 'UP-9': 'nothing' })
  expect(changed).toContain('fields.test.ts › a button | a to b |')
  expect(tableOf(rows.slice(0, 1), headings, { 'UP-1': 'a to b' })).toContain('1 of them shown.')
})
