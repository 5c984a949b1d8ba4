import { needsOf } from '@attesta/domain/journey/employment-statuses.ts'
import {
  isAnswered,
  requiredDocuments,
  withAbsences,
  withSides,
  type NeedState,
} from '@attesta/domain/journey/required-documents.ts'
import { dayOfAsking } from '@attesta/domain/journey/windows.ts'
import { isOfReading } from '@attesta/domain/reading/dispute.ts'
import { assessIncome } from '@attesta/domain/income/assess-income.ts'
import { settlesNeed } from '@attesta/domain/reconcile/contest.ts'
import { reconcile } from '@attesta/domain/reconcile/reconcile.ts'
import { standingRulings } from '@attesta/domain/review/reviewed.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { undecided } from '../stores/review-decisions.ts'
import { applicantFacts, lacksSide } from './applicant-facts.ts'
import { keepLast } from './keep-last.ts'
import { asRapidProblem } from './rapid-problems.ts'
import { duplicatesAmong, heard, inOrder, problemsOfReading, type Problem } from './problems.ts'

/** Problems of each document, the worst first. */
export type ProblemsByDocument = ReadonlyMap<string, readonly Problem[]>

export interface AssessedDocuments {
  ofDocument: ProblemsByDocument
  /** Problems that rest on several documents, with those. */
  across: readonly { problem: Problem; documentIds: readonly string[] }[]
  needs: readonly NeedState[]
}

/** What of an application its documents are assessed by. */
export type Assessable = Pick<Application, 'applicant' | 'answers' | 'region' | 'type' | 'role' | 'employmentStatus'>

/** A person's page asks several times for what one change gave; forty files take a third of a second each time. */
const MAX_KEPT = 32
/** Of five seconds. A person reads a screen for longer than two; all of an erased one must be gone within a minute. */
const ROUNDS_KEPT = 10
/** Of all applications: an erased one is forgotten at once here, and by other processes when no one asks. */
export const keptAssessments = keepLast<AssessedDocuments>(MAX_KEPT, ROUNDS_KEPT)

/** What the person says was read wrongly: nothing found it, and a reviewer is to look at it. */
const disputedReadings = ({ contests }: Document): Problem[] =>
  contests.filter(({ code }) => isOfReading(code)).map(({ code }) => ({ code, blocker: false, params: {} }))

/** Returns what is wrong with each document by itself. Cheap enough for a poll. */
export function assessEach({ type }: Pick<Application, 'type'>, documents: readonly Document[]): ProblemsByDocument {
  const copies = duplicatesAmong(documents)
  const all = documents.flatMap(({ result }) => result ?? [])
  const problemsOf = (document: Document) =>
    copies.has(document.id)
      ? [{ code: `${document.type}.duplicate`, blocker: true, params: {} }]
      : [...problemsOfReading(document, all), ...disputedReadings(document)]
  const named = (problem: Problem, document: Document) =>
    type === 'rapid' ? asRapidProblem(problem, document) : problem
  return new Map(
    documents.map((document) => [
      document.id,
      inOrder(problemsOf(document).flatMap((problem) => heard(named(problem, document), document))),
    ]),
  )
}

/**
 * Returns what the occupation must show, and what is met by documents without a blocking problem. The months are those
 * of the day on which they were asked for; documents that meet today's will do as well.
 */
export function assessNeeds(
  { employmentStatus, region, type, answers }: Assessable,
  documents: readonly Document[],
  ofDocument: ProblemsByDocument,
  today: Day,
): NeedState[] {
  const isClean = ({ id }: Document) => !ofDocument.get(id)?.some(({ blocker }) => blocker)
  const accepted = documents.flatMap((document) =>
    document.result !== null && isClean(document)
      ? [
          {
            type: document.type,
            result: document.result,
            origin: document.connectionId === null ? ('upload' as const) : ('connection' as const),
            atWord:
              document.contests.some(({ code }) => settlesNeed(code)) ||
              standingRulings(document.decisions.rulings).some(
                ({ code, outcome }) => outcome === 'set_aside' && settlesNeed(code),
              ),
          },
        ]
      : [],
  )
  const needsOn = (day: Day) => {
    const needs = requiredDocuments(needsOf(employmentStatus, region, type), accepted, day)
    return withAbsences(withSides(needs, lacksSide({ region, answers }, documents)), answers.absences)
  }
  const asked = needsOn(dayOfAsking(answers.documents_asked_on, today))
  if (asked.every(isAnswered)) return asked
  const current = needsOn(today)
  return current.every(isAnswered) ? current : asked
}

/**
 * Returns what is to be said at one document: its own problems, and what blocks of those that rest on several, at the
 * first of these.
 */
export function problemsAt(
  { ofDocument, across }: Pick<AssessedDocuments, 'ofDocument' | 'across'>,
  documentId: string,
): Problem[] {
  const first = across
    .filter(({ problem, documentIds }) => documentIds[0] === documentId && (problem.blocker || problem.contest))
    .map(({ problem }) => problem)
  return inOrder([...(ofDocument.get(documentId) ?? []), ...first])
}

/**
 * Everything that is known of an application's documents on a day: what is wrong with each, what shows only side by
 * side, and what is still wanted.
 */
export function assessDocuments(
  { applicant, answers, region, type, role, employmentStatus }: Assessable,
  documents: readonly Document[],
  today: Day,
): AssessedDocuments {
  // What is typed and not saved is no answer.
  const { drafts: _, ...known } = answers
  const application = { applicant, answers: known, region, type, role, employmentStatus }
  // The result is what was read and decided, which stand beside it.
  const content = [application, documents.map((document) => ({ ...document, result: undefined })), today]
  return keptAssessments.once(content, () => assess(application, documents, today))
}

function assess(application: Assessable, documents: readonly Document[], today: Day): AssessedDocuments {
  const applicant = applicantFacts(application, documents)
  const ofDocument = new Map(assessEach(application, documents))
  const across: AssessedDocuments['across'][number][] = []
  const byId = new Map(documents.map((document) => [document.id, document]))
  for (const { code, severity, params, documents: documentIds } of reconcile({
    applicant,
    assessment: assessIncome(applicant, today),
    today,
  })) {
    const [only, ...others] = documentIds
    const first = only === undefined ? undefined : byId.get(only)
    const problem = heard(
      { code, blocker: severity === 'error', params },
      first ?? { contests: [], decisions: undecided },
    )[0]
    if (problem === undefined) continue
    if (only !== undefined && others.length === 0)
      ofDocument.set(only, inOrder([...(ofDocument.get(only) ?? []), problem]))
    else across.push({ problem, documentIds })
  }
  return { ofDocument, across, needs: assessNeeds(application, documents, ofDocument, today) }
}
