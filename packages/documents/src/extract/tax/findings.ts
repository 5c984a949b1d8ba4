/** What is wrong with a tax document, as far as it alone can tell. Source: B8-tax-old. */
import { addMonths, lastDay, type Day } from '@attesta/domain/day.ts'
import type { Finding, TaxDocument } from '@attesta/domain/facts/parse-result.ts'
import { findingOn } from '../../verify/finding.ts'

/** Months after the end of the income year until a document is too old. */
const RECENT_MONTHS = 18

export function findingsOn({ form, tax_year, gross_income, tax, reconciled }: TaxDocument, today: Day): Finding[] {
  const kind = form === 'cu' ? 'cud' : 'fiscal_doc'
  const found: Finding[] = []
  if (gross_income === null && tax === null) found.push(findingOn(kind, 'unreadable', 'error'))
  if (reconciled === false) found.push(findingOn(kind, 'not_reconciled', 'warning'))
  if (tax_year !== null && today > lastDay(addMonths(`${tax_year}-12`, RECENT_MONTHS)))
    found.push(findingOn(kind, 'too_old', 'warning', { tax_year }))
  return found
}
