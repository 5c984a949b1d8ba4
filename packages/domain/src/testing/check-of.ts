/** One check of a report on given documents, with all that a reader is told of it, short enough for a table. */
import type { Check, Message } from '@attesta/contract/report.ts'
import { depositCover } from '../affordability/deposit-cover.ts'
import type { IdentityProof } from '../checks/identity.ts'
import { runChecks } from '../checks/run-checks.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros, type Cents } from '../money.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { identity } from './documents.ts'
import { document, giulia, giuliaDocuments, today } from './giulia.ts'

type Finding = ParseResult['findings'][number]

export interface Given {
  applicant?: Partial<Applicant>
  identity?: IdentityProof
  rent?: Cents | null
}

/** Giulia's documents, her card with check digits: every check passes. */
export const goodDocuments: readonly EvidenceDocument[] = giuliaDocuments.map((one) =>
  one.id === 'id' ? document('id', identity({ mrz: { format: 'TD1', valid: true } })) : one,
)

/** The good documents with one of them changed. */
export const withChanged = (id: string, change: (one: EvidenceDocument) => EvidenceDocument): EvidenceDocument[] =>
  goodDocuments.map((one) => (one.id === id ? change(one) : one))

/** Returns the good documents with another content of one of them. */
export const withResult = (id: string, result: ParseResult): EvidenceDocument[] =>
  withChanged(id, () => document(id, result))

/** Returns the good documents with a finding of the reading on one of them. */
export const withFinding = (id: string, code: string, severity: Finding['severity'] = 'error'): EvidenceDocument[] =>
  withChanged(id, (one) => ({
    ...one,
    result: { ...one.result, findings: [{ code, severity, message_key: code, params: {}, evidence: null }] },
  }))

/** The same documents, where the person disputes a finding about one of them. */
export const disputing = (documents: readonly EvidenceDocument[], id: string, code: string): EvidenceDocument[] =>
  documents.map((one) => (one.id === id ? { ...one, contests: [{ code, comment: 'It is right', on: today }] } : one))

const told = ({ key, params }: Message) => [key.replace(/^Report\.(Check\.)?/, ''), params] as const

/** `reasons`: each without «Report.Check.», with its values; `evidence`: document, label and value of each place. */
export function checkOf(id: Check['id'], documents: readonly EvidenceDocument[], given: Given = {}) {
  const applicant = { ...giulia, ...given.applicant, documents }
  const assessment = assessIncome(applicant, today)
  const context = { applicant, assessment, today }
  const deposit = depositCover(given.rent === undefined ? euros(800) : given.rent, assessment.averageCashBalance)
  const found = runChecks(
    context,
    reconcile(context),
    deposit,
    given.identity ?? { method: null, isAsked: false },
  ).find((one) => one.id === id)!
  return {
    name: found.translation_key,
    outcome: found.outcome,
    sources: found.sources,
    reasons: found.reasons.map(told),
    evidence: found.evidence.map(({ document_id, label, value }) => [
      document_id,
      label.replace('Report.Trace.', ''),
      value,
    ]),
  }
}
