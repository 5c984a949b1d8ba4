import { timeZone } from '../../regions/time-zone.ts'
import { tellViewing } from '../../application/tell-viewing.ts'
import { wireViewing } from '../../application/wire-viewing.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { Viewing } from '../../stores/viewings.ts'

/** What an answer makes of a viewing, and how the history of the company calls it. */
async function answered(
  stores: Stores,
  viewing: Viewing,
  start: Date | null,
  now: Date,
): Promise<'viewing-agreed' | 'viewing-declined' | 'viewing-called-off' | null> {
  if (start) {
    if (start <= now || !viewing.slots.some((slot) => slot.getTime() === start.getTime())) return null
    return (await stores.viewings.agree(viewing.id, start)) ? 'viewing-agreed' : null
  }
  if (viewing.state === 'agreed') return (await stores.viewings.cancel(viewing)) ? 'viewing-called-off' : null
  return (await stores.viewings.decline(viewing.id)) ? 'viewing-declined' : null
}

/** Viewings that the company of the listing proposes to the applicant, and their answer. */
export const viewings = ({ transact, clock }: Deps) =>
  ({
    async readViewings({ caller: { applicationId, userId } }) {
      return transact({ kind: 'applicant', userId }, async (stores) => {
        const application = await stores.applications.find(applicationId)
        if (!application) throw new Refusal('not_found')
        const { companyId, listingId, region } = application
        const company = companyId === null ? null : await stores.companies.find(companyId)
        const found = listingId === null ? null : await stores.listings.find(listingId)
        const proposed = companyId === null ? [] : await stores.viewings.of(applicationId, companyId)
        return {
          success: true as const,
          company: company?.name ?? '',
          home: found?.listing.name ?? '',
          address: found?.listing.address ?? '',
          time_zone: timeZone(region),
          viewings: proposed.map(wireViewing),
        }
      })
    },

    async answerViewing({ caller: { applicationId }, body }) {
      await transact({ kind: 'system', task: 'answer-viewing' }, async (stores) => {
        const viewing = await stores.viewings.find(body.viewing_id)
        if (viewing?.applicationId !== applicationId) throw new Refusal('not_found')
        const start = body.start === null ? null : new Date(body.start)
        const kind = await answered(stores, viewing, start, clock.now())
        if (kind === null) throw new Refusal('conflict')
        const { companyId } = viewing
        await stores.householdWork.record({ applicationId, companyId }, null, [{ kind, before: null, after: null }])
        await tellViewing(stores, viewing.id)
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'readViewings' | 'answerViewing'>
