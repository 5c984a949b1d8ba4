/**
 * Every control of every screen in every state is pressed: nothing throws, no page is blank, every dialog closes and
 * gives the focus back. The form and the report on a phone in Italian, the desks at a desk in German.
 * `CRAWL=full` presses all of them in both; `CRAWL_DEPTH=2` also what only comes by a press.
 */
import { expect } from '@playwright/test'
import { Crawler } from './support/crawl.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { test } from './support/on-preview.ts'
import { play } from './support/played.ts'

const depth = Number(process.env.CRAWL_DEPTH ?? 1)
const MAX_PRESSES = 150
const phone = ['it', 390] as const
const desk = ['de', 1280] as const
const atDesks: readonly string[] = ['dashboard', 'operator']
const looksOf = (screen: string) =>
  process.env.CRAWL === 'full' ? [phone, desk] : [atDesks.includes(screen) ? desk : phone]

test.use({ trace: 'off' })

for (const { screen, states } of await galleryPages()) {
  for (const [language, width] of looksOf(screen)) {
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
