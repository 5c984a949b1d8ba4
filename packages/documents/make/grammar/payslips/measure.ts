/** One payslip drawn, read and judged. */
import { addDays } from '@attesta/domain/day.ts'
import { parseFile } from '../../../src/pipeline.ts'
import { scan } from '../../degrade/scan.ts'
import { type FieldMeasure, judgedFields } from '../field-rates.ts'
import { drawPayslip, payStoryOf } from './draw/payslip.ts'
import type { PayslipLayout } from './layout.ts'
import { payslipTruthOf } from './truth.ts'

export type PayslipMeasure = FieldMeasure<PayslipLayout>

/** @param isScanned read as a picture from an office scanner */
export async function measurePayslip(layout: PayslipLayout, isScanned = false): Promise<PayslipMeasure> {
  const story = payStoryOf(layout),
    drawn = await drawPayslip(layout, story),
    bytes = isScanned ? await scan(drawn, story.madeOn, layout.story) : drawn
  const found = await parseFile(bytes, {
    fileName: 'payslip.pdf',
    today: addDays(story.madeOn, 3),
    applicant: null,
    trace: false,
  })
  return judgedFields(layout, payslipTruthOf(layout, story), found)
}
