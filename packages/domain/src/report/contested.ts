import type { AggregatedError, ReportDocument } from '@attesta/contract/report.ts'

/** Whether the applicant disputes what a note says: the same finding, at one of its documents. */
export const isContested = (
  { msg, document_ids }: Pick<AggregatedError, 'msg' | 'document_ids'>,
  documents: readonly ReportDocument[],
): boolean =>
  documents.some(
    ({ id, contests = [] }) => document_ids.includes(id) && contests.some((contest) => contest.msg.key === msg.key),
  )
