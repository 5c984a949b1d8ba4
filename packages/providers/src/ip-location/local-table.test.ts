import { expect, test } from 'vitest'
import { localIpLocation } from './local-table.ts'

test.each([
  ['79.1.2.3', 'IT'],
  ['93.34.1.1', 'IT'],
  ['91.0.0.1', 'DE'],
  ['85.214.132.117', 'DE'],
  ['8.8.8.8', 'US'],
  ['::ffff:91.0.0.1', 'DE'],
  ['127.0.0.1', null],
  ['10.0.0.1', null],
  ['192.168.1.1', null],
  ['::1', null],
  ['2001:db8::/64', null],
  ['2a02:2e0::1', null],
  ['91.0.0', null],
  ['91.0.0.1; x', null],
  ['', null],
])('the IP address %s is in %s', { tags: ['SH-2', 'A1-region-by-place'] }, (address, country) =>
  expect(localIpLocation.countryOf(address)).toBe(country),
)
