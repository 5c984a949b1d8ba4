/** How the reader does on layouts drawn at random: a fixed sample with floors, and one that nobody has seen. */
import { expect, test } from 'vitest'
import { layoutsOf, freshSeed, measureLayouts } from './run.ts'
import { ratesOf, summaryOf } from './rates.ts'

const FIXED = '2026-11'
const COUNT = 24
const FRESH_COUNT = 12

/** Measured, less a little: a reader that sinks below them reads worse than it did. */
const floors = { recall: 0.33, precision: 0.52, header: 0.32, perfect: 0.04, proven: 0.15 }

/** Should be none. Days are taken by position, and a proof leaves lines of the document out of account. */
const KNOWN_PROVEN_AND_WRONG = 1

test('the fixed sample of layouts is read as well as it was', async () => {
  const rates = ratesOf(await measureLayouts(layoutsOf(FIXED, COUNT)))
  process.stdout.write(`layouts of seed ${FIXED}: ${summaryOf(rates)}\n`)
  for (const [rate, floor] of Object.entries(floors))
    expect(rates[rate as keyof typeof floors], rate).toBeGreaterThanOrEqual(floor)
  expect(rates.provenAndWrong).toBeLessThanOrEqual(KNOWN_PROVEN_AND_WRONG)
})

test('a fresh sample of layouts is read without falling over', async () => {
  const seed = freshSeed(),
    rates = ratesOf(await measureLayouts(layoutsOf(seed, FRESH_COUNT)))
  process.stdout.write(`layouts of fresh seed ${seed}: ${summaryOf(rates)}\n`)
  expect(rates.files).toBe(FRESH_COUNT)
})
