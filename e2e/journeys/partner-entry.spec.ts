/**
 * A partner's own site sends its people by a signature: inside a frame of another origin, from the link to the report
 * that is kept from them; and broken links. In Italian, on a phone.
 */
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { limits } from '@attesta/contract/limits.ts'
import { expectAccessible } from '../support/accessible.ts'
import { document, documentsOf } from '../support/documents.ts'
import { holdTimers, letTimersGo } from '../support/hold-timers.ts'
import { innerAddress, openPartnerSite } from '../support/partner-site.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

/** The partner's site, with the form in its frame for a person with a mailbox of this name. */
async function comeIn(page: Page, mailbox: string, kind: 'good' | 'over' | 'changed' = 'good'): Promise<FrameLocator> {
  await openPartnerSite(page, mailbox, kind)
  expect(new URL(page.url()).origin).not.toBe(new URL(process.env.PRODUCT_URL!).origin)
  return page.frameLocator('#form iframe')
}
const told = (page: Page) =>
  page
    .locator('#messages li')
    .allTextContents()
    .then((lines) => lines.map((line) => JSON.parse(line) as { type: string; applicationId: string; value: string }))

test(
  'by a signature, in a frame of another site, to the hidden report',
  { tag: ['@A2-route-partner', '@B4-completed', '@B1-partners', '@B2-partner-entry', '@PE-1', '@PE-2', '@E-1'] },
  async ({ page, request }) => {
    // Which headings were painted in the frame from the first moment on.
    await page.addInitScript(`
    globalThis.headings = []
    new MutationObserver(() => { const text = document.querySelector('h1')?.textContent; if (text && !headings.includes(text)) headings.push(text) }).observe(document, { childList: true, subtree: true, characterData: true })`)
    const form = await comeIn(page, 'giulia.partner')
    await expect(form.locator('h1')).toHaveText(words('IncomeCheck.Header'))
    await expect(form.locator('[data-part="partner-consent"]')).toContainText('Affitti Ponte')
    await expect.poll(() => innerAddress(page)).toMatch(/\/it\/rapid\/fill\/[0-9a-f-]{36}\/income-check$/)
    const frame = page.frames().find((one) => one !== page.mainFrame())!
    const painted = await frame.evaluate<string[]>('headings')
    expect(painted.at(-1)).toBe(words('IncomeCheck.Header'))
    expect(painted).not.toContain(words('SignUp.Header'))
    // The frame is as high as the form: it does not scroll.
    await expect
      .poll(() => frame.evaluate('document.documentElement.scrollHeight - innerHeight'))
      .toBeLessThanOrEqual(4)
    await expect
      .poll(() => told(page))
      .toEqual([{ type: 'attesta', applicationId: innerAddress(page).split('/')[6], value: 'STARTED' }])

    const names = (await documentsOf(request, 'giulia-bianchi')).filter((name) =>
      /^busta-paga-\d{4}-\d{2}\.pdf$/.test(name),
    )
    await form.locator('#task-payslip').click()
    await form
      .locator('#upload-document-payslip')
      .setInputFiles(await Promise.all(names.map((name) => document(request, 'giulia-bianchi', name))))
    await expect(form.locator('#document-payslip .file')).toHaveCount(names.length)
    await expect(
      form.locator('#document-payslip .file .tag:is(.plain, .info), #document-payslip .file [role="progressbar"]'),
    ).toHaveCount(0, { timeout: 240_000 })
    await form.locator('[data-action="to-documents"]').click()
    await form.locator('[data-action="continue"]').click()
    // The report is the company's: the person is told so, and shown nothing of it.
    await expect(form.locator('h1')).toHaveText(words('Result.Hidden'), { timeout: 240_000 })
    await expect(form.locator('article.report')).toHaveCount(0)
    await expect.poll(async () => (await told(page)).map(({ value }) => value)).toEqual(['STARTED', 'COMPLETED'])
  },
)

test(
  'a link that was used, is over or was changed is turned away after three seconds, and says why',
  { tag: ['@B4-partner-failed'] },
  async ({ page }) => {
    await holdTimers(page, limits.partnerFailedMs, words('PartnerEntry.Failed'))
    await comeIn(page, 'giulia.twice').then((form) =>
      expect(form.locator('h1')).toHaveText(words('IncomeCheck.Header')),
    )
    // By key: the form takes the focus when it has come, and the page scrolls to it from under a pointer.
    await page.locator('#again').press('Enter')
    const form = page.frameLocator('#form iframe')
    await expect(form.locator('h1')).toHaveText(words('PartnerEntry.Failed'))
    await expect(form.locator('.banner')).toContainText(words('PartnerEntry.Error.Signature'))
    await letTimersGo(page)
    await expect.poll(() => innerAddress(page)).toMatch(/\/it\/unauthorized$/)
    await expect(form.locator('main')).toContainText(words('PartnerEntry.Error.Signature'))
    for (const kind of ['over', 'changed'] as const) {
      const turned = await comeIn(page, 'giulia.bad', kind)
      await expect(turned.locator('h1')).toHaveText(words('PartnerEntry.Failed'))
      await expect.poll(() => told(page)).toEqual([])
    }
  },
)

test('a signature is out of the address before it is looked at, and the page can be used by everybody', async ({
  page,
}) => {
  await holdTimers(page, limits.partnerFailedMs, words('PartnerEntry.Failed'))
  await page.goto(`${process.env.PRODUCT_URL}/it/rapid/partner-entry-point?sig=eyJhbGciOiJFZERTQSJ9.e30.x`)
  await expect(page.locator('h1')).toHaveText(words('PartnerEntry.Failed'))
  expect(page.url()).not.toContain('sig')
  await expectAccessible(page, 'partner entry')
})
