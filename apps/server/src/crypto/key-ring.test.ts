import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '../db/connect.ts'
import { dataKeys } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { collect, inChunks } from '../testing/collect.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createKeyRing } from './create-key-ring.ts'
import { readMasterKeys } from './key-file.ts'
import { KeyShredded, SealBroken, type SealContext, type Subject } from './key-ring.ts'
import { headBytes, openStream, sealedSize, sealStream, segmentBytes } from './sealed-stream.ts'

const database = await createTestDatabase()
let keyring: Connection
const random = systemRandom
const folder = mkdtempSync(join(tmpdir(), 'attesta-keys-'))
const house = readMasterKeys(undefined, folder, random)
const ring = (keys = house) => createKeyRing(keyring.db, keys, { clock: createTestClock(), random })
const subject = (): Subject => ({ kind: 'application', id: random.uuid() })
const place: SealContext = { table: 'applications', column: 'answers', row: 'a' }

beforeAll(() => {
  keyring = connect(database.url, 'attesta_keys', { max: 3, onLost: () => undefined })
})
afterAll(async () => {
  await keyring.close()
  await database.drop()
})

describe('sealed columns', () => {
  test('open to what was sealed, also for another ring over the same keys', async () => {
    const who = subject()
    const sealed = await ring().seal(who, place, { name: 'Łucja Müller', cents: 184_700 })
    expect(await ring().openJson(who, place, sealed)).toEqual({ name: 'Łucja Müller', cents: 184_700 })
    expect(sealed.includes(Buffer.from('Müller'))).toBe(false)
  })

  test('do not open in another row, column, table or for another subject', async () => {
    const who = subject(),
      other = subject(),
      keys = ring()
    const sealed = await keys.seal(who, place, Buffer.from('IT60X0542811101000000123456'))
    await keys.seal(other, place, Buffer.from('x'))
    for (const moved of [
      { ...place, row: 'b' },
      { ...place, column: 'applicant' },
      { ...place, table: 'users' },
    ])
      await expect(keys.open(who, moved, sealed)).rejects.toThrow(SealBroken)
    await expect(keys.open(other, place, sealed)).rejects.toThrow(SealBroken)
  })

  test('one flipped bit anywhere, or a cut anywhere, is noticed', async () => {
    const who = subject(),
      keys = ring()
    const sealed = await keys.seal(who, place, Buffer.from('1.847,00'))
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const broken = Buffer.from(sealed)
        broken[bit >> 3]! ^= 1 << (bit & 7)
        await expect(keys.open(who, place, broken)).rejects.toThrow(SealBroken)
        await expect(keys.open(who, place, sealed.subarray(0, bit >> 3))).rejects.toThrow(SealBroken)
      }),
      { numRuns: 100 },
    )
  })

  test('two that seal for a new subject at once make one key', async () => {
    const who = subject()
    const sealed = await Promise.all(Array.from({ length: 8 }, (_, index) => ring().seal(who, place, { index })))
    expect(await Promise.all(sealed.map((bytes) => ring().openJson(who, place, bytes)))).toEqual(
      Array.from({ length: 8 }, (_, index) => ({ index })),
    )
  })

  test('are gone for good when the subject is shredded, also to a ring that had kept the key a while ago', async () => {
    const who = subject(),
      clock = createTestClock()
    const elsewhere = createKeyRing(keyring.db, house, { clock, random })
    const sealed = await elsewhere.seal(who, place, Buffer.from('x'))
    await ring().shred(who)
    clock.advance(6 * 60_000)
    await expect(elsewhere.open(who, place, sealed)).rejects.toThrow(KeyShredded)
  })

  test('a key that was kept long enough goes from memory though no one asks for it', async () => {
    const who = subject(),
      clock = createTestClock()
    const elsewhere = createKeyRing(keyring.db, house, { clock, random })
    const sealed = await elsewhere.seal(who, place, Buffer.from('x'))
    await ring().shred(who)
    // Within its time the key is still there: only what is old goes.
    elsewhere.forgetOld()
    expect((await elsewhere.open(who, place, sealed)).toString()).toBe('x')
    clock.advance(5 * 60_000)
    elsewhere.forgetOld()
    // With the clock as it was, only memory could have opened it.
    clock.advance(-5 * 60_000)
    await expect(elsewhere.open(who, place, sealed)).rejects.toThrow(KeyShredded)
  })
})

