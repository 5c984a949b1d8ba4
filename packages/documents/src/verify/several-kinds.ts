/**
 * A statement with a payslip in its file, in whichever order, is several documents: read as one, amounts of the payslip
 * would stand among the bookings. A file that reads as a payslip leaves a statement in it unread.
 */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { isLikely } from '../classify/likely-type.ts'
import type { ReadingContext } from '../extract/extraction.ts'
import { extractPayslip } from '../extract/payslip/payslip.ts'
import type { Page } from '../read/word.ts'
import { findingOn } from './finding.ts'

/**
 * Words tell which pages are looked at, a month and sums that close decide: bookings name many things that they are
 * not.
 */
const isPayslip = (page: Page, context: ReadingContext): boolean => {
  if (!isLikely('payslip', [page])) return false
  const slip = extractPayslip([page], context)?.section
  return slip?.reconciled === true && slip.period !== null
}

export function severalKinds(
  { type, bank_statement, findings }: ParseResult,
  pages: readonly Page[],
  context: ReadingContext,
): Finding[] {
  if (!bank_statement || pages.length < 2 || findings.some(({ code }) => code === `${type}.merged`)) return []
  const other = pages.find((page) => isPayslip(page, context))
  return other ? [findingOn(type, 'merged', 'error', { how: 'kinds' }, { page: other.number, box: null })] : []
}
