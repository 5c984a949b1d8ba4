import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { CallFailed } from '../call-failed.ts'
import type { Api } from '../calls.ts'
import { listingFieldsOf } from './listing-fields-of.ts'
import type { ShownListing } from './listing-view.ts'
import { mergeListing, type OtherChange } from './merge-listing.ts'

/** A colleague saved the listing while it was being edited: as it stands now, and what they changed of it. */
export interface ListingConflict {
  now: ShownListing
  changes: OtherChange[]
  /** What the form holds with it. */
  mergedInto: (typed: ListingFields) => ListingFields
}

interface Parts {
  /** The listing that the form rests on. */
  base: ShownListing
  /** What is sent. */
  body: ListingFields
  /** What stands in the form by now: more may have been typed since it was sent. */
  latest: () => ListingFields
  /** What was sent before: where it stands at the server, its answer was lost. */
  sentBefore?: ListingFields | undefined
  onConflict: (conflict: ListingConflict) => void
}

/**
 * Saves an edited listing, also over a newer version of which nothing would be lost. `onConflict`: told of what a
 * colleague saved meanwhile, where that is why it is refused.
 *
 * @throws CallFailed when it is not saved
 */
export async function saveListing(api: Pick<Api, 'call'>, parts: Parts): Promise<void> {
  const { base, body, latest, sentBefore, onConflict } = parts
  const params = { listing_id: base.id }
  try {
    await api.call('dashboardEditListing', { params, body: { ...body, version: base.version } })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== 'listing_changed') throw error
    const { listings } = await api.call('dashboardListings', { query: params })
    const [now] = listings
    if (!now) throw error
    const known = sentBefore && isAlike(sentBefore, listingFieldsOf(now)) ? now : base
    const isNewlyArchived = now.is_archived && !base.is_archived
    // Refused without another version: to send it again would end as this did.
    if (now.version !== base.version && !isNewlyArchived && conflictOf(known, now, body).changes.length === 0)
      return saveListing(api, { ...parts, base: now })
    onConflict(conflictOf(known, now, latest()))
    throw error
  }
}

/** Whether a form holds the same as another, or as is saved. */
export const isAlike = (one: ListingFields, other: Required<ListingFields>) =>
  (Object.keys(other) as (keyof ListingFields)[]).every((field) => one[field] === other[field])

function conflictOf(base: ShownListing, now: ShownListing, latest: ListingFields): ListingConflict {
  const merged = (typed: ListingFields) => mergeListing(listingFieldsOf(base), typed, listingFieldsOf(now))
  return { now, changes: merged(latest).changes, mergedInto: (typed) => merged(typed).values }
}
