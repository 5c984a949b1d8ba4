import type { ListingHead } from '../../stores/listings.ts'

/** Returns the listings to choose from; those of one name are told apart by reference number or address. */
export function listingChoices(listings: readonly Pick<ListingHead, 'id' | 'name' | 'address' | 'reference'>[]) {
  const sameName = Map.groupBy(listings, ({ name }) => name)
  return listings.map(({ id, name, address, reference }) => ({
    id,
    name,
    detail: sameName.get(name)!.length > 1 ? (reference ?? address) : null,
  }))
}
