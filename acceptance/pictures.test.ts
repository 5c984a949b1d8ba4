import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { galleryPages } from '../e2e/support/gallery-pages.ts'
import { fileOf, picturesOf } from '../e2e/support/pictured.ts'

const folder = join(import.meta.dirname, '../e2e/pictures')
const maxBytes = 2 * 1024 * 1024

test('of every screen two pictures are kept, all of them together small, and none of anything else', async () => {
  const kept = readdirSync(folder)
  expect(kept.sort()).toEqual(
    picturesOf(await galleryPages())
      .map(fileOf)
      .sort(),
  )
  expect(kept.reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)).toBeLessThan(maxBytes)
})
