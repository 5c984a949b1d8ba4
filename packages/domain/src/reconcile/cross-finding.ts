/** What only shows when papers are laid side by side. */
import type { AggregatedError, TraceRef, errorSource } from '@attesta/contract/report.ts'
import type * as z from 'zod/mini'
import type { Day } from '../day.ts'
import type { Applicant, Paper } from '../facts/paper.ts'
import type { Assessment } from '../income/assess-income.ts'

export type ErrorSource = z.infer<typeof errorSource>

export interface CrossFinding {
  /** `<type>.<code>` as in product decisions §5; `income_check.` and `report.` for those of no one document. */
  code: string
  severity: 'error' | 'warning'
  /** Key of the words, with its parameters. */
  message_key: string
  params: Record<string, string | number>
  source: ErrorSource
  documents: string[]
  evidence: TraceRef[]
}

export interface ReconcileContext { applicant: Applicant; assessment: Assessment; today: Day }
export type Reconciliation = (context: ReconcileContext) => CrossFinding[]

const groups: Record<string, [group: string, source: ErrorSource]> = {
  bank_statement: ['BankStatement', 'bank'], payslip: ['Payslip', 'payslips'], cud: ['TaxDocument', 'documents'], fiscal_doc: ['TaxDocument', 'documents'], national_id: ['NationalId', 'identity'],
  work_contract: ['WorkContract', 'documents'], income_check: ['IncomeCheck', 'income'], report: ['Report', 'income'],
}

/** Where in the report a code is shown. */
export const sourceOfCode = (code: string): ErrorSource => groups[code.split('.')[0]!]?.[1] ?? 'documents'

/** A finding with the key of its words and its place in the report, both of which follow from the code. */
export function crossFinding(code: string, severity: CrossFinding['severity'], papers: readonly Paper[], params: CrossFinding['params'] = {}, evidence: TraceRef[] = []): CrossFinding {
  const [type, name] = code.split('.') as [string, string]
  const [group, source] = groups[type] ?? ['Other', 'documents']
  return { code, severity, message_key: `Documents.${group}.${name}`, params, source, documents: [...new Set(papers.map(({ id }) => id))], evidence }
}

export const asAggregated = ({ severity, message_key, params, source, documents }: CrossFinding): AggregatedError => ({ type: severity, msg: { key: message_key, params }, source, document_ids: documents })
