import * as z from 'zod/mini'
import { listingChoice } from '../listing.ts'
import { sealedChoice, shortlistProtocol, shortlistRow } from '../sealed-shortlist.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const editor = { who: 'member', roles: ['owner', 'agent'], cache: 'private', query: scope } as const
const writer = { ...editor, method: 'POST', rate: 'write' } as const
const params = z.object({ shortlist_id: z.uuid() })
const { detail } = listingChoice.shape

export const shortlistRoutes = define({
  dashboardShortlists: {
    ...editor,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/shortlists',
    summary: 'Sealed shortlists, the newest first, and the listings with enough shortlisted households for another',
    reply: okWith({
      shortlists: z.array(shortlistRow),
      ready: z.array(z.object({ listing_id: z.uuid(), name: z.string(), detail, households: z.number() })),
    }),
  },
  dashboardStartShortlist: {
    ...writer,
    path: '/api/v1/dashboard/listings/:listing_id/shortlists',
    summary: "Seals a listing's shortlisted households: bands without names, by the criteria that hold now",
    audit: 'shortlist.sealed',
    params: z.object({ listing_id: z.uuid() }),
    reply: okWith({ shortlist_id: z.uuid() }),
  },
  dashboardShortlist: {
    ...editor,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/shortlists/:shortlist_id',
    summary: 'One sealed shortlist; once it is opened, its protocol with names, choice, reason, times and people',
    params,
    reply: okWith({ shortlist: shortlistProtocol }),
  },
  dashboardChooseSealed: {
    ...writer,
    path: '/api/v1/dashboard/shortlists/:shortlist_id/choose',
    summary: 'Chooses a household by its letter, with the criteria that led to it; the names are shown from now on',
    audit: 'shortlist.chosen',
    params,
    body: sealedChoice,
    reply: ok,
  },
  dashboardUnseal: {
    ...writer,
    path: '/api/v1/dashboard/shortlists/:shortlist_id/unseal',
    summary: 'Shows the names without a choice; who did so and when stays in the protocol',
    audit: 'shortlist.unsealed',
    params,
    reply: ok,
  },
})
