import { describe, expect, test } from 'vitest'
import { brandAddress, inLanguage, stepAddress } from './addresses.ts'
import { languageOf, placeOf, regionOf, scopeOf } from '../../scope.ts'
import { listing as sampleListing } from '../played/sample-applicants.ts'

const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'
const at = (pathname: string, hostname = 'localhost', search = '') => ({ pathname, hostname, search })

test.each([
  [
    'a step of an application',
    stepAddress('payment', { language: 'it', applicationType: 'rent', applicationId: id, listingId: 'l' }),
    `/it/rent/fill/${id}/payment`,
  ],
  [
    'sign-up names the listing',
    stepAddress('sign-up', { language: 'en', applicationType: 'rent', listingId: 'l' }),
    '/en/rent/fill/sign-up/l',
  ],
  [
    'the start names the listing',
    stepAddress('occupation', { language: 'it', applicationType: 'rent', listingId: 'l' }),
    '/it/rent/fill/occupation/l',
  ],
  ['no listing', stepAddress('occupation', { language: 'de', applicationType: 'rapid' }), '/de/rapid/fill/occupation'],
  ['another language', inLanguage(`/it/rent/fill/${id}/payment`, 'de'), `/de/rent/fill/${id}/payment`],
])('%s', { tags: ['A2-route-occupation', 'A2-route-sign-up', 'A2-route-steps'] }, (_, address, expected) =>
  expect(address).toBe(expected),
)

test.each([
  ['host first', at('/en/fill/occupation', 'de.attesta.example'), 'de'],
  ['then the query', at('/en/fill', 'localhost', '?region=de'), 'de'],
  ['then the path', at('/de/fill'), 'de'],
  ['else Italy', at('/en/fill'), 'it'],
])('region: %s', { tags: ['A1-region-by-host', 'A1-region-by-path', 'A9-language-default'] }, (_, address, region) =>
  expect(regionOf(address)).toBe(region),
)

test.each([
  ['/de/x', 'de'],
  ['/DE/x', 'de'],
  ['/En/x', 'en'],
  ['/fr/x', 'it'],
  ['/', 'it'],
])('language of %s: %s', { tags: ['A9-language-default'] }, (path, language) =>
  expect(languageOf(at(path))).toBe(language),
)

test.each([
  [`/it/mortgage/fill/${id}/payment`, { applicationType: 'mortgage', applicationId: id }],
  ['/it/fill/occupation', { applicationType: 'rent', applicationId: undefined }],
  [`/it/rent/fill/sign-up/${id}`, { applicationType: 'rent', applicationId: undefined }],
])('scope of %s', { tags: ['A2-mortgage-detected', 'A9-type-default'] }, (path, scope) =>
  expect(scopeOf(at(path))).toMatchObject(scope),
)

test("without regional hosts the host's name says nothing", () => {
  const place = { hostname: 'de.agenzia.example', pathname: '/', search: '' }
  expect([
    regionOf(placeOf(place, { hasRegionalHosts: true })),
    regionOf(placeOf(place, { hasRegionalHosts: false })),
  ]).toEqual(['de', 'it'])
  expect(regionOf(placeOf({ ...place, search: '?region=de' }, { hasRegionalHosts: false }))).toBe('de')
})

describe('the name at the top', { tags: ['A2-navbar'] }, () => {
  const company = { ...sampleListing.company, url: 'https://agenzia.example' }
  const open = { ...sampleListing, listingUuid: id, company }
  test.each([
    ['leads to the start of the form for its home', open, '', `/de/apply/${id}`],
    [
      'of a home that takes no applications leads to the company’s site',
      { ...open, archived: true as const },
      '',
      'https://agenzia.example',
    ],
    [
      'of such a home leads to its start where the company has no site',
      { ...open, archived: true as const, company: { ...company, url: null } },
      '',
      `/de/apply/${id}`,
    ],
    ['leads to the product’s site without a home', undefined, 'https://attesta.example', 'https://attesta.example'],
    ['leads to the product’s start without a site', undefined, '', '/de'],
  ])('%s', (_, listing, marketingSite, address) =>
    expect(brandAddress(listing, { language: 'de', applicationType: 'rent' }, marketingSite)).toBe(address),
  )
})
