/** A case with everything that belongs to it, opened for its reviewer. */
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessDocuments, type AssessedDocuments } from '../../documents/assess-documents.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'
import type { Stores } from '../../stores/index.ts'
import type { KeptQuestion } from '../../stores/review-questions.ts'
import type { ReviewCase } from '../../stores/reviews.ts'

export interface OpenCase {
  kept: ReviewCase
  application: Application
  documents: Document[]
  assessed: AssessedDocuments
  questions: KeptQuestion[]
  takenBy: string | null
}

/** Documents are no operator's: they are opened for the case that they belong to, by this task alone. */
export const task = { kind: 'system', task: 'review-documents' } as const

/** Unknown cases, and those whose application is gone, are refused alike. */
export async function openCase(stores: Stores, { clock }: Pick<Deps, 'clock'>, reviewId: string): Promise<OpenCase> {
  const kept = await stores.reviews.find(reviewId)
  const application = kept && (await stores.applications.findLocked(kept.applicationId))
  if (!kept || !application) throw new Refusal('not_found')
  const documents = await stores.documents.of(application.id)
  const takenBy = kept.takenBy === null ? null : await stores.operators.find(kept.takenBy)
  return {
    kept,
    application,
    documents,
    assessed: assessDocuments(application, documents, todayFor(application, clock.now())),
    questions: await stores.reviewQuestions.of(application.id),
    takenBy: takenBy?.name ?? null,
  }
}

/** Returns the case, if it is open and the caller has taken it: two people never decide on one at the same time. */
export async function ownCase(
  stores: Stores,
  deps: Pick<Deps, 'clock'>,
  { operatorId }: CallerOf<'operator'>,
  reviewId: string,
): Promise<OpenCase> {
  const found = await openCase(stores, deps, reviewId)
  if (found.kept.state === 'released') throw new Refusal('conflict')
  if (found.kept.takenBy !== operatorId) throw new Refusal('review_not_taken')
  return found
}

export function documentIn({ documents }: OpenCase, documentId: string): Document {
  const document = documents.find(({ id }) => id === documentId)
  if (!document) throw new Refusal('not_found')
  return document
}
