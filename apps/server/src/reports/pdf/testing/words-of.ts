import { readFileSync } from 'node:fs'
import type { Language } from '@attesta/contract/fields.ts'

const file = (language: Language, name: string) =>
  new URL(`../../../../../../packages/contract/src/words/${language}/${name}.json`, import.meta.url)

/** Returns the texts that a report's PDF is set from, by key. */
export const wordsOf = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...['report', 'questionnaire'].map((name) => JSON.parse(readFileSync(file(language, name), 'utf8')) as object),
  )
