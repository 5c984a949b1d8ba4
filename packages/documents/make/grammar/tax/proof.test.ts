/** What a proof is worth: a form that closes is read back, and with one of its sums changed it is proven no more. */
import { addDays } from '@attesta/domain/day.ts'
import { expect, test } from 'vitest'
import { parseFile } from '../../../src/pipeline.ts'
import { drawTaxForm } from './draw/tax-form.ts'
import { taxLayoutsOf } from './grammar.ts'
import type { TaxLayout } from './layout.ts'
import { measureTaxForm } from './measure.ts'
import { type TaxStory, taxStoryOf } from './story.ts'

const COUNT = 32
/** Of the layouts drawn so many at least are proven, or the test tests nothing. */
const MIN_PROVEN = 12

const EURO = 100

const changes: Record<string, (story: TaxStory) => TaxStory> = {
  'another taxable income': ({ filed, flatRate, assessed, ...story }) => ({
    ...story,
    filed: filed && { ...filed, taxable: filed.taxable + 10 * EURO },
    flatRate: flatRate && { ...flatRate, taxable: flatRate.taxable + 10 * EURO },
    assessed: assessed && { ...assessed, taxable: assessed.taxable + 10 * EURO },
  }),
  'another tax': ({ filed, assessed, ...story }) => ({
    ...story,
    filed: filed && { ...filed, netTax: filed.netTax + 10 * EURO },
    assessed: assessed && { ...assessed, tax: assessed.tax + 10 * EURO },
  }),
}

async function isProven(layout: TaxLayout, story: TaxStory): Promise<boolean> {
  const options = { fileName: 'tax.pdf', today: addDays(story.madeOn, 3), applicant: null, trace: false }
  return (await parseFile(await drawTaxForm(layout, story), options)).tax_document?.reconciled === true
}

const measured: Awaited<ReturnType<typeof measureTaxForm>>[] = []
for (const layout of taxLayoutsOf('proofs', COUNT)) measured.push(await measureTaxForm(layout))
const proven = measured.filter((one) => one.isProven).map(({ layout }) => layout)

test('what is proven is what is printed', () => {
  expect(measured.filter((one) => one.isProvenAndWrong)).toEqual([])
  expect(proven.length).toBeGreaterThanOrEqual(MIN_PROVEN)
})

test.each(Object.keys(changes))('%s: no proof', async (name) => {
  let changed = 0
  for (const layout of proven) {
    const story = taxStoryOf(layout),
      other = changes[name]!(story)
    // A sum that the form does not print is no change.
    if (Buffer.compare(await drawTaxForm(layout, story), await drawTaxForm(layout, other)) === 0) continue
    changed++
    expect(await isProven(layout, other), `${layout.form}: ${JSON.stringify(layout.choices)}`).toBe(false)
  }
  expect(changed).toBeGreaterThan(0)
})
