/** docs/specification/ says what the catalogue says. Written by `npx vitest run acceptance -u`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, headings } from './catalogue.ts'
import { anchorOf, specificationIndex, specificationPage } from './specification.ts'
import { specificationPages } from './specification-pages.ts'

const folder = join(import.meta.dirname, '../docs/specification')

test.each(specificationPages.map((page) => [page.file, page] as const))(
  '%s says what the catalogue says',
  (file, page) => expect(specificationPage(page, catalogue, headings)).toMatchFileSnapshot(join(folder, file)),
)

test('README.md lists the pages', () =>
  expect(specificationIndex(catalogue)).toMatchFileSnapshot(join(folder, 'README.md')))

test('no other page stands in the folder', () =>
  expect(readdirSync(folder).sort()).toEqual([...specificationPages.map(({ file }) => file), 'README.md'].sort()))

test('each group of ids stands on one page', () =>
  expect(specificationPages.flatMap(({ groups }) => groups).sort()).toEqual([...headings.keys()].sort()))

test('each rule has a heading of its own to link to', () => {
  const anchors = catalogue.map(({ id }) => anchorOf(id))
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
})
