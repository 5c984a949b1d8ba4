/**
 * Personal details and identity documents: what the screens must do, tried on played states. The tests are named by the
 * points that they hold.
 */
import { expect } from '@playwright/test'
import { field, heading, onwards, options, soonAfter } from '../support/form-page.ts'
import { test } from '../support/on-preview.ts'
import { openPreview, play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')

test(
  'greeted by name, part 1 of 2, and back from part 2 with what was said',
  { tag: ['@PD-1', '@A2-personal-details', '@G-12'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'part2', 'en')
    await expect(page.getByText(t('PersonalDetails.Part').replace('{part}', '2'))).toBeVisible()
    await page.getByText(t('General.Back'), { exact: true }).click()
    await expect(heading(page)).toContainText('Anna Bianchi')
    await expect(page.getByText(t('PersonalDetails.Part').replace('{part}', '1'))).toBeVisible()
    await expect(field(page, 'dateOfBirth')).toHaveValue('14/03/1992')
  },
)

test('what was typed and not saved is there again after a look back', { tag: ['@G-12'] }, async ({ preview: page }) => {
  await play(page, 'personal-details', 'part2', 'en')
  await field(page, 'city').fill('Padova')
  await page.getByText(t('General.Back'), { exact: true }).click()
  await field(page, 'placeOfBirth').fill('Roma')
  await onwards(page).click()
  await expect(heading(page)).toHaveText(t('PersonalDetails.Part2.Header'))
  await expect(field(page, 'city')).toHaveValue('Padova')
  // What was saved is the server's to tell; the played one knows of no Rome.
  await page.getByText(t('General.Back'), { exact: true }).click()
  await expect(field(page, 'placeOfBirth')).toHaveValue('Milano')
})

test(
  'countries by any name or dial code, ten at a time; two without the list',
  { tag: ['@PD-3', '@A5-country-search', '@A4-country-pages'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'part1Empty', 'de')
    // Until the list has come the field is a native one of two.
    await expect(page.locator('input#field-nationality')).toBeVisible()
    for (const typed of ['aust', 'ÖSTER', 'oester', '+43']) {
      await field(page, 'nationality').fill(typed)
      await expect(options(page).first()).toContainText('Österreich')
    }
    await field(page, 'nationality').fill('')
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).not.toHaveCount(0)
    // How many there are in all is known before they are shown; and the kit speaks the page's language, not the
    // browser's.
    await expect(options(page).first()).toHaveAttribute('aria-setsize', '12')
    await expect(page.locator('.combobox-field button').first()).toHaveAttribute('aria-label', 'Empfehlungen anzeigen')
    await page.keyboard.press('End')
    await expect(options(page)).toHaveCount(12)
    // The last of them is chosen: its name typed once more is a search, and opened again the list stands at it.
    await page.keyboard.press('End')
    await expect(options(page).filter({ hasText: 'Ukraine' })).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(field(page, 'nationality')).toHaveValue('Ukraine')
    await field(page, 'nationality').pressSequentially('x')
    await page.keyboard.press('Backspace')
    await expect(options(page)).toHaveText(['Ukraine'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).filter({ hasText: 'Ukraine' })).toHaveAttribute('data-focused', 'true')
    await expect(options(page)).toHaveCount(12)
  },
)

test(
  'Italy and Germany can be chosen when the list does not come',
  { tag: ['@A3-country-fallback', '@A4-country-fallback'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'withoutCountries', 'en')
    await expect(page.locator('input#field-nationality')).toBeVisible()
    await field(page, 'nationality').focus()
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).toContainText(['Italy', 'Germany'])
  },
)

test(
  'suggestions come 0.4 s after the last letter, by keys, and go 0.3 s after the field is left',
  { tag: ['@PD-5', '@A5-address-keys', '@A5-address-hide', '@A5-address-search'] },
  async ({ page }) => {
    await openPreview(page)
    await play(page, 'personal-details', 'part2', 'en')
    await field(page, 'street').focus()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field(page, 'street').fill('')
    await field(page, 'street').pressSequentially('Via Sav')
    await page.clock.runFor(399)
    await expect(options(page)).toHaveCount(0)
    await soonAfter(page, () => expect(options(page)).toHaveCount(2, { timeout: 200 }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).nth(0)).toHaveAttribute('data-focused', 'true')
    await field(page, 'city').focus()
    await page.clock.runFor(299)
    await expect(page.locator('.combobox-popover')).toHaveCount(1)
    await soonAfter(page, () => expect(page.locator('.combobox-popover')).toHaveCount(0, { timeout: 200 }))
  },
)

test(
  'a picked address fills the rest and says so; another country clears it, and that can be undone',
  { tag: ['@PD-6', '@PD-7'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'part2', 'en')
    // At one stroke: on a busy machine letters that come one by one are searched for twice, and the list comes twice.
    await field(page, 'street').fill('Via Sav')
    await expect(options(page)).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(0)).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(field(page, 'postcode')).toHaveValue('35137')
    await expect(field(page, 'province')).toHaveValue('Padova')
    await expect(page.locator('[aria-live]').filter({ hasText: t('PersonalDetails.Filled') })).toHaveCount(1)
    await field(page, 'country').fill('Germ')
    await options(page).filter({ hasText: 'Germany' }).click()
    for (const name of ['street', 'houseNum', 'postcode', 'city']) await expect(field(page, name)).toHaveValue('')
    await page.getByRole('button', { name: t('General.Undo') }).click()
    await expect(field(page, 'postcode')).toHaveValue('35137')
    await expect(field(page, 'country')).toHaveValue('Italy')
  },
)

test('without a suggestion it says so', { tag: ['@A5-address-none'] }, async ({ preview: page }) => {
  await play(page, 'personal-details', 'withoutSuggestions', 'en')
  await field(page, 'street').fill('')
  await field(page, 'street').pressSequentially('Xyz street')
  await expect(page.getByText('No results found.')).toBeVisible()
})

test(
  'the document as cards, a place for each side with three tips; another choice asks about its files; two failures offer another way',
  { tag: ['@ID-1', '@ID-2', '@ID-5'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'part2Chosen', 'en')
    await expect(page.locator('#id-choice .card-choice')).toHaveCount(3)
    await expect(page.locator('.tips li')).toHaveCount(3)
    for (const side of ['front', 'back'])
      await expect(page.getByRole('heading', { name: t(`IdType.id-card-${side}`) })).toBeVisible()
    await play(page, 'personal-details', 'part2OtherChoice', 'en')
    await expect(page.getByRole('button', { name: t('PersonalDetails.Id.RemoveThem'), exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('PersonalDetails.Id.KeepThem'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('PersonalDetails.Id.KeepThem'), exact: true })).toHaveCount(0)
    await play(page, 'personal-details', 'part2Stuck', 'en')
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  },
)
