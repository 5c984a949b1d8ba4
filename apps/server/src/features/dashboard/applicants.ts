import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tellViewing } from '../../application/tell-viewing.ts'
import { householdPage, pageSize } from './applicant-page.ts'
import { openPage, shownAs } from './applicant-rows.ts'
import { askedHouseholds } from './asked-households.ts'
import { listingChoices } from './listing-choices.ts'
import { matchedHouseholds } from './matches.ts'
import { ownHousehold, ownScope } from './own-company.ts'

/** Who applies for the company's homes. No ranking: the order is the one that the person asks for. */
export const dashboardApplicants = (deps: Deps) => {
  const { clock } = deps
  const own = ownScope(deps)
  return {
    async dashboardApplicants({ caller, query, language }) {
      const { reply, rows, page } = await own(caller, async (stores) => {
        const asked = await askedHouseholds(stores, caller, query, clock.now())
        const { view, listings, colleagues } = asked
        const { rows, count, archived, sealed, nextCursor, sort } = await householdPage(stores, view, listings, {
          ...asked.order,
          cursor: query.cursor,
          size: pageSize,
        })
        const page = await openPage(stores, rows, { ...asked.opened, memberId: caller.memberId })
        const reply = {
          count,
          archived,
          sealed,
          next_cursor: nextCursor,
          sort,
          listings: listingChoices(listings, language),
          colleagues,
        }
        return { reply, rows, page }
      })
      const matched = await matchedHouseholds(deps, caller, [...page.applications.values()])
      return { success: true as const, applicants: rows.flatMap((row) => shownAs(row, page, matched)), ...reply }
    },

    async dashboardArchiveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownHousehold(stores, caller, params.application_id)
        await stores.archivedApplicants.archive(id, caller.companyId)
        return { success: true as const }
      })
    },

    async dashboardBringApplicantBack({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownHousehold(stores, caller, params.application_id)
        await stores.archivedApplicants.bringBack(id)
        return { success: true as const }
      })
    },

    async dashboardRemoveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id, listingId } = await ownHousehold(stores, caller, params.application_id)
        const found = listingId === null ? null : await stores.listings.find(listingId)
        if (found?.listing.chosenApplicationId === id) await stores.listings.choose(found.listing.id, null)
        for (const person of await stores.applications.linkedTo(id))
          await stores.archivedApplicants.removeForGood(person.id, caller.companyId)
        const household = { applicationId: id, companyId: caller.companyId }
        await stores.applicantRequests.withdrawOpen(id)
        for (const viewing of await stores.viewings.cancelOpen(id)) await tellViewing(stores, viewing.id)
        await stores.householdDecisions.cancelNoticesOf(household)
        await stores.householdNotes.drop(household)
        await stores.householdWork.drop(household)
        await stores.archivedApplicants.removeForGood(id, caller.companyId)
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    'dashboardApplicants' | 'dashboardArchiveApplicant' | 'dashboardBringApplicantBack' | 'dashboardRemoveApplicant'
  >
}
