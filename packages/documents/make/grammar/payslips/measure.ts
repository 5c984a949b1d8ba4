/** One payslip drawn, read and judged. */
import { addDays } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { parseFile } from '../../../src/pipeline.ts'
import { compare } from '../../accuracy/compare.ts'
import { scan } from '../../degrade/scan.ts'
import { type FieldMeasure, faultsOf } from '../field-rates.ts'
import { drawPayslip, payStoryOf } from './draw/payslip.ts'
import type { PayslipLayout } from './layout.ts'
import { type PayslipTruth, payslipTruthOf } from './truth.ts'

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
  return judgedPayslip(layout, payslipTruthOf(layout, story), found)
}

export function judgedPayslip(layout: PayslipLayout, truth: PayslipTruth, found: ParseResult): PayslipMeasure {
  const { facts, isProven, isFalselyProven } = compare(truth, found)
  const faults = faultsOf(facts)
  const errors = found.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  return {
    layout,
    fields: facts,
    isPerfect: faults.length === 0 && errors.length === 0,
    isProven: isProven === true,
    isProvenAndWrong: isFalselyProven,
    faults,
    errors,
  }
}
