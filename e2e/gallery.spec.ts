/** Every screen in every state, language and width: nothing sticks out, nothing fails axe, nothing is stuck. `GALLERY_SHOTS=folder` keeps a picture of each. */
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { galleryPages } from './support/gallery-pages.ts'

const widths = [320, 390, 1280]
const shots = process.env.GALLERY_SHOTS
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { screen, states } of await galleryPages()) {
  for (const language of ['en', 'it', 'de']) {
    test(`${screen} in ${language}: ${states.length} states`, async ({ page }) => {
      for (const state of states) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${process.env.PRODUCT_URL}/preview?screen=${screen}&state=${state}&lang=${language}`)
        await expect(page.locator('html'), `${state} is played to its end`).toHaveAttribute('data-ready', 'yes')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
          expect.soft(over, `${state} at ${width} px sticks out`).toBeLessThanOrEqual(0)
          if (shots && width !== 320) await page.screenshot({ path: join(shots, `${screen}-${state}-${language}-${width}.png`), fullPage: true })
        }
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`), `${state} by axe`).toEqual([])
      }
    })
  }
}
