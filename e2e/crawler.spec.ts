/**
 * Every control of every screen in every state is pressed, on a phone in Italian and at a desk in German: nothing
 * throws, no page is blank, every dialog
 * closes and gives the focus back. `CRAWL_DEPTH=2` also presses what only comes by a press.
 */
import { expect } from '@playwright/test'
import { Crawler } from './support/crawl.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { test } from './support/on-preview.ts'
import { play } from './support/played.ts'

const depth = Number(process.env.CRAWL_DEPTH ?? 1)
const MAX_PRESSES = 150
const looks = [
  ['it', 390],
  ['de', 1280],
] as const

test.use({ trace: 'off' })

for (const { screen, states } of await galleryPages()) {
  for (const [language, width] of looks) {
    test(`every control of ${screen} at ${width} px: ${states.length} states`, async ({ preview: page }) => {
      await page.setViewportSize({ width, height: 844 })
      const crawler = new Crawler(page)
      await crawler.begin()
      for (const state of states)
        await crawler.crawl(state, {
          replay: () => play(page, screen, state, language),
          depth,
          isFull: depth > 1,
          maxPresses: MAX_PRESSES * depth * depth,
        })
      crawler.end()
      expect(crawler.presses).toBeGreaterThan(0)
      expect(crawler.faults).toEqual([])
    })
  }
}
