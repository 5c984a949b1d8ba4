import type { RentReport } from '@attesta/contract/report.ts'
import { decimal, euros, fromDecimal } from '../money.ts'
import { needsAttention } from './standing.ts'

/**
 * Whether a report can be asked about a rent: it measures its income against rents, it is not one of several who pay
 * together, and nothing speaks against that income.
 */
export const measuresRent = (report: Pick<RentReport, 'type' | 'standing' | 'checks' | 'applicant_role'>): boolean =>
  report.type === 'rent' && report.applicant_role !== 'co-applicant' && !needsAttention(report)

/** Rents are measured in steps of this, so that asking again and again does not find the income. */
const rentStep = euros(50)

export interface RentAnswer {
  /** The rent that was measured: the listing's own as it is, another rounded up to a step. Euros, «850.00». */
  rent: string
  isListings: boolean
  /** Within the highest rent that the income carries. Without a known income it is not. */
  covers: boolean
  /** Covered, but above the advised rent: the report calls it close to the limit. */
  isClose: boolean
}

/**
 * Whether a report covers a rent. Of the listing's own rent the report says so anyway. Of another rent the answer rests
 * on the number of whole steps below the limit and on nothing else of the income. `asked`: euros, «850.00».
 */
export function coversRent(
  { monthly_affordability: { rent, value, max, ratios } }: RentReport,
  asked: string,
): RentAnswer {
  const isListings = asked === rent
  if (isListings)
    return {
      rent: asked,
      isListings,
      covers: max !== null && Number(asked) <= Number(max),
      isClose: max !== null && Number(asked) <= Number(max) && Number(asked) > Number(value),
    }
  const steps = Math.ceil(fromDecimal(asked) / rentStep)
  const highest = max === null ? -1 : Math.floor(fromDecimal(max) / rentStep)
  const covers = steps <= highest
  return {
    rent: decimal(steps * rentStep),
    isListings,
    covers,
    isClose: covers && steps * ratios.max > highest * ratios.value,
  }
}
