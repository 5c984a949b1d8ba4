/** Whether a person is to look at an application's documents, held against what stands now. */
import type { ReviewGround } from '@attesta/contract/review.ts'
import { reviewGrounds, type Ground } from '@attesta/domain/review/grounds.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'
import { assessEach } from './assess-documents.ts'

/**
 * What is still to be decided about an application's documents. A suspicion is found on one document by its reading,
 * never by a comparison of several.
 */
export const groundsOf = (
  application: Pick<Application, 'type'>,
  documents: readonly Document[],
  isAskedFor: boolean,
): Ground[] => {
  const ofDocument = assessEach(application, documents)
  return reviewGrounds(
    documents.map((document) => ({
      documentId: document.id,
      codes: ofDocument.get(document.id)!.map(({ code }) => code),
      contests: document.contests.map(({ code, contestedAt }) => ({ code, at: contestedAt.getTime() })),
      rulings: document.decisions.rulings.map(({ code, at }) => ({ code, at: at.getTime() })),
    })),
    isAskedFor,
  )
}

export const kindsOf = (grounds: readonly Ground[]): ReviewGround[] => [...new Set(grounds.map(({ ground }) => ground))]

/**
 * Opens the case of an application when something is to be decided, keeps why it is open, and drops one that no
 * reviewer has begun when nothing is left.
 */
export async function reviewWhenNeeded(stores: Stores, application: Application): Promise<void> {
  const documents = await stores.documents.of(application.id)
  const there = await stores.reviews.of(application.id)
  const isAskedFor = there !== null && there.state !== 'released' && there.askedForAt !== null
  const grounds = kindsOf(groundsOf(application, documents, isAskedFor))
  if (grounds.length > 0) await stores.reviews.open(application, grounds)
  else if (there?.state === 'open') await stores.reviews.drop(application.id)
  else if (there !== null && there.state !== 'released') await stores.reviews.saveGrounds(there.id, [])
}
