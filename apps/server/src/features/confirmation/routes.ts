import { householdChanged } from '../../application/household-progress.ts'
import { standingOf, refuseBefore } from '../../application/readiness.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

export const confirmation = ({ transact, clock }: Deps) =>
  ({
    /** Refuses an unticked box, and whatever is not ready: what is declared true must be what counts. */
    async confirm({ caller, body }) {
      if (!body.confirmed)
        throw new Refusal('not_confirmed', { msg: [{ field: 'confirmed', key: 'Confirmation.Description' }] })
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const documents = await stores.documents.of(application.id)
        refuseBefore(standingOf(application, documents, clock.now()), 'confirmation')
        if (application.confirmedAt !== null) return
        await stores.applications.markConfirmed(application.id)
        await stores.applications.changeAnswers(application.id, { confirmed_at: clock.now().toISOString() })
        await householdChanged(stores, application)
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'confirm'>
