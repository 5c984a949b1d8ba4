/** What a list shows of a report. */
import type { RentReport } from '@attesta/contract/report.ts'
import { needsAttention } from './standing.ts'

export interface ReportSummary {
  /** Of the household, a month, in euros: «2001.35». */
  netIncome: string | null
  /** Rent in percent of it, one decimal. */
  percentage: number | null
  needsAttention: boolean
}

export const summaryOf = (report: RentReport): ReportSummary => ({
  netIncome: report.trace.household_net_income?.value ?? report.employment.monthly_income.net_value,
  percentage: report.monthly_affordability.percentage,
  needsAttention: needsAttention(report),
})
