/**
 * The short form: no choices, no telephone, the address because the company asks for it, documents, and the report goes
 * on by itself; then once more with new documents. In Italian, on a phone.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fill, goOn, openTask, tellAddress, untilRead, upload, type Applicant } from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { enterOn, hasCome, pickFiles, pressEnterOn, tabTo, tick, typeInto } from '../support/keyboard.ts'
import { codeMailedTo } from '../support/mailbox.ts'
import { document, documentsOf, type DrawnFile } from '../support/documents.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const address = `${process.env.PRODUCT_URL}/it/rapid/fill/occupation/${demo.rapidListingId}`

/** The application that an address of the form names. */
const idIn = (url: string) => new URL(url).pathname.split('/')[4]

async function payslips(request: APIRequestContext): Promise<DrawnFile[]> {
  const names = (await documentsOf(request, 'giulia-bianchi')).filter((name) =>
    /^busta-paga-\d{4}-\d{2}\.pdf$/.test(name),
  )
  return Promise.all(names.map((name) => document(request, 'giulia-bianchi', name)))
}

/** Which headings were painted from the first moment on: «OC-6 no flash of the intro». */
const watchHeadings = (page: Page) =>
  page.addInitScript(`
  globalThis.headings = []
  new MutationObserver(() => { const text = document.querySelector('h1')?.textContent; if (text && !headings.includes(text)) headings.push(text) }).observe(document, { childList: true, subtree: true, characterData: true })`)

async function signUp(page: Page, request: APIRequestContext, person: Applicant): Promise<void> {
  await hasCome(page, 'sign-up')
  for (const name of ['first_name', 'last_name', 'email'] as const) await fill(page, name, person[name])
  await expect(page.locator('#field-mobile-value')).toHaveCount(0)
  await expect(page.locator('[data-action="back"]')).toHaveCount(0)
  await expectAccessible(page, 'sign-up')
  await page.locator('[name="privacy_policy_consented"]').check()
  const sent = page.waitForRequest((asked) => asked.url().includes('/signup/submit'))
  await goOn(page, 'verify-email')
  expect((await sent).postDataJSON()).toMatchObject({ mobile: '+11-111111111' })
  await page.locator('[name="digit-1"]').fill(await codeMailedTo(request, person.email))
  await hasCome(page, 'current-address')
}

test("the browser's Back leads out of the short form, to the page before it", async ({ page }) => {
  await page.goto(`${process.env.PRODUCT_URL}/it/legal/privacy`)
  await page.goto(address)
  await hasCome(page, 'sign-up')
  await page.goBack()
  await expect(page).toHaveURL(/\/legal\/privacy$/)
})

test(
  'the short form from its address to the report, and once more',
  {
    tag: [
      '@OC-6',
      '@PS-3',
      '@A2-occupation-rapid',
      '@A2-sign-up-rapid',
      '@A4-sign-up-rapid-mobile',
      '@A9-rapid-mobile',
      '@B2-report-rapid',
      '@B4-rapid-uploads',
      '@B4-parsing-rapid-on',
      '@B4-start-new',
    ],
  },
  async ({ page, request }) => {
    const person = giulia('giulia.rapid')
    await watchHeadings(page)
    await page.goto(address)
    await signUp(page, request, person)
    expect(await page.evaluate<string[]>('headings')).not.toContain(words('Occupation.Intro.Header'))
    await expect(page.locator('footer nav')).not.toContainText(words('Shell.Terms'))
    await expect(page.locator('.stepper')).not.toContainText(words('Workflow.resume-application'))

    // The plain field has given way to the one with suggestions.
    await expect(page.locator('#field-street[role="combobox"]')).toBeVisible()
    await tellAddress(page, person)
    await expectAccessible(page, 'current address')
    await goOn(page, 'income-check')

    await upload(page, 'document-payslip', await payslips(request))
    await untilRead(page, 'document-payslip')
    await expectAccessible(page, 'income check')
    await goOn(page, 'parsing-status')
    // Nothing is pressed here.
    await hasCome(page, 'result')

    const report = page.locator('article.report')
    await expect(report.locator('h1')).toHaveText(words('Report.Rapid.Title'))
    await expect(report.locator('.report-header')).not.toContainText('Bianchi')
    await expect(report.locator('.report-header')).not.toContainText(person.email)
    await expect(report.locator('#report-employment')).toContainText('Officine Lombarde')
    await expect(report.locator('#report-employment')).toContainText(words('Report.Control.activeContract'))
    await expect(report.locator('#report-income')).toContainText(/\d\.\d{3},\d{2}\s€ al mese/)
    await expect(report.locator('#report-person')).toContainText('Via Paolo Sarpi')
    await expect(report.locator('#report-affordability, #report-outgoing')).toHaveCount(0)
    await expectAccessible(page, 'result')

    const first = page.url()
    await page.locator('[data-action="start-again"]').click()
    await page.waitForURL(({ href }) => idIn(href) !== idIn(first))
    await hasCome(page, 'income-check')
    await openTask(page, 'payslip')
    await expect(page.locator('#document-payslip .file')).toHaveCount(0)
    await page.goto(first)
    await expect(report.locator('h1')).toHaveText(words('Report.Rapid.Title'))
  },
)

test('the short form by keyboard alone', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const person = giulia('giulia.rapid.keyboard')
  await page.goto(address)
  await expect(page.locator('#field-first_name')).toBeVisible()
  for (const name of ['first_name', 'last_name', 'email'] as const) await typeInto(page, `#field-${name}`, person[name])
  await tick(page, 'privacy_policy_consented')
  await enterOn(page, 'verify-email')
  await tabTo(page, '[name="digit-1"]')
  await page.keyboard.type(await codeMailedTo(request, person.email))
  await hasCome(page, 'current-address')

  // PD-5 PD-6: a suggestion is taken with the arrows and fills the other parts in.
  await expect(page.locator('#field-street[role="combobox"]')).toBeVisible()
  // Letters that come slowly are searched for before the last has come: the list that stays counts.
  const whole = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('text') === 'paolo sarpi')
  await typeInto(page, '#field-street', 'paolo sarpi')
  await whole
  const suggested = page.getByRole('option', { name: /Via Paolo Sarpi/ })
  await expect(suggested).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggested).toHaveAttribute('data-focused', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-postcode')).toHaveValue('20154')
  await expect(page.locator('#field-houseNum')).toBeFocused()
  await page.keyboard.type('12')
  await enterOn(page, 'income-check')
  await pressEnterOn(page, '#task-payslip')
  await pickFiles(page, 'document-payslip', await payslips(request))
  await untilRead(page, 'document-payslip')
  await pressEnterOn(page, '[data-action="to-documents"]')
  await enterOn(page, 'parsing-status')
  await hasCome(page, 'result')
  await tabTo(page, '[data-action="start-again"]')
  await page.keyboard.press('Enter')
  await hasCome(page, 'income-check')
})
