/** docs/acceptance.md says which rules are named and which are shown. Written by `npx vitest run acceptance -u`. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, headings } from './catalogue.ts'
import { literals } from './catalogue/keys.ts'
import { noticed } from './noticed.ts'
import { tableOf } from './table.ts'
import { filesNaming, sourcesOfTests } from './tags.ts'

/** With those of keys.test.ts, which makes the tags of the fixed texts from the catalogue. */
const files = new Map<string, string[]>([
  ...literals.map(({ name }): [string, string[]] => [`L-${name}`, ['acceptance/keys.test.ts']]),
  ...filesNaming(sourcesOfTests()),
])

test('the table of rules is up to date', () =>
  expect(tableOf(catalogue, headings, files, noticed)).toMatchFileSnapshot(
    join(import.meta.dirname, '../docs/acceptance.md'),
  ))
