/**
 * The trace of a report for machines: every figure with its rule, its state, the numbers on the way and each value that
 * it was made from, with document, page and box.
 * The same as the page shows, and no more of it than its reader may see. It hangs on the report's PDF as
 * `report-trace.json`.
 */
import * as z from 'zod/mini'
import { figure, figureId, reportDocument, rentReport } from './report.ts'

const { number, id, type, name, issuer, pages, source, reconciled } = reportDocument.shape
const { report_id, rules, region, generated_on, valid_until } = rentReport.shape

export const traceAnnex = z.object({
  schema: z.literal('attesta.report-trace/1'),
  type: rentReport.shape.type,
  report_id,
  rules,
  region,
  generated_on,
  valid_until,
  /** SHA-256 of the whole snapshot, as the check of the report shows it. */
  fingerprint: z.string(),
  /**
   * Those that `figures` cite by `document_id`. A box is left, top, width, height from the top left, in PDF points; in
   * pixels where the document is a picture.
   */
  documents: z.array(z.object({ number, id, type, name, issuer, pages, source, reconciled })),
  figures: z.partialRecord(figureId, figure),
})
export type TraceAnnex = z.infer<typeof traceAnnex>
