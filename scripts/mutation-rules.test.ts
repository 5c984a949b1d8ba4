import { expect, test } from 'vitest'
import { rulesByTest, rulesNoticed } from './mutation-rules.ts'

const rules = rulesByTest(
  {
    testResults: [
      {
        name: '/root/src/a.test.ts',
        assertionResults: [
          { ancestorTitles: ['a group'], title: 'a test', status: 'passed', tags: ['UP-1', 'UP-2'] },
          { ancestorTitles: [], title: 'another', status: 'passed' },
        ],
      },
    ],
  },
  '/root',
)
const mutant = (line: number, ...killedBy: string[]) => ({
  fileName: '/root/src/a.ts',
  location: { start: { line } },
  replacement: 'a\n  + b',
  killedBy,
})

test('a mutant shows the rules of the test that failed on it, the first mutant each rule once', () =>
  expect(
    rulesNoticed(
      [
        mutant(1, 'src/a.test.ts#another'),
        mutant(2, 'src/a.test.ts#a group > a test'),
        mutant(3, 'src/a.test.ts#a group > a test'),
      ],
      rules,
      '/root',
    ),
  ).toEqual(
    new Map([
      ['UP-1', 'src/a.ts:2 → a + b'],
      ['UP-2', 'src/a.ts:2 → a + b'],
    ]),
  ))
