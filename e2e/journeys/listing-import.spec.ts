/** A portfolio is taken in from a workbook, a column is corrected, wrong cells are named, a hostile file is refused. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { demo } from '../support/demo.ts'
import { codeMailedBy } from '../support/mailbox.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')
const file = (name: string) =>
  new URL(`../../apps/web/src/dashboard/listing-import/testing/written-by/${name}`, import.meta.url).pathname
const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]><openimmo>&b;</openimmo>`

test.use({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })

test('a workbook becomes listings, with its columns corrected and its wrong cells named', async ({ page, request }) => {
  await page.goto(url('/dashboard/listings?lang=it'))
  await page.locator('#email').fill(demo.partner)
  const ask = () => page.getByRole('button', { name: words('Login.SendCode') }).click()
  await page.locator('[name="digit-1"]').fill(await codeMailedBy(ask, request, demo.partner))
  await page.locator('[data-action="import-listings"]').click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('#import-file-input')

  await input.setInputFiles({ name: 'export.xml', mimeType: 'application/xml', buffer: Buffer.from(bomb) })
  await expect(dialog.getByRole('alert')).toContainText(words('Dashboard.Import.File.Entities'))

  await input.setInputFiles(file('openpyxl.xlsx'))
  await expect(dialog).toContainText('Bilocale Savona')
  await expect(dialog.locator('.import-wrong')).toContainText('D5')
  await expect(dialog.locator('.import-wrong')).toContainText(words('Dashboard.Import.Error.NotComputed'))
  await expect(dialog.locator('.import-wrong')).toContainText('E6')
  await expectAccessible(page, 'the preview of an import')
  // Without its column of utilities the third home is right.
  await dialog.locator('#column-utilities').selectOption('')
  await expect(dialog.locator('.import-wrong')).not.toContainText('E6')
  await expect(dialog.locator('.import-ready')).toContainText('Monolocale «Perù»')
  await dialog.locator('[data-action="start-import"]').click()
  await expect(dialog.locator('.archiving-done')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#filter-text').fill('Perù')
  await expect(page.getByRole('row').filter({ hasText: 'Monolocale «Perù»' })).toContainText('1.190,33')
})
