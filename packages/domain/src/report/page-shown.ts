/** How much of a document a reader of a report's figure is shown of the page that it was read from. */
import type { Region } from '@attesta/contract/fields.ts'
import type { ReportDocument } from '@attesta/contract/report.ts'

/** `lines`: those that the figure's values stand in, and all else painted over. */
export type PageShown = 'whole' | 'lines' | 'nothing'

/**
 * The person themselves sees their whole page. Anybody else sees lines at most: no identity document, and in Germany no
 * bank statement, of which only derived figures may be shown.
 * Source: docs/security.md, T40.
 */
export function pageShown(to: 'person' | 'recipient', region: Region, type: ReportDocument['type']): PageShown {
  if (to === 'person') return 'whole'
  return type === 'national_id' || (region === 'de' && type === 'bank_statement') ? 'nothing' : 'lines'
}
