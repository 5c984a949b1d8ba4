import type { Document as WireDocument, DocumentError } from '@attesta/contract/document.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Applicant } from '@attesta/domain/facts/evidence-document.ts'
import { monthsOf } from '@attesta/domain/journey/required-documents.ts'
import { comparisonOf } from '@attesta/domain/reconcile/comparison.ts'
import { isContestable } from '@attesta/domain/reconcile/contest.ts'
import type { Words } from '../http/words.ts'
import { shownMonth } from '../emails/shown-day.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { applicantFacts, documentOf } from './applicant-facts.ts'
import type { Problem } from './problems.ts'
import { comparisonText } from './comparison-text.ts'
import { problemText } from './problem-text.ts'

export const fullName = ({ applicant }: Pick<Application, 'applicant'>): string =>
  `${applicant.firstName} ${applicant.lastName}`

/** «Intesa Sanpaolo, luglio 2026 – settembre 2026» */
function summaryOf(words: Words, language: Language, { result }: Document, months: readonly string[]): string | null {
  if (result === null) return null
  const kind = words.t(language, `Documents.Kind.${result.type}`)
  const [first, last] = [months[0], months.at(-1)]
  const period =
    first === undefined || last === undefined
      ? null
      : first === last
        ? shownMonth(language, first)
        : `${shownMonth(language, first)} – ${shownMonth(language, last)}`
  return [result.issuer ?? kind, period].filter((part) => part !== null).join(', ')
}

/**
 * Whose documents are looked at, and when. Made once for all of them: what is known of the person is worked out from
 * every document.
 */
export interface Desk {
  application: Application
  facts: Applicant
  today: Day
}

export const deskOf = (application: Application, documents: readonly Document[], today: Day): Desk => ({
  application,
  facts: applicantFacts(application, documents),
  today,
})

/**
 * A problem as its document's owner sees it: in words, with the values that it compares and what they have said to it.
 */
function viewProblem(
  words: Words,
  language: Language,
  { application, facts, today }: Desk,
  document: Document,
  problem: Problem,
): DocumentError {
  const evidence = documentOf(application, document)
  const comparison = evidence && comparisonOf(problem, evidence, facts, today)
  return {
    ...problemText(words, language, problem, document.labels.fileName, fullName(application)),
    code: problem.code,
    compared: comparison && comparisonText(words, language, comparison),
    contestable: isContestable(problem.code),
    contest: problem.contest
      ? { comment: problem.contest.comment, contested_at: problem.contest.contestedAt.toISOString() }
      : null,
  }
}

/** Returns a document as its owner sees it, in their language. */
export function viewDocument(
  words: Words,
  language: Language,
  desk: Desk,
  document: Document,
  problems: readonly Problem[],
): WireDocument {
  const { id, type, idType, labels, size, createdAt, status, result, connectionId } = document
  const errors = problems.map((problem) => viewProblem(words, language, desk, document, problem))
  const account = result?.bank_statement?.accounts[0]
  const months = result === null ? [] : monthsOf(result)
  return {
    id,
    type,
    origin: connectionId === null ? 'upload' : 'connection',
    id_type: idType,
    name: labels.fileName,
    other_type: labels.otherType,
    size,
    uploaded_at: createdAt.toISOString(),
    parse_status: status,
    error: errors[0] ?? null,
    errors,
    bank_abi: labels.bankAbi ?? account?.abi ?? null,
    bank_name: labels.bankName ?? account?.bank ?? null,
    months,
    summary: summaryOf(words, language, document, months),
  }
}
