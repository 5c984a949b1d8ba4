import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../packages/contract/src/words/', import.meta.url))

/**
 * Returns all words of a language, as the product says them: a test looks for the key's words, so that wording may
 * change.
 */
export function wordsIn(language: 'en' | 'it' | 'de'): (key: string) => string {
  const words = Object.assign(
    {},
    ...readdirSync(join(folder, language)).map((file) =>
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
    ),
  ) as Record<string, string>
  return (key) => {
    const text = words[key]
    if (text === undefined) throw new Error(`no words ${key} in ${language}`)
    return text
  }
}
