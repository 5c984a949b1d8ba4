/**
 * Parts of the form that come later than what stands before them: a field's search box, the screen that a press asked
 * for.
 */
import { expect, test, type Page, type Route } from '@playwright/test'
import { giulia } from '../support/demo.ts'
import { field, heading, onwards, options } from '../support/form-page.ts'
import { hasCome } from '../support/keyboard.ts'
import { openPreview } from '../support/played.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('it')

/** Holds back what comes from such addresses, but for the first few. @returns what lets it go */
async function held(page: Page, address: string, { after = 0 } = {}): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let [asked, isOpen] = [0, false]
  await page.route(address, (route) => (isOpen || ++asked <= after ? route.continue() : void waiting.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

/** Opens a screen with two fields whose search boxes are held back. @returns what lets those come */
async function openAddress(page: Page): Promise<() => Promise<void>> {
  await openPreview(page)
  const letGo = await held(page, '**/comboboxes-*.js')
  await page.evaluate(
    `history.pushState(null, '', '/preview?screen=current-address&state=empty&lang=it'); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await expect(field(page, 'street')).toBeVisible()
  return letGo
}
const searchBox = (page: Page, name: string) => page.locator(`#field-${name}[role="combobox"]`)
const streetText = (page: Page) =>
  page.evaluate<unknown[]>(
    `(({ value, selectionStart, selectionEnd }) => [value, selectionStart, selectionEnd])(document.getElementById('field-street'))`,
  )

test(
  'a search box that comes late takes no letter, place or focus from who is typing',
  { tag: ['@PD-5'] },
  async ({ page }) => {
    const letGo = await openAddress(page)
    await field(page, 'street').fill('Via oma')
    await page.keyboard.press('Home')
    for (let emails = 0; emails < 4; emails++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('R')
    await letGo()
    await expect(searchBox(page, 'country')).toBeVisible()
    await expect(searchBox(page, 'street')).toBeFocused()
    await expect.poll(() => streetText(page)).toEqual(['Via Roma', 5, 5])
    await page.keyboard.type('om')
    await expect.poll(() => streetText(page)).toEqual(['Via Romoma', 7, 7])
    await expect(options(page)).not.toHaveCount(0)
  },
)

test(
  'a list that someone is in stays until they leave it, with what they chose',
  { tag: ['@PD-3'] },
  async ({ page }) => {
    const letGo = await openAddress(page)
    await field(page, 'country').focus()
    await letGo()
    await expect(searchBox(page, 'street')).toBeVisible()
    await page.keyboard.type('Germ')
    await expect(page.locator('select#field-country option:checked')).toHaveText('Germania')
    await page.keyboard.press('Tab')
    await expect(searchBox(page, 'country')).toHaveValue('Germania')
    await expect(field(page, 'street')).toBeFocused()
  },
)

test(
  'continue pressed again while the next screen is coming sends nothing twice and presses nothing there',
  { tag: ['@G-11'] },
  async ({ page, request }) => {
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.method() === 'POST') sent.push(new URL(asked.url()).pathname)
    })
    const person = await signedUp(request, giulia('giulia.presses.twice'))
    const letGo = await held(page, '**/screen-*.js', { after: 1 })
    await enter(page, person, 'additional-details')
    await page.locator('[name="livingSituation"]').selectOption({ label: t('AdditionalDetails.Living.owner') })
    await page.locator('[name="confirmation"]').check()
    await onwards(page).dblclick()
    await page.waitForURL('**/income-check**')
    await expect(onwards(page)).toBeDisabled()
    await expect(onwards(page)).toHaveAttribute('aria-busy', 'true')
    await page.locator('main').press('Enter')
    await letGo()
    await hasCome(page, 'income-check')
    await expect(heading(page)).toHaveText(t('IncomeCheck.Header'))
    await expect(heading(page)).toBeFocused()
    await expect(onwards(page)).toBeEnabled()
    expect(sent.filter((path) => /additional|income/.test(path))).toHaveLength(1)
  },
)
