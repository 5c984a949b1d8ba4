/**
 * A guarantor who finishes after the report was paid for: who is missing is said before the till and on the report, a
 * new report takes the place of the old one without a second payment, and all who rely on the old one are told. What
 * comes before is made by calls. In Italian.
 */
import { expect, test } from '@playwright/test'
import { pay } from '../support/applicant.ts'
import { demo, giulia, luca } from '../support/demo.ts'
import { callsOf } from '../support/calls.ts'
import { confirmed } from '../support/finished.ts'
import { handsOn } from '../support/hands.ts'
import { mailWith } from '../support/mailbox.ts'
import { giveAnswers, handInEverything } from '../support/prepared.ts'
import { expectReportOf, unfold } from '../support/report.ts'
import { signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const url = (path: string) => `${process.env.PRODUCT_URL}${path}`

interface ReportOfApplicant {
  report: { report_id: string; qr_verification: { url: string } }
}

test('a guarantor finishes late: named before paying, then counted in a new report, and the old one says so', async ({
  page,
  request,
}) => {
  const [first, late] = [giulia('giulia.first'), luca('luca.late')]
  const main = await signedUp(request, first)
  const { get } = callsOf(request, main)
  await giveAnswers(request, main, first, late)
  await handInEverything(request, main, 'giulia-bianchi')

  await page.goto(url('/it/legal/privacy'))
  await page.evaluate(`sessionStorage.setItem('session token', ${JSON.stringify(main.token)})`)
  await page.goto(url(`/it/rent/fill/${main.applicationId}/confirmation`))
  const missing = page.locator('.banner').filter({ hasText: 'Luca Ferrari' })
  await expect(missing).toBeVisible()
  await handsOn(page).tick('confirmed')
  await handsOn(page).press('[data-action="continue"]')
  await page.waitForURL('**/payment**')
  await expect(missing).toBeVisible()
  await pay(page)
  await expectReportOf(first, page)
  const guarantor = page.locator('article.report').getByText(words('Report.Progress.invited')).first()
  await expect(guarantor).toBeVisible()
  const before = (await get<ReportOfApplicant>('/api/v2/report/')).report

  const invitation = await mailWith(request, late.email, /Giulia Bianchi/)
  const code = /invitation_code=([\w-]+)/.exec(invitation.text)![1]!
  const his = await signedUp(request, late, demo.listingId, 'it', code)
  await confirmed(request, his, 'luca-ferrari')
  await mailWith(request, first.email, new RegExp(words('Mail.ReportUpdated.Subject')))

  await page.reload()
  await expectReportOf(first, page)
  await unfold(page)
  const report = page.locator('article.report')
  await expect(report).toContainText(/Luca Ferrari \(.*\) ha finito/)
  await expect(report.getByText(words('Report.Progress.invited'))).toHaveCount(0)
  const after = (await get<ReportOfApplicant>('/api/v2/report/')).report
  expect(after.report_id).not.toBe(before.report_id)

  await page.goto(before.qr_verification.url)
  await expect(page.getByText(words('ReportVerification.Replaced'))).toBeVisible()
  await page.goto(after.qr_verification.url)
  await expect(page.getByText(words('ReportVerification.Replaced'))).toHaveCount(0)
})
