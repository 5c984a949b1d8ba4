/**
 * Who asked to be erased and when, ids only, kept beside the database and outside its backups: a database brought back
 * from yesterday forgets them again.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const ledgerOf = (dataDir: string): string => join(dataDir, 'erasures.jsonl')

export async function noteErasure(file: string, userId: string, at: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await appendFile(file, `${JSON.stringify({ userId, at })}\n`, { mode: 0o600 })
}

/** The accounts in the order in which they were erased. */
export async function readErased(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { userId: string }).userId)
}
