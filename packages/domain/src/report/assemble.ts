/** Which rules make which kind of report. */
import type { ApplicationType } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { assembleMortgageReport } from './assemble-mortgage.ts'
import { assembleRapidReport } from './assemble-rapid.ts'
import { assembleRentReport } from './assemble-rent.ts'
import type { ReportFacts } from './report-facts.ts'

export const assemblers: Readonly<Record<ApplicationType, (facts: ReportFacts) => RentReport>> = {
  rent: assembleRentReport,
  rapid: assembleRapidReport,
  mortgage: assembleMortgageReport,
}
