import type { StepRouter } from '@attesta/contract/application.ts'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import type { Listing } from '@attesta/contract/listing.ts'

interface Place {
  language: Language
  applicationType: ApplicationType
  applicationId?: string | undefined
  listingId?: string | null | undefined
}

const joined = (...segments: (string | null | undefined)[]) => `/${segments.filter(Boolean).join('/')}`

/** Only these two name the listing in the address; afterwards the application knows it. */
const namesListing = (segment: string) => segment === 'occupation' || segment === 'sign-up'

export const stepAddress = (
  segment: StepRouter | 'occupation' | 'your-data',
  { language, applicationType, applicationId, listingId }: Place,
): string => joined(language, applicationType, 'fill', applicationId, segment, namesListing(segment) ? listingId : null)

/** Why a page was reached that ends the way, where the one before knows better; travels with the history entry. */
export interface Ended {
  reason?: { text: string; back: { name: string; url: string } | null }
  /** Where to begin again: the listing's own start. */
  home?: string
}

export const pageAddress = (page: 'timeout' | 'unauthorized', language: Language): string => joined(language, page)

/** Where an application for a home begins; without a home, the product's own first page. */
export const startAddress = (
  listingId: string | undefined,
  { language, applicationType }: Pick<Place, 'language' | 'applicationType'>,
): string =>
  listingId === undefined
    ? joined(language)
    : joined(language, applicationType === 'rent' ? null : applicationType, 'apply', listingId)

/** The same place in another language. */
export const inLanguage = (pathname: string, language: Language): string =>
  joined(language, ...pathname.split('/').slice(2))

/**
 * Where the company's logo or name leads: to the start of the form for the home; of a home that takes no new
 * applications, to the company's own site. Without a home, to the product's own pages. Source: A2-navbar.
 */
export const brandAddress = (
  listing: Pick<Listing, 'listingUuid' | 'archived' | 'company'> | undefined,
  place: Pick<Place, 'language' | 'applicationType'>,
  marketingSite: string,
): string => {
  const start = startAddress(listing?.listingUuid, place)
  if (listing === undefined) return marketingSite || start
  return (listing.archived && listing.company.url) || start
}
