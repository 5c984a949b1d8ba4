/** What stands on the form's start before its scripts have come. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { demo } from '../support/demo.ts'
import { heading, onwards } from '../support/form-page.ts'
import { wordsIn } from '../support/words.ts'

const start = `${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`
const t = wordsIn('it')

test(
  'the start can be read before a script runs, and nothing of it moves when the page takes over',
  { tag: ['@OC-1'] },
  async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(start, { waitUntil: 'commit' })
    const texts = page.locator('.page-header p, h1, .blurbs h2, .blurbs p, .facts li').filter({ visible: true })
    await expect(heading(page)).toHaveText(t('Occupation.Intro.Header'))
    await expect(page.locator('.page-header .description')).toContainText('Lo riceve anche')
    await expect(onwards(page)).toHaveCount(0)
    await expectAccessible(page, 'the drawn start')
    await page.evaluate('document.fonts.ready.then(() => true)')
    const places = () =>
      texts.evaluateAll((all) =>
        all.map((one) => [
          one.textContent,
          Math.round(one.getBoundingClientRect().top),
          Math.round(one.getBoundingClientRect().left),
        ]),
      )
    const before = await places()
    expect(before.length).toBeGreaterThan(10)
    release()
    await expect(onwards(page)).toBeVisible()
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await page.evaluate('document.fonts.ready.then(() => true)')
    expect(await places()).toEqual(before)
  },
)

test('whom a letter leads on sees the start go', async ({ page }) => {
  await page.goto(`${start}#resume_application=true&first_name=Giulia&last_name=Bianchi&email=giulia%40esempio.example`)
  await expect(page.locator('main[data-screen="sign-up"]')).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
})
