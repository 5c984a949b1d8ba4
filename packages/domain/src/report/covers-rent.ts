import type { RentReport } from '@attesta/contract/report.ts'
import { needsAttention } from './standing.ts'

/**
 * Whether a report can be asked about a rent: it measures its income against rents, and nothing speaks against that
 * income.
 */
export const measuresRent = (report: Pick<RentReport, 'type' | 'standing' | 'checks'>): boolean =>
  report.type === 'rent' && !needsAttention(report)

/**
 * Whether a rent is within the highest that the income carries. Without a known income it is not. `rent`: euros,
 * «850.00».
 */
export const coversRent = ({ monthly_affordability: { max } }: RentReport, rent: string): boolean =>
  max !== null && Number(rent) <= Number(max)
