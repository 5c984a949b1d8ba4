import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BackupRefused } from './backup-refused.ts'
import { hashOf } from './hashed-copy.ts'
import { MANIFEST_FILE, SEAL_FILE, type Manifest } from './manifest.ts'

/** Files below a folder with `/` between names, sorted, and the folders. */
export async function listBelow(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const named = entries.map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }))
  return {
    files: named
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => path)
      .sort(),
    folders: named
      .filter(({ entry }) => entry.isDirectory())
      .map(({ path }) => path)
      .sort(),
  }
}

/**
 * Reads every part, before anything is restored. @throws BackupRefused naming the first part that is not as it was
 * written
 */
export async function checkParts(folder: string, { parts }: Manifest): Promise<void> {
  const named = new Set([MANIFEST_FILE, SEAL_FILE, ...parts.map(({ path }) => path)])
  const { files } = await listBelow(folder)
  const unknown = files.find((file) => !named.has(file))
  if (unknown !== undefined) throw new BackupRefused(`The backup is damaged: ${unknown} does not belong to it.`)
  const there = new Set(files)
  for (const { path, bytes, sha256 } of parts) {
    if (!there.has(path)) throw new BackupRefused(`The backup is damaged: ${path} is missing.`)
    const found = await hashOf(join(folder, path))
    if (found.bytes !== bytes)
      throw new BackupRefused(`The backup is damaged: ${path} has ${found.bytes} bytes instead of ${bytes}.`)
    if (found.sha256 !== sha256) throw new BackupRefused(`The backup is damaged: ${path} is not what was written.`)
  }
}
