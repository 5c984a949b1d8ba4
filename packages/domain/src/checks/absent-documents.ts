/**
 * What it means to a check that a person says not to have a document: it is left open, and never counts against them.
 * Source: decision 0025.
 */
import type { UploadType } from '@attesta/contract/document.ts'
import type { Check } from '@attesta/contract/report.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import { reason } from './check.ts'

/** The kinds of document that go under a word: a certificate and a return stand for one another. */
const kindsOf = (type: UploadType): readonly string[] =>
  type === 'cud' || type === 'fiscal_doc' ? ['cud', 'fiscal_doc'] : [type]

/** Whether the person says not to have documents of a kind. */
export const isSaidAbsent = ({ absences = [] }: Pick<Applicant, 'absences'>, kind: string): boolean =>
  absences.some(({ type }) => kindsOf(type).includes(kind))

/** The documents that each check lives on. */
const livesOn: Partial<Record<Check['id'], readonly UploadType[]>> = {
  identity: ['national_id'],
  recency: ['payslip', 'bank_statement', 'cud'],
  consecutive: ['payslip', 'bank_statement'],
  holder: ['payslip', 'bank_statement', 'cud'],
  arithmetic: ['payslip', 'bank_statement', 'cud'],
  deposit: ['bank_statement'],
  own_funds: ['bank_statement'],
}

/** Says of checks that are open that documents are lacking which the person does not have. */
export const withAbsenceTold = (applicant: Pick<Applicant, 'absences'>, checks: readonly Check[]): Check[] =>
  checks.map((one) =>
    one.outcome === 'unknown' && livesOn[one.id]?.some((kind) => isSaidAbsent(applicant, kind))
      ? { ...one, reasons: [...one.reasons, reason('Report.Check.notGiven')] }
      : one,
  )
