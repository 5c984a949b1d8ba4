/**
 * Every screen in every state, language and width: nothing sticks out, nothing is stuck, and axe finds nothing. A screen is loaded once and then
 * played from state to state. `GALLERY_SHOTS=folder` keeps a picture of each.
 */
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { openPreview, play } from './support/played.ts'

const widths = [320, 1280, 390]
const shots = process.env.GALLERY_SHOTS

for (const { screen, states } of await galleryPages()) {
  for (const language of ['en', 'it', 'de']) {
    test(`${screen} in ${language}: ${states.length} states`, async ({ page }) => {
      await openPreview(page)
      for (const state of states) {
        await play(page, screen, state, language)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          // Charts measure their box and draw again: what counts is the picture that stays.
          const over = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
          await expect.soft.poll(over, { message: `${state} at ${width} px sticks out` }).toBeLessThanOrEqual(0)
          if (shots && width !== 320) await page.screenshot({ path: join(shots, `${screen}-${state}-${language}-${width}.png`), fullPage: true })
        }
        await expectAccessible(page, state)
      }
    })
  }
}
