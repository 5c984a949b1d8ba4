/**
 * Two colleagues edit one listing: the second is told what the first changed, and nothing that was typed is lost. In
 * Italian, at a desk.
 */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { answered } from '../support/calls.ts'
import { addressOf, ofThisTry } from '../support/demo.ts'
import { listingOfPortal, memberSession, portalSession } from '../support/finished.ts'
import { openDesk } from '../support/shared-session.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })

/** Opens the form of the home in the table. */
async function openForm(page: Page, home: string, token: string): Promise<void> {
  await openDesk(page, 'dashboard', `/dashboard/listings?lang=it&text=${encodeURIComponent(home)}`, token)
  await page.getByRole('row').filter({ hasText: home }).locator('[data-action="edit-listing"]').click()
  await expect(page.locator('#listing-name')).toHaveValue(home)
}

test('two people edit one listing: the second sees what the first changed and keeps what they typed', async ({
  page,
  browser,
  request,
}) => {
  const token = await portalSession(request)
  const home = ofThisTry('Attico in Via Cernaia')
  await listingOfPortal(request, token, home)
  const headers = { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` }
  const email = addressOf('sara.twoedit.e2e')
  const people = `${process.env.PRODUCT_URL}/api/v1/dashboard/people?lang=it`
  await answered(request.post(people, { headers, data: { name: 'Sara Conti', email, role: 'agent' } }))
  const first = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })
  await openForm(first, home, await memberSession(request, email))
  await openForm(page, home, token)

  await first.locator('#listing-rent').fill('950')
  await first.locator('#listing-reference').fill(ofThisTry('TO-950'))
  await first.locator('#listing-owner').fill('Rosa Ferri')
  await first.locator('[data-action="save-listing"]').click()
  await expect(first.getByRole('dialog')).toHaveCount(0)

  const renamed = `${home} con terrazzo`
  await page.locator('#listing-name').fill(renamed)
  await page.locator('#listing-rent').fill('980')
  await page.locator('[data-action="save-listing"]').click()
  const told = page.getByRole('dialog').locator('.banner.warn')
  await expect(told).toContainText(words('Dashboard.Listing.Error.Changed'))
  await expect(told).toBeFocused()
  await expect(told.getByRole('listitem')).toHaveCount(3)
  await expect(told.getByRole('listitem').filter({ hasText: '950,00' })).toContainText(
    words('Dashboard.Listing.Overtaken.Yours'),
  )
  await expect(told.getByRole('listitem').filter({ hasText: 'Rosa Ferri' })).not.toContainText(
    words('Dashboard.Listing.Overtaken.Yours'),
  )
  await expect(page.locator('#listing-name')).toHaveValue(renamed)
  await expect(page.locator('#listing-rent')).toHaveValue(/^980/)
  await expect(page.locator('#listing-reference')).toHaveValue(ofThisTry('TO-950'))
  await expect(page.locator('#listing-owner')).toHaveValue('Rosa Ferri')
  await expectAccessible(page, 'a listing that a colleague changed')

  // Archived and opened again meanwhile: what was typed stays, and is saved over the version that this made.
  await page.locator('[data-action="archive-listing"]').click()
  await page.locator('[data-action="restore-listing"]').click()
  await expect(page.locator('[data-action="archive-listing"]')).toBeVisible()
  await expect(page.locator('#listing-name')).toHaveValue(renamed)

  await page.locator('[data-action="save-listing"]').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: renamed })
  for (const text of ['980,00', ofThisTry('TO-950'), 'Rosa Ferri']) await expect(row).toContainText(text)
  await first.close()
})
