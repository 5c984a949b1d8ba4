import * as z from 'zod/mini'
import { emailField, language } from '../fields.ts'
import { listingFields, listingStatuses } from '../listing-fields.ts'
import { listingActs, listingColumns, listingFilters, listingGroups, listingsAtOnce } from '../listing-list.ts'
import { define } from '../route.ts'
import { tableFormats } from '../table-format.ts'
import { exportedTable } from './exported-table.ts'
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
  /** Households in the list of applicants: with `sealed`, all who apply. */
  applicants: z.number(),
  /** Of these: with a report that no one in the company has opened. */
  unread: z.number(),
  /** Of these: with a report that needs attention. */
  needs_attention: z.number(),
  /** On a sealed shortlist, and in none of the counts before. */
  sealed: z.number(),
  status: z.enum(listingStatuses),
  reference: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  /** Read from the address; null when no postcode stands in it. */
  city: z.nullable(z.string()),
  utilities: z.nullable(z.string()),
  available_from: z.nullable(z.string()),
  assignee_id: z.nullable(z.uuid()),
  /** Sent back with a change, so that a colleague's is not overwritten. */
  version: z.number(),
  /** Its owner or its building, where the list is grouped, and how many listings fit there. An empty name: none is known. */
  group: z.nullable(z.object({ name: z.string(), count: z.number() })),
})

/**
 * `text` is looked for in name, address, reference and the words of the owner's name. `assignee_id=none`: of no one.
 * `page` counts from 1.
 */
const listingsQuery = z.extend(scope, {
  /** This one alone, also when it is archived; the other filters hold too. */
  listing_id: z.optional(z.uuid()),
  text: z.optional(z.string().check(z.maxLength(80))),
  status: z.optional(z.enum(listingFilters)),
  city: z.optional(z.string().check(z.maxLength(120))),
  assignee_id: z.optional(z.union([z.uuid(), z.literal('none')])),
  sort: z.optional(z.enum(listingColumns)),
  order: z.optional(z.enum(['up', 'down'])),
  /** Groups stand in the order of their names; `sort` is the order within each. */
  group: z.optional(z.enum(listingGroups)),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
})

export const dashboardListingRoutes = define({
  dashboardListings: {
    ...agent,
    method: 'GET',
    rate: 'read',
    keyScope: 'listings:read',
    path: '/api/v1/dashboard/listings',
    summary:
      "The company's listings with their links, searched, filtered and sorted, 50 a page; the archived ones only when asked for",
    query: listingsQuery,
    reply: okWith({
      listings: z.array(shown),
      /** How many fit in all. */
      count: z.number(),
      /** How many are archived. */
      archived: z.number(),
      /** Of all listings, in alphabetical order. */
      cities: z.array(z.string()),
      /** Who may be in charge. */
      colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
  dashboardExportListings: {
    ...agent,
    method: 'GET',
    rate: 'read',
    keyScope: 'listings:read',
    path: '/api/v1/dashboard/listings/export',
    summary: 'The listings that fit, as a table for a spreadsheet (CSV or XLSX); archived ones only when asked for',
    audit: 'listings.exported',
    query: z.extend(listingsQuery, { format: z.optional(z.enum(tableFormats)) }),
    reply: okWith({ ...exportedTable, count: z.number() }),
  },
  dashboardImportListings: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'listings:write',
    path: '/api/v1/dashboard/listings/import',
    summary:
      'Up to 200 listings at once, all or none. One whose reference the company has already is changed; with `is_trial` nothing is saved',
    audit: 'listings.imported',
    body: z.strictObject({
      rows: z.array(listingFields).check(z.minLength(1), z.maxLength(listingsAtOnce)),
      is_trial: z.boolean(),
    }),
    reply: okWith({
      created: z.number(),
      changed: z.number(),
      /** How many of the changed ones are archived, and stay so. */
      archived: z.number(),
    }),
  },
  dashboardChangeListings: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'listings:write',
    path: '/api/v1/dashboard/listings/bulk',
    summary: 'The same change to up to 200 listings, all or none',
    audit: 'listings.changed',
    body: z.strictObject({
      listing_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(listingsAtOnce)),
      act: z.enum(listingActs),
      /** Of `assign`: the member in charge, null for none. */
      assignee_id: z.optional(z.nullable(z.uuid())),
      /** Of `set-status`. */
      status: z.optional(z.enum(listingStatuses)),
    }),
    reply: okWith({ changed: z.number() }),
  },
  dashboardCreateListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'listings:write',
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
    keyScope: 'listings:write',
    path: '/api/v1/dashboard/listings/:listing_id',
    summary: 'Changes a listing; reports that were issued keep what stood then',
    audit: 'listing.changed',
    params,
    /** `version`: refused where the listing was changed since. Absent: the last change counts. */
    body: z.extend(listingFields, { version: z.optional(z.int().check(z.gte(1), z.lte(2_000_000_000))) }),
    reply: ok,
  },
  dashboardArchiveListing: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'listings:write',
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
    keyScope: 'listings:write',
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
    keyScope: 'listings:read',
    path: '/api/v1/dashboard/listings/:listing_id/qr',
    summary: "The listing's link as a QR code, an SVG",
    params,
    reply: okWith({ qr: z.string() }),
  },
  dashboardInviteApplicant: {
    ...agent,
    method: 'POST',
    rate: 'mail',
    keyScope: 'listings:write',
    path: '/api/v1/dashboard/listings/:listing_id/invite',
    summary: 'Sends a person the link to apply for a listing; the same address once a day',
    audit: 'applicant.invited',
    params,
    body: z.strictObject({ email: emailField, language }),
    reply: ok,
  },
  dashboardInvitations: {
    ...agent,
    method: 'GET',
    rate: 'read',
    keyScope: 'listings:read',
    path: '/api/v1/dashboard/listings/:listing_id/invitations',
    summary: 'Whom the company sent the link to, the newest first',
    params,
    reply: okWith({ invitations: z.array(z.object({ email: z.string(), sent_at: z.string() })) }),
  },
})
