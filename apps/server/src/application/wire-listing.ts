import type { Listing as WireListing } from '@attesta/contract/listing.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Company } from '../stores/companies.ts'
import { isTaking, type Listing } from '../stores/listings.ts'
import { cleanColour, themeOf } from '../branding/theme.ts'

export const wireCompany = ({
  name,
  logo,
  url,
  partnerUuid,
  colours,
  ownLegalPages,
}: Company): WireListing['company'] => ({
  name,
  logo,
  url,
  partnerUuid,
  legalPages: ownLegalPages,
  visualPrimaryColor: cleanColour(colours.primary),
  visualSecondaryColor: cleanColour(colours.secondary),
  visualBackgroundColor: cleanColour(colours.background),
  visualHeaderColor: cleanColour(colours.header),
  theme: themeOf(colours),
})

/** Returns a listing in the specification's spelling. */
export const wireListing = (listing: Listing, company: Company): WireListing => ({
  id: listing.id,
  listingUuid: listing.id,
  name: listing.name,
  address: listing.address,
  region: listing.region,
  rent: decimal(listing.rent),
  deposit: listing.deposit === null ? null : decimal(listing.deposit),
  lanPays: listing.lanPays,
  parentOrigins: company.parentOrigins,
  ...(company.messageType === null ? {} : { messageType: company.messageType }),
  asksForAddress: company.asksForAddress,
  ...(isTaking(listing) && !company.isSuspended ? {} : { archived: true as const }),
  ...(listing.status === 'open' ? {} : { closed: listing.status }),
  company: wireCompany(company),
})
