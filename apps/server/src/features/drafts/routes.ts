import { draftLimits } from '@attesta/contract/draft-limits.ts'
import { refuseWhenReported } from '../../application/change-answers.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

const hasText = (entry: [string, string | null]): entry is [string, string] => entry[1] !== null

/** What was typed and not saved, on whichever page of the form. */
export const drafts = ({ transact }: Deps) =>
  ({
    async saveDrafts({ caller, body }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        await refuseWhenReported(stores, caller.applicationId)
        const older = Object.entries(application.answers.drafts ?? {}).filter(
          ([name]) => !Object.hasOwn(body.drafts, name),
        )
        // The newest stay.
        const drafts = Object.fromEntries(
          [...older, ...Object.entries(body.drafts)].filter(hasText).slice(-draftLimits.count),
        )
        // No answer yet: what was confirmed stays confirmed.
        await stores.applications.changeAnswers(caller.applicationId, { drafts })
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'saveDrafts'>
