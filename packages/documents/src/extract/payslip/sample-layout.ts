/** A payslip as a grid of letters, with what a person would read from it. For tests. */
import type { Payslip } from '@attesta/domain/facts/parse-result.ts'

export interface SampleLayout {
  name: string
  text: string
  expected: Partial<Payslip>
}
