import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { createFaults } from '../sandbox/faults.ts'
import { listenForObjects } from '../sandbox/object-store.ts'
import { testClock } from '../testing/test-sources.ts'
import { NotStored, type Storage, StorageFull } from './port.ts'
import { createS3Storage, s3SettingsOf } from './s3.ts'

const credentials = { accessKey: 'access', secretKey: 'secret', region: 'eu-south-1' },
  bucket = 'documents',
  clock = testClock(),
  faults = createFaults()
let store: Awaited<ReturnType<typeof listenForObjects>>, storage: Storage
const open = (changes: Partial<Parameters<typeof createS3Storage>[0]> = {}) =>
  createS3Storage({ endpoint: store.endpoint, bucket, clock, ...credentials, partBytes: 1_000, ...changes })

beforeAll(async () => {
  store = await listenForObjects({ faults, credentials, bucket, clock })
  storage = open()
})
afterEach(async () => {
  faults.clear()
  for (const key of await keysOf('')) await storage.delete(key)
})
afterAll(() => store.close())

const bytesOf = async (body: AsyncIterable<Uint8Array>) => {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}
async function keysOf(prefix: string) {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([0, 1, 999, 1_000, 1_001, 2_000, 3_500])(
  '%d bytes come back as they were put, whole and in pieces',
  async (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 251))
    for (const body of [bytes, inPieces(bytes, 333)]) {
      await storage.put('documents/a', body)
      expect((await bytesOf(await storage.get('documents/a'))).equals(bytes)).toBe(true)
    }
    expect(store.uploads.size).toBe(0)
  },
)

test('has, delete, and what is not there', async () => {
  await storage.put('a', Buffer.from('x'))
  expect(await storage.has('a')).toBe(true)
  await storage.delete('a')
  await storage.delete('a')
  expect(await storage.has('a')).toBe(false)
  await expect(storage.get('a')).rejects.toBeInstanceOf(NotStored)
})

test('a list goes on over its pages', async () => {
  for (const key of ['documents/1', 'documents/2', 'documents/3', 'documents/4', 'reports/1'])
    await storage.put(key, Buffer.from('123'))
  expect(await keysOf('documents/')).toEqual(['documents/1', 'documents/2', 'documents/3', 'documents/4'])
  for await (const stored of storage.list('reports/'))
    expect(stored).toEqual({ key: 'reports/1', size: 3, storedAt: clock.now() })
})

test.each(['../a', 'a/../b', '', '/a', 'a//b', 'A'])('refuses the key %j', (key) =>
  expect(storage.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(RangeError),
)

describe('nothing half-written is ever visible', () => {
  test('when the source breaks off after the first part', async () => {
    async function* broken() {
      yield Buffer.alloc(1_500)
      throw new Error('the line is dead')
    }
    await expect(storage.put('a', broken())).rejects.toThrow('the line is dead')
    expect(await storage.has('a')).toBe(false)
    expect(store.uploads.size).toBe(0)
  })
  test('when the store is full', async () => {
    faults.set('storage', 'full', 1)
    await expect(storage.put('a', Buffer.from('x'))).rejects.toBeInstanceOf(StorageFull)
    expect(await storage.has('a')).toBe(false)
  })
})

describe('a store in trouble', () => {
  test.each(['down', 'cut-off'])('%s once is tried again, %s twice is unavailable', async (fault) => {
    faults.set('storage', fault, 1)
    await storage.put('a', Buffer.from('x'))
    faults.set('storage', fault, 2)
    await expect(storage.get('a')).rejects.toBeInstanceOf(ProviderUnavailable)
  })
  test('no one listens', () =>
    expect(open({ endpoint: 'http://127.0.0.1:9' }).has('a')).rejects.toBeInstanceOf(ProviderUnavailable))
  test('a wrong key of ours is no outage, and is not shown', async () => {
    await expect(open({ secretKey: 'other-secret' }).put('a', Buffer.from('x'))).rejects.toThrow(
      /^the object store refuses: 403 SignatureDoesNotMatch$/,
    )
  })
})

test('the address of a bucket', () => {
  expect(s3SettingsOf('s3://key:se%2Fcret@minio:9000/documents?region=eu-south-1&tls=off')).toEqual({
    endpoint: 'http://minio:9000',
    bucket: 'documents',
    accessKey: 'key',
    secretKey: 'se/cret',
    region: 'eu-south-1',
  })
  for (const wrong of ['s3://minio/papers', 's3://k:s@minio', 's3://k:s@minio/a/b'])
    expect(s3SettingsOf(wrong)).toBeNull()
})
