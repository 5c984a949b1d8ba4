import type { Listing as WireListing } from '@attesta/contract/listing.ts'
import { decimal } from '@attesta/domain/money.ts'
import type { Company } from '../stores/companies.ts'
import type { Listing } from '../stores/listings.ts'

export const wireCompany = ({ name, logo, url, partnerUuid, colours }: Company): WireListing['company'] => ({
  name, logo, url, partnerUuid,
  visualPrimaryColor: colours.primary, visualSecondaryColor: colours.secondary, visualBackgroundColor: colours.background, visualHeaderColor: colours.header,
})

/** A listing in the specification's spelling. */
export const wireListing = (listing: Listing, company: Company): WireListing => ({
  id: listing.id, listingUuid: listing.id, name: listing.name, address: listing.address, region: listing.region,
  rent: decimal(listing.rent), deposit: listing.deposit === null ? null : decimal(listing.deposit), lanPays: listing.lanPays,
  parentOrigins: company.parentOrigins, company: wireCompany(company),
})
