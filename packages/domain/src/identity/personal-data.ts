/**
 * When is what we know of a person complete? It blocks nothing. Source: A4-personal-complete.
 */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { isFiscalCode, normalizeFiscalCode } from '../fiscal-code.ts'
import { codeOn, isOfAnother } from '../reconcile/names.ts'

const needed = ['fiscal_code', 'nationality', 'date_of_birth', 'birth_city'] as const
export type PersonalDatum = (typeof needed)[number]

/** What is still open of the four. */
export const missingPersonalData = (answers: Pick<SavedAnswers, PersonalDatum>): readonly PersonalDatum[] =>
  needed.filter((datum) => !answers[datum])

/** Returns the code as it was given, else as a document of the person prints it. */
export function fiscalCodeOf(
  applicant: Pick<Applicant, 'name' | 'fiscalCode'>,
  documents: readonly EvidenceDocument[],
): string | null {
  if (applicant.fiscalCode !== null) return applicant.fiscalCode
  const printed = documents
    .filter((document) => !isOfAnother(applicant, document))
    .map((document) => normalizeFiscalCode(codeOn(document) ?? ''))
  return printed.find(isFiscalCode) ?? null
}
