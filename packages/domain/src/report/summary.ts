/** What a list shows of a report. */
import type { FigureState, RentReport } from '@attesta/contract/report.ts'
import { unsureOf, type Glance } from './at-a-glance.ts'
import { needsAttention } from './standing.ts'

export interface ReportSummary {
  /** Of the household, a month, in euros: «2001.35». */
  netIncome: string | null
  /** How well it stands. */
  incomeState: FigureState
  /** Rent in percent of it, one decimal. */
  percentage: number | null
  /**
   * What keeps the answer to the rent from being sure, as the report's first line says it. In Germany commitments are
   * asked of the chosen applicant alone.
   */
  unsure: Glance['unsure']
  needsAttention: boolean
}

/** The household's, or the applicant's own where there is none. */
const shownIncome = ({ trace: { household_net_income: together, net_income: alone } }: RentReport) =>
  (together?.value ?? null) === null ? alone : together

export const summaryOf = (report: RentReport): ReportSummary => ({
  netIncome: report.trace.household_net_income?.value ?? report.employment.monthly_income.net_value,
  incomeState: shownIncome(report)?.state ?? 'unknown',
  percentage: report.monthly_affordability.percentage,
  unsure: unsureOf(report).filter((what) => what === 'income' || report.region !== 'de'),
  needsAttention: needsAttention(report),
})
