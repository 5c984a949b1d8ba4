import { maxCriteria } from '@attesta/contract/decision-limits.ts'
import { groundsIn } from '@attesta/domain/decisions/protected-grounds.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { listingChoices } from './listing-choices.ts'
import { ownListing, ownScope } from './own-company.ts'

const refused = (key: string) => new Refusal('validation', { msg: [{ field: 'text', key }] })

/** What a company decides by: set by its admins, before they decide. */
export const dashboardCriteria = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardCriteria({ caller: { companyId, ...caller }, language }) {
      return own({ companyId, ...caller }, async (stores) => {
        const names = await stores.members.namesEver(companyId)
        const criteria = await stores.decisionCriteria.ofCompany(companyId)
        return {
          success: true as const,
          criteria: criteria.map(({ id, listingId, preset, text, setAt, setBy, endedAt }) => ({
            id,
            listing_id: listingId,
            preset,
            text,
            set_at: setAt.toISOString(),
            set_by: setBy === null ? '' : (names.get(setBy) ?? ''),
            ended_at: endedAt?.toISOString() ?? null,
          })),
          listings: listingChoices(await stores.listings.headsOfCompany(companyId), language),
        }
      })
    },

    async dashboardSetCriterion({ caller, body: { listing_id: listingId, preset, text } }) {
      if (text !== null && groundsIn(text).length > 0) throw refused('Decision.Error.Ground')
      return own(caller, async (stores) => {
        if (listingId !== null) await ownListing(stores, caller, listingId)
        // Locked: two who set criteria at once are counted one after the other.
        await stores.members.ofCompanyLocked(caller.companyId)
        const inForce = await stores.decisionCriteria.inForce(caller.companyId, listingId)
        if (inForce.some((one) => (preset === null ? one.text === text : one.preset === preset)))
          throw refused('Decision.Error.CriterionTwice')
        if (inForce.filter((one) => one.listingId === listingId).length >= maxCriteria)
          throw refused('Decision.Error.CriteriaFull')
        const id = await stores.decisionCriteria.set(caller.companyId, caller.memberId, { listingId, preset, text })
        return { success: true as const, criterion_id: id }
      })
    },

    async dashboardEndCriterion({ caller, params }) {
      return own(caller, async (stores) => {
        if (!(await stores.decisionCriteria.end(caller.companyId, params.criterion_id))) throw new Refusal('not_found')
        return { success: true as const }
      })
    },
  } satisfies Handlers<'dashboardCriteria' | 'dashboardSetCriterion' | 'dashboardEndCriterion'>
}
