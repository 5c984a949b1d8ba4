import type { ApplicationType, Language, Region } from '@attesta/contract/fields.ts'
import { isUuid } from '@attesta/contract/uuid.ts'
import type { Settings } from './settings.ts'
import { isLanguage, languageOfRegion } from './languages.ts'

/**
 * What every call says of where it comes from; read from the address, so that it cannot differ from what the person
 * sees.
 */
export interface Scope {
  language: Language
  region: Region
  applicationType: ApplicationType
  applicationId: string | undefined
}

export type Address = Pick<Location, 'hostname' | 'pathname' | 'search'>

/** Where the page stands, as far as it counts: without regional hosts the host's name says nothing. */
export const placeOf = (
  { hostname, pathname, search }: Address,
  { hasRegionalHosts }: Pick<Settings, 'hasRegionalHosts'>,
): Address => ({ hostname: hasRegionalHosts ? hostname : '', pathname, search })

export const isRegion = (text: string | undefined): text is Region => text === 'it' || text === 'de'
export const isType = (text: string | undefined): text is ApplicationType =>
  text === 'rent' || text === 'mortgage' || text === 'rapid'

/** Returns what the host («de.attesta.example») or the query says of the region: nothing goes before it. */
export const regionChosen = ({ hostname, search }: Pick<Address, 'hostname' | 'search'>): Region | undefined =>
  [hostname.split('.')[0], new URLSearchParams(search).get('region') ?? undefined].find(isRegion)

/** «/EN/…», typed by hand, means English too. */
const firstOf = ({ pathname }: Pick<Address, 'pathname'>): string | undefined => pathname.split('/')[1]?.toLowerCase()

/** Returns what the address itself says of the region, without guessing. */
export const regionNamed = (address: Address): Region | undefined =>
  [regionChosen(address), firstOf(address)].find(isRegion)

/**
 * Returns the first label of the host («de.attesta.example»), else the query (one host for both), else the first
 * segment of the path, else Italy. Source: A1-region-by-host, A1-region-by-path.
 */
export const regionOf = (address: Address): Region => regionNamed(address) ?? 'it'

export function languageOf(address: Address): Language {
  const first = firstOf(address)
  return isLanguage(first) ? first : languageOfRegion[regionOf(address)]
}

/**
 * «/en/rent/fill/0199…/payment»: language, type, then the application after `fill`. `region`: that of the visit, which
 * a change of language does not move.
 */
export function scopeOf(address: Address, region = regionOf(address)): Scope {
  const segments = address.pathname.split('/').filter(Boolean)
  const afterFill = segments[segments.indexOf('fill') + 1]
  return {
    language: languageOf(address),
    region,
    applicationType: segments.map((segment) => segment.toLowerCase()).find(isType) ?? 'rent',
    applicationId: segments.includes('fill') && afterFill !== undefined && isUuid(afterFill) ? afterFill : undefined,
  }
}
