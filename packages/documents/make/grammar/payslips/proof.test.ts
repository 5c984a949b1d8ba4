/**
 * What a proof is worth: a slip that closes is read back, and one changed sum is never proven. Where the lines of the pay
 * outvote it, what they add up to is.
 */
import { addDays } from '@attesta/domain/day.ts'
import type { Payslip } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import { expect, test } from 'vitest'
import { parseFile } from '../../../src/pipeline.ts'
import { drawPayslip, payStoryOf } from './draw/payslip.ts'
import { payslipLayoutsOf } from './grammar.ts'
import type { PayslipLayout } from './layout.ts'
import { measurePayslip } from './measure.ts'
import type { PayStory } from './story/story.ts'

const COUNT = 20
/** Of the layouts drawn so many at least are proven, or the test tests nothing. */
const MIN_PROVEN = 14
/** Of the slips with one changed sum those that are still proven, by their lines. */
const MAX_OUTVOTED = 0.3

const EURO = 100
const read = async (layout: PayslipLayout, story: PayStory): Promise<Payslip | undefined> => {
  const options = { fileName: 'payslip.pdf', today: addDays(story.madeOn, 3), applicant: null, trace: false }
  return (await parseFile(await drawPayslip(layout, story), options)).payslip
}

const measured: Awaited<ReturnType<typeof measurePayslip>>[] = []
for (const layout of payslipLayoutsOf('proofs', COUNT)) measured.push(await measurePayslip(layout))
const proven = measured.filter(({ isProven }) => isProven).map(({ layout }) => layout)

test('what is proven is what is printed', () => {
  expect(measured.filter(({ isProvenAndWrong }) => isProvenAndWrong)).toEqual([])
  expect(proven.length).toBeGreaterThanOrEqual(MIN_PROVEN)
})

test('another net pay: no proof', async () => {
  for (const layout of proven) {
    const story = payStoryOf(layout),
      slip = await read(layout, { ...story, net: story.net + EURO })
    expect(slip?.reconciled, JSON.stringify(layout.choices)).not.toBe(true)
  }
})

test.each([
  ['gross', 'gross'],
  ['withheld', 'deductions'],
] as const)('another %s: never proven itself', async (changed, field) => {
  let files = 0,
    outvoted = 0
  for (const layout of proven) {
    const story = payStoryOf(layout),
      other = { ...story, [changed]: story[changed] - EURO }
    // A sum that the layout does not print is no change.
    if (Buffer.compare(await drawPayslip(layout, story), await drawPayslip(layout, other)) === 0) continue
    const slip = await read(layout, other)
    files++
    if (slip?.reconciled !== true) continue
    outvoted++
    expect(slip[field], JSON.stringify(layout.choices)).toBe(decimal(story[changed]))
  }
  expect(files).toBeGreaterThan(0)
  expect(outvoted / files).toBeLessThan(MAX_OUTVOTED)
})
