import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys, literals } from './catalogue/keys.ts'

const folder = join(import.meta.dirname, '../packages/contract/src/words')
const wordsIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(folder, language)).map(
      (file) => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, string>,
    ),
  )
const said = { en: wordsIn('en'), it: wordsIn('it'), de: wordsIn('de') }

test.each(keys.map(({ key }) => key))('%s has words in three languages', (key) => {
  const texts = Object.values(said).map((words) => words[key]?.trim())
  expect(texts).not.toContain(undefined)
  expect(new Set(texts).size, 'each language its own').toBe(3)
})

/** Rules that name a text by another id than its own. */
const alsoNamedBy: Partial<Record<string, string>> = { continue: 'A9-continue-label' }

for (const { name, text, key } of literals)
  test(`«${text}» stands to the letter`, { tags: [`L-${name}`, alsoNamedBy[name] ?? []].flat() }, () =>
    expect(said.en[key]).toBe(text),
  )
