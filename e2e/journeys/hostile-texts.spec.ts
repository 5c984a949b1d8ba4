/**
 * Names, employers and homes that are markup: the list of applicants, the report and its shared page show them as the
 * text that they are. Between server and page, each is replaced in what the server answers: no form would take them.
 */
import { expect, test } from '@playwright/test'
import { giulia } from '../support/demo.ts'
import { portalSession, withReport } from '../support/finished.ts'
import { answerHostile, expectPlain } from '../support/hostile-answers.ts'
import { policyReportsOf } from '../support/policy-reports.ts'
import { unfold } from '../support/report.ts'
import { enter } from '../support/signed-up.ts'

const productUrl = process.env.PRODUCT_URL!
const desk = { viewport: { width: 1280, height: 900 } }

const hostile = {
  Giulia: 'x"><img src=/nothing data-hostile onerror="window.hostileRan=1">',
  Bianchi: '<script data-hostile>window.hostileRan=1</script>{0, plural, other {x}}',
  'Officine Lombarde': '</td></table><svg data-hostile onload="window.hostileRan=1">',
  'Trilocale in Via Po': "javascript:window.hostileRan=1//'><a data-hostile href=javascript:window.hostileRan=1>",
}

test('T37: markup in a name, an employer and a home is text in the list, the report and its shared page', async ({
  page,
  browser,
  request,
}) => {
  const person = await withReport(request, giulia('giulia.hostile'), 'giulia-bianchi')
  const token = await portalSession(request)

  const office = await browser.newPage(desk)
  const brokenInOffice = await answerHostile(office, hostile)
  await office.goto(`${productUrl}/it/legal/privacy`)
  await office.evaluate(`sessionStorage.setItem('dashboard session token', ${JSON.stringify(token)})`)
  // A page of the list shows the newest alone: others apply meanwhile.
  const text = encodeURIComponent(person.applicant.email)
  await office.goto(`${productUrl}/dashboard?lang=it&status=report_ready&text=${text}`)
  const link = office.locator(`a[href*="/reports/${person.reportId}"]`).first()
  await expect(link).toBeVisible()
  await expectPlain(office, hostile, ['Giulia', 'Bianchi', 'Trilocale in Via Po'])
  await link.click()
  await expect(office.locator('article.report h1')).toHaveText(`${hostile.Giulia} ${hostile.Bianchi}`)
  await unfold(office)
  await expectPlain(office, hostile, ['Giulia', 'Bianchi', 'Officine Lombarde'])

  const brokenAtHome = await answerHostile(page, hostile)
  await enter(page, person, 'result')
  await page.locator('[data-action="share"]').click()
  await page.locator('#share-recipient').fill(hostile['Officine Lombarde'])
  await page.locator('input[name="level"][value="lines"]').check()
  await page.locator('[data-action="share-confirmed"]').click()
  const shared = await page.locator('.share-link').innerText()
  await expectPlain(page, hostile, ['Giulia', 'Officine Lombarde'])

  await office.goto(shared)
  await expect(office.locator('.shared-for')).toContainText(hostile['Officine Lombarde'])
  await unfold(office)
  await expectPlain(office, hostile, ['Giulia', 'Bianchi', 'Officine Lombarde'])

  expect([...brokenInOffice, ...brokenAtHome]).toEqual([])
  const refused = (await policyReportsOf(productUrl)).filter((report) =>
    report['document-uri'].includes(person.reportId),
  )
  expect(refused).toEqual([])
  await office.close()
})
