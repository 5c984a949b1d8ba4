import type { RentReport } from '@attesta/contract/report.ts'
import type { TraceAnnex } from '@attesta/contract/trace-annex.ts'

/** @param report as its reader is shown it: what was left out of it is not in the annex either */
export function traceAnnexOf(
  { type, report_id, rules, region, generated_on, valid_until, documents, trace }: RentReport,
  fingerprint: string,
): TraceAnnex {
  const cited = new Set(Object.values(trace).flatMap((figure) => figure.inputs.map(({ document_id }) => document_id)))
  return {
    schema: 'attesta.report-trace/1',
    type,
    report_id,
    rules,
    region,
    generated_on,
    valid_until,
    fingerprint,
    documents: documents
      .filter(({ id }) => cited.has(id))
      .map(({ number, id, type: kind, name, issuer, pages, source, reconciled }) => ({
        number,
        id,
        type: kind,
        name,
        issuer,
        pages,
        source,
        reconciled,
      })),
    figures: trace,
  }
}
