import { todayFor } from '../../documents/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { qrPicture } from '../../qr-code.ts'
import { applyUrl } from './apply-url.ts'
import { refuseWrongNotes } from './listing-table.ts'
import { applicantInvitedEmail } from './emails.ts'
import { isTaking } from '../../stores/listings.ts'
import { ownListing, ownScope } from './own-company.ts'
import { storedListing } from './wire-listing-row.ts'

/** Homes of the company: written, closed and opened again, and made known. */
export const dashboardListings = (deps: Deps) => {
  const { config, clock } = deps
  const own = ownScope(deps)
  const setArchived = (caller: CallerOf<'member'>, id: string, isArchived: boolean) =>
    own(caller, async (stores) => {
      const listing = await ownListing(stores, caller, id)
      await stores.listings.changeEach(listing.companyId, [listing.id], { isArchived })
      return { success: true as const }
    })

  return {
    async dashboardCreateListing({ caller, body }) {
      const id = await own(caller, async (stores) => {
        await refuseWrongNotes(stores, caller, body, null)
        return stores.listings.create({ companyId: caller.companyId, ...storedListing(body) })
      })
      return { success: true as const, listing_id: id }
    },

    async dashboardEditListing({ caller, params, body }) {
      await own(caller, async (stores) => {
        const { id, companyId } = await ownListing(stores, caller, params.listing_id)
        await refuseWrongNotes(stores, caller, body, id)
        if (!(await stores.listings.change(id, { companyId, ...storedListing(body) }, body.version)))
          throw new Refusal('listing_changed')
      })
      return { success: true as const }
    },

    dashboardArchiveListing: ({ caller, params }) => setArchived(caller, params.listing_id, true),
    dashboardRestoreListing: ({ caller, params }) => setArchived(caller, params.listing_id, false),

    async dashboardListingQr({ caller, params }) {
      const listing = await own(caller, (stores) => ownListing(stores, caller, params.listing_id))
      return {
        success: true as const,
        qr: qrPicture(applyUrl(config, listing)),
      }
    },

    async dashboardInviteApplicant({ caller, params, body }) {
      await own(caller, async (stores) => {
        const listing = await ownListing(stores, caller, params.listing_id)
        if (!isTaking(listing)) throw new Refusal('listing_archived')
        const day = todayFor(listing, clock.now())
        const isFirst = await stores.listingInvitations.add({
          companyId: caller.companyId,
          listingId: listing.id,
          memberId: caller.memberId,
          email: body.email,
          day,
        })
        if (!isFirst) throw new Refusal('invitation_sent_today')
        const company = await stores.companies.find(caller.companyId)
        const email = applicantInvitedEmail(deps, body.language, company, listing, body.email)
        await stores.emails.post('applicant-invited', { companyId: caller.companyId }, null, {
          to: body.email,
          ...email,
        })
      })
      return { success: true as const }
    },

    async dashboardInvitations({ caller, params }) {
      const invitations = await own(caller, async (stores) =>
        stores.listingInvitations.ofListing((await ownListing(stores, caller, params.listing_id)).id),
      )
      return {
        success: true as const,
        invitations: invitations.map(({ email, sentAt }) => ({ email, sent_at: sentAt.toISOString() })),
      }
    },
  } satisfies Handlers<
    | 'dashboardCreateListing'
    | 'dashboardEditListing'
    | 'dashboardArchiveListing'
    | 'dashboardRestoreListing'
    | 'dashboardListingQr'
    | 'dashboardInviteApplicant'
    | 'dashboardInvitations'
  >
}
