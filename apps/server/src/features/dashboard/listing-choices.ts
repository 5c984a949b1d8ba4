import type { Language } from '@attesta/contract/fields.ts'
import { foldText } from '@attesta/domain/search-words.ts'
import { shownMoney } from '../../emails/shown-money.ts'
import type { ListingHead } from '../../stores/listings.ts'

type Head = Pick<ListingHead, 'id' | 'name' | 'address' | 'reference' | 'rent'>

const placeOf = ({ reference, address }: Head): string => reference || address

/**
 * Returns the listings to choose from; those of one name are told apart by reference number or address, and in one
 * house by rent too.
 */
export function listingChoices(listings: readonly Head[], language: Language) {
  const sameName = Map.groupBy(listings, ({ name }) => foldText(name))
  return listings.map((listing) => {
    const { id, name, rent } = listing
    const alike = sameName.get(foldText(name))!
    const place = placeOf(listing)
    const sharing = alike.filter((one) => foldText(placeOf(one)) === foldText(place))
    const detail = sharing.length > 1 ? `${place} · ${shownMoney(language, rent)}` : place
    return { id, name, detail: alike.length > 1 ? detail : null }
  })
}
