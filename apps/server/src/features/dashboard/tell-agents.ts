import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import type { Household } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'
import type { Member } from '../../stores/members.ts'

/**
 * Returns the colleague in charge of the household, else of the listing; without one the admins. Never who only reads.
 */
export async function inChargeOf(
  stores: Stores,
  household: Household,
  listingAssigneeId: string | null,
): Promise<Member[]> {
  const members = (await stores.members.ofCompany(household.companyId)).filter(({ role }) => role !== 'viewer')
  const { assigneeId } = await stores.householdWork.of(household)
  const one = [assigneeId, listingAssigneeId].flatMap((id) => members.find((member) => member.id === id) ?? [])[0]
  return one ? [one] : members.filter(({ role }) => role === 'owner')
}

export const tellAgentsJobs = (deps: Deps) =>
  ({
    /**
     * Tells the colleagues in charge that an applicant answered: by email, in the language of each, without what was
     * written. `causeId` is the answer; of one that was told already nothing is sent.
     */
    async tellAgents({ applicationId, companyId, causeId }) {
      await deps.transact({ kind: 'system', task: 'tell-agents' }, async (stores) => {
        const application = await stores.applications.find(applicationId)
        const found = application?.listingId ? await stores.listings.find(application.listingId) : null
        if (!found || (await stores.archivedApplicants.isRemoved(applicationId))) return
        const { company, listing } = found
        const inCharge = await inChargeOf(stores, { applicationId, companyId }, listing.assigneeId)
        for (const { id, email, language } of inCharge)
          await stores.emails.post('applicant-answered', { companyId }, `${causeId}/${id}`, {
            to: email,
            ...composeEmail(deps, language ?? listing.region, company, {
              stem: 'Mail.ApplicantAnswered',
              params: { listing: unlinked(listing.name) },
              url: `${deps.config.publicUrl}/dashboard?listing=${listing.id}`,
            }),
          })
      })
    },
  }) satisfies JobHandlers<'tellAgents'>
