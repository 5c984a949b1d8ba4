import * as z from 'zod/mini'
import { emailField, language } from '../fields.ts'
import { listingFields } from '../listing-fields.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const agent = { who: 'member', roles: ['owner', 'agent'], cache: 'private', query: scope } as const
const params = z.object({ listing_id: z.uuid() })

const shown = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  region: listingFields.shape.region,
  rent: z.string(),
  deposit: z.nullable(z.string()),
  lan_pays: z.boolean(),
  /** Takes no new applications. */
  is_archived: z.boolean(),
  apply_url: z.string(),
  applicants: z.number(),
})

export const dashboardListingRoutes = define({
  dashboardListings: {
    ...agent,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/listings',
    summary: "The company's listings with their links, the archived ones last",
    reply: okWith({ listings: z.array(shown) }),
  },
  dashboardCreateListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/listings',
    summary: 'A new listing, open at once',
    audit: 'listing.created',
    body: listingFields,
    reply: okWith({ listing_id: z.uuid() }),
  },
  dashboardEditListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/listings/:listing_id',
    summary: 'Changes a listing; reports that were issued keep what stood then',
    audit: 'listing.changed',
    params,
    body: listingFields,
    reply: ok,
  },
  dashboardArchiveListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/listings/:listing_id/archive',
    summary: 'Takes no new applications; those that were begun go on',
    audit: 'listing.archived',
    params,
    reply: ok,
  },
  dashboardRestoreListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/listings/:listing_id/restore',
    summary: 'Takes applications again',
    audit: 'listing.restored',
    params,
    reply: ok,
  },
  dashboardListingQr: {
    ...agent,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/listings/:listing_id/qr',
    summary: "The listing's link as a QR code, an SVG",
    params,
    reply: okWith({ qr: z.string() }),
  },
  dashboardInviteApplicant: {
    ...agent,
    method: 'POST',
    rate: 'mail',
    path: '/api/v1/dashboard/listings/:listing_id/invite',
    summary: 'Sends somebody the link to apply for a listing; the same address once a day',
    audit: 'applicant.invited',
    params,
    body: z.strictObject({ email: emailField, language }),
    reply: ok,
  },
  dashboardInvitations: {
    ...agent,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/listings/:listing_id/invitations',
    summary: 'Whom the company sent the link to, the newest first',
    params,
    reply: okWith({ invitations: z.array(z.object({ email: z.string(), sent_at: z.string() })) }),
  },
})
