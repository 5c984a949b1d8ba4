/**
 * What becomes of reports that are there: their person shares one, documents serve a second home. What comes before is
 * made by calls. In Italian.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { pay } from '../support/applicant.ts'
import { giulia, ofThisTry } from '../support/demo.ts'
import { callsOf } from '../support/calls.ts'
import { confirmed, listingOfPortal, portalSession, withReport } from '../support/finished.ts'
import { handsOn } from '../support/hands.ts'
import { hasCome } from '../support/keyboard.ts'
import { expectReportOf, unfold } from '../support/report.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

// One after the other: a mailbox gets one code a minute, so all of them work with one session of the landlord's.
test.describe.configure({ mode: 'default' })

const words = wordsIn('it')
const desk = { viewport: { width: 1280, height: 900 } }

test('the applicant shows the report to someone, sees that it was opened, and ends it', async ({
  page,
  browser,
  request,
}) => {
  const person = await withReport(request, giulia('giulia.shows'), 'giulia-bianchi')
  await enter(page, person, 'result')
  await page.locator('[data-action="share"]').click()
  await page.locator('#share-recipient').fill('Studio Rossi & Figli')
  await page.locator('input[name="level"][value="lines"]').check()
  await page.locator('[data-action="share-confirmed"]').click()
  const link = await page.locator('.share-link').innerText()
  const given = page.getByRole('dialog').locator('.record')
  await expect(given).toContainText(words('Result.Share.NeverOpened'))

  const office = await browser.newPage(desk)
  await office.goto(link)
  await expect(office.locator('.shared-for')).toContainText('Studio Rossi & Figli')
  await expect(office.locator('article.report h1')).toHaveText('Giulia Bianchi')
  expect(decodeURIComponent((await office.locator('.watermark').getAttribute('style'))!)).toContain(
    'Studio Rossi &amp; Figli',
  )
  await unfold(office)
  await office.locator('[data-action="why-payslip_income"]').first().click()
  await expect(office.getByRole('dialog').locator('.page-lines svg').first()).toBeVisible()
  await expect(office.getByRole('dialog')).toContainText(words('ReportPage.Page.LinesOnly'))

  // The list is asked for when the dialog is opened.
  await page.reload()
  await page.locator('[data-action="share"]').click()
  await expect(given).not.toContainText(words('Result.Share.NeverOpened'))
  await expect(given).toContainText(words('Result.Share.State.open'))
  await given.locator('[data-action^="end-"]').click()
  await expect(given).toContainText(words('Result.Share.State.revoked'))
  await office.reload()
  await expect(office.locator('h1')).toHaveText(words('SharedReport.Closed'))
  await expect(office.locator('article.report')).toHaveCount(0)
  await office.close()
})

test('documents serve a second home: nothing is handed in twice and nothing is paid twice', async ({
  page,
  request,
}) => {
  const person = giulia('giulia.second.home'),
    home = ofThisTry('Quadrilocale in Via Nizza')
  const first = await signedUp(request, person)
  const payslips = await confirmed(request, first, 'giulia-bianchi')
  await enter(page, first, 'payment')
  await pay(page)
  await expectReportOf(person, page)

  const { email, first_name, last_name, mobile } = person
  const listing_id = await listingOfPortal(request, await portalSession(request), home)
  const { application_id: applicationId } = await callsOf(request, first).post<{ application_id: string }>(
    '/api/v1/signup/submit',
    {
      email,
      first_name,
      last_name,
      mobile: `+39-${mobile}`,
      employment_status: 'Employed',
      privacy_policy_consented: true,
      marketing_consented: false,
      listing_id,
    },
  )
  const second = { ...first, applicationId }
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && /upload|create-session/.test(call.url())) sent.push(call.url())
  })
  await enter(page, second, 'resume-application')
  await expect(page.locator('h1')).toHaveText(words('Reuse.Header'))
  await expect(page.locator('main')).toContainText(payslips.at(-1)!.name)
  await expect(page.locator('main')).toContainText('Portale Dimora')
  await expectAccessible(page, 'documents for another home')
  await page.locator('main [data-action="continue"]').click()
  // Who lives there is declared for each home.
  await hasCome(page, 'additional-details')
  await handsOn(page).tick('confirmation')
  await page.locator('main [data-action="continue"]').click()
  await page.waitForURL(/\/fill\/[^/]+\/(?!additional-details)/)

  await callsOf(request, second).post('/api/v1/confirmation/submit', { confirmed: true })
  await enter(page, second, 'result')
  await expectReportOf(person, page)
  await expect(page.locator('article.report')).toContainText(home)
  await expect(page.locator('article.report')).toContainText(payslips.at(-1)!.name)
  expect(sent).toEqual([])
})
