import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import type { ShownListing } from './listing-view.ts'

/** What can be edited of a listing. */
export const listingFieldsOf = (listing: ShownListing): Required<ListingFields> => ({
  name: listing.name,
  address: listing.address,
  region: listing.region,
  rent: listing.rent,
  deposit: listing.deposit,
  lan_pays: listing.lan_pays,
  reference: listing.reference,
  owner: listing.owner,
  utilities: listing.utilities,
  available_from: listing.available_from,
  status: listing.status,
  assignee_id: listing.assignee_id,
})
