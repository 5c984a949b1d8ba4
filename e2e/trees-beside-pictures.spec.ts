/**
 * What a screen reader is told of the screens that pictures are kept of: the accessibility tree beside its picture, to
 * the letter. Those of the form are compared in every run, those of desks and reports together with their pictures.
 * After a change that was meant, `npm run pictures -- --update-snapshots` writes both again; a tree is read before it
 * is kept.
 */
import { expect } from '@playwright/test'
import { galleryPages } from './support/gallery-pages.ts'
import { test } from './support/on-preview.ts'
import { besideTheForm, picturesOf, treeOf, type Pictured } from './support/pictured.ts'
import { play, untilLoaded } from './support/played.ts'

const isCompared = ({ screen }: Pictured) => process.env.PICTURES !== undefined || !besideTheForm.includes(screen)

for (const pictured of picturesOf(await galleryPages()).filter(isCompared)) {
  test(`${pictured.screen} ${pictured.state}, in ${pictured.language}, as it is read out`, async ({
    preview: page,
  }) => {
    await play(page, pictured.screen, pictured.state, pictured.language)
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    let told = ''
    // Parts of a screen come when they are needed: the tree that stays counts.
    await expect(async () => {
      await untilLoaded(page)
      const before = told
      told = await page.locator('body').ariaSnapshot()
      expect(told).toBe(before)
    }).toPass({ intervals: [300] })
    // The service listens on another port in each run, and empty places for announcements come when they come.
    const { host } = new URL(page.url())
    const kept = told.replaceAll(host, 'attesta.example').replaceAll(/^- log\n/gm, '')
    expect(`${kept}\n`).toMatchSnapshot(treeOf(pictured))
  })
}
