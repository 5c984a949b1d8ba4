/** How the list of listings is asked for; without schemas, so that pages can read it. */
export const listingColumns = ['name', 'reference', 'city', 'rent', 'available', 'status', 'created'] as const
export type ListingColumn = (typeof listingColumns)[number]
/** Archived listings are shown only where they are asked for. */
export const listingFilters = ['open', 'paused', 'reserved', 'let', 'archived'] as const
/** What stands together in the list: homes of one owner, or of one building. */
export const listingGroups = ['owner', 'building'] as const
export type ListingGroup = (typeof listingGroups)[number]
/** As many on a page. */
export const listingPageSize = 50
/** As many in one import call, and in one bulk call. */
export const listingsAtOnce = 200
/** What is done with several listings at once. */
export const listingActs = ['archive', 'restore', 'assign', 'set-status'] as const
