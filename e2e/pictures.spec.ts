/**
 * The screens beside the pictures of them that are kept, at 390 px: what was not meant to look different is found
 * before anybody is surprised by it. The pictures are half as wide and of few colours, so that another drawing of the
 * same letters makes no difference. `npm run pictures`; after a change that was meant, `npm run pictures --
 * --update-snapshots`.
 */
import { expect, type Page } from '@playwright/test'
import { sharp } from '@attesta/documents/image/sharp-gray.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { test } from './support/on-preview.ts'
import { fileOf, picturesOf } from './support/pictured.ts'
import { play, untilLoaded } from './support/played.ts'

/** The whole page, once nothing on it changes any more: parts of a screen come when they are needed. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate('document.fonts.ready')
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  let whole: Buffer = Buffer.alloc(0)
  await expect(async () => {
    await untilLoaded(page)
    const before = whole
    whole = await page.screenshot({ fullPage: true, animations: 'disabled' })
    expect(whole.equals(before)).toBe(true)
  }).toPass({ intervals: [300] })
  return whole
}

const keptWidth = 195
const colours = 16

for (const pictured of picturesOf(await galleryPages())) {
  test(`${pictured.screen} ${pictured.state}, in ${pictured.language}`, async ({ preview: page }) => {
    await play(page, pictured.screen, pictured.state, pictured.language)
    const small = await sharp(await pictureOf(page))
      .resize({ width: keptWidth })
      .png({ palette: true, colours, effort: 10 })
      .toBuffer()
    expect(small).toMatchSnapshot(fileOf(pictured), { threshold: 0.25, maxDiffPixelRatio: 0.01 })
  })
}
