import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { Member } from '../../stores/members.ts'
import { memberChangedEmail, memberInvitedEmail } from './emails.ts'
import { ownScope } from './own-company.ts'

/** The people of a company, and what they may do. A company is never left without an owner. */
export const dashboardPeople = (deps: Deps) => {
  const own = ownScope(deps)

  /**
   * Returns a member of the caller's company, with the company locked. @throws Refusal `not_found`; `last_owner` when
   * no one else could run the company then
   */
  async function memberToChange(
    stores: Stores,
    { companyId }: CallerOf<'member'>,
    id: string,
    roleAfter: Member['role'] | undefined,
  ): Promise<Member> {
    const people = await stores.members.ofCompanyLocked(companyId)
    const member = people.find((person) => person.id === id)
    if (!member) throw new Refusal('not_found')
    if (roleAfter !== 'owner' && !people.some((person) => person.role === 'owner' && person.id !== id))
      throw new Refusal('last_owner')
    return member
  }

  return {
    async dashboardPeople({ caller }) {
      const { people, withFactor } = await own(caller, async (stores) => ({
        people: await stores.members.ofCompany(caller.companyId),
        withFactor: await stores.secondFactors.holdersOf(caller.companyId),
      }))
      return {
        success: true as const,
        people: people.map(({ id, name, email, role, signedInAt }) => ({
          id,
          name,
          email,
          role,
          state: signedInAt === null ? ('invited' as const) : ('active' as const),
          has_second_factor: withFactor.has(id),
          is_self: id === caller.memberId,
        })),
      }
    },

    async dashboardInviteMember({ caller, body, language }) {
      await own(caller, async (stores) => {
        const [company, inviting] = [
          await stores.companies.find(caller.companyId),
          await stores.members.find(caller.memberId),
        ]
        if (!company || !inviting) throw new Refusal('unauthorized')
        const member = await stores.members.add({ companyId: caller.companyId, ...body })
        if (!member) throw new Refusal('member_taken')
        await stores.emails.post('member-invited', { companyId: company.id }, member.id, {
          to: member.email,
          ...memberInvitedEmail(deps, language, company, member, inviting.name),
        })
      })
      return { success: true as const }
    },

    async dashboardChangeMember({ caller, params, body, language }) {
      await own(caller, async (stores) => {
        const member = await memberToChange(stores, caller, params.member_id, body.role)
        if (member.role === body.role) return
        await stores.members.changeRole(member.id, body.role)
        await stores.sessions.endOfMember(member.id)
        const company = await stores.companies.find(caller.companyId)
        await stores.emails.post('member-changed', { companyId: caller.companyId }, null, {
          to: member.email,
          ...memberChangedEmail(deps, language, company!, { name: member.name, role: body.role }),
        })
      })
      return { success: true as const }
    },

    async dashboardRemoveMember({ caller, params, language }) {
      await own(caller, async (stores) => {
        const member = await memberToChange(stores, caller, params.member_id, undefined)
        await stores.members.remove(member.id)
        await stores.listings.unassign(member.id)
        await stores.savedViews.dropOf({ companyId: member.companyId, memberId: member.id })
        await stores.secondFactors.drop({ kind: 'member', memberId: member.id, companyId: member.companyId })
        await stores.sessions.endOfMember(member.id)
        const company = await stores.companies.find(caller.companyId)
        await stores.emails.post('member-changed', { companyId: caller.companyId }, null, {
          to: member.email,
          ...memberChangedEmail(deps, language, company!, { name: member.name, role: 'none' }),
        })
      })
      return { success: true as const }
    },
  } satisfies Handlers<'dashboardPeople' | 'dashboardInviteMember' | 'dashboardChangeMember' | 'dashboardRemoveMember'>
}
