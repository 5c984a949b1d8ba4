/**
 * A mortgage in Italy, by keyboard alone: the same person and documents, with the questions about the property and the
 * money.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  chooseEmploymentStatus,
  confirmReading,
  fill,
  goOn,
  handInCard,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
  untilRead,
  upload,
} from '../support/applicant.ts'
import { giulia } from '../support/demo.ts'
import { drive } from '../support/hands.ts'
import { handedInBy } from '../support/documents.ts'
import { centsIn, expectReportOf } from '../support/report.ts'
import { watchFocus } from '../support/watch-focus.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test(
  'from the start to the report, with the mortgage',
  { tag: ['@A1-types', '@B1-mortgage', '@B2-routes', '@B5-formats-mortgage'] },
  async ({ page, request }) => {
    const drivers = drive(page, 'keyboard')
    watchFocus(page)
    const person = giulia('giulia.mortgage.e2e')
    const { cardFront, cardBack, payslips, certificate, statements } = await handedInBy(request, 'giulia-bianchi')

    await page.goto(`${process.env.PRODUCT_URL}/it/fill/occupation`)
    await chooseEmploymentStatus(page, 'mortgage')
    await signUp(page, request, person)
    await tellIdentity(page, person)
    await handInCard(page, cardFront, cardBack)
    await tellAddress(page, person)
    await untilCardIsRead(page)
    await goOn(page, 'additional-details')
    // Who says that they rent is asked for that rent no more once they own: it ends with the move.
    await drivers.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
    await goOn(page, 'mortgage-info')
    await expect(page.locator('[name="propertyType"]').first()).toBeVisible()

    await drivers.press('[data-action="continue"]')
    await expect(page.locator('.error-summary')).toBeFocused()
    await expectAccessible(page, 'mortgage, nothing answered')
    const listed = await page.locator('.error-summary li').count()
    await drivers.choose('identifiedProperty', 'no')
    await expect(page.getByText(words('MortgageQuestionnaire.propertyType.Wanted'))).toBeVisible()
    await drivers.choose('identifiedProperty', 'yes')
    await expect(page.getByText(words('MortgageQuestionnaire.propertyType.Label'))).toBeVisible()
    await drivers.choose('needFinancing', 'no')
    await expect(page.getByText(words('MortgageQuestionnaire.loanAmount.NotNeeded'))).toBeVisible()
    await drivers.choose('propertyType', '1')
    await drivers.choose('needFinancing', 'yes')
    await fill(page, 'propertyValue', '200.000')
    await fill(page, 'loanAmount', '250.000')
    await page.keyboard.press('Tab')
    await expect(page.locator('#field-loanAmount')).toHaveAttribute('aria-invalid', 'true')
    await fill(page, 'loanAmount', '150.000,00')
    await expect(page.locator('.worked-out')).toContainText('75%')
    await expect(page.locator('.worked-out')).toContainText('50.000,00')
    await drivers.tick('source-family')
    // Another file than the card: the same bytes twice would be held back.
    await upload(page, 'document-mortgage_doc', [
      { ...cardBack[0]!, name: 'donazione.png', buffer: Buffer.concat([cardBack[0]!.buffer, Buffer.of(0)]) },
    ])
    await untilRead(page, 'document-mortgage_doc')
    const isKept = page.waitForResponse((reply) => reply.url().includes('drafts/submit'))
    await drivers.tick('source-bank_balance')
    // Each answer left the summary when it was given, and a reload finds them all.
    await expect(page.locator('.error-summary li')).toHaveCount(listed - 6)
    await isKept
    await page.reload()
    await expect(page.locator('#field-loanAmount')).toHaveValue('150.000,00')
    await expect(page.locator('[name="propertyType"][value="1"]')).toBeChecked()
    await expect(page.locator('[name="source-family"]')).toBeChecked()
    await drivers.tick('confirmed')
    await expectAccessible(page, 'mortgage, answered')
    await goOn(page, 'income-check')

    await handInWork(page, { paychecks: '13', payslips, certificate, statements })
    for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
    await confirmReading(page, 'payment')
    await pay(page, '**/mortgage/**/result**')
    await expectReportOf(person, page)
    await drivers.press('article.report [data-action="expand-all"]')
    await expect(page.locator('#report-mortgage')).toContainText('75%')
    await expect(page.locator('#report-cash-flow tbody tr').first()).toBeVisible()
    await expect(page.locator('#report-tax-year')).not.toContainText(words('Report.TaxYear.None'))
    // The loan and what is left of the value, as they were said; what the income carries, as the documents show it.
    expect([await centsIn(page, 'mortgage_loan'), await centsIn(page, 'down_payment')]).toEqual([15_000_000, 5_000_000])
    expect(await centsIn(page, 'sustainable_mortgage')).toBeGreaterThan(0)
    await expectAccessible(page, 'the report on a mortgage')

    // Shown to an office, opened there, and ended: the office reads nothing more.
    await drivers.press('[data-action="share"]')
    await drivers.fill('#share-recipient', 'Studio Rossi')
    await drivers.press('[data-action="share-confirmed"]')
    const link = await page.locator('.share-link').innerText()
    const office = await page.context().newPage()
    await office.goto(link)
    await expect(office.locator('.shared-for')).toContainText('Studio Rossi')
    await expect(office.locator('article.report h1')).toHaveText(`${person.first_name} ${person.last_name}`)
    await expect(office.locator('#report-documents')).toHaveCount(0)
    await expectAccessible(office, 'a report that was shown to somebody')
    await drivers.press('[data-action^="end-"]')
    await expect(page.locator('[data-action^="end-"]')).toHaveCount(0)
    await expect(page.locator('#shares-given')).toBeFocused()
    await drivers.press('[data-action="share-another"]')
    await expect(page.locator('#share-recipient')).toBeFocused()
    await office.reload()
    await expect(office.locator('h1')).toHaveText(words('SharedReport.Closed'))
  },
)
