/** An employed person in Germany, without a listing: one screen of personal details, the self-disclosure, German papers. In German, on a phone. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chooseCountry, chooseOccupation, fill, goOn, handInWork, pay, signUp, tellAddress, untilRead } from '../support/applicant.ts'
import { juergen } from '../support/demo.ts'
import { paper, papersOf } from '../support/papers.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('de')

test('from the start to the report, with the self-disclosure', async ({ page, request }) => {
  test.setTimeout(300_000)
  const person = juergen('juergen.weiss.e2e')
  const names = await papersOf(request, 'juergen-weiss')
  const take = (pattern: RegExp) => Promise.all(names.filter((name) => pattern.test(name)).map((name) => paper(request, 'juergen-weiss', name)))

  await page.goto(`${process.env.PRODUCT_URL}/de/rent/fill/occupation`)
  await chooseOccupation(page)
  await signUp(page, request, person)

  await tellAddress(page, person)
  await chooseCountry(page, 'nationality', 'Deutschland')
  await fill(page, 'dateOfBirth', person.born)
  await fill(page, 'placeOfBirth', person.birthPlace)
  await goOn(page, 'questionnaire')

  await expectAccessible(page, 'self-disclosure')
  await page.locator('[data-action="continue"]').click()
  await expect(page.locator('.error-summary')).toBeFocused()
  for (const group of [1, 2, 3]) await page.locator(`#all-no-${group}`).click()
  await page.locator('#question-rent_arrears-YES').check()
  await page.locator('#details-rent_arrears').fill('März 2025, im April beglichen')
  // What was answered is kept without «continue».
  await page.waitForResponse((answer) => answer.url().includes('/personal-details/submit') && answer.request().postData()?.includes('im April beglichen') === true)
  await page.reload()
  await expect(page.locator('#details-rent_arrears')).toHaveValue('März 2025, im April beglichen')
  await page.locator('[name="accepted"]').check()
  await expectAccessible(page, 'self-disclosure, answered')
  await goOn(page, 'additional-details')

  await page.locator('[name="confirmation"]').check()
  await goOn(page, 'income-check')
  await handInWork(page, {
    paychecks: '12', bank: 'Sparkasse KölnBonn', payslips: await take(/^busta-paga-\d{4}-\d{2}\.pdf$/),
    statements: await take(/^estratto-conto-sparkasse-[\d-]+\.pdf$/),
  })
  for (const slot of ['paper-payslip', 'paper-bank_statement']) await untilRead(page, slot)
  await goOn(page, 'parsing-status')
  await goOn(page, 'confirmation')
  await page.locator('[name="confirmed"]').check()
  await goOn(page, 'payment')
  await pay(page)

  const report = page.locator('article.report')
  await expect(report.locator('h1')).toHaveText('Jürgen Weiß', { timeout: 60_000 })
  await expect(report).toContainText(words('Report.State.proven'))
  const disclosed = page.locator('#report-questionnaire')
  await expect(disclosed).toContainText('im April beglichen')
  // Only whoever was chosen may be asked this; it is in no report before.
  await expect(disclosed).not.toContainText(words('Questionnaire.wage_garnishment'))
  await expectAccessible(page, 'the German report')
})
