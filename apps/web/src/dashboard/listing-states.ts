import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { importStates } from './listing-import/states.ts'
import { playedByOwner, playedListingIds, playedListings, playedTable } from './played-listings.ts'

const ok = { success: true } as const
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 ' +
  '1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h2v2H6z"/></svg>'

const overtaken = {
  ...playedListings[0]!,
  name: 'Bilocale con balcone',
  rent: '650.00',
  owner: null,
  is_archived: true,
  version: 3,
}

/** The looks of the table of listings, and of what is done with one. */
export const listingStates = (home: PlayedReplies) => {
  const homes: PlayedReplies = {
    ...home,
    dashboardListingQr: { ...ok, qr },
    dashboardInvitations: {
      ...ok,
      invitations: [{ email: 'giulia.bianchi@example.org', sent_at: '2026-11-20T09:20:00Z' }],
    },
    dashboardInviteApplicant: ok,
    dashboardCreateListing: { ...ok, listing_id: playedListingIds[0] },
  }
  return {
    listings: { path: '/dashboard/listings', replies: homes },
    listingsEmpty: { path: '/dashboard/listings', replies: { ...homes, dashboardListings: playedTable([]) } },
    listingsLoading: { path: '/dashboard/listings', replies: { ...homes, dashboardListings: 'pending' } },
    listingsFailed: { path: '/dashboard/listings', replies: { ...homes, dashboardListings: 'offline' } },
    listingsFiltered: {
      path: '/dashboard/listings?text=zoe&status=let',
      replies: { ...homes, dashboardListings: { ...playedTable([]), archived: 1 } },
    },
    listingsArchived: {
      path: '/dashboard/listings?status=archived',
      replies: { ...homes, dashboardListings: playedTable(playedListings.slice(2)) },
      acts: [{ press: 'select-all' }],
    },
    listingsPaged: {
      path: '/dashboard/listings?page=2&sort=rent&order=down',
      replies: { ...homes, dashboardListings: playedTable(playedListings.slice(0, 2), 102) },
    },
    listingsByOwner: {
      path: '/dashboard/listings?group=owner&hide=available',
      replies: { ...homes, dashboardListings: playedTable(playedByOwner) },
    },
    listingsColumns: { path: '/dashboard/listings', replies: homes, acts: [{ press: 'choose-columns' }] },
    listingsSelected: { path: '/dashboard/listings', replies: homes, acts: [{ press: 'select-all' }] },
    ...importStates(homes),
    newListing: { path: '/dashboard/listings', replies: homes, acts: [{ press: 'new-listing' }] },
    newListingProblems: {
      path: '/dashboard/listings',
      replies: homes,
      acts: [{ press: 'new-listing' }, { fill: 'listing-rent', with: '0' }, { press: 'save-listing' }],
    },
    /** A colleague has saved another rent, an owner and a name, and archived it; the name was typed here too. */
    editOvertaken: {
      path: '/dashboard/listings',
      replies: {
        ...homes,
        dashboardListings: ({ query } = {}) => ({
          ...playedTable(query?.listing_id ? [overtaken] : playedListings.slice(0, 2)),
        }),
        dashboardEditListing: {
          refused: { status: 409, code: 'listing_changed', message: 'A colleague changed this listing' },
        },
      },
      acts: [{ press: 'edit-listing' }, { fill: 'listing-name', with: 'Bilocale luminoso' }, { press: 'save-listing' }],
    },
    shareListing: { path: '/dashboard/listings', replies: homes, acts: [{ press: 'share-listing' }] },
    invitedToday: {
      path: '/dashboard/listings',
      replies: {
        ...homes,
        dashboardInviteApplicant: { refused: { status: 429, message: 'An invitation was sent today already' } },
      },
      acts: [
        { press: 'share-listing' },
        { fill: 'invite-email', with: 'giulia.bianchi@example.org' },
        { press: 'send-invitation' },
      ],
    },
  } satisfies PlayedStates
}
