/** Drill: the files of an installation move from disk to a bucket and back, counted and opened before and after. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFaults } from '@attesta/providers/sandbox/faults.ts'
import { listenForObjects } from '@attesta/providers/sandbox/object-store.ts'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { createS3Storage } from '@attesta/providers/storage/s3.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { collect } from '../testing/collect.ts'
import { settleApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { copyFiles, FileDiffers } from './copy-files.ts'

const credentials = { accessKey: 'access', secretKey: 'key', region: 'eu-south-1' }
const folder = mkdtempSync(join(tmpdir(), 'attesta-move-'))
const disk = (name: string) => createDiskStorage({ folder: join(folder, name), random: systemRandom, reserveBytes: 0 })
let store: Awaited<ReturnType<typeof listenForObjects>>
let bucket: Storage
beforeAll(async () => {
  store = await listenForObjects({ faults: createFaults(), credentials, bucket: 'papers', clock: systemClock })
  bucket = createS3Storage({ endpoint: store.endpoint, bucket: 'papers', clock: systemClock, ...credentials })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const contents = async (storage: Storage) => {
  const found: Record<string, string> = {}
  for await (const { key } of storage.list('')) found[key] = (await collect(await storage.get(key))).toString('base64')
  return found
}
const pdf = Buffer.from('%PDF-1.7\n')

test('sealed files move to a bucket and back, and the product opens them there', async () => {
  const first = disk('first')
  const app: TestApp = await startTestApp({ storage: first, isWorker: false })
  try {
    const person = await settleApplicant(app)
    const upload = (name: string) =>
      app.upload({
        url: '/api/v1/other-documents/upload',
        token: person.token,
        query: { application_id: person.applicationId },
        fields: { type: 'payslip', name },
        file: { name, bytes: Buffer.concat([pdf, Buffer.from(name)]) },
      })
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) expect((await upload(name)).statusCode).toBe(200)
    expect(await copyFiles(first, bucket)).toMatchObject({ copied: 3, already: 0, gone: 0 })
    // The product goes on until it is stopped; a second run takes what came since.
    expect((await upload('d.pdf')).statusCode).toBe(200)
    expect(await copyFiles(first, bucket)).toMatchObject({ copied: 1, already: 3, gone: 0 })
    const before = await contents(first)
    expect(Object.keys(before)).toHaveLength(4)
    expect(await contents(bucket)).toEqual(before)

    const back = disk('back')
    expect(await copyFiles(bucket, back)).toMatchObject({ copied: 4, already: 0 })
    expect(await contents(back)).toEqual(before)
  } finally {
    await app.end()
  }
}, 60_000)

test('a copy that differs is refused and taken away, also when its size is the same', async () => {
  const [from, to] = [disk('from'), disk('to')]
  await from.put('documents/a', Buffer.from('sealed bytes'))
  await to.put('documents/a', Buffer.from('SEALED bytes'))
  await expect(copyFiles(from, to)).rejects.toBeInstanceOf(FileDiffers)
  expect(await to.has('documents/a')).toBe(false)
  expect(await copyFiles(from, to)).toMatchObject({ copied: 1 })
})

test('a file that is deleted meanwhile is counted, and what is left of a check is not copied', async () => {
  const [from, to] = [disk('leaving'), disk('arriving')]
  await from.put('documents/stays', Buffer.from('x'))
  await from.put('documents/goes', Buffer.from('y'))
  await from.put('probes/1', Buffer.from('probe'))
  const erasing: Storage = {
    ...from,
    list: (prefix) => from.list(prefix),
    get: async (key) => {
      if (key === 'documents/goes') await from.delete(key)
      return from.get(key)
    },
  }
  expect(await copyFiles(erasing, to)).toMatchObject({ copied: 1, gone: 1 })
  expect(Object.keys(await contents(to))).toEqual(['documents/stays'])
  expect(readdirSync(folder)).toContain('arriving')
})
