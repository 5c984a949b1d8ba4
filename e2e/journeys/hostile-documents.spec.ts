/**
 * Documents that name people by scripts, markup and marks of direction: the landlord reads the words as words, on the
 * list, the report and the shared page, and nothing of them runs.
 */
import { expect, test, type Page } from '@playwright/test'
import { documentsBilling } from '@attesta/documents/make/degrade/hostile-documents.ts'
import { addMonths, dayIn, monthOf } from '@attesta/domain/day.ts'
import { callsOf } from '../support/calls.ts'
import { demo, giulia } from '../support/demo.ts'
import { handedInBy } from '../support/documents.ts'
import { portalSession } from '../support/finished.ts'
import { giveAnswers, handInCard, untilRead } from '../support/prepared.ts'
import { signedUp } from '../support/signed-up.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const lastMonth = addMonths(monthOf(dayIn(new Date(), 'Europe/Rome')), -1)
const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  file: { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
})

/** Nothing was made of the words but text, and the page is no wider than its window. */
async function expectInert(page: Page, troubles: readonly string[]): Promise<void> {
  await expect(page.locator('main script, main img[src="x"], main svg[onload], main [onerror]')).toHaveCount(0)
  expect(await page.title()).not.toContain('owned')
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
    page.url(),
  ).toBeLessThanOrEqual(0)
  expect(troubles).toEqual([])
}

test('scripts, markup and long names on documents are words to the landlord', async ({ page, request }) => {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('dialog', (dialog) => {
    troubles.push(dialog.message())
    void dialog.dismiss()
  })
  const person = await signedUp(request, giulia('giulia.hostile.words'), demo.rapidListingId)
  const { get, post, send } = callsOf(request, person)
  await giveAnswers(request, person, person.applicant)
  await handInCard(request, person, 'giulia-bianchi')
  const { certificate } = await handedInBy(request, 'giulia-bianchi')
  for (const file of certificate)
    await send('/api/v1/other-documents/upload-fiscal', { type: 'cud', name: file.name, file })
  const { payslips, statement } = documentsBilling(lastMonth)
  for (const { month, draw } of payslips)
    await send('/api/v1/other-documents/upload', {
      type: 'payslip',
      ...pdf(`<b>${month}</b> \u202Efdp.pdf`, await draw()),
    })
  await send('/api/v1/bank-account/upload', { type: 'bank_statement', ...pdf('{conto}.pdf', await statement()) })
  await untilRead(request, person)
  await post('/api/v1/confirmation/submit', { confirmed: true })
  await post('/api/v1/state/update-step', { step: 9, step_router: 'result' })
  const { report_id } = await get<{ report_id: string }>('/api/v2/report/')

  const token = await portalSession(request)
  await page.goto(url('/it/legal/privacy'))
  await page.evaluate(`sessionStorage.setItem('dashboard session token', ${JSON.stringify(token)})`)
  // A page of the list shows the newest alone: others apply meanwhile.
  await page.goto(url(`/dashboard?lang=en&text=${encodeURIComponent(person.applicant.email)}`))
  await expect(page.locator(`main a[href*="/reports/${report_id}"]`).first()).toBeVisible()
  await expectInert(page, troubles)
  const { link } = await post<{ link: string }>('/api/v2/report/shares/create', {
    report_id,
    recipient: 'Studio Rossi',
    level: 'lines',
    days: 7,
  })
  for (const address of [url(`/dashboard/reports/${report_id}?lang=en`), link]) {
    await page.goto(address)
    const report = page.locator('article.report')
    await expect(report.locator('h1')).toBeVisible()
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
    for (const words of ['<script>document.title="owned"</script>', 'javascript:alert(document.cookie)', 'DROP TABLE'])
      await expect(report, address).toContainText(words)
    expect(await report.textContent()).not.toMatch(/[\p{Cf}]/u)
    await expectInert(page, troubles)
  }
})
