/** What a desk says and keeps in single states: the protocol's notices, a search that fails. */
import { expect } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 } })

test('all that were not told yet are picked in one press, and no other', async ({ preview: page }) => {
  await play(page, 'dashboard', 'decisionsPicked', 'it')
  await expect(page.locator('[name="pick-decision"]')).toHaveCount(2)
  await expect(page.locator('[name="pick-decision"]:checked')).toHaveCount(2)
  await expect(page.locator('.compare-bar')).toContainText('2 candidature selezionate')
})

test('an email that was sent in the meantime is not said to be cancelled', async ({ preview: page }) => {
  await play(page, 'dashboard', 'noticeTooLate', 'it')
  const line = page.getByText(words('Notice.TooLate').replace('{name}', 'Luca Ferrari'))
  await expect(line).toBeVisible()
  await expect(line).toBeFocused()
  await expect(page.getByText(words('Notice.Cancelled').replace('{name}', 'Luca Ferrari'))).toHaveCount(0)
})

test('a search that fails keeps what was typed and the filters, and comes back', async ({ preview: page }) => {
  await play(page, 'dashboard', 'searchFailed', 'it')
  await expect(page.getByText(words('Dashboard.Failed'))).toBeVisible()
  await expect(page.locator('#filter-text')).toHaveValue('Bianchi')
  await expect(page.locator('#filter-status')).toHaveValue('report_ready')
  await expect(page.locator('#filter-listing option')).not.toHaveCount(1)
  await page.locator('#filter-text').fill('')
  await expect(page.locator('.households tbody tr').first()).toBeVisible()
  await expect(page.getByText(words('Dashboard.Failed'))).toHaveCount(0)
})
