import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { knownMigrations } from '../db/applied-migrations.ts'
import { BackupRefused } from './backup-refused.ts'
import { checkParts } from './check-parts.ts'
import { withFormat, writeManifest, type Manifest } from './manifest.ts'
import { openBackup } from './restore-backup.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
let backup: string
const contents: Record<string, Buffer> = {
  'erasures.jsonl': Buffer.from(''),
  'database/PG_VERSION': Buffer.from('18\n'),
  'database/base/5/1247': Buffer.alloc(8192, 7),
  'database/pg_wal/000000010000000000000002': Buffer.alloc(65_536, 1),
  'files/documents/a/b': Buffer.from('sealed'),
}
const parts = Object.entries(contents).map(([path, bytes]) => ({
  path,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
}))
const whole: Manifest = withFormat({
  version: '0.1.0',
  madeAt: '2026-11-23T09:00:00.000Z',
  database: { kind: 'cluster', postgres: 18 },
  migration: knownMigrations().at(-1)!,
  keys: {},
  folders: ['database/pg_notify'],
  parts,
})
const write = async (manifest: object = whole) => {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-damaged-'))
  folders.push(folder)
  for (const [path, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  await writeManifest(folder, manifest as Manifest)
  return folder
}
const openWhole = async (folder: string) => {
  const manifest = await openBackup(folder, 'cluster')
  await checkParts(folder, manifest)
  return manifest
}
const refused = async (folder: string) => {
  const error: unknown = await openWhole(folder).then(
    () => 'restored',
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(BackupRefused)
  return (error as Error).message
}
beforeEach(async () => {
  backup = await write()
})

test('a whole backup is taken', async () => expect(await openWhole(backup)).toEqual(whole))

test('100 random damages, each refused: a flipped bit, an end cut off, bytes added, a part gone, a part too many', async () => {
  const files = [...parts.filter(({ bytes }) => bytes > 0).map(({ path }) => path), 'manifest.json', 'manifest.sha256']
  const damages: Record<string, (path: string, at: number) => void> = {
    flip: (path, at) => {
      const bytes = readFileSync(path)
      // Of the seal only the sum is read; what follows is for sha256sum.
      const index = Math.floor(at * Math.min(bytes.length, path.endsWith('.sha256') ? 64 : Infinity))
      bytes[index]! ^= 1
      writeFileSync(path, bytes)
    },
    cut: (path, at) => truncateSync(path, Math.floor(at * Math.min(readFileSync(path).length, 60))),
    grow: (path) => appendFileSync(path.endsWith('.sha256') ? path.replace('.sha256', '.json') : path, 'x'),
    remove: (path) => rmSync(path),
    foreign: (path) => writeFileSync(`${path}.other`, 'x'),
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.constantFrom(...Object.keys(damages)),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (file, damage, at) => {
        const folder = await write()
        damages[damage]!(join(folder, file), at)
        expect(await refused(folder)).toMatch(/damaged|no finished backup/)
        rmSync(folder, { recursive: true })
      },
    ),
    { numRuns: 100 },
  )
})

describe('in words that say why', () => {
  test.each([
    ['another product', { ...whole, product: 'other' }, /not a backup of Attesta/],
    ['a newer format', { ...whole, format: 2, version: '9.0.0' }, /Attesta 9\.0\.0 in a newer format/],
    ['a newer migration', { ...whole, version: '9.0.0', migration: '0999_later' }, /0999_later, which is newer/],
    ['another PostgreSQL', { ...whole, database: { kind: 'cluster', postgres: 19 } }, /PostgreSQL 19/],
    [
      "a dump of the operator's own database",
      { ...whole, database: { kind: 'dump', postgres: 18 } },
      /set DATABASE_URL/,
    ],
    ['a path that leads out', { ...whole, folders: ['database/../../etc'] }, /cannot be read/],
  ])('%s', async (_, manifest, words) => expect(await refused(await write(manifest))).toMatch(words))
})
