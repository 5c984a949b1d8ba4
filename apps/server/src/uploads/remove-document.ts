import { openDocuments } from '../application/change-answers.ts'
import { finishedPartChanged } from '../application/household-progress.ts'
import { reviewWhenNeeded } from '../documents/review-grounds.ts'
import type { Deps } from '../deps.ts'
import type { CallerOf } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'

/** Returns a document of the caller's application; an unknown one and another person's are refused alike. */
export async function ownDocument(
  stores: Stores,
  { applicationId }: CallerOf<'owner'>,
  documentId: string,
): Promise<Document> {
  const document = await stores.documents.find(documentId)
  if (!document || document.applicationId !== applicationId) throw new Refusal('not_found')
  return document
}

/** Removes a document that was read, its file too. While it is read it stays: the reader holds it. */
export async function removeDocument(
  { transact, storage }: Deps,
  caller: CallerOf<'owner'>,
  documentId: string,
): Promise<void> {
  const { fileKey } = await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
    const document = await ownDocument(stores, caller, documentId)
    if (document.status === 'processing') throw new Refusal('still_processing', { params: { n: 1 } })
    await openDocuments(stores, caller.applicationId, { type: document.type, since: document.createdAt })
    await stores.documents.remove(document.id)
    await stores.documentMarks.drop(document.id)
    const application = await stores.applications.find(caller.applicationId)
    if (application && (await stores.reviews.of(application.id))) await reviewWhenNeeded(stores, application)
    if (application) await finishedPartChanged(stores, application)
    return document
  })
  if (fileKey !== null) await storage.delete(fileKey)
}
