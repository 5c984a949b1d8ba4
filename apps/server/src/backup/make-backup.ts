import { mkdir, readdir, readFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { NotStored } from '@attesta/providers/storage/port.ts'
import type { Clock } from '../clock.ts'
import type { MasterKeys } from '../crypto/key-file.ts'
import { readDatabaseFacts } from '../db/applied-migrations.ts'
import { copyCluster } from '../db/embedded/copy-cluster.ts'
import { BackupRefused } from './backup-refused.ts'
import { dumpDatabase } from '../db/dump-database.ts'
import { writeHashed } from './hashed-copy.ts'
import { keyChecks } from './key-checks.ts'
import { withFormat, writeManifest, type Manifest, type Part } from './manifest.ts'

export const DATABASE_FOLDER = 'database'
export const DUMP_FILE = 'database.dump'
export const FILES_FOLDER = 'files'
/** Kept beside the database, below DATA_DIR. In a backup they are only as new as it. */
export const LISTS = ['erasures.jsonl', 'audit-anchors.jsonl'] as const

export interface BackupSource {
  /** As the owner of the database. */
  databaseUrl: string
  /** Folder of the embedded server; undefined: the database is the operator's own. */
  cluster: string | undefined
  dataDir: string
  storage: Storage
  keys: MasterKeys
  clock: Clock
  version: string
}

/**
 * Copies everything but the keys into an empty folder while the product runs. The lists first, then the database, then
 * the files: so every anchor is in the database, and every file that it names is there unless it was deleted meanwhile.
 */
export async function makeBackup(source: BackupSource, to: string): Promise<Manifest> {
  await emptyFolder(to)
  const parts: Part[] = []
  const folders: string[] = []
  const add = async (path: string, body: AsyncIterable<Uint8Array>) => {
    parts.push({ path, ...(await writeHashed(join(to, path), body)) })
  }
  const madeAt = source.clock.now().toISOString()
  for (const name of LISTS) {
    const text = await readFile(join(source.dataDir, name)).catch(noneYet)
    await add(name, once(text))
  }
  const { migration, postgres } = await readDatabaseFacts(source.databaseUrl)
  if (source.cluster === undefined) await add(DUMP_FILE, dumpDatabase(source.databaseUrl))
  else
    await copyCluster(source.databaseUrl, source.cluster, {
      folder: (path) => folders.push(`${DATABASE_FOLDER}/${path}`),
      file: (path, body) => add(`${DATABASE_FOLDER}/${path}`, body),
    })
  for await (const { key } of source.storage.list('')) {
    if (key.startsWith('probes/')) continue
    const body = await source.storage.get(key).catch((error: unknown) => {
      // Deleted since it was listed.
      if (error instanceof NotStored) return undefined
      throw error
    })
    if (body) await add(`${FILES_FOLDER}/${key}`, body as AsyncIterable<Buffer>)
  }
  const manifest = withFormat({
    version: source.version,
    madeAt,
    database: { kind: source.cluster === undefined ? 'dump' : 'cluster', postgres },
    migration,
    keys: keyChecks(source.keys),
    folders,
    parts,
  })
  await writeManifest(to, manifest)
  return manifest
}

/** No person was erased yet, or nothing was anchored. */
const noneYet = (error: NodeJS.ErrnoException): Buffer => {
  if (error.code === 'ENOENT') return Buffer.alloc(0)
  throw error
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Makes the folder. @throws BackupRefused when something is in it */
async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`${folder} is not empty: each backup needs a folder of its own.`)
}

/** The master keys, to a place that must not be the backup's. */
export async function copyKeys(from: string, to: string): Promise<void> {
  await emptyFolder(to)
  for (const name of await readdir(from)) await writeHashed(join(to, name), createReadStream(join(from, name)))
}
