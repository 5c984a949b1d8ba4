/** The computer hands the identity card over to a phone; the phone sends both sides, and is shut out again. What is wrong with a side is settled on the computer. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chooseOccupation, signUp, tellIdentity, untilRead } from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { paper } from '../support/papers.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const [front, back] = ['id-id-card-front', 'id-id-card-back']

/** A phone of its own: nothing of the computer's is in it but what the link carries. */
async function phoneAt(browser: Browser, link: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' })).newPage()
  await phone.goto(link)
  return phone
}

test('a card goes by phone, and a finding about it is contested', async ({ page, request, browser }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
  await chooseOccupation(page)
  const person = giulia('giulia.telefono.e2e')
  await signUp(page, request, person)
  await tellIdentity(page, person)
  await page.locator('input[value="digitalId"]').check()

  const begun = page.waitForResponse('**/handover/start**')
  await page.locator('[data-action="handover"]').click()
  const { link } = await (await begun).json() as { link: string }
  const dialog = page.locator('dialog[open]')
  await expect(dialog.locator('img.qr')).toBeVisible()
  await expectAccessible(page, 'the code to scan')

  const phone = await phoneAt(browser, link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('Handover.Phone.Header'))
  expect(phone.url(), 'the secret leaves the address at once').not.toContain('#')
  await expect(dialog).toContainText(words('Handover.Status.connected'))
  await expectAccessible(phone, 'the phone, empty')
  await phone.reload()
  await expect(phone.locator('[data-action="phone-0"]')).toBeVisible()

  const stranger = await phoneAt(browser, link)
  await expect(stranger.getByRole('heading', { level: 1 }), 'a link opens once').toHaveText(words('Handover.Phone.Over'))
  await expectAccessible(stranger, 'a link that was used')
  await stranger.context().close()

  await phone.locator('#upload-phone-0').setInputFiles(await paper(request, 'giulia-bianchi', 'carta-identita-fronte-foto.jpg'))
  await phone.locator('#upload-phone-1').setInputFiles(await paper(request, 'luca-ferrari', 'carta-identita-retro-foto.jpg'))
  await expect(phone.locator('.file')).toHaveCount(2)
  await expect(page.locator(`#${front} .file`)).toHaveCount(1)
  await expect(page.locator(`#${back} .file`)).toHaveCount(1)
  await expect(phone.locator('.file .tag.info'), 'all is read').toHaveCount(0, { timeout: 90_000 })
  await expectAccessible(phone, 'the phone, all sent')

  await dialog.locator('[data-action="handover-close"]').click()
  await expect(phone.getByRole('heading', { level: 1 }), 'shut out by the computer').toHaveText(words('Handover.Phone.Over'))
  await phone.context().close()
  await expect(page.locator('[data-action="handover"]')).toBeFocused()

  // The back is another person's: it says so, with both names; once the person has said why that is right, it blocks no longer.
  await untilRead(page, back)
  const row = page.locator(`#${back} .file`)
  await expect(row.locator('.expected')).toContainText('Giulia Bianchi')
  await expect(row.locator('.expected')).toContainText(/ferrari/i)
  await expect(row).toHaveClass(/\berr\b/)
  await row.locator('[data-action="contest"]').click()
  await row.locator('textarea').fill('È il mio cognome da sposata.')
  await expectAccessible(page, 'contesting')
  await row.locator('[data-action="contest-save"]').click()
  await expect(row).toContainText('È il mio cognome da sposata.')
  await expect(row, 'it blocks no longer').toHaveClass(/\binfo\b/)
  await expect(row).toContainText(words('Contest.Status'))
})
