/** What stands on the form's start before its scripts have come. */
import { expect, test, type Page } from '@playwright/test'
import { prefetchAfterMs } from '../../apps/web/src/apply/shell/prefetch-after-ms.ts'
import { expectAccessible } from '../support/accessible.ts'
import { demo, giulia } from '../support/demo.ts'
import { heading, onwards } from '../support/form-page.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const start = `${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`
const t = wordsIn('it')

/** @returns what lets the scripts come */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Waits until all of the page has come, its styles and its letters: before that, things stand elsewhere. */
async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(`document.readyState !== 'loading' &&
    [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)`)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

test(
  'the start can be read before a script runs, and nothing of it moves when the page takes over',
  { tag: ['@OC-1'] },
  async ({ page }) => {
    const release = await holdScripts(page)
    // While its database is busy the product draws the start of no home.
    await expect(async () => {
      await page.goto(start, { waitUntil: 'commit' })
      const description = page.locator('.page-header .description')
      await expect(description).toContainText('con cui candidarti presso', { timeout: 10_000 })
    }).toPass({ timeout: 180_000 })
    const texts = page.locator('.page-header p, h1, .blurbs h2, .blurbs p, .facts li').filter({ visible: true })
    await expect(heading(page)).toHaveText(t('Occupation.Intro.Header'))
    await expect(onwards(page)).toHaveCount(0)
    await expectAccessible(page, 'the drawn start')
    await laidOut(page)
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
    await laidOut(page)
    expect(await places()).toEqual(before)
  },
)

test('whom a letter leads on sees the start go', async ({ page }) => {
  await page.goto(`${start}#resume_application=true&first_name=Giulia&last_name=Bianchi&email=giulia%40esempio.example`)
  await expect(page.locator('main[data-screen="sign-up"]')).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
})

test('the income check in a window of its own has its heading before a script runs', async ({ page }) => {
  // The next screen is fetched while this one is filled in: on a busy machine before this one is there.
  await page.addInitScript(`const begin = window.setTimeout
window.setTimeout = (run, after, ...rest) => (after === ${prefetchAfterMs} ? 0 : begin(run, after, ...rest))`)
  const person = await signedUp(page.request, giulia('giulia.opened'))
  await enter(page, person, 'income-check')
  await expect(page.locator('#checklist')).toBeVisible()
  const [release, asked] = [await holdScripts(page), new Set<string>()]
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page)).toHaveText(t('IncomeCheck.Header'))
  await expect(page.locator('#checklist')).toHaveCount(0)
  const place = () => heading(page).evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await laidOut(page)
  const before = await place()
  // Read from the page, not from what was asked so far: on a busy machine the last are asked late.
  const named = await page.locator('link').evaluateAll((links) => links.map((one) => one.getAttribute('href')))
  expect(named.length).toBeGreaterThan(20)
  release()
  await expect(page.locator('#checklist')).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  expect(await place()).toBe(before)
  // What the page did not name comes behind the screen: the search boxes, panels that are there for some.
  const late = [...asked].filter(
    (path) => /\/assets\/(screen|signed-in|hand-in|forms|fields)-/.test(path) && !named.includes(path),
  )
  expect(late).toEqual([])
})

test('what the list of the income check is made of is asked beside the steps', async ({ page }) => {
  const person = await signedUp(page.request, giulia('giulia.ahead'))
  await enter(page, person, 'income-check')
  await expect(page.locator('#checklist')).toBeVisible()
  const asked = page.waitForRequest('**/supported-documents**')
  await page.route('**/api/v1/workflow/?*', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('#checklist')).toBeVisible()
})
