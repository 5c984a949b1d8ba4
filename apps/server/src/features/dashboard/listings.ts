import QRCode from 'qrcode'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { decimal, fromDecimal } from '@attesta/domain/money.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { applyUrl } from './apply-url.ts'
import { applicantInvitedEmail } from './emails.ts'
import { ownListing, ownScope } from './own-company.ts'

const kept = ({ name, address, region, rent, deposit, lan_pays }: ListingFields) => ({
  name,
  address,
  region,
  rent: fromDecimal(rent),
  deposit: deposit === null ? null : fromDecimal(deposit),
  lanPays: lan_pays,
})

/** Homes of the company: written, closed and opened again, and made known. */
export const dashboardListings = (deps: Deps) => {
  const { config, clock } = deps
  const own = ownScope(deps)
  const setArchived = (caller: CallerOf<'member'>, id: string, isArchived: boolean) =>
    own(caller, async (stores) => {
      await stores.listings.setArchived((await ownListing(stores, caller, id)).id, isArchived)
      return { success: true as const }
    })

  return {
    async dashboardListings({ caller }) {
      const { listings, counts } = await own(caller, async (stores) => {
        const found = await stores.listings.ofCompany(caller.companyId)
        return { listings: found, counts: await stores.applications.countsByListing(found.map(({ id }) => id)) }
      })
      return {
        success: true as const,
        listings: listings.map((listing) => ({
          id: listing.id,
          name: listing.name,
          address: listing.address,
          region: listing.region,
          rent: decimal(listing.rent),
          deposit: listing.deposit === null ? null : decimal(listing.deposit),
          lan_pays: listing.lanPays,
          is_archived: listing.archivedAt !== null,
          apply_url: applyUrl(config, listing),
          applicants: counts.get(listing.id) ?? 0,
        })),
      }
    },

    async dashboardCreateListing({ caller, body }) {
      return {
        success: true as const,
        listing_id: await own(caller, (stores) =>
          stores.listings.create({ companyId: caller.companyId, ...kept(body) }),
        ),
      }
    },

    async dashboardEditListing({ caller, params, body }) {
      await own(caller, async (stores) =>
        stores.listings.change((await ownListing(stores, caller, params.listing_id)).id, kept(body)),
      )
      return { success: true as const }
    },

    dashboardArchiveListing: ({ caller, params }) => setArchived(caller, params.listing_id, true),
    dashboardRestoreListing: ({ caller, params }) => setArchived(caller, params.listing_id, false),

    async dashboardListingQr({ caller, params }) {
      const listing = await own(caller, (stores) => ownListing(stores, caller, params.listing_id))
      // Printed on document and hung in a window: the quiet zone that cameras need, and medium correction.
      return {
        success: true as const,
        qr: await QRCode.toString(applyUrl(config, listing), { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }),
      }
    },

    async dashboardInviteApplicant({ caller, params, body }) {
      await own(caller, async (stores) => {
        const listing = await ownListing(stores, caller, params.listing_id)
        if (listing.archivedAt !== null) throw new Refusal('listing_archived')
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
    | 'dashboardListings'
    | 'dashboardCreateListing'
    | 'dashboardEditListing'
    | 'dashboardArchiveListing'
    | 'dashboardRestoreListing'
    | 'dashboardListingQr'
    | 'dashboardInviteApplicant'
    | 'dashboardInvitations'
  >
}
