/** When the last backup was made, in a file below DATA_DIR: metrics and the doctor read it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const FILE = 'last-backup.json'
const shape = z.object({ madeAt: z.iso.datetime() })

export async function noteBackup(dataDir: string, madeAt: string): Promise<void> {
  await writeFile(join(dataDir, FILE), `${JSON.stringify({ madeAt })}\n`, { mode: 0o600 })
}

/** Undefined: none was made from this folder by `npm run backup`. */
export async function readLastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : new Date(shape.parse(JSON.parse(text)).madeAt)
}
