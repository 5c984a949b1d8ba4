import { dayOfDate, type Language } from '@attesta/contract/fields.ts'
import type { ReviewCase, ReviewFinding, ReviewDocument } from '@attesta/contract/review-case.ts'
import { isContestable } from '@attesta/domain/reconcile/contest.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { Ground } from '@attesta/domain/review/grounds.ts'
import { reviewFields } from '@attesta/domain/review/fields.ts'
import { standingRulings } from '@attesta/domain/review/reviewed.ts'
import { documentOf, todayFor } from '../../documents/applicant-facts.ts'
import { problemsAt } from '../../documents/assess-documents.ts'
import type { Problem } from '../../documents/problems.ts'
import { groundsOf, kindsOf } from '../../documents/review-grounds.ts'
import { problemText } from '../../documents/problem-text.ts'
import { fullName } from '../../documents/view-document.ts'
import { viewQuestion } from '../../application/view-question.ts'
import type { Words } from '../../http/words.ts'
import type { Document } from '../../stores/documents.ts'
import type { OpenCase } from './open-case.ts'

export interface Reader {
  words: Words
  language: Language
  operatorId: string
}

/**
 * Returns what is found on a document now, and what was set aside: that is found no more, and yet it stands on the
 * list.
 */
function findingsOf(
  { words, language }: Reader,
  { application, assessed }: OpenCase,
  document: Document,
  grounds: readonly Ground[],
): ReviewFinding[] {
  const rulings = standingRulings(document.decisions.rulings)
  const standing = problemsAt(assessed, document.id)
  const gone = rulings
    .filter(({ code }) => !standing.some((problem) => problem.code === code))
    .map(({ code, params }): Problem => ({ code, blocker: false, params }))
  return [...standing, ...gone].map((problem) => {
    const ruling = rulings.find(({ code }) => code === problem.code)
    const evidence = document.read?.findings.find(({ code }) => code === problem.code)?.evidence
    const contest = document.contests.find(({ code }) => code === problem.code)
    return {
      code: problem.code,
      message: problemText(words, language, problem, document.labels.fileName, fullName(application)).message,
      blocker: problem.blocker,
      ruleable: isContestable(problem.code),
      page: evidence?.page ?? null,
      box: evidence?.box ? [...evidence.box] : null,
      contest: contest ? { comment: contest.comment, contested_at: contest.contestedAt.toISOString() } : null,
      ruling: ruling ? { outcome: ruling.outcome, reason: ruling.reason, on: todayFor(application, ruling.at) } : null,
      undecided: grounds.some(({ documentId, code }) => documentId === document.id && code === problem.code),
    }
  })
}

const reconciledOf = ({ payslip, tax_document, bank_statement }: ParseResult): boolean | null => {
  if (payslip) return payslip.reconciled
  if (tax_document) return tax_document.reconciled
  const proofs = (bank_statement?.accounts ?? []).map(({ reconciled }) => reconciled)
  return proofs.includes(false) ? false : proofs.length > 0 && proofs.every(Boolean) ? true : null
}

function viewDocument(
  reader: Reader,
  opened: OpenCase,
  document: Document,
  grounds: readonly Ground[],
): ReviewDocument {
  const { id, labels, type, createdAt, result, connectionId } = document
  const evidence = documentOf(opened.application, document)
  return {
    id,
    name: labels.fileName,
    type: result?.type ?? type,
    place: type,
    uploaded_at: createdAt.toISOString(),
    pages: result?.pages ?? 0,
    source: connectionId !== null ? 'connection' : (result?.source ?? 'none'),
    reconciled: result && reconciledOf(result),
    fields: result && evidence ? reviewFields(result, evidence.corrected ?? {}) : [],
    findings: findingsOf(reader, opened, document, grounds),
  }
}

export function viewCase(reader: Reader, opened: OpenCase): ReviewCase {
  const { kept, application, documents, questions, takenBy } = opened
  const grounds = kept.state === 'released' ? [] : groundsOf(application, documents, kept.askedForAt !== null)
  return {
    id: kept.id,
    state: kept.state,
    grounds: kindsOf(grounds),
    opened_at: kept.openedAt.toISOString(),
    due_at: kept.dueAt.toISOString(),
    taken_by: takenBy,
    is_mine: kept.takenBy === reader.operatorId,
    applicant: {
      name: fullName(application),
      date_of_birth: application.answers.date_of_birth === null ? null : dayOfDate(application.answers.date_of_birth),
      fiscal_code: application.answers.fiscal_code,
      employment_status: application.employmentStatus,
      type: application.type,
      region: application.region,
    },
    documents: documents.map((document) => viewDocument(reader, opened, document, grounds)),
    questions: questions.map(viewQuestion),
  }
}
