import { disputableReadings } from '@attesta/domain/reading/dispute.ts'
import { isContestable } from '@attesta/domain/reconcile/contest.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessDocuments, problemsAt } from '../../documents/assess-documents.ts'
import { refuseWhenReported } from '../../application/change-answers.ts'
import { finishedPartChanged } from '../../application/household-progress.ts'
import { reviewWhenNeeded } from '../../documents/review-grounds.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { ownDocument } from '../../uploads/remove-document.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'
import type { Stores } from '../../stores/index.ts'

export const contest = ({ transact, clock }: Deps) => {
  /** The document, with the application held: a report cannot be made of the old state meanwhile. */
  async function heldDocument(
    stores: Stores,
    caller: CallerOf<'owner'>,
    documentId: string,
  ): Promise<{ application: Application; document: Document }> {
    const application = (await stores.applications.findLocked(caller.applicationId))!
    await refuseWhenReported(stores, caller.applicationId)
    return { application, document: await ownDocument(stores, caller, documentId) }
  }

  return {
    async contestFinding({ caller, body }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const { application, document } = await heldDocument(stores, caller, body.document_id)
        const documents = await stores.documents.of(application.id)
        const standing = problemsAt(
          assessDocuments(application, documents, todayFor(application, clock.now())),
          document.id,
        )
        const disputable = document.result ? disputableReadings(document.result) : []
        if (!standing.some(({ code }) => code === body.code) && !disputable.includes(body.code))
          throw new Refusal('not_found')
        if (!isContestable(body.code)) throw new Refusal('not_contestable')
        await stores.contests.keep(document, body.code, body.comment)
        await reviewWhenNeeded(stores, application)
        await finishedPartChanged(stores, application)
      })
      return { success: true as const, document_id: body.document_id }
    },

    async withdrawContest({ caller, body }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const { application, document } = await heldDocument(stores, caller, body.document_id)
        await stores.contests.withdraw(document.id, body.code)
        await reviewWhenNeeded(stores, application)
        await finishedPartChanged(stores, application)
      })
      return { success: true as const, document_id: body.document_id }
    },
  } satisfies Handlers<'contestFinding' | 'withdrawContest'>
}