test('rotation: old rows stay readable, new ones use the new key, rewrapping frees the old key', async () => {
  const who = subject()
  const sealed = await ring().seal(who, place, Buffer.from('before'))
  const rotated = { ...house, seal: { current: 's2', keys: { ...house.seal.keys, s2: random.bytes(32) } } }
  expect((await ring(rotated).open(who, place, sealed)).toString()).toBe('before')
  expect(await ring(rotated).rewrap()).toBeGreaterThan(0)
  const onlyNew = { ...rotated, seal: { current: 's2', keys: { s2: rotated.seal.keys.s2! } } }
  expect((await ring(onlyNew).open(who, place, sealed)).toString()).toBe('before')
  expect((await keyring.db.select().from(dataKeys)).every((row) => row.kekId === 's2')).toBe(true)
  await expect(ring(house).open(who, place, sealed)).rejects.toThrow('s2 is not configured')
  await ring({ ...house, seal: { current: 's1', keys: rotated.seal.keys } }).rewrap()
})

test('keyed hashes: equal for equal texts, apart by purpose, and none without the pepper', () => {
  const keys = ring()
  expect(keys.blindIndex('anna@esempio.it')).toBe(ring().blindIndex('anna@esempio.it'))
  expect(keys.hmac('code', '123456')).not.toBe(keys.hmac('fingerprint', '123456'))
  const stolen = ring({ ...house, index: { current: 'i1', keys: { i1: random.bytes(32) } } })
  expect(stolen.blindIndex('anna@esempio.it')).not.toBe(keys.blindIndex('anna@esempio.it'))
})

describe('the key file', () => {
  test('can be read by its owner only, and is made once', () => {
    expect(statSync(join(folder, 'house-keys.json')).mode & 0o777).toBe(0o600)
    expect(readMasterKeys(undefined, folder, random)).toEqual(house)
    expect(readdirSync(folder)).toEqual(['house-keys.json'])
  })
  test.each([
    ['no JSON', 'hello'],
    [
      'a short key',
      JSON.stringify({
        seal: { current: 's1', keys: { s1: 'YWJj' } },
        index: { current: 'i1', keys: { i1: Buffer.alloc(32).toString('base64') } },
      }),
    ],
    [
      'a current key that is missing',
      JSON.stringify({
        seal: { current: 's9', keys: {} },
        index: { current: 'i1', keys: { i1: Buffer.alloc(32).toString('base64') } },
      }),
    ],
  ])('is refused with %s, without repeating it', (_, text) => {
    expect(() => readMasterKeys(text, folder, random)).toThrow(/ATTESTA_KEYS/)
    expect(() => readMasterKeys(text, folder, random)).not.toThrow(/YWJj|hello/)
  })
})

describe('sealed files', () => {
  const who = subject()
  const storageKey = 'documents/1'
  const seal = async (plain: Buffer, lengths?: number[]) =>
    collect(sealStream({ keys: ring(), random }, who, storageKey, inChunks(plain, lengths)))
  const open = async (sealed: Buffer, at = storageKey, lengths?: number[]) =>
    collect(openStream(ring(), who, at, inChunks(sealed, lengths)))

  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 131_073, 1_000_003])(
    'of %d bytes come back whole',
    async (size) => {
      const plain = random.bytes(size)
      const sealed = await seal(plain, [977, 70_000, 1])
      expect(sealed.length).toBe(sealedSize(size))
      expect((await open(sealed, storageKey, [65_537, 13, 40])).equals(plain)).toBe(true)
    },
  )

  test('moved, cut at any place, flipped or re-ordered do not open', async () => {
    const sealed = await seal(random.bytes(3 * segmentBytes + 5))
    const step = segmentBytes + 16
    await expect(open(sealed, 'documents/2')).rejects.toThrow(SealBroken)
    for (const length of [
      0,
      1,
      headBytes,
      headBytes + step,
      headBytes + 2 * step,
      headBytes + 3 * step,
      sealed.length - 1,
    ])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow(SealBroken)
    const swapped = Buffer.concat([
      sealed.subarray(0, headBytes),
      sealed.subarray(headBytes + step, headBytes + 2 * step),
      sealed.subarray(headBytes, headBytes + step),
      sealed.subarray(headBytes + 2 * step),
    ])
    await expect(open(swapped)).rejects.toThrow(SealBroken)
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const broken = Buffer.from(sealed)
        broken[bit >> 3]! ^= 1 << (bit & 7)
        await expect(open(broken)).rejects.toThrow(SealBroken)
      }),
      { numRuns: 30 },
    )
  })

  test('give out nothing of a segment that is not proven', async () => {
    const sealed = await seal(random.bytes(2 * segmentBytes + 5))
    sealed[headBytes + segmentBytes + 16 + 10]! ^= 1
    let given = 0
    await expect(
      (async () => {
        for await (const chunk of openStream(ring(), who, storageKey, inChunks(sealed))) given += chunk.length
      })(),
    ).rejects.toThrow(SealBroken)
    expect(given).toBe(segmentBytes)
  })
})
