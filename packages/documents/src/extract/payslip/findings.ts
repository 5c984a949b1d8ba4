/** What is wrong with a slip, as far as the slip alone can tell. Codes: product decisions, section 5, and `not_reconciled`, `several_months`. */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Finding, Payslip, Trace } from '@attesta/domain/facts/parse-result.ts'
import { findingOn } from '../../verify/finding.ts'
import type { ReadingContext } from '../extraction.ts'
import { compareReadName } from '../labels/misread-name.ts'

/** A slip older than this is too old to show the pay of today. */
const RECENT_MONTHS = 3

export function findingsOn(payslip: Payslip, trace: Trace, { today, applicant, source }: ReadingContext, months: readonly string[]): Finding[] {
  const { net, gross, employee, period, reconciled } = payslip
  const at = (field: keyof Payslip) => trace[`payslip.${field}`] ?? null
  const found: Finding[] = []
  if (net === null && gross === null) found.push(findingOn('payslip', 'unreadable', 'error'))
  if (reconciled === false) found.push(findingOn('payslip', 'not_reconciled', 'warning', {}, at('net')))
  if (employee !== null && applicant !== null && compareReadName(employee, applicant, source) === 'different') found.push(findingOn('payslip', 'name_mismatch', 'error', { name: employee }, at('employee')))
  if (period !== null && period < addMonths(monthOf(today), -RECENT_MONTHS)) found.push(findingOn('payslip', 'recency', 'warning', { period }, at('period')))
  if (period !== null && period > monthOf(today)) found.push(findingOn('payslip', 'date_range', 'warning', { period }, at('period')))
  if (months.length > 1) found.push(findingOn('payslip', 'several_months', 'warning', { months: months.join(', ') }))
  return found
}
