/** How a check on the evidence comes out. `unknown` is never shown as failed. */
import type { Check, Message, TraceRef, checkId, checkSource } from '@attesta/contract/report.ts'
import type * as z from 'zod/mini'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { CrossFinding } from '../reconcile/cross-finding.ts'

export type Outcome = Check['outcome']
export type CheckSource = z.infer<typeof checkSource>

const sourceOf = ({ result }: EvidenceDocument): CheckSource =>
  result.type === 'bank_statement' ? 'bank' : result.type === 'payslip' ? 'payslip' : 'document'

/** The kinds of document that a check looked at, each once. */
export const sourcesOf = (documents: readonly EvidenceDocument[]): CheckSource[] => [
  ...new Set(documents.map(sourceOf)),
]

export const reason = (key: string, params: Message['params'] = {}): Message => ({ key, params })
export const reasonsOf = (findings: readonly CrossFinding[]): Message[] =>
  findings.map(({ message_key, params }) => ({ key: message_key, params }))

export const check = (
  id: z.infer<typeof checkId>,
  outcome: Outcome,
  sources: CheckSource[],
  reasons: Message[] = [],
  evidence: TraceRef[] = [],
): Check => ({ id, translation_key: `Report.Check.${id}`, outcome, reasons, sources, evidence })

/** Failed when anything speaks against it, unknown when something is left open, else passed. */
export const verdictOf = (against: readonly unknown[], open: readonly unknown[]): Outcome =>
  against.length > 0 ? 'failed' : open.length > 0 ? 'unknown' : 'passed'
