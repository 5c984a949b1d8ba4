import { expect, test } from 'vitest'
import { systemRandom } from './random.ts'

const COUNT = 1_000_000
/**
 * Standard deviations of a chi-square about its mean. Real dice pass it less than once in 100,000 runs: with ten digits
 * it is far from a normal distribution.
 */
const MAX_DEVIATIONS = 9

/** How far the counts are from even, in standard deviations. Too even is as bad as too uneven. */
function deviations(counts: Uint32Array, total: number): number {
  const expected = total / counts.length
  const freedom = counts.length - 1
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return Math.abs(square - freedom) / Math.sqrt(2 * freedom)
}

test('T4: a million codes of the real generator are spread evenly, as wholes and digit by digit', () => {
  const [thousands, lasts] = [new Uint32Array(1000), new Uint32Array(1000)]
  const digits = Array.from({ length: 6 }, () => new Uint32Array(10))
  const wrong: string[] = []
  for (let turn = 0; turn < COUNT; turn++) {
    const code = systemRandom.code(6)
    if (code.length !== 6) wrong.push(code)
    thousands[Number(code.slice(0, 3))]!++
    lasts[Number(code.slice(-3))]!++
    for (const [place, counts] of digits.entries()) counts[Number(code[place])]!++
  }
  expect(wrong).toEqual([])
  for (const counts of [thousands, lasts, ...digits]) expect(deviations(counts, COUNT)).toBeLessThan(MAX_DEVIATIONS)
})

test('the measure notices a generator that leaves out or favours', () => {
  const even = new Uint32Array(10).fill(COUNT / 10)
  expect(deviations(even, COUNT)).toBeLessThan(MAX_DEVIATIONS)
  const skewed = Uint32Array.from(even, (count, digit) =>
    digit === 0 ? count - 3000 : digit === 9 ? count + 3000 : count,
  )
  expect(deviations(skewed, COUNT)).toBeGreaterThan(MAX_DEVIATIONS)
})
