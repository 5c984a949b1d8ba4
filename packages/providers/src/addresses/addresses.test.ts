/**
 * What any address service of ours must do, run against each of them; the outside ones over HTTP against their
 * fakes.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { placesKey } from '../sandbox/magic.ts'
import { createSandbox, listenAlone, type Sandbox } from '../sandbox/sandbox.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { createGoogleAddresses } from './google.ts'
import { offlineAddresses } from './offline.ts'
import { createPhotonAddresses } from './photon.ts'
import { maxPlaceId, type Addresses } from './port.ts'
import table from './streets.json' with { type: 'json' }
import { withFallback } from './with-fallback.ts'

const clock = testClock()
let sandbox: Sandbox, server: Awaited<ReturnType<typeof listenAlone>>
const at = (path: string) => `http://127.0.0.1:${server.port}/sandbox/${path}`
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock, random: testRandom(), webhookUrl: () => '', slowMs: 60_000 })
  server = await listenAlone(sandbox)
})
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await sandbox.close()
  await server.close()
})

const asking = { language: 'it', visit: 'a'.repeat(36) } as const
const makers: Record<string, (timeoutMs?: number) => Addresses> = {
  'our own table': () => offlineAddresses,
  'Google Places': (timeoutMs = 10_000) => createGoogleAddresses({ key: placesKey, url: at('places'), timeoutMs }),
  Photon: (timeoutMs = 10_000) => createPhotonAddresses({ url: at('photon'), timeoutMs }),
}

describe.each(Object.entries(makers))('%s', (name, make) => {
  const suggest = (text: string, country = 'IT') => make().suggest({ text, country, ...asking })
  const first = async (text: string, country = 'IT') => {
    const [found] = (await suggest(text, country)).suggestions
    return found && make().detail(found.placeId, asking)
  }

  test.each([
    [
      'via paolo sarpi 12',
      'IT',
      { street: 'Via Paolo Sarpi', houseNumber: '12', postcode: '20154', city: 'Milano', county: 'Milano' },
    ],
    ['Sarpi', 'IT', { street: 'Via Paolo Sarpi', houseNumber: '' }],
    ['paolo sarpi 12/a, milano', 'IT', { street: 'Via Paolo Sarpi', houseNumber: '12/a' }],
    ["via dell'indipendenza", 'IT', { street: "Via dell'Indipendenza", city: 'Bologna' }],
    ['dell’indipendenza bologna', 'IT', { street: "Via dell'Indipendenza", city: 'Bologna' }],
    [
      'via xx settembre 3 bis, udine',
      'IT',
      {
        street: 'Via XX Settembre',
        houseNumber: '3 bis',
        city: 'Udine',
        province: 'Udine',
        state: 'Friuli-Venezia Giulia',
      },
    ],
    [
      'konigstrasse stuttgart 5',
      'DE',
      { street: 'Königstraße', houseNumber: '5', postcode: '70173', city: 'Stuttgart' },
    ],
    ['Königstr. 5, Stuttgart', 'DE', { street: 'Königstraße', houseNumber: '5', city: 'Stuttgart' }],
  ])('«%s» in %s gives its parts', { tags: ['A5-address-search'] }, async (text, country, parts) =>
    expect(await first(text, country)).toMatchObject(parts),
  )

  test.each([
    ['via roma 23100', 'IT'],
    ['ab', 'IT'],
    ['königstraße', 'IT'],
    ['zzz', 'DE'],
  ])('«%s» in %s is not there', { tags: ['A5-address-search'] }, async (text, country) =>
    expect((await suggest(text, country)).suggestions).toEqual([]),
  )

  test("a suggestion can be read and told from another, and its id is short and this service's own", async () => {
    const { suggestions } = await suggest('via roma')
    expect(suggestions.length).toBeGreaterThan(2)
    expect(new Set(suggestions.map(({ placeId }) => placeId)).size).toBe(suggestions.length)
    for (const { description, note, placeId } of suggestions) {
      expect(`${description} ${note ?? ''}`).toMatch(/Via Roma.*[A-Z]/)
      expect(placeId.length).toBeLessThanOrEqual(maxPlaceId)
      expect(make().isOwn(placeId)).toBe(true)
      for (const [other, of] of Object.entries(makers)) if (other !== name) expect(of().isOwn(placeId)).toBe(false)
    }
  })

  test.each(['nowhere', 'google:nowhere', 'google:../../x', 'photon:', 'photon:bnVsbA', 'photon:~~', ''])(
    'the made-up id «%s» has no parts',
    async (placeId) => expect(await make().detail(placeId, asking)).toBeUndefined(),
  )
})

describe.each(Object.entries(makers).slice(1))('%s, when it does not answer as it should', (name, make) => {
  const ask = (timeoutMs?: number) => make(timeoutMs).suggest({ text: 'via roma', country: 'IT', ...asking })

  test.each(['down', 'limited', 'garbage', 'cut-off'])('%s is told apart from «nothing found»', async (fault) => {
    sandbox.faults.set('addresses', fault, 1)
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable)
    await expect(ask()).resolves.toMatchObject({ attribution: name === 'Photon' ? '© OpenStreetMap' : 'Google Maps' })
  })

  test('is not waited for longer than was said', async () => {
    sandbox.faults.set('addresses', 'slow', 1)
    await expect(ask(50)).rejects.toBeInstanceOf(ProviderUnavailable)
  })
})

test("a wrong key is the provider's no, not an empty list", async () => {
  await expect(
    createGoogleAddresses({ key: 'wrong', url: at('places') }).suggest({ text: 'via roma', country: 'IT', ...asking }),
  ).rejects.toBeInstanceOf(ProviderUnavailable)
})

describe('falling back to our own table', () => {
  const down: unknown[] = []
  const both = () => withFallback(makers['Photon']!(), offlineAddresses, { clock, onDown: (error) => down.push(error) })
  const ask = async (addresses: Addresses) =>
    (await addresses.suggest({ text: 'via paolo sarpi', country: 'IT', ...asking })).attribution
  afterEach(() => {
    down.length = 0
  })

  test('one failure is bridged, and no one is told', async () => {
    sandbox.faults.set('addresses', 'down', 1)
    const addresses = both()
    expect([await ask(addresses), await ask(addresses)]).toEqual([null, '© OpenStreetMap'])
    expect(down).toEqual([])
  })

  test('after three in a row the provider is left alone for half a minute, and then asked again', async () => {
    sandbox.faults.set('addresses', 'down', 3)
    const addresses = both()
    for (let turn = 0; turn < 3; turn++) expect(await ask(addresses)).toBeNull()
    expect(down).toHaveLength(1)
    expect(await ask(addresses)).toBeNull()
    clock.advance(30)
    expect(await ask(addresses)).toBe('© OpenStreetMap')
  })

  test('an id goes to the one who made it, no matter who answers now', async () => {
    const addresses = both()
    const [ours, theirs] = await Promise.all(
      [offlineAddresses, makers['Photon']!()].map(
        async (of) => (await of.suggest({ text: 'via paolo sarpi', country: 'IT', ...asking })).suggestions[0]!.placeId,
      ),
    )
    for (const placeId of [ours!, theirs!])
      expect(await addresses.detail(placeId, asking)).toMatchObject({ street: 'Via Paolo Sarpi', city: 'Milano' })
    expect(addresses.isOwn(ours!) && addresses.isOwn(theirs!)).toBe(true)
  })

  test('a mistake of ours is not hidden', async () => {
    const broken = {
      ...offlineAddresses,
      suggest: async () => {
        throw new TypeError('ours')
      },
    }
    await expect(
      ask(withFallback(broken, offlineAddresses, { clock, onDown: () => undefined })),
    ).rejects.toBeInstanceOf(TypeError)
  })
})

test('every place of the table has five digits and an id of its own', () => {
  const all = table.towns.flatMap(({ country, city, postcode, streets }) =>
    (streets ?? table.common[country as 'IT' | 'DE'].map((street) => [street, postcode!])).map(([street, code]) => ({
      id: `${country} ${city} ${street}`,
      code,
    })),
  )
  expect(all.filter(({ code }) => !/^\d{5}$/.test(code!))).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const country of ['IT', 'DE']) expect(table.towns.filter((town) => town.country === country)).toHaveLength(20)
})
