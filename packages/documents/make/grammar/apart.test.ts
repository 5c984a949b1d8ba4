/** The grammar and the reader are written apart: neither imports the other's words or rules. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as payslips from './payslips/words.ts'
import * as taxForms from './tax/words.ts'
import * as statements from './words.ts'

const GRAMMAR = fileURLToPath(new URL('.', import.meta.url))
const READER = fileURLToPath(new URL('../../src/', import.meta.url))

const textsIn = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && isWanted(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

const reader = textsIn(READER, () => true)
const sources = reader.map(({ text }) => text.toLowerCase()).join('\n')
const grammar = textsIn(GRAMMAR, (file) => !file.endsWith('.test.ts'))

test('the reader imports nothing that draws', () => {
  expect(reader.length).toBeGreaterThan(100)
  const product = reader.filter(({ file }) => !/\.test\.ts$|testing\//.test(file))
  expect(product.filter(({ text }) => /from '[^']*\bmake\//.test(text)).map(({ file }) => file)).toEqual([])
})

test('the grammar imports of the reader only its front door', () => {
  const imports = grammar.flatMap(({ text }) =>
    [...text.matchAll(/from '([^']*\/src\/[^']*)'/g)].map((match) => match[1]!.replace(/^(?:\.\.\/)+/, '')),
  )
  expect([...new Set(imports)]).toEqual(['src/pipeline.ts'])
})

/** By kind of document and language: the wordings of each concept. */
const dictionaries: [name: string, wordings: Record<string, readonly string[]>, least: number][] = [
  ...Object.entries(statements.dictionaries).map(
    ([language, wordings]) => [`statements, ${language}`, wordings, 300] as [string, typeof wordings, number],
  ),
  ...Object.entries(payslips.dictionaries).map(
    ([language, wordings]) => [`payslips, ${language}`, wordings, 400] as [string, typeof wordings, number],
  ),
  ...Object.entries(taxForms.dictionaries).map(
    ([language, wordings]) => [`tax forms, ${language}`, wordings, 500] as [string, typeof wordings, number],
  ),
]

describe.each(dictionaries)('the dictionary of %s', (_, wordings, least) => {
  test.each(Object.keys(wordings))('has at least twelve wordings for %s', (concept) =>
    expect(new Set(wordings[concept]!.map((wording) => wording.toLowerCase())).size).toBeGreaterThanOrEqual(12),
  )

  test('has at least a third of wordings that occur nowhere in the sources of the reader', () => {
    const all = [...new Set(Object.values(wordings).flat())],
      unknown = all.filter((wording) => !sources.includes(wording.toLowerCase()))
    expect(all.length).toBeGreaterThan(least)
    expect(unknown.length / all.length).toBeGreaterThan(1 / 3)
  })
})
