/** The business of the self-employed ↔ what comes to their accounts. */
import { silentMonths } from '../income/business-receipts.ts'
import { monthOf } from '../day.ts'
import { crossFinding, type Reconciliation } from './cross-finding.ts'

/** No receipt in the latest months: the tax document tells of a year before. Cash that is paid in may be one. */
export const businessGoesOn: Reconciliation = ({ applicant, assessment, today }) => {
  const { documents, series, businessReceipts } = assessment
  const months = silentMonths(documents, businessReceipts, today)
  const cash = series
    .filter(({ category, typicalAmount }) => category === 'cash' && typicalAmount > 0)
    .flatMap(({ movements }) => movements.map(({ bookedOn }) => monthOf(bookedOn)))
  if (
    applicant.employmentStatus !== 'Self-employed' ||
    months.length === 0 ||
    months.some((month) => cash.includes(month))
  )
    return []
  const statements = documents.filter(({ result }) => result.bank_statement !== undefined)
  return [crossFinding('report.business_rests', 'warning', statements, { count: months.length, month: months.at(-1)! })]
}
