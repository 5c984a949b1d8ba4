/** Whether a person is to look at an application's documents, held against what stands now. */
import type { ReviewGround } from '@attesta/contract/review.ts'
import { reviewGrounds, type Ground } from '@attesta/domain/review/grounds.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'
import { todayFor } from './applicant-facts.ts'
import { assessDocuments, problemsAt, type AssessedDocuments } from './assess-documents.ts'

/** What is still to be decided about documents that are already assessed. */
export const groundsOf = (documents: readonly Document[], assessed: AssessedDocuments, isAskedFor: boolean): Ground[] =>
  reviewGrounds(
    documents.map((document) => ({
      documentId: document.id,
      codes: problemsAt(assessed, document.id).map(({ code }) => code),
      contests: document.contests.map(({ code, contestedAt }) => ({ code, at: contestedAt.getTime() })),
      rulings: document.decisions.rulings.map(({ code, at }) => ({ code, at: at.getTime() })),
    })),
    isAskedFor,
  )

export const kindsOf = (grounds: readonly Ground[]): ReviewGround[] => [...new Set(grounds.map(({ ground }) => ground))]

/**
 * Opens the case of an application when something is to be decided, keeps why it is open, and drops one that no
 * reviewer has begun when nothing is left.
 */
export async function reviewWhenNeeded(stores: Stores, application: Application, now: Date): Promise<void> {
  const documents = await stores.documents.of(application.id)
  const there = await stores.reviews.of(application.id)
  const isAskedFor = there !== null && there.state !== 'released' && there.askedForAt !== null
  const grounds = kindsOf(
    groundsOf(documents, assessDocuments(application, documents, todayFor(application, now)), isAskedFor),
  )
  if (grounds.length > 0) await stores.reviews.open(application, grounds)
  else if (there?.state === 'open') await stores.reviews.drop(application.id)
  else if (there !== null && there.state !== 'released') await stores.reviews.saveGrounds(there.id, [])
}
