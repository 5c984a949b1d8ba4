/**
 * Whatever breaks in a page, something is said and there is a way on; the views that once broke are opened, stepped
 * through and closed.
 */
import { expect, test as plain } from '@playwright/test'
import { test as preview } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const url = (path: string) => `${process.env.PRODUCT_URL}${path}`

for (const [page, path, call] of [
  ['verification', '/it/verify-report?token=q7Xv2&lang=it', '**/openapis/verify-qr-code*'],
  ['shared report', '/it/shared-report?token=q7Xv2&lang=it', '**/api/v2/report/shared?*'],
] as const) {
  plain(`the ${page} that is given an answer it cannot draw offers a way on`, async ({ page: browser }) => {
    await browser.route(call, (route) => route.fulfill({ json: { success: true } }))
    await browser.goto(url(path))
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText(words('General.Failed.Header'))
    await expect(browser.getByRole('button', { name: words('General.Reload') })).toBeVisible()
    await expect(browser.getByRole('link', { name: words('General.BackHome') })).toBeVisible()
  })
}

for (const width of [390, 1280]) {
  preview(
    `at ${width} px the evidence of a figure is opened, stepped through and closed; the report stays where it was`,
    async ({ preview: page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.setViewportSize({ width, height: 844 })
      await play(page, 'result', 'lookedAtPage', 'it')
      const panel = page.locator('dialog[open]')
      await expect(panel.locator('.page-lines svg').first()).toBeVisible()
      for (const action of ['page-after', 'page-whole', 'page-size', 'page-whole', 'page-before', 'all-sources'])
        await panel.locator(`[data-action="${action}"]`).click()
      await panel.locator('[data-action^="page-net_income-"]').last().click()
      await expect(panel.locator('.page-lines svg').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await page.locator('[data-action="why-rent"]').scrollIntoViewIfNeeded()
      const top = await page.evaluate('scrollY')
      await page.locator('[data-action="why-rent"]').click()
      await panel.locator('.close').click()
      await expect(panel).toHaveCount(0)
      await expect.poll(() => page.evaluate('scrollY')).toBe(top)
      await expect(page.locator('article.report h1')).toBeVisible()
      expect(errors).toEqual([])
    },
  )
}

preview(
  'the page beside the readings of a review is marked here and there without an error',
  async ({ preview: page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 1280, height: 900 })
    await play(page, 'operator', 'reviewCase', 'it')
    const marks = page.locator('.review-sheet rect')
    for (const at of [0, 1, 0]) await marks.nth(at).click({ force: true })
    await expect(page.locator('.review-sheet rect.marked')).toHaveCount(1)
    expect(errors).toEqual([])
  },
)

for (const state of ['golden', 'household', 'rapid'] as const) {
  preview(
    `the report «${state}» decides on the first screen of a phone, and ends within five of them`,
    async ({ preview: page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await play(page, 'report', state, 'it')
      const ends = async () => {
        const strip = (await page.locator('.strip').boundingBox())!
        return strip.y + strip.height
      }
      await expect.poll(ends).toBeLessThanOrEqual(844)
      const heightOf = () => page.evaluate<number>('document.documentElement.scrollHeight')
      await expect.poll(heightOf).toBeLessThanOrEqual(5 * 844)
    },
  )
}
