import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { galleryPages } from '../e2e/support/gallery-pages.ts'
import { fileOf, picturesOf, treeOf } from '../e2e/support/pictured.ts'

const folder = join(import.meta.dirname, '../e2e/pictures')
const maxBytes = 2 * 1024 * 1024

test('of every screen two pictures are kept, each with its accessibility tree, all of them together small, and none of anything else', async () => {
  const kept = readdirSync(folder)
  expect(kept.sort()).toEqual(
    picturesOf(await galleryPages())
      .flatMap((pictured) => [fileOf(pictured), treeOf(pictured)])
      .sort(),
  )
  expect(kept.reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)).toBeLessThan(maxBytes)
})
