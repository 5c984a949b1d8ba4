import type { RentReport } from '@attesta/contract/report.ts'
import { needsAttention } from './standing.ts'

/**
 * Whether a report can be asked about a rent: it measures its income against rents, it is not one of several who pay
 * together, and nothing speaks against that income.
 */
export const measuresRent = (report: Pick<RentReport, 'type' | 'standing' | 'checks' | 'applicant_role'>): boolean =>
  report.type === 'rent' && report.applicant_role !== 'co-applicant' && !needsAttention(report)

/**
 * Whether a rent is within the highest that the income carries. Without a known income it is not. `rent`: euros,
 * «850.00».
 */
export const coversRent = ({ monthly_affordability: { max } }: RentReport, rent: string): boolean =>
  max !== null && Number(rent) <= Number(max)

/** Whether a covered rent is above the advised one: the report calls it close to the limit. */
export const isCloseToLimit = (report: RentReport, rent: string): boolean =>
  coversRent(report, rent) && Number(rent) > Number(report.monthly_affordability.value)
