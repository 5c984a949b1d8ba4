/** What only shows when documents are laid side by side. */
import type { AggregatedError, TraceRef, errorSource } from '@attesta/contract/report.ts'
import type * as z from 'zod/mini'
import type { Day } from '../day.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { Assessment } from '../income/assess-income.ts'
import { keyOfFinding, troubleOf } from './finding-codes.ts'

export type ErrorSource = z.infer<typeof errorSource>

export interface CrossFinding {
  /** `<type>.<code>`, one of finding-codes.ts; `income_check.` and `report.` for those of no one document. */
  code: string
  severity: 'error' | 'warning'
  /** Key of the words, with its parameters. */
  message_key: string
  params: Record<string, string | number>
  source: ErrorSource
  documents: string[]
  evidence: TraceRef[]
}

export interface ReconcileContext {
  applicant: Applicant
  assessment: Assessment
  today: Day
}
export type Reconciliation = (context: ReconcileContext) => CrossFinding[]

const sources: Record<string, ErrorSource> = {
  bank_statement: 'bank',
  payslip: 'payslips',
  national_id: 'identity',
  income_check: 'income',
  report: 'income',
}

/** Where in the report a code is shown. */
const sourceOfCode = (code: string): ErrorSource => sources[code.split('.')[0]!] ?? 'documents'

/** Whether the applicant disputes it, at one of the documents that it is about. */
export const isDisputed = (
  { documents: allDocuments }: Pick<Applicant, 'documents'>,
  { code, documents }: Pick<CrossFinding, 'code' | 'documents'>,
): boolean =>
  allDocuments.some(
    ({ id, contests = [] }) => documents.includes(id) && contests.some((contest) => contest.code === code),
  )

/** What the account, or another payslip, says against the pay on a payslip. */
const againstPay = ['pay_differs', 'pay_missing', 'pay_returned', 'month_differs']

/** Signs that a document was changed: they block nothing, and stand open until a person has looked. */
const untilReviewed = [
  'edited',
  'reused',
  'dated_ahead',
  'outside_period',
  'hired_later',
  'hire_differs',
  'hire_denied',
  'birth_date_differs',
  'specimen',
  'net_of_gross',
  'payer_within',
  'pay_from_person',
  'pay_passed_on',
  'balance_jumps',
  'iban_invalid',
  'iban_of_other_bank',
  ...againstPay,
]
export const isUntilReviewed = (code: string): boolean => untilReviewed.includes(troubleOf(code))

/** A finding with the key of its words and its place in the report, both of which follow from the code. */
export const crossFinding = (
  code: string,
  severity: CrossFinding['severity'],
  documents: readonly EvidenceDocument[],
  params: CrossFinding['params'] = {},
  evidence: TraceRef[] = [],
): CrossFinding => ({
  code,
  severity,
  message_key: keyOfFinding(code),
  params,
  source: sourceOfCode(code),
  documents: [...new Set(documents.map(({ id }) => id))],
  evidence,
})

export const asAggregated = ({ severity, message_key, params, source, documents }: CrossFinding): AggregatedError => ({
  type: severity,
  msg: { key: message_key, params },
  source,
  document_ids: documents,
})
