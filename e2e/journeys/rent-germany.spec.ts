/**
 * An employed person in Germany, without a listing: one screen of personal details, the self-disclosure, German
 * documents. In German, by keyboard alone.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  chooseCountry,
  chooseEmploymentStatus,
  fill,
  goOn,
  handInWork,
  pay,
  signUp,
  tellAddress,
  untilRead,
} from '../support/applicant.ts'
import { juergen } from '../support/demo.ts'
import { drive } from '../support/hands.ts'
import { handedInBy } from '../support/documents.ts'
import { expectReportOf } from '../support/report.ts'
import { watchFocus } from '../support/watch-focus.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('de')

test(
  'from the start to the report, with the self-disclosure',
  { tag: ['@A2-personal-details-simple', '@B1-germany', '@B2-routes'] },
  async ({ page, request }) => {
    const drivers = drive(page, 'keyboard')
    watchFocus(page)
    const person = juergen('juergen.weiss.e2e')
    const { payslips, statements } = await handedInBy(request, 'juergen-weiss')

    await page.goto(`${process.env.PRODUCT_URL}/de/rent/fill/occupation`)
    await chooseEmploymentStatus(page)
    await signUp(page, request, person)

    await tellAddress(page, person)
    await chooseCountry(page, 'nationality', 'Deutschland')
    await fill(page, 'dateOfBirth', person.born)
    await fill(page, 'placeOfBirth', person.birthPlace)
    await goOn(page, 'questionnaire')

    await expect(page.locator('details.question-group')).toHaveCount(3)
    await expectAccessible(page, 'self-disclosure')
    await drivers.press('[data-action="continue"]')
    await expect(page.locator('.error-summary')).toBeFocused()
    for (const group of [1, 2, 3]) await drivers.press(`#all-no-${group}`)
    await drivers.choose('question-rent_paid_in_full', 'YES')
    await drivers.choose('question-rent_arrears', 'YES')
    // What was answered is kept without «continue».
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().includes('/drafts/submit') && answer.request().postData()?.includes('im April beglichen') === true,
    )
    await drivers.fill('#details-rent_arrears', 'März 2025, im April beglichen')
    await kept
    await page.reload()
    await expect(page.locator('#details-rent_arrears')).toHaveValue('März 2025, im April beglichen')
    await drivers.tick('accepted')
    await expectAccessible(page, 'self-disclosure, answered')
    await goOn(page, 'additional-details')

    await drivers.tick('confirmation')
    await goOn(page, 'income-check')
    await handInWork(page, { paychecks: '12', payslips, statements })
    for (const slot of ['document-payslip', 'document-bank_statement']) await untilRead(page, slot)
    await goOn(page, 'parsing-status')
    await goOn(page, 'confirmation')
    // No one is looked up without their consent.
    await drivers.tick('credit-consent')
    await expectAccessible(page, 'the consent to a credit check')
    await drivers.tick('confirmed')
    await goOn(page, 'payment')
    await pay(page)

    const report = page.locator('article.report')
    await expectReportOf(person, page)
    await expect(report).toContainText(words('Report.State.proven'))
    await expect(page.locator('#report-ids')).toContainText(words('Report.Identity.notVerified'))
    await expect(page.locator('#report-credit')).toContainText('Sandbox agency')
    const disclosed = page.locator('#report-questionnaire')
    await expect(disclosed).toContainText('im April beglichen')
    // Only the chosen applicant may be asked this; it is in no report before.
    await expect(disclosed).not.toContainText(words('Questionnaire.wage_garnishment'))
    await expectAccessible(page, 'the German report')
  },
)
