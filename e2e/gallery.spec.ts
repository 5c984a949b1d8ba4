/**
 * Every screen in every state, language and width: nothing sticks out, nothing is stuck. axe looks at every state in Italian, the language of the path;
 * with `GALLERY=full` in all three, which takes three times as long. `GALLERY_SHOTS=folder` keeps a picture of each.
 */
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { galleryPages } from './support/gallery-pages.ts'

const widths = [320, 1280, 390]
const shots = process.env.GALLERY_SHOTS
const meetsAxe = (language: string) => language === 'it' || process.env.GALLERY === 'full'

for (const { screen, states } of await galleryPages()) {
  for (const language of ['en', 'it', 'de']) {
    test(`${screen} in ${language}: ${states.length} states`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const state of states) {
        await page.goto(`${process.env.PRODUCT_URL}/preview?screen=${screen}&state=${state}&lang=${language}`)
        await expect(page.locator('html'), `${state} is played to its end`).toHaveAttribute('data-ready', 'yes')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
          expect.soft(over, `${state} at ${width} px sticks out`).toBeLessThanOrEqual(0)
          if (shots && width !== 320) await page.screenshot({ path: join(shots, `${screen}-${state}-${language}-${width}.png`), fullPage: true })
        }
        if (meetsAxe(language)) await expectAccessible(page, state)
      }
    })
  }
}
