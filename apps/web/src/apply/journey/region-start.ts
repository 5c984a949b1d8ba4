import type { Region } from '@attesta/contract/fields.ts'
import { languageOfRegion } from '../../languages.ts'
import { isRegion, isType } from '../../scope.ts'
import type { Settings } from '../../settings.ts'

/**
 * A region's label stands before the product's own name, or in the place of the other region's. An IP address and a
 * machine's bare name take none. Source: A1-region-by-place, A1-region-switch.
 */
function hostOfRegion(host: string, region: Region): string {
  const [label, ...rest] = host.split('.')
  if (isRegion(label)) return [region, ...rest].join('.')
  return rest.length === 0 || /^(\[|[\d.]+(:\d+)?$)/.test(host) ? host : `${region}.${host}`
}

/**
 * Where the form begins in a region: on its host where the hosts are regional. Type, query and English are kept from
 * the present address.
 */
export function startInRegion(
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>,
  region: Region,
  { hasRegionalHosts }: Pick<Settings, 'hasRegionalHosts'>,
): string {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  const language = segments[0] === 'en' ? 'en' : languageOfRegion[region]
  const path = [language, segments.find(isType), 'fill', 'occupation'].filter(Boolean).join('/')
  const query = new URLSearchParams(search)
  query.set('region', region)
  return `//${hasRegionalHosts ? hostOfRegion(host, region) : host}/${path}?${query.toString()}`
}
