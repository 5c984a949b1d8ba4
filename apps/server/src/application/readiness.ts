/** Readiness of an application as it stands in the stores; the rule itself is the domain's. */
import type { Lack as LackOnWire } from '@attesta/contract/readiness.ts'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { dayIn, type Day } from '@attesta/domain/day.ts'
import {
  isAboutDocuments,
  lacksBefore,
  isAwaited,
  readinessOf,
  type Lack,
  type Readiness,
} from '@attesta/domain/journey/readiness.ts'
import { Refusal } from '../http/refusal.ts'
import type { Words } from '../http/words.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { todayFor } from '../documents/applicant-facts.ts'
import { assessEach, assessNeeds, assessDocuments, type AssessedDocuments } from '../documents/assess-documents.ts'
import { requiresConfirmation, requiresPayment } from './requires-payment.ts'
import { lackText } from '../documents/lack-text.ts'
import { timeZone } from '../regions/time-zone.ts'

export interface Standing extends Readiness {
  application: Application
  documents: readonly Document[]
  assessed: AssessedDocuments
}

interface Options {
  /** A further day on which the documents may have been complete. */
  also?: readonly Day[]
  /** Compares documents with each other only once all that are waited for are read, for those who ask again until then. */
  comparesOnceRead?: boolean
}

function assess(
  application: Application,
  documents: readonly Document[],
  today: Day,
  comparesOnceRead: boolean,
): AssessedDocuments {
  // What no report waits for keeps back no comparison either.
  const areRead = documents.every((document) => document.status === 'done' || !isAwaited(application.type, document))
  if (!comparesOnceRead || areRead) return assessDocuments(application, documents, today)
  const ofDocument = assessEach(application, documents)
  return { ofDocument, across: [], needs: assessNeeds(application, documents, ofDocument, today) }
}

function standingOn(
  application: Application,
  documents: readonly Document[],
  today: Day,
  comparesOnceRead: boolean,
): Standing {
  const assessed = assess(application, documents, today, comparesOnceRead)
  const problems = [
    ...[...assessed.ofDocument].flatMap(([documentId, found]) => found.map((problem) => ({ documentId, problem }))),
    ...assessed.across.flatMap(({ problem, documentIds }) =>
      documentIds[0] === undefined ? [] : [{ documentId: documentIds[0], problem }],
    ),
  ]
  const readiness = readinessOf({
    region: application.region,
    type: application.type,
    workflow: application.workflow,
    answers: application.answers,
    needs: assessed.needs,
    documents: documents.map(({ id, type, idType, status, result }) => ({
      id,
      type,
      idType,
      result,
      isRead: status === 'done',
    })),
    blockers: problems
      .filter(({ problem }) => problem.blocker || problem.isBlockerContested)
      .map(({ documentId, problem: { code, blocker } }) => ({ documentId, code, isContested: !blocker })),
    isConfirmed: !requiresConfirmation(application),
    isPaid: !requiresPayment(application),
  })
  return { ...readiness, application, documents, assessed }
}

/**
 * What was complete on the day it was confirmed stays complete: a new month asks no one who has paid for another
 * payslip.
 */
function daysOf(application: Application, now: Date): Day[] {
  const { confirmedAt, region } = application
  const today = todayFor(application, now)
  return confirmedAt === null || requiresPayment(application) ? [today] : [today, dayIn(confirmedAt, timeZone(region))]
}

export function standingOf(
  application: Application,
  documents: readonly Document[],
  now: Date,
  { also = [], comparesOnceRead = false }: Options = {},
): Standing {
  const [today, ...earlier] = [...daysOf(application, now), ...also]
  const standing = standingOn(application, documents, today!, comparesOnceRead)
  if (!standing.lacks.some(isAboutDocuments)) return standing
  return (
    earlier
      .map((day) => standingOn(application, documents, day, comparesOnceRead))
      .find(({ lacks }) => !lacks.some(isAboutDocuments)) ?? standing
  )
}

export function viewLacks(
  words: Words,
  language: Language,
  standing: Standing,
  lacks: readonly Lack[] = standing.lacks,
): LackOnWire[] {
  return lacks.map((lack) => ({
    kind: lack.kind,
    step: lack.step,
    fields: lack.kind === 'answers' ? lack.fields : [],
    types: lack.kind === 'missing' ? lack.types : [],
    months: lack.kind === 'missing' ? lack.months : [],
    document_id: lack.kind === 'unread' || lack.kind === 'blocked' ? lack.documentId : null,
    code: lack.kind === 'blocked' ? lack.code : null,
    ...lackText(words, language, standing, lack),
  }))
}

export function refusalFor(standing: Standing, lacks: readonly Lack[]): Refusal {
  return new Refusal('not_ready', { lacks: (words, language) => viewLacks(words, language, standing, lacks) })
}

/** @throws Refusal `not_ready` with everything that must be mended before a step may be entered */
export function refuseBefore(standing: Standing, router: StepRouter): void {
  const lacks = lacksBefore(standing.lacks, standing.application.workflow, router)
  if (lacks.length > 0) throw refusalFor(standing, lacks)
}
