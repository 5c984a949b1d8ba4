import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { beginEnrolment } from '../../second-factor/enrol.ts'
import { confirmFactor, mustBeRight, tryFactor } from '../../second-factor/prove.ts'
import { secondFactorResetEmail } from './emails.ts'
import { ownScope } from './own-company.ts'

const staffOf = ({ memberId, companyId }: CallerOf<'member'>) => ({ kind: 'member', memberId, companyId }) as const

/** A member's own second factor, and what an owner settles for the company. */
export const dashboardSecondFactor = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardSecondFactor({ caller }) {
      const { factor, company } = await own(caller, async (stores) => ({
        factor: await stores.secondFactors.findLocked(staffOf(caller)),
        company: await stores.companies.find(caller.companyId),
      }))
      return {
        success: true as const,
        is_on: factor?.isOn ?? false,
        is_required: company?.requiresSecondFactor ?? false,
        recovery_left: factor?.recoveryLeft ?? 0,
      }
    },

    async dashboardSecondFactorBegin({ caller }) {
      return {
        success: true as const,
        ...(await own(caller, async (stores) => {
          const member = await stores.members.find(caller.memberId)
          if (!member) throw new Refusal('unauthorized')
          return beginEnrolment(stores, deps, staffOf(caller), member.email)
        })),
      }
    },

    async dashboardSecondFactorConfirm({ caller, body }) {
      const proof = await own(caller, (stores) => confirmFactor(stores, deps, staffOf(caller), body.code))
      mustBeRight(proof)
      return { success: true as const, recovery_codes: proof.recoveryCodes! }
    },

    async dashboardSecondFactorOff({ caller, body }) {
      const proof = await own(caller, async (stores) => {
        if ((await stores.companies.find(caller.companyId))?.requiresSecondFactor)
          throw new Refusal('second_factor_required')
        const tried = await tryFactor(stores, deps, staffOf(caller), body)
        if (tried.verdict === 'right') await stores.secondFactors.drop(staffOf(caller))
        return tried
      })
      mustBeRight(proof)
      return { success: true as const }
    },

    async dashboardRequireSecondFactor({ caller, body }) {
      await own(caller, (stores) =>
        stores.companies.settle(caller.companyId, { requiresSecondFactor: body.is_required }),
      )
      return { success: true as const }
    },

    async dashboardResetSecondFactor({ caller, params, language }) {
      await own(caller, async (stores) => {
        const member = await stores.members.find(params.member_id)
        // Their own they switch off with a code of it, or with a recovery code at the sign-in: a session that was left
        // open must not be enough.
        if (!member || member.companyId !== caller.companyId || member.id === caller.memberId)
          throw new Refusal('not_found')
        if (!(await stores.secondFactors.drop({ kind: 'member', memberId: member.id, companyId: member.companyId })))
          return
        await stores.sessions.endOfMember(member.id)
        const company = await stores.companies.find(caller.companyId)
        await stores.emails.post('second-factor-reset', { companyId: caller.companyId }, null, {
          to: member.email,
          ...secondFactorResetEmail(deps, language, company!, member.name),
        })
      })
      return { success: true as const }
    },
  } satisfies Handlers<
    | 'dashboardSecondFactor'
    | 'dashboardSecondFactorBegin'
    | 'dashboardSecondFactorConfirm'
    | 'dashboardSecondFactorOff'
    | 'dashboardRequireSecondFactor'
    | 'dashboardResetSecondFactor'
  >
}
