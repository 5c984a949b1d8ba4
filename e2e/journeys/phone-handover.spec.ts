/**
 * The computer hands a place for documents over to a phone; the phone sends a file, and is shut out again. What is
 * wrong with the file is settled on the computer.
 */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fill, goOn, openTask, untilRead } from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { hasCome } from '../support/keyboard.ts'
import { codeMailedTo } from '../support/mailbox.ts'
import { document, documentsOf } from '../support/documents.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

/** A phone of its own: nothing of the computer's is in it but what the link carries. */
async function phoneAt(browser: Browser, link: string): Promise<Page> {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' })
  ).newPage()
  await phone.goto(link)
  return phone
}

test('a payslip goes by phone, and a finding about it is contested', async ({ page, request, browser }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // The short form comes to its documents soonest. Giulia gives her married name; her documents have the one before.
  const person = { ...giulia('giulia.telefono.e2e'), last_name: 'Rossi' }
  await page.goto(`${process.env.PRODUCT_URL}/it/rapid/fill/occupation/${demo.listingId}`)
  await hasCome(page, 'sign-up')
  for (const name of ['first_name', 'last_name', 'email'] as const) await fill(page, name, person[name])
  await page.locator('[name="privacy_policy_consented"]').check()
  await goOn(page, 'verify-email')
  await page.locator('[name="digit-1"]').fill(await codeMailedTo(request, person.email))
  await hasCome(page, 'income-check')
  await openTask(page, 'payslip')

  const begun = page.waitForResponse('**/handover/start**')
  const opener = page.locator('#document-payslip [data-action="handover"]')
  await opener.click()
  const { link } = (await (await begun).json()) as { link: string }
  const dialog = page.locator('dialog[open]')
  await expect(dialog.locator('img.qr')).toBeVisible()
  await expectAccessible(page, 'the code to scan')

  const phone = await phoneAt(browser, link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('Handover.Phone.Header'))
  expect(phone.url(), 'the secret leaves the address at once').not.toContain('#')
  await expect(dialog).toContainText(words('Handover.Status.connected'))
  await phone.reload()
  await expect(phone.locator('[data-action="phone-0"]')).toBeVisible()

  const stranger = await phoneAt(browser, link)
  await expect(stranger.getByRole('heading', { level: 1 }), 'a link opens once').toHaveText(
    words('Handover.Phone.Over'),
  )
  await stranger.context().close()

  const [name] = (await documentsOf(request, 'giulia-bianchi')).filter((file) =>
    /^busta-paga-\d{4}-\d{2}\.pdf$/.test(file),
  )
  await phone.locator('#upload-phone-0').setInputFiles(await document(request, 'giulia-bianchi', name!))
  await expect(page.locator('#document-payslip .file'), 'it appears on the computer').toHaveCount(1)
  await expect(phone.locator('.file .tag.ok'), 'the phone hears that it was read').toBeVisible()
  await expectAccessible(phone, 'the phone, all sent')

  await dialog.locator('[data-action="handover-close"]').click()
  await expect(phone.getByRole('heading', { level: 1 }), 'shut out by the computer').toHaveText(
    words('Handover.Phone.Over'),
  )
  await phone.context().close()
  await expect(opener).toBeFocused()

  // Both names stand in the row; once she has said why that is right, it blocks no longer.
  await untilRead(page, 'document-payslip')
  const row = page.locator('#document-payslip .file')
  await expect(row).toHaveClass(/\berr\b/)
  await expect(row.locator('.expected')).toContainText('Giulia Rossi')
  await expect(row.locator('.expected')).toContainText(/bianchi/i)
  await row.locator('[data-action="contest"]').click()
  await row.locator('textarea').fill('Bianchi è il mio cognome da nubile.')
  await row.locator('[data-action="contest-save"]').click()
  await expect(row).toContainText('Bianchi è il mio cognome da nubile.')
  await expect(row).toContainText(words('Contest.Status'))
  await expect(row).not.toHaveClass(/\berr\b/)
})
