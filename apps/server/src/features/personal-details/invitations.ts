import { dayIn } from '@attesta/domain/day.ts'
import { hasBegun } from '../../application/household-progress.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { Invitation } from '../../stores/invitations.ts'
import { postInvitation } from './invite.ts'

type InvitationState = 'sent' | 'expired' | 'begun' | 'finished'
function stateOf({ takenBy, expiresAt }: Invitation, linked: readonly Application[], now: Date): InvitationState {
  const own = linked.find((one) => one.id === takenBy && hasBegun(one))
  if (own) return own.confirmedAt === null ? 'begun' : 'finished'
  return expiresAt > now ? 'sent' : 'expired'
}

/** What the applicant sees of those whom they asked in, and the email once more for a person who lost it. */
export const sentInvitations = ({ transact, clock, ...desk }: Deps) => {
  /**
   * Of the caller's own application, which the policy of the route has proven: the invited people's are not theirs to
   * see.
   */
  const linkedTo = ({ applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'system', task: 'linked-applications' }, (stores) => stores.applications.linkedTo(applicationId))

  return {
    async invitations({ caller }) {
      const sent = await transact({ kind: 'applicant', userId: caller.userId }, (stores) =>
        stores.invitations.ofApplication(caller.applicationId),
      )
      const linked = await linkedTo(caller)
      const standing = sent.filter(({ withdrawnAt }) => withdrawnAt === null)
      const newest = new Map(standing.map((invitation) => [`${invitation.role} ${invitation.email}`, invitation]))
      return {
        success: true as const,
        invitations: [...newest.values()].map((one) => ({
          id: one.id,
          role: one.role,
          fullname: one.fullname,
          email: one.email,
          state: stateOf(one, linked, clock.now()),
          sent_at: one.createdAt.toISOString(),
        })),
      }
    },

    async resendInvitation({ caller, body, language }) {
      const linked = await linkedTo(caller)
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        const invitation = (await stores.invitations.ofApplication(caller.applicationId)).find(
          ({ id, withdrawnAt }) => id === body.id && withdrawnAt === null,
        )
        if (!application || !invitation) throw new Refusal('not_found')
        const now = clock.now()
        const state = stateOf(invitation, linked, now)
        if (state === 'begun' || state === 'finished') throw new Refusal('conflict')
        const isWritten = await postInvitation(stores, desk, {
          application,
          invitation,
          language,
          cause: `${invitation.id}/${dayIn(now, timeZone(application.region))}`,
        })
        if (!isWritten) throw new Refusal('invitation_sent_today')
        await stores.invitations.renew(invitation.id)
      })
      return { success: true as const }
    },
  } satisfies Handlers<'invitations' | 'resendInvitation'>
}
