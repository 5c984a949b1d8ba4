/** What is wrong with a slip, as far as the slip alone can tell. Codes: product decisions, section 5, and `not_reconciled`, `several_months`. */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Evidence, Finding, Payslip, Trace } from '@attesta/domain/facts/parse-result.ts'
import { compareNames } from '@attesta/domain/person-name.ts'
import type { ReadingContext } from '../extraction.ts'

const finding = (code: string, severity: Finding['severity'], evidence: Evidence | null, params: Finding['params'] = {}): Finding =>
  ({ code: `payslip.${code}`, severity, message_key: `Documents.Payslip.${code}`, params, evidence })

/** A slip older than this is too old to show the pay of today. */
const RECENT_MONTHS = 3

export function findingsOn(payslip: Payslip, trace: Trace, { today, applicant }: ReadingContext, months: readonly string[]): Finding[] {
  const { net, gross, employee, period, reconciled } = payslip
  const at = (field: keyof Payslip) => trace[`payslip.${field}`] ?? null
  const found: Finding[] = []
  if (net === null && gross === null) found.push(finding('unreadable', 'error', null))
  if (reconciled === false) found.push(finding('not_reconciled', 'warning', at('net')))
  if (employee !== null && applicant !== null && compareNames(employee, applicant) === 'different') found.push(finding('name_mismatch', 'error', at('employee'), { name: employee }))
  if (period !== null && period < addMonths(monthOf(today), -RECENT_MONTHS)) found.push(finding('recency', 'warning', at('period'), { period }))
  if (period !== null && period > monthOf(today)) found.push(finding('date_range', 'warning', at('period'), { period }))
  if (months.length > 1) found.push(finding('several_months', 'warning', null, { months: months.join(', ') }))
  return found
}
