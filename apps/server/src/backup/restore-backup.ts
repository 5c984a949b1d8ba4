import { createReadStream, existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { knownMigrations } from '../db/applied-migrations.ts'
import { BackupRefused } from './backup-refused.ts'
import { writeHashed } from './hashed-copy.ts'
import { DATABASE_FOLDER, FILES_FOLDER, LISTS } from './make-backup.ts'
import { readManifest, type Manifest } from './manifest.ts'

/** The version of the embedded server. */
const EMBEDDED_POSTGRES = 18

/** Reads the manifest. @throws BackupRefused when the backup is foreign, unfinished, or newer than this product */
export async function openBackup(from: string, kind: Manifest['database']['kind']): Promise<Manifest> {
  const manifest = await readManifest(from)
  const { database, migration, version } = manifest
  if (!knownMigrations().includes(migration))
    throw new BackupRefused(
      `The backup was made by Attesta ${version} with the migration ${migration}, which is newer than this ` +
        `version: restore it with that version or a later one.`,
    )
  if (database.kind !== kind)
    throw new BackupRefused(
      kind === 'dump'
        ? 'The backup is of an embedded database: restore it without DATABASE_URL.'
        : 'The backup is a dump of a database of your own: set DATABASE_URL to an empty database.',
    )
  if (database.kind === 'cluster' && database.postgres !== EMBEDDED_POSTGRES)
    throw new BackupRefused(
      `The backup is of PostgreSQL ${database.postgres}; this Attesta runs PostgreSQL ${EMBEDDED_POSTGRES}.`,
    )
  return manifest
}

/** @throws BackupRefused when something is there that a restore would mix with */
export async function demandEmptyPlace(dataDir: string, storage: Storage): Promise<void> {
  if (existsSync(join(dataDir, 'postgres')))
    throw new BackupRefused(`There is a database in ${dataDir}/postgres already.`)
  for await (const _ of storage.list('')) throw new BackupRefused('There are files in the file store already.')
}

/** The embedded server's files: whole under another name first, then in place. */
export async function restoreCluster(from: string, dataDir: string, { folders, parts }: Manifest): Promise<void> {
  const making = join(dataDir, 'postgres.restoring')
  const inPlace = (path: string) => join(making, path.slice(DATABASE_FOLDER.length + 1))
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true, mode: 0o700 })
  for (const folder of folders) await mkdir(inPlace(folder), { recursive: true, mode: 0o700 })
  for (const { path } of parts)
    if (path.startsWith(`${DATABASE_FOLDER}/`)) await writeHashed(inPlace(path), createReadStream(join(from, path)))
  await chmod(making, 0o700)
  await rename(making, join(dataDir, 'postgres'))
}

/** Asks the server to go on from an archive of its log when it starts. */
export const replayArchive = (dataDir: string): Promise<void> =>
  writeFile(join(dataDir, 'postgres', 'recovery.signal'), '', { mode: 0o600 })

/** Returns how many. */
export async function restoreFiles(from: string, storage: Storage, { parts }: Manifest): Promise<number> {
  const files = parts.filter(({ path }) => path.startsWith(`${FILES_FOLDER}/`))
  for (const { path } of files)
    await storage.put(path.slice(FILES_FOLDER.length + 1), createReadStream(join(from, path)))
  return files.length
}

/** Adds to the lists below DATA_DIR what only the backup, or a newer copy, knows. */
export async function mergeLists(folders: readonly string[], dataDir: string): Promise<void> {
  for (const name of LISTS) {
    const own = await linesOf(join(dataDir, name))
    const known = new Set(own)
    for (const folder of folders)
      for (const line of await linesOf(join(folder, name))) {
        if (known.has(line)) continue
        known.add(line)
        await appendFile(join(dataDir, name), `${line}\n`, { mode: 0o600 })
      }
  }
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}
