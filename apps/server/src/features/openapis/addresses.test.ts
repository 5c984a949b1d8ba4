import { expect, test } from 'vitest'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import type { Addresses } from '@attesta/providers/addresses/port.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { systemRandom } from '../../random.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import { openapis } from './routes.ts'

const clock = createTestClock()
const visits: string[] = []
const heard: Addresses = {
  ...offlineAddresses,
  suggest: (typed) => {
    visits.push(typed.visit)
    return offlineAddresses.suggest(typed)
  },
}
const calls = openapis({ addresses: heard, ipLocation: localIpLocation, clock, random: systemRandom })
const call = (address: string, more: Record<string, string>) =>
  ({
    caller: { who: 'anyone', address },
    query: more,
    headers: { region: 'de' },
    language: 'de',
  }) as unknown as Parameters<typeof calls.addresses>[0] & Parameters<typeof calls.addressDetails>[0]

test(
  "a suggestion and its parts, in the specification's spelling; without a country that of the region",
  { tags: ['A3-address', 'A4-address-picked'] },
  async () => {
    const { recommendations, attribution } = await calls.addresses(
      call('192.0.2.1', { text: 'königstraße stuttgart 5' }),
    )
    expect([recommendations, attribution]).toEqual([
      [{ place_id: 'de-stuttgart-konigstr~5', description: 'Königstraße 5, 70173 Stuttgart', note: null }],
      null,
    ])
    expect(
      (await calls.addressDetails(call('192.0.2.1', { placeId: recommendations[0]!.place_id }))).addressDetails,
    ).toMatchObject({ street: 'Königstraße', houseNumber: '5', city: 'Stuttgart', postcode: '70173' })
    await expect(calls.addressDetails(call('192.0.2.1', { placeId: 'nowhere' }))).rejects.toMatchObject({
      code: 'not_found',
    })
  },
)

test('a provider is told which questions belong together for three minutes, and never who asks', async () => {
  visits.length = 0
  for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.7'])
    await calls.addresses(call(address, { text: 'königstraße' }))
  clock.advance(minutes(3))
  await calls.addresses(call('192.0.2.1', { text: 'königstraße' }))
  const [first, second, other, later] = visits
  expect(second).toBe(first)
  expect(new Set([first, other, later]).size).toBe(3)
  for (const visit of visits) expect(visit).toMatch(/^[\w-]{1,36}$/)
})

test('where a caller is comes from the table on board', { tags: ['SH-2'] }, async () => {
  const countryAt = async (address: string) =>
    (await calls.ipLocation({ caller: { who: 'anyone', address } } as Parameters<typeof calls.ipLocation>[0])).country
  expect([await countryAt('91.0.0.1'), await countryAt('127.0.0.1')]).toEqual(['DE', null])
})
