/** «What we read»: the report that would be issued now, told to its person before they pay. Source: decision 0039. */
import type { Reading, ReadJob, SeenIncome } from '@attesta/contract/reading.ts'
import type { PayMonthsSource, RentReport } from '@attesta/contract/report.ts'
import { assessTogether } from '../household/household.ts'
import type { Assessment } from '../income/assess-income.ts'
import { contractInDocuments } from '../facts/contract-type.ts'
import type { ReportFacts } from '../report/report-facts.ts'
import { affordabilityHint } from './affordability-hint.ts'
import { readingLines } from './lines.ts'

/** Their own statement shows the payer, whom the report does not name. */
const seenNotCounted = ({ otherIncomes }: Assessment): SeenIncome[] =>
  otherIncomes
    .filter(({ countedShare, isRegular }) => countedShare === 0 && isRegular)
    .map(({ payer, figure: { workings, inputs } }) => ({
      payer,
      monthly: String(workings['monthly']),
      months: Number(workings['months']),
      inputs,
    }))

/** What the count of pay months rests on, where documents show it. */
const shown: readonly PayMonthsSource[] = ['certificate', 'payslip', 'account']

const readJob = (assessment: Assessment, { employment }: RentReport): ReadJob => ({
  employer: employment.employer,
  hired_on: employment.employment_start_date,
  type_of_contract: contractInDocuments(assessment.documents)?.type ?? null,
  paychecks_per_year: shown.includes(assessment.payMonths.source) ? assessment.payMonths.count : null,
})

/**
 * @param report assembled from the same facts, as it would be issued now: each value and state is the report's
 * @param waiting documents that are still being read
 */
export function assembleReading(facts: ReportFacts, report: RentReport, waiting: number): Reading {
  const { assessment } = assessTogether(facts)
  return {
    waiting,
    lines: readingLines({ report, assessment, applicant: facts.applicant, today: facts.today }),
    documents: report.documents,
    seen_not_counted: seenNotCounted(assessment),
    hint: affordabilityHint(report, facts),
    job: readJob(assessment, report),
  }
}
