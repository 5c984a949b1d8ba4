/**
 * Every screen in every state, language and width: nothing sticks out, nothing is stuck. All are played on one page,
 * from state to state. Each language is drawn in the narrowest width and in one of its own, in which axe looks at it,
 * so that each state is looked at in all three widths; colours and sizes are looked at in the narrowest and the widest:
 * between them nothing is shown that neither shows. `GALLERY=full` has all widths drawn and looked at in all languages.
 * `GALLERY_SHOTS=folder` keeps a picture of each.
 */
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { walkedNow } from '../scripts/whole-run.ts'
import { expectAccessible } from './support/accessible.ts'
import { galleryPages } from './support/gallery-pages.ts'
import { besideTheForm } from './support/pictured.ts'
import { test } from './support/on-preview.ts'
import { play } from './support/played.ts'

/** The narrowest shows nearly all that sticks out: every state is drawn in it, in every language. */
const narrowest = 320
const widths = [narrowest, 1280, 390]
const looked: [language: string, atWidth: number][] = [
  ['en', 390],
  ['it', 320],
  ['de', 1280],
]
/** The language of the longest words: in it the form is also drawn with text twice as large, in the narrowest width. */
const largeText = 'de'
const isLargeTextHeld = (screen: string) => !besideTheForm.includes(screen)
const isFull = process.env.GALLERY === 'full'
const shots = process.env.GALLERY_SHOTS

// The address of a state shows what a trace would, and a trace of each of a thousand looks takes as long as the looks.
test.use({ trace: 'off' })

for (const page of await galleryPages()) {
  for (const [at, [language, atWidth]] of looked.entries()) {
    const { screen } = page,
      states = walkedNow(page.states, 2 * looked.length, 2 * at)
    if (states.length === 0) continue
    test(
      `${screen} in ${language}: ${states.length} states`,
      { tag: ['@G-8', '@RR-4', '@LD-4'] },
      async ({ preview: page }) => {
        // Only ends what hangs: a screen has up to a hundred states.
        test.setTimeout(60_000 + states.length * 15_000)
        for (const state of states) {
          await play(page, screen, state, language)
          const wanted = isFull ? widths : [...new Set([narrowest, atWidth])]
          // Begun in the width that the state before ended in: each change lays the whole page out again.
          for (const width of page.viewportSize()?.width === wanted.at(-1) ? wanted.toReversed() : wanted) {
            await page.setViewportSize({ width, height: 844 })
            // Charts measure their box and draw again: what counts is the picture that stays.
            const over = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
            await expect.soft.poll(over, { message: `${state} at ${width} px sticks out` }).toBeLessThanOrEqual(0)
            if (width === narrowest && language === largeText && isLargeTextHeld(screen)) {
              await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
              await expect.soft.poll(over, { message: `${state} in large text sticks out` }).toBeLessThanOrEqual(0)
              await page.evaluate(`document.documentElement.style.fontSize = ''`)
            }
            if (isFull || width === atWidth)
              await expectAccessible(page, `${state} at ${width} px`, {
                looks: isFull || width === narrowest || width === Math.max(...widths),
              })
            if (shots && width !== 320)
              await page.screenshot({
                path: join(shots, `${screen}-${state}-${language}-${width}.png`),
                fullPage: true,
              })
          }
        }
      },
    )
  }
}

/** Windows of a small laptop and of a tablet, between the widths above, where a table has the least room. */
const between = [768, 900, 1024, 1100, 1199]
test('the landlord’s lists stick out of no window between a phone and a desk', async ({ preview: page }) => {
  for (const state of ['list', 'picked', 'listings']) {
    await play(page, 'dashboard', state, largeText)
    for (const width of between) {
      await page.setViewportSize({ width, height: 844 })
      const over = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      await expect.soft.poll(over, { message: `${state} at ${width} px sticks out` }).toBeLessThanOrEqual(0)
    }
  }
})
