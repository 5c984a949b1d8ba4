import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Files, createDiskStorage } from './disk.ts'
import { NotStored, StorageFull } from './port.ts'

const random = { bytes: (length: number) => randomBytes(length) }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (files?: Partial<Files>) => createDiskStorage({ folder, random, files: { ...nodeFiles, ...files } })
const bytesOf = async (body: AsyncIterable<Uint8Array>) => {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}
async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}
const keysOf = async (storage: ReturnType<typeof open>, prefix = '') => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}
const failing = (code: string) => Object.assign(new Error(code), { code })
const everything = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

test('what was put is got, also after opening again', async () => {
  await open().put('documents/a/1', inPieces('one ', 'two'))
  expect((await bytesOf(await open().get('documents/a/1'))).toString()).toBe('one two')
  expect((await stat(join(folder, 'documents/a/1'))).mode & 0o777).toBe(0o600)
})

test('a second put replaces the first; a delete can be said twice', async () => {
  const storage = open()
  await storage.put('a', Buffer.from('old'))
  await storage.put('a', Buffer.from('new'))
  expect((await bytesOf(await storage.get('a'))).toString()).toBe('new')
  await storage.delete('a')
  await storage.delete('a')
  await storage.delete('never/was')
  expect(await storage.has('a')).toBe(false)
  await expect(storage.get('a')).rejects.toBeInstanceOf(NotStored)
})

test('a list gives the keys below a prefix, their size and their time', async () => {
  const storage = open()
  for (const key of ['documents/b', 'documents/a/1', 'reports/1']) await storage.put(key, Buffer.from('123'))
  expect(await keysOf(storage)).toEqual(['documents/a/1', 'documents/b', 'reports/1'])
  expect(await keysOf(storage, 'documents/')).toEqual(['documents/a/1', 'documents/b'])
  for await (const stored of storage.list('reports/'))
    expect(stored).toMatchObject({ key: 'reports/1', size: 3, storedAt: expect.any(Date) })
  expect(await keysOf(createDiskStorage({ folder: join(folder, 'not-there'), random }))).toEqual([])
})

test.each([
  '../a',
  'a/../b',
  '/etc/passwd',
  '',
  'a//b',
  '.incoming-1',
  'a/.hidden',
  'a\\b',
  'a\0b',
  'A',
  'a/',
  `${'a'.repeat(401)}`,
])('refuses the key %j', async (key) => {
  for (const use of [open().put(key, Buffer.from('x')), open().get(key), open().has(key), open().delete(key)])
    await expect(use).rejects.toBeInstanceOf(RangeError)
  expect(await everything()).toEqual([])
})

describe('nothing half-written is ever visible', () => {
  test('when the source breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line is dead')
    }
    await expect(open().put('a', broken())).rejects.toThrow('the line is dead')
    expect(await everything()).toEqual([])
  })

  test('while it is being written', async () => {
    const storage = open()
    let seen: string[] | undefined
    await storage.put(
      'a',
      (async function* () {
        yield Buffer.from('1')
        seen = await keysOf(storage)
        expect(await storage.has('a')).toBe(false)
        yield Buffer.from('2')
      })(),
    )
    expect(seen).toEqual([])
  })

  test('when the process dies between writing and renaming: the old file stands, the rest is cleared away later', async () => {
    await open().put('a', Buffer.from('old'))
    const dead = open({ rename: () => Promise.reject(failing('EIO')), rm: () => Promise.resolve() })
    await expect(dead.put('a', Buffer.from('new'))).rejects.toThrow('EIO')
    const storage = open()
    expect((await bytesOf(await storage.get('a'))).toString()).toBe('old')
    expect(await keysOf(storage)).toEqual(['a'])
    expect(await storage.removeAbandoned(new Date(0))).toBe(0)
    const left = (await everything()).find((name) => name.startsWith('.incoming-'))!
    await utimes(join(folder, left), 1000, 1000)
    expect(await storage.removeAbandoned(new Date(2000 * 1000))).toBe(1)
    expect(await everything()).toEqual(['a'])
  })

  test.each([
    [1000, true],
    [999, false],
  ])('on a disk with %i bytes left of which 1000 are held back: taken %s', async (left, isTaken) => {
    const statfs = (async () => ({ bavail: left, bsize: 1 })) as unknown as Files['statfs']
    const store = createDiskStorage({ folder, random, reserveBytes: 1000, files: { ...nodeFiles, statfs } })
    const outcome = await store.put('documents/a', Buffer.from('x')).catch((error: unknown) => error)
    expect([outcome instanceof StorageFull, await store.has('documents/a')]).toEqual([!isTaken, isTaken])
  })

  test.each(['ENOSPC', 'EDQUOT'])('on a disk that says %s', async (code) => {
    const full = open({
      open: (async (path, flags, mode) => {
        const handle = await nodeFiles.open(path, flags, mode)
        if (flags === 'wx') handle.write = () => Promise.reject(failing(code))
        return handle
      }) as Files['open'],
    })
    await expect(full.put('documents/a', Buffer.from('x'))).rejects.toBeInstanceOf(StorageFull)
    expect(await everything()).toEqual([])
  })
})

test('durable before it is called so: file, then folder, and the rename between', async () => {
  const calls: string[] = []
  const watched = open({
    open: (async (path, flags, mode) => {
      const handle = await nodeFiles.open(path, flags, mode),
        sync = handle.sync.bind(handle)
      handle.sync = async () => {
        calls.push(flags === 'wx' ? 'sync file' : 'sync folder')
        await sync()
      }
      return handle
    }) as Files['open'],
    rename: async (from, to) => {
      calls.push('rename')
      await nodeFiles.rename(from, to)
    },
  })
  await watched.put('a', Buffer.from('x'))
  expect(calls).toEqual(['sync file', 'rename', 'sync folder'])
})

test('a folder that cannot be written says so, and is no full disk', async () => {
  await writeFile(join(folder, 'documents'), 'a file where a folder should be')
  await expect(open().put('documents/a', Buffer.from('x'))).rejects.not.toBeInstanceOf(StorageFull)
  expect(await open().has('documents/a')).toBe(false)
})
