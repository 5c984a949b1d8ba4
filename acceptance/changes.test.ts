import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { changes } from './changes.ts'

test.each(changes)('«$from» stands once in $file, and belongs to rules of the catalogue', ({ file, from, rules }) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8').split(from)).toHaveLength(2)
  const ids = catalogue.map(({ id }) => id)
  expect(rules.filter((id) => !ids.includes(id))).toEqual([])
})
