/** What a backup holds: each part with its SHA-256, and what is needed to judge whether it can be restored here. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { BackupRefused } from './backup-refused.ts'

export const MANIFEST_FILE = 'manifest.json'
/** In the format of sha256sum. Written last: a folder without it is not a finished backup. */
export const SEAL_FILE = 'manifest.sha256'
const FORMAT = 1

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** «database/base/5/1247»: below the backup and nowhere else */
const relativePath = z
  .string()
  .check(z.refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), 'leads out of the backup'))

const manifest = z.object({
  product: z.literal('attesta'),
  format: z.int(),
  version: z.string(),
  /** ISO 8601, UTC */
  madeAt: z.string(),
  /** `cluster`: the files of the embedded server. `dump`: made by pg_dump. */
  database: z.object({ kind: z.enum(['cluster', 'dump']), postgres: z.int() }),
  /** The newest migration applied, «0021_codes_belong_to_browsers». */
  migration: z.string(),
  /** Key id → a check value that tells which key it was, and nothing about it. */
  keys: z.record(z.string(), z.string()),
  /** Folders, empty ones too. */
  folders: z.array(relativePath),
  parts: z.array(z.object({ path: relativePath, bytes: z.int(), sha256 })),
})
export type Manifest = z.infer<typeof manifest>
export type Part = Manifest['parts'][number]

export const withFormat = (contents: Omit<Manifest, 'product' | 'format'>): Manifest => ({
  product: 'attesta',
  format: FORMAT,
  ...contents,
})

export async function writeManifest(folder: string, contents: Manifest): Promise<void> {
  const text = `${JSON.stringify(contents, null, 1)}\n`
  await writeFile(join(folder, MANIFEST_FILE), text, { mode: 0o600, flush: true })
  await writeFile(join(folder, SEAL_FILE), `${digest(text)}  ${MANIFEST_FILE}\n`, { mode: 0o600, flush: true })
}

/** @throws BackupRefused when the folder is no finished backup of this product in a format that it knows */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(unfinished(folder))
  const seal = await readFile(join(folder, SEAL_FILE), 'utf8').catch(unfinished(folder))
  if (!seal.startsWith(`${digest(text)}  `))
    throw new BackupRefused(`The backup is damaged: ${MANIFEST_FILE} is not what was written.`)
  const json = JSON.parse(text) as { product?: unknown; format?: unknown; version?: unknown }
  if (json.product !== 'attesta') throw new BackupRefused('This is not a backup of Attesta.')
  if (json.format !== FORMAT)
    throw new BackupRefused(
      `The backup was made by Attesta ${String(json.version)} in a newer format: restore it with that version or a later one.`,
    )
  const parsed = manifest.safeParse(json)
  if (!parsed.success) throw new BackupRefused(`The backup is damaged: ${MANIFEST_FILE} cannot be read.`)
  return parsed.data
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const unfinished = (folder: string) => (cause: unknown) => {
  throw new BackupRefused(`There is no finished backup in ${folder}: ${MANIFEST_FILE} or ${SEAL_FILE} is missing.`, {
    cause,
  })
}
