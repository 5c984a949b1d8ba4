import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { decimal, fromDecimal, type Cents } from '@attesta/domain/money.ts'
import type { Config } from '../../config.ts'
import type { ListingCounts, ListedListing } from '../../stores/listing-table.ts'
import type { NewListing } from '../../stores/listings.ts'
import { applyUrl } from './apply-url.ts'
import type { GroupedListing } from './listing-groups.ts'

const cents = (amount: string | null): Cents | null => (amount === null ? null : fromDecimal(amount))
const amount = (value: Cents | null): string | null => (value === null ? null : decimal(value))

/** Returns what a landlord wrote, as it is stored; what was not sent stays as it is. */
export const storedListing = ({
  name,
  address,
  region,
  rent,
  deposit,
  lan_pays,
  reference,
  owner,
  utilities,
  available_from,
  status,
  assignee_id,
}: ListingFields): Omit<NewListing, 'id' | 'companyId'> => ({
  name,
  address,
  region,
  rent: fromDecimal(rent),
  deposit: cents(deposit),
  lanPays: lan_pays,
  ...(reference === undefined ? {} : { reference }),
  ...(owner === undefined ? {} : { owner }),
  ...(utilities === undefined ? {} : { utilities: cents(utilities) }),
  ...(available_from === undefined ? {} : { availableFrom: available_from }),
  ...(status === undefined ? {} : { status }),
  ...(assignee_id === undefined ? {} : { assigneeId: assignee_id }),
})

const none: ListingCounts = { applicants: 0, unread: 0, needsAttention: 0, sealed: 0 }

/** One row of the table. `counts`: absent when no one applies; `group`: null where the list is not grouped. */
export const wireListingRow = (
  config: Config,
  listing: ListedListing,
  counts: ListingCounts = none,
  group: GroupedListing['group'] | null = null,
) => ({
  id: listing.id,
  name: listing.name,
  address: listing.address,
  region: listing.region,
  rent: decimal(listing.rent),
  deposit: amount(listing.deposit),
  lan_pays: listing.lanPays,
  is_archived: listing.archivedAt !== null,
  apply_url: applyUrl(config, listing),
  applicants: counts.applicants,
  unread: counts.unread,
  needs_attention: counts.needsAttention,
  sealed: counts.sealed,
  status: listing.status,
  reference: listing.reference,
  owner: listing.owner,
  city: listing.city,
  utilities: amount(listing.utilities),
  available_from: listing.availableFrom,
  assignee_id: listing.assigneeId,
  version: listing.version,
  group,
})
