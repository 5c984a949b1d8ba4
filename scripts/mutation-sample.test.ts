import { expect, test } from 'vitest'
import { mutationTargets } from './mutation-targets.ts'
import { changedRanges, drawWindows } from './mutation-sample.ts'
import { scoreOf } from './mutation-score.ts'

const files = [
  { name: 'a.ts', lines: 30 },
  { name: 'b.ts', lines: 5 },
]

test('windows cover every line once when all are asked for', () =>
  expect(drawWindows(files, 99, 1).toSorted()).toEqual(['a.ts:1-12', 'a.ts:13-24', 'a.ts:25-30', 'b.ts:1-5']))

test('a sample is drawn by its seed', () => {
  expect(drawWindows(files, 2, 7)).toEqual(drawWindows(files, 2, 7))
  const seeds = Array.from({ length: 20 }, (_, seed) => drawWindows(files, 1, seed)[0])
  expect(new Set(seeds).size).toBe(4)
})

test('a change is mutated in the lines that it left behind', () =>
  expect(
    changedRanges(
      ['--- a/x.ts', '+++ b/x.ts', '@@ -1,2 +3,4 @@ here', '+a', '@@ -9 +11 @@', '+b', '@@ -20,3 +21,0 @@', '-c'].join(
        '\n',
      ),
    ),
  ).toEqual(['x.ts:3-6', 'x.ts:11-11']))

test('the score counts the mutants that no test reaches, and leaves out those that cannot run', () => {
  expect(scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError'])).toEqual({
    noticed: 3,
    tried: 5,
    percent: 60,
  })
  expect(scoreOf(['Ignored']).percent).toBe(100)
})

test('every target has a floor', () =>
  expect(Object.values(mutationTargets).filter(({ floor }) => floor < 75)).toEqual([]))
