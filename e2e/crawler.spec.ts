/**
 * Every control of every screen in every state is pressed: nothing throws, no page is blank, every dialog closes and
 * gives the focus back. The form and the report on a phone in Italian, the desks at a desk in German.
 * `CRAWL=full` presses all of them in both; `CRAWL_DEPTH=2` also what only comes by a press.
 */
import { expect } from '@playwright/test'
import { walkedNow } from '../scripts/whole-run.ts'
import { Crawler } from './support/crawl.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { test } from './support/on-preview.ts'
import { play } from './support/played.ts'

const depth = Number(process.env.CRAWL_DEPTH ?? 1)
const MAX_PRESSES = 150
/** In one test: a desk has three times as many, and its parts are walked beside one another. */
const MAX_STATES = 60
/** Of how many states the short run walks one. */
const EVERY_IN_SHORT = 8
const phone = ['it', 390] as const
const desk = ['de', 1280] as const
const atDesks: readonly string[] = ['dashboard', 'operator']
const looksOf = (screen: string) =>
  process.env.CRAWL === 'full' ? [phone, desk] : [atDesks.includes(screen) ? desk : phone]
const partsOf = (states: readonly string[]) =>
  Array.from({ length: Math.ceil(states.length / MAX_STATES) }, (_, index) =>
    states.slice(index * MAX_STATES, (index + 1) * MAX_STATES),
  )

test.use({ trace: 'off' })

for (const { screen, states: all } of await galleryPages()) {
  const states = walkedNow(all, EVERY_IN_SHORT, 0)
  for (const [language, width] of looksOf(screen)) {
    for (const [index, part] of partsOf(states).entries()) {
      const from = index * MAX_STATES + 1
      test(`every control of ${screen} at ${width} px: states ${from} to ${from + part.length - 1}`, async ({
        preview: page,
      }) => {
        // Only ends what hangs, as the gallery does.
        test.setTimeout(60_000 + part.length * 15_000)
        await page.setViewportSize({ width, height: 844 })
        const crawler = new Crawler(page)
        await crawler.begin()
        for (const state of part)
          await crawler.crawl(state, {
            replay: () => play(page, screen, state, language),
            depth,
            isFull: depth > 1,
            maxPresses: MAX_PRESSES * depth * depth,
          })
        crawler.end()
        // A part of the states may have nothing to press; all of them together do.
        if (states.length === all.length) expect(crawler.presses).toBeGreaterThan(0)
        expect(crawler.faults).toEqual([])
      })
    }
  }
}
