/**
 * An agent asks an applicant who has finished for a payslip; the link of the email leads them to where they add it, the
 * report is issued again with it, and the agent reads that.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openTask, untilRead } from '../support/applicant.ts'
import { answered, callsOf } from '../support/calls.ts'
import { giulia } from '../support/demo.ts'
import { handedInBy } from '../support/documents.ts'
import { earlierPayslip } from '../support/drawn-documents.ts'
import { portalSession, withReport, type Reported } from '../support/finished.ts'
import { codeMailedBy, mailWith } from '../support/mailbox.ts'
import { unfold } from '../support/report.ts'
import { asBrowserOf } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')

test.use({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })

const monthInWords = (month: string) =>
  new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15`))

/** Has the agent ask for the payslip of a month, and opens the link of the email up to the income check. */
async function askForPayslip(page: Page, request: APIRequestContext, person: Reported, month: string): Promise<string> {
  const session = await portalSession(request)
  await answered(
    request.post(url(`/api/v1/dashboard/applicants/${person.applicationId}/requests?lang=it`), {
      headers: { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${session}` },
      data: { kind: 'document', type: 'payslip', months: [month], question: null },
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
  return session
}

test('a document that is asked for after the report is added, and stands in the report', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000)
  const person = await withReport(request, giulia('giulia.request.e2e'), 'giulia-bianchi')
  const { month, file } = await earlierPayslip()
  const session = await askForPayslip(page, request, person, month)
  const panel = page.locator('.requests')
  await expect(panel).toContainText(`${words('Requests.Document.payslip')} (${monthInWords(month)})`)
  await expect(panel).toContainText(words('Requests.Here'))

  await openTask(page, 'payslip')
  const { payslips } = await handedInBy(request, 'giulia-bianchi')
  await expect(page.locator('#document-payslip .file')).toHaveCount(payslips.length)
  await page.locator('#upload-document-payslip').setInputFiles(file)
  await expect(page.locator('#document-payslip .file')).toHaveCount(payslips.length + 1)
  await untilRead(page, 'document-payslip')
  await expect(panel).toContainText(words('Requests.Answered'))
  await page.locator('[data-action="to-documents"]').click()
  await expect(page.locator('#checklist')).toBeVisible()
  await expect(panel).toHaveCount(0)

  // The code that was typed in has begun another session.
  const token = String(await page.evaluate(`sessionStorage.getItem('session token')`))
  const { get } = callsOf(request, { ...person, token })
  let issued = person.reportId
  await expect
    .poll(async () => (issued = (await get<{ report_id: string }>('/api/v2/report/')).report_id))
    .not.toBe(person.reportId)
  const desk = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await desk.goto(url('/dashboard?lang=it'))
  await desk.evaluate(`sessionStorage.setItem('dashboard session token', ${JSON.stringify(session)})`)
  await desk.goto(url(`/dashboard/reports/${issued}?lang=it`))
  const report = desk.locator('article.report')
  await expect(report.locator('.report-replaces')).toContainText(`Giulia Bianchi`)
  await unfold(desk)
  await expect(report.locator('#report-documents')).toContainText(monthInWords(month))
  await desk.close()
})

test('a document that is asked for has a place where the form has no row for it', async ({ page, request }) => {
  const jobless = { ...giulia('giulia.jobless.e2e'), employmentStatus: 'Unemployed' as const }
  const person = await withReport(request, jobless, 'giulia-bianchi')
  const { month, file } = await earlierPayslip()
  await askForPayslip(page, request, person, month)
  await expect(page.locator('#section-payslip')).toContainText(monthInWords(month))
  await openTask(page, 'payslip')
  const { payslips } = await handedInBy(request, 'giulia-bianchi')
  await expect(page.locator('#document-payslip .file')).toHaveCount(payslips.length)
  await page.locator('#upload-document-payslip').setInputFiles(file)
  await expect(page.locator('#document-payslip .file')).toHaveCount(payslips.length + 1)
  await untilRead(page, 'document-payslip')
  await expect(page.locator('.requests')).toContainText(words('Requests.Answered'))
})
