/** An agent asks an applicant who has finished for a payslip; the link of the email leads them to where they add it. */
import { expect, test } from '@playwright/test'
import { answered } from '../support/calls.ts'
import { giulia } from '../support/demo.ts'
import { portalSession, withReport } from '../support/finished.ts'
import { codeMailedBy, mailWith } from '../support/mailbox.ts'
import { asBrowserOf } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')

test.use({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })

test('a requested document is asked for where it is added', async ({ page, request }) => {
  const person = await withReport(request, giulia('giulia.request.e2e'), 'giulia-bianchi')
  await answered(
    request.post(url(`/api/v1/dashboard/applicants/${person.applicationId}/requests?lang=it`), {
      headers: { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${await portalSession(request)}` },
      data: { kind: 'document', type: 'payslip', months: ['2026-10'], question: null },
    }),
  )
  const { text } = await mailWith(request, person.applicant.email, /ha una richiesta per te/)
  const link = /https?:\/\/\S+step=income-check\S*/.exec(text)![0]

  await asBrowserOf(page, person)
  await page.goto(link)
  const proceed = page.locator('[data-action="continue"]')
  const code = await codeMailedBy(() => proceed.click(), request, person.applicant.email)
  await page.locator('[name="digit-1"]').fill(code)
  await page.waitForURL('**/income-check**')
  const panel = page.locator('.requests')
  await expect(panel).toContainText(`${words('Requests.Document.payslip')}: ottobre 2026`)
  await expect(panel).toContainText(words('Requests.Here'))
})
