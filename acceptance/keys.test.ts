import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys, literals } from './catalogue/keys.ts'

const folder = join(import.meta.dirname, '../packages/contract/src/words')
type Texts = Record<string, string>
/** Loaded as modules, which `npm run mutate -- rules` can change. */
const wordsIn = async (language: string): Promise<Texts> => {
  const files = readdirSync(join(folder, language)).map(
    (file) =>
      import(/* @vite-ignore */ join(folder, language, file), { with: { type: 'json' } }) as Promise<{
        default: Texts
      }>,
  )
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default)) as Texts
}
const said = { en: await wordsIn('en'), it: await wordsIn('it'), de: await wordsIn('de') }

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
