/** Which balance stands beside the rent. Source: B2-report-deposit. */
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { monthsOfRent } from '../affordability/deposit-cover.ts'
import { fromDecimal } from '../money.ts'

/** The household's where more people than the applicant have money; `months`: how many rents it is, one decimal. */
export function balanceShown({
  trace,
  employment: { average_cash_balance: own },
  monthly_affordability: { rent },
}: Pick<RentReport, 'trace' | 'employment' | 'monthly_affordability'>): { id: FigureId; months: number | null } {
  const household = trace.household_cash_balance?.value ?? null
  if (household === null) return { id: 'average_cash_balance', months: own.months_of_rent }
  return {
    id: 'household_cash_balance',
    months: monthsOfRent(rent === null ? null : fromDecimal(rent), fromDecimal(household)),
  }
}
