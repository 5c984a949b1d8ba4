import type { StepRouter } from '@attesta/contract/application.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'

/** The declarations of the steps that the application walks; each is its own step's to complain about, so that here only an order that was jumped is refused. */
function refuseWithoutDeclarations({ workflow, answers }: Application): void {
  const walks = (router: StepRouter) => workflow.some((step) => step.router === router && !step.skip)
  if (walks('questionnaire') && answers.questionnaire_accepted_at === null)
    throw new Refusal('validation', { msg: [{ field: 'questionnaire', key: 'PersonalDetailsSD.Error.Acceptance' }] })
  if (walks('mortgage-info') && answers.mortgage_info === null)
    throw new Refusal('validation', {
      msg: [{ field: 'mortgage_info', key: 'MortgageQuestionnaire.Error.NeedFinancing' }],
    })
}

export const confirmation = ({ transact, clock }: Deps) =>
  ({
    /** Refuses an unticked box, and while papers are still read: what is declared true must be what counts. */
    async confirm({ caller, body }) {
      if (!body.confirmed)
        throw new Refusal('not_confirmed', { msg: [{ field: 'confirmed', key: 'Confirmation.Description' }] })
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        if (application.confirmedAt !== null) return
        const processing = (await stores.documents.of(application.id)).filter(
          ({ status }) => status === 'processing',
        ).length
        if (processing > 0) throw new Refusal('still_processing', { params: { n: processing } })
        refuseWithoutDeclarations(application)
        await stores.applications.markConfirmed(application.id)
        await stores.applications.changeAnswers(application.id, { confirmed_at: clock.now().toISOString() })
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'confirm'>
