/** One tax form drawn, read and judged. */
import { addDays } from '@attesta/domain/day.ts'
import { parseFile } from '../../../src/pipeline.ts'
import { scan } from '../../degrade/scan.ts'
import { type FieldMeasure, judgedFields } from '../field-rates.ts'
import { drawTaxForm } from './draw/tax-form.ts'
import type { TaxLayout } from './layout.ts'
import { taxStoryOf } from './story.ts'
import { taxTruthOf } from './truth.ts'

export type TaxMeasure = FieldMeasure<TaxLayout>

/** @param isScanned read as a picture from an office scanner */
export async function measureTaxForm(layout: TaxLayout, isScanned = false): Promise<TaxMeasure> {
  const story = taxStoryOf(layout),
    drawn = await drawTaxForm(layout, story),
    bytes = isScanned ? await scan(drawn, story.madeOn, layout.story) : drawn
  const found = await parseFile(bytes, {
    fileName: 'tax.pdf',
    today: addDays(story.madeOn, 3),
    applicant: null,
    trace: false,
  })
  return judgedFields(layout, taxTruthOf(layout, story), found)
}
