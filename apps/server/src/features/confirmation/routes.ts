import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

export const confirmation = ({ transact, clock }: Deps) => ({
  /** Refuses an unticked box, and while papers are still read: what is declared true must be what counts. */
  async confirm({ caller, body }) {
    if (!body.confirmed) throw new Refusal('not_confirmed', { msg: [{ field: 'confirmed', key: 'Confirmation.Description' }] })
    await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
      const application = await stores.applications.findLocked(caller.applicationId)
      if (!application) throw new Refusal('not_found')
      if (application.confirmedAt !== null) return
      const processing = (await stores.documents.of(application.id)).filter(({ status }) => status === 'processing').length
      if (processing > 0) throw new Refusal('still_processing', { params: { n: processing } })
      await stores.applications.markConfirmed(application.id)
      await stores.applications.changeAnswers(application.id, { confirmed_at: clock.now().toISOString() })
    })
    return { success: true as const }
  },
}) satisfies Handlers<'confirm'>
