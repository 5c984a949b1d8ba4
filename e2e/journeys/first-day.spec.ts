/**
 * An agency's first day: an operator makes the company, its owner signs in, opens a sample, takes in 400 homes from a
 * file with wrong rows and a heading of its own, sets the brand, invites, and clears what was there to try. In Italian,
 * at a desk.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addressOf, ofThisTry } from '../support/demo.ts'
import { codeMailedBy, mailWith } from '../support/mailbox.ts'
import { openConsole } from '../support/operator.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')
const workbook = new URL(
  '../../apps/web/src/dashboard/listing-import/testing/written-by/openpyxl.xlsx',
  import.meta.url,
).pathname
const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]><openimmo>&b;</openimmo>`
const homes = Array.from(
  { length: 400 },
  (_, at) => `Bilocale ${at + 1};Via Dante ${at + 1}, 20121 Milano MI;R-${at + 1};${700 + at},50`,
)
const wrongRows = [
  'Senza canone;Via Dante 401, 20121 Milano MI;R-401;mille',
  'Doppio;Via Dante 402, 20121 Milano MI;R-1;900',
]
const portfolio = ['Nome;Indirizzo;Rif.;Quanto al mese', ...homes, ...wrongRows].join('\n')

test.use({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })

test('from an empty company to 400 homes, with sample, checklist, brand and digest', async ({
  page,
  browser,
  request,
}) => {
  const company = ofThisTry('Studio Alba'),
    [owner, guest] = [addressOf('ada.first.day'), addressOf('rosa.first.day')]
  const operator = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openConsole(operator, request, '/operator?lang=it')
  await operator.locator('#company-name').fill(company)
  await operator.locator('#owner-name').fill('Ada Galli')
  await operator.locator('#owner-email').fill(owner)
  await operator.locator('[data-action="make-company"]').click()
  await expect(operator.getByRole('row').filter({ hasText: company })).toBeVisible()
  await operator.close()
  await mailWith(request, owner, new RegExp(company))

  await page.goto(url('/dashboard?lang=it'))
  await page.locator('#email').fill(owner)
  const signIn = () => page.getByRole('button', { name: words('Login.SendCode') }).click()
  await page.locator('[name="digit-1"]').fill(await codeMailedBy(signIn, request, owner))
  const steps = page.locator('.first-steps li')
  const isDone = (at: number) => expect(steps.nth(at)).toContainText(words('Dashboard.FirstSteps.IsDone'))
  await expect(steps).toHaveCount(4)
  await expectAccessible(page, 'a first day')
  await page.locator('[data-action="open-sample-complete"]').click()
  await expect(page.getByText(words('Dashboard.Sample.Report'))).toBeVisible()
  await expect(page.locator('article.report')).toBeVisible()

  await page.goto(url('/dashboard/listings?lang=it'))
  await page.locator('[data-action="import-listings"]').click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('#import-file-input')
  await input.setInputFiles({ name: 'export.xml', mimeType: 'application/xml', buffer: Buffer.from(bomb) })
  await expect(dialog.getByRole('alert')).toContainText(words('Dashboard.Import.File.Entities'))
  await input.setInputFiles(workbook)
  await expect(dialog.locator('.import-wrong')).toContainText('D5')
  await expect(dialog.locator('.import-wrong')).toContainText(words('Dashboard.Import.Error.NotComputed'))
  // Without its column of utilities the third home is right.
  await dialog.locator('#column-utilities').selectOption('')
  await expect(dialog.locator('.import-ready')).toContainText('Monolocale «Perù»')
  await input.setInputFiles({ name: 'portafoglio.csv', mimeType: 'text/csv', buffer: Buffer.from(portfolio) })
  await dialog.locator('#column-rent').selectOption({ label: 'Quanto al mese' })
  await expect(dialog.locator('.import-wrong li')).toHaveText([/402.*mille/, /403.*R-1/])
  await expect(dialog).toContainText(words('Dashboard.Import.More').replace('{count}', '395'))
  await expectAccessible(page, 'the preview of an import')
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    dialog.locator('[data-action="save-wrong-rows"]').click(),
  ])
  expect(readFileSync(await left.path(), 'utf8')).toMatch(/Senza canone;.*;402;.*mille[^]*Doppio;.*;403;/)
  // One part is saved and its answer lost: going on sends it again, and the server knows it.
  let parts = 0
  await page.route('**/dashboard/listings/import?*', async (route) => {
    if (route.request().postDataJSON().is_trial === true || ++parts !== 3) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await dialog.locator('[data-action="start-import"]').click()
  await expect(dialog.locator('.archiving-done').last()).toContainText('50')
  await expect(dialog.getByRole('alert')).toContainText(words('Dashboard.Import.Interrupted'))
  await expectAccessible(page, 'an import that was interrupted')
  await dialog.locator('[data-action="go-on-import"]').click()
  await expect(dialog.locator('.archiving-done')).toContainText('400 nuovi annunci, 0')
  await page.unroute('**/dashboard/listings/import?*')
  await page.keyboard.press('Escape')
  await expect(page.locator('nav.pager')).toBeVisible()
  await page.locator('#filter-text').fill('R-400')
  const row = page.getByRole('row').filter({ hasText: 'Bilocale 400' })
  await expect(row).toContainText('1.099,50')
  await expect(page.locator('.listings tbody tr')).toHaveCount(1)
  await row.locator('[data-action="share-listing"]').click()
  await page.locator('#invite-email').fill(guest)
  await page.locator('[data-action="send-invitation"]').click()
  await expect(page.getByRole('dialog')).toContainText(words('Dashboard.Invite.Sent').replace('{email}', guest))
  await page.keyboard.press('Escape')

  await page.goto(url('/dashboard/settings?lang=it'))
  await page.locator('[name="colour-primary"]').fill('#1d4f6e')
  // Left before the answer, nothing may be saved.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/settings/brand')),
    page.locator('[data-action="save-brand"]').click(),
  ])
  await page.goto(url('/dashboard/digest?lang=it'))
  await page.locator('#digest-rhythm').selectOption('daily')
  await page.locator('[data-action="save-digest"]').click()
  await expect(page.getByRole('status').filter({ hasText: words('Dashboard.Listing.Saved') })).toBeVisible()
  await page.reload()
  await expect(page.locator('#digest-rhythm')).toHaveValue('daily')

  await page.goto(url('/dashboard?lang=it'))
  for (const at of [0, 1, 2]) await isDone(at)
  await page.locator('[data-action="hide-first-steps"]').click()
  await expect(steps).toHaveCount(0)
  await page.locator('[data-action="remove-sample"]').click()
  await expect(page.locator('.sample')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.first-day')).toBeEmpty()
})
