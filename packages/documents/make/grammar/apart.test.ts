/** The grammar and the reader are written apart: neither imports the other's words or rules. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { concepts, dictionaries, languages } from './words.ts'

const GRAMMAR = fileURLToPath(new URL('.', import.meta.url))
const READER = fileURLToPath(new URL('../../src/', import.meta.url))

const textsIn = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && isWanted(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

const reader = textsIn(READER, () => true)
const grammar = textsIn(GRAMMAR, (file) => !file.endsWith('.test.ts'))

test('the reader imports nothing that draws', () => {
  expect(reader.length).toBeGreaterThan(100)
  const product = reader.filter(({ file }) => !/\.test\.ts$|testing\//.test(file))
  expect(product.filter(({ text }) => /from '[^']*\bmake\//.test(text)).map(({ file }) => file)).toEqual([])
})

test('the grammar imports of the reader only its front door', () => {
  const imports = grammar.flatMap(({ text }) =>
    [...text.matchAll(/from '([^']*\/src\/[^']*)'/g)].map((match) => match[1]),
  )
  expect([...new Set(imports)]).toEqual(['../../src/pipeline.ts'])
})

describe.each(languages)('the dictionary of %s', (language) => {
  test.each(concepts)('has at least twelve wordings for %s', (concept) =>
    expect(
      new Set(dictionaries[language][concept].map((wording) => wording.toLowerCase())).size,
    ).toBeGreaterThanOrEqual(12),
  )
})

test('at least a third of the wordings occur nowhere in the sources of the reader', () => {
  const sources = reader.map(({ text }) => text.toLowerCase()).join('\n')
  const wordings = [...new Set(languages.flatMap((language) => Object.values(dictionaries[language]).flat()))]
  const unknown = wordings.filter((wording) => !sources.includes(wording.toLowerCase()))
  expect(wordings.length).toBeGreaterThan(900)
  expect(unknown.length / wordings.length).toBeGreaterThan(1 / 3)
})
