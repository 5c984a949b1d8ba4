/** Where a value of a report's trace can be looked up, or why it cannot. */
import type { ReportDocument, TraceRef } from '@attesta/contract/report.ts'

type Box = NonNullable<TraceRef['box']>
export type TracePlace =
  | { kind: 'marked'; document: ReportDocument; page: number; box: Box }
  /** The page is known, the spot on it is not: the reading kept none. */
  | { kind: 'page'; document: ReportDocument; page: number }
  /** A bank connection has no pages. */
  | { kind: 'connection'; document: ReportDocument }
  /** Of a document of several pages the reading kept none. */
  | { kind: 'document'; document: ReportDocument }
  | { kind: 'of_another'; name: string }
  | { kind: 'declared' }

/** @throws Error of a document that the report does not list: a report that cites one is a defect. */
export function tracePlace(
  { document_id, page, box, shown_by }: TraceRef,
  documents: readonly ReportDocument[],
): TracePlace {
  if (document_id === null)
    return shown_by === undefined ? { kind: 'declared' } : { kind: 'of_another', name: shown_by }
  const document = documents.find(({ id }) => id === document_id)
  if (!document) throw new Error('a report cites a document that it does not list')
  if (document.source === 'connection') return { kind: 'connection', document }
  if (page === null) return { kind: 'document', document }
  return box === null ? { kind: 'page', document, page } : { kind: 'marked', document, page, box }
}
