import { expect, test } from 'vitest'
import { startInRegion } from './region-start.ts'

const regional = { hasRegionalHosts: true }
const from = (host: string, pathname = '/', search = '') => ({ host, pathname, search })

test.each([
  ['a host without a label', from('attesta.example'), '//de.attesta.example/de/fill/occupation?region=de'],
  ['a host with a port', from('agenzia.localhost:3000'), '//de.agenzia.localhost:3000/de/fill/occupation?region=de'],
  ['a machine’s bare name', from('localhost:3000'), '//localhost:3000/de/fill/occupation?region=de'],
  ['the other region’s host', from('it.attesta.example'), '//de.attesta.example/de/fill/occupation?region=de'],
  ['the region’s own host', from('de.attesta.example'), '//de.attesta.example/de/fill/occupation?region=de'],
  ['an IP address', from('192.0.2.7:3000'), '//192.0.2.7:3000/de/fill/occupation?region=de'],
  ['an IPv6 address', from('[2001:db8::7]:3000'), '//[2001:db8::7]:3000/de/fill/occupation?region=de'],
  [
    'English, a type and a query',
    from('attesta.example', '/EN/mortgage/apply', '?from=portal'),
    '//de.attesta.example/en/mortgage/fill/occupation?from=portal&region=de',
  ],
  [
    'a type without a language',
    from('attesta.example', '/mortgage/apply'),
    '//de.attesta.example/de/mortgage/fill/occupation?region=de',
  ],
])('to Germany from %s', { tags: ['A1-region-by-place', 'A1-region-switch'] }, (_, place, address) =>
  expect(startInRegion(place, 'de', regional)).toBe(address),
)

test('to Italy from a German host', { tags: ['A1-region-switch'] }, () =>
  expect(startInRegion(from('de.attesta.example', '/de/fill/occupation'), 'it', regional)).toBe(
    '//it.attesta.example/it/fill/occupation?region=it',
  ),
)

test('without regional hosts the host stays and the query names the region', { tags: ['A1-region-by-place'] }, () =>
  expect(startInRegion(from('attesta.example'), 'de', { hasRegionalHosts: false })).toBe(
    '//attesta.example/de/fill/occupation?region=de',
  ),
)
