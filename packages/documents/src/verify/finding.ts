/** Findings about a file as a whole: how its code, its words and its type belong together. */
import type { DocumentKind, Evidence, Finding } from '@attesta/domain/facts/parse-result.ts'

/** The part of the words' keys that names the kind: `Documents.BankStatement.not_original`. */
const NAMES: Record<DocumentKind, string> = {
  national_id: 'NationalId',
  bank_statement: 'BankStatement',
  payslip: 'Payslip',
  cud: 'TaxDocument',
  fiscal_doc: 'TaxDocument',
  work_contract: 'WorkContract',
  other: 'Other',
  unknown: 'Unknown',
}

export const findingOn = (
  kind: DocumentKind,
  code: string,
  severity: Finding['severity'],
  params: Finding['params'] = {},
  evidence: Evidence | null = null,
): Finding => ({ code: `${kind}.${code}`, severity, message_key: `Documents.${NAMES[kind]}.${code}`, params, evidence })
