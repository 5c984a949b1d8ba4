import type { Criteria } from '@attesta/contract/criteria.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { shareOfIncome } from '@attesta/domain/affordability/share-of-income.ts'
import { decimal, fromDecimal, type Cents } from '@attesta/domain/money.ts'
import { summaryOf } from '@attesta/domain/report/summary.ts'

/**
 * Returns the report's rent and the listing's utilities together, beside the income that the rent is set beside. The
 * report itself knows only the rent. Null: no utilities are noted, or the report has no rent.
 */
export function rentWithUtilities(snapshot: RentReport, utilities: Cents | null): Criteria['with_utilities'] {
  const { rent } = snapshot.monthly_affordability
  if (rent === null || utilities === null || utilities === 0) return null
  const { netIncome } = summaryOf(snapshot)
  const paid = fromDecimal(rent) + utilities
  return { amount: decimal(paid), share: shareOfIncome(paid, netIncome === null ? null : fromDecimal(netIncome)) }
}
