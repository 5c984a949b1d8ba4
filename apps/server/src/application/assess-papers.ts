import { needsOf } from '@attesta/domain/journey/occupations.ts'
import { requiredDocuments, type NeedState } from '@attesta/domain/journey/required-documents.ts'
import { assessIncome } from '@attesta/domain/income/assess-income.ts'
import { reconcile } from '@attesta/domain/reconcile/reconcile.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { applicantFacts } from './applicant-facts.ts'
import { asRapidProblem } from './rapid-problems.ts'
import { duplicatesAmong, inOrder, problemsOfReading, type Problem } from './problems.ts'

/** Problems of each document, the worst first. */
export type ProblemsByDocument = Map<string, Problem[]>

export interface PapersAssessed {
  ofDocument: ProblemsByDocument
  /** Problems that rest on several documents, with those. */
  across: { problem: Problem; documentIds: string[] }[]
  needs: NeedState[]
}

/** What is wrong with each paper by itself. Cheap enough for a poll. */
export function assessEach({ type }: Pick<Application, 'type'>, documents: readonly Document[]): ProblemsByDocument {
  const copies = duplicatesAmong(documents)
  const problemsOf = (document: Document) => (copies.has(document.id) ? [{ code: `${document.type}.duplicate`, blocker: true, params: {} }] : problemsOfReading(document))
  return new Map(documents.map((document) => [document.id, problemsOf(document).map((problem) => (type === 'rapid' ? asRapidProblem(problem, document) : problem))]))
}

/** What the occupation must show, and what is met by papers without a blocking problem. */
export function assessNeeds({ employmentStatus, region, type }: Application, documents: readonly Document[], ofDocument: ProblemsByDocument, today: Day): NeedState[] {
  const isClean = ({ id }: Document) => !ofDocument.get(id)?.some(({ blocker }) => blocker)
  const accepted = documents.flatMap((document) => (document.result !== null && isClean(document) ? [{ type: document.type, result: document.result }] : []))
  return requiredDocuments(needsOf(employmentStatus, region, type), accepted, today)
}

/** Everything that is known of an application's papers on a day: what is wrong with each, what shows only side by side, and what is still wanted. */
export function assessPapers(application: Application, documents: readonly Document[], today: Day): PapersAssessed {
  const applicant = applicantFacts(application, documents)
  const ofDocument = assessEach(application, documents)
  const across: PapersAssessed['across'] = []
  for (const { code, severity, params, documents: documentIds } of reconcile({ applicant, assessment: assessIncome(applicant, today), today })) {
    const problem = { code, blocker: severity === 'error', params }
    const [only, ...others] = documentIds
    if (only !== undefined && others.length === 0) ofDocument.set(only, inOrder([...(ofDocument.get(only) ?? []), problem]))
    else across.push({ problem, documentIds })
  }
  return { ofDocument, across, needs: assessNeeds(application, documents, ofDocument, today) }
}
