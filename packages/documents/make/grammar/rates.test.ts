/** How the reader does on layouts drawn at random: a fixed sample with floors, and one that nobody has seen. */
import { expect, test } from 'vitest'
import { layoutsOf, freshSeed, measureLayouts } from './run.ts'
import { ratesOf, summaryOf } from './rates.ts'

const FIXED = '2026-11'
const COUNT = 24
const FRESH_COUNT = 12
/** Should be none: about one in a hundred layouts is still proven and wrong, nearly always one with two accounts (docs/accuracy.md). By chance a sample has three less than once in a thousand runs. */
const MAX_OF_A_FRESH_SAMPLE = 2

/** Measured, less a little: a reader that sinks below them reads worse than it did. */
const floors = { recall: 0.6, precision: 0.8, header: 0.55, perfect: 0.35, proven: 0.4 }

test('the fixed sample of layouts is read as well as it was', async () => {
  const rates = ratesOf(await measureLayouts(layoutsOf(FIXED, COUNT)))
  process.stdout.write(`layouts of seed ${FIXED}: ${summaryOf(rates)}\n`)
  for (const [rate, floor] of Object.entries(floors))
    expect(rates[rate as keyof typeof floors], rate).toBeGreaterThanOrEqual(floor)
  expect(rates.provenAndWrong).toBe(0)
})

test('a fresh sample of layouts is read with hardly a false proof', async () => {
  const seed = freshSeed(),
    rates = ratesOf(await measureLayouts(layoutsOf(seed, FRESH_COUNT)))
  process.stdout.write(`layouts of fresh seed ${seed}: ${summaryOf(rates)}\n`)
  expect(rates.files).toBe(FRESH_COUNT)
  expect(rates.provenAndWrong).toBeLessThanOrEqual(MAX_OF_A_FRESH_SAMPLE)
})
