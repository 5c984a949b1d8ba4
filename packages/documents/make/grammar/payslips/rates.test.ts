/** How the reader does on payslips drawn at random: a fixed sample with floors, and an unseen one. */
import { expect, test } from 'vitest'
import { fieldRatesOf, fieldSummaryOf } from '../field-rates.ts'
import { freshSeed, measureAll } from '../run.ts'
import { payslipLayoutsOf } from './grammar.ts'
import { measurePayslip } from './measure.ts'

const FIXED = '2026-11'
const COUNT = 30
const FRESH_COUNT = 16
/** Measured, less a little: a reader that sinks below them reads worse than it did. */
const floors = { fields: 0.985, precision: 0.99, perfect: 0.85, proven: 0.85 }
/** Of single samples few are as good as all together; one false proof by chance is less than one run in a thousand. */
const MIN_FIELDS_OF_A_FRESH_SAMPLE = 0.94
const MAX_FALSE_PROOFS_OF_A_FRESH_SAMPLE = 1

const ratesOfSeed = async (seed: string, count: number) => {
  const rates = fieldRatesOf(await measureAll(payslipLayoutsOf(seed, count), (layout) => measurePayslip(layout)))
  process.stdout.write(`payslips of seed ${seed}: ${fieldSummaryOf(rates)}\n`)
  return rates
}

test('the fixed sample of payslips is read as well as it was, and none is proven and wrong', async () => {
  const rates = await ratesOfSeed(FIXED, COUNT)
  for (const [rate, floor] of Object.entries(floors))
    expect(rates[rate as keyof typeof floors], rate).toBeGreaterThanOrEqual(floor)
  expect(rates.provenAndWrong).toBe(0)
})

test('a fresh sample of payslips is read with hardly a false proof', async () => {
  const rates = await ratesOfSeed(freshSeed(), FRESH_COUNT)
  expect(rates.fields).toBeGreaterThan(MIN_FIELDS_OF_A_FRESH_SAMPLE)
  expect(rates.provenAndWrong).toBeLessThanOrEqual(MAX_FALSE_PROOFS_OF_A_FRESH_SAMPLE)
})
