import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@attesta/contract/fields.ts'
import type { LegalPage } from '@attesta/contract/routes/legal.ts'

/** Returns where the operator puts texts of their own: `<DATA_DIR>/legal/<language>/<page>.md`. */
export const ownTextFile = (dataDir: string, language: Language, page: LegalPage): string =>
  join(dataDir, 'legal', language, `${page}.md`)

/**
 * The operator's text, read each time, so that a change needs no restart; null when there is no such file. An
 * unreadable one is an error, never our template in its place.
 */
export async function readOwnText(dataDir: string, language: Language, page: LegalPage): Promise<string | null> {
  try {
    return await readFile(ownTextFile(dataDir, language, page), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
