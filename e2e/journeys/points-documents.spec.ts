/**
 * From the documents to the payment: what single screens must do, tried on played states. The tests are named by the
 * points that they hold.
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { openPreview, play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const onwards = (page: Page) => page.locator('main [data-action="continue"]')
const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const summary = (page: Page) => page.locator('.error-summary')

test(
  'the occupation, the contract, 12 to 14 paychecks, the list of documents with their months',
  { tag: ['@B2-income-status', '@B2-income-contract', '@IC-1', '@IC-2', '@A2-source-of-income'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'empty', 'en')
    await expect(page.getByText(t('Occupation.Employed')).first()).toBeVisible()
    await expect(page.locator('#checklist .tag').first()).toHaveText(t('IncomeCheck.State.todo'))
    await expect(page.getByText('August, September and October 2026').first()).toBeVisible()
    await onwards(page).click()
    await expect(summary(page)).toContainText(t('IncomeCheck.Contract.Missing'))
    await expect(summary(page)).toContainText(t('IncomeCheck.Paychecks.Missing'))
    await summary(page).getByRole('link').last().click()
    await expect(page.locator('#paychecks')).toBeFocused()
    await expect(page.locator('input[name="contract-type"]')).toHaveCount(2)
    expect((await page.locator('#paychecks option').allInnerTexts()).slice(1)).toEqual(['12', '13', '14'])
    await play(page, 'income-check', 'refused', 'en')
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('listitem').first()).toContainText('October 2026')
  },
)

test(
  'what a document says of the job is confirmed, what none says is asked, and neither is passed over',
  { tag: ['@IC-10'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'jobUnconfirmed', 'en')
    await expect(summary(page)).toContainText(t('IncomeCheck.Job.Unconfirmed'))
    await summary(page).getByRole('link').click()
    await expect(page.locator('#job-read')).toBeFocused()
    for (const read of ['Officine Bianchi S.r.l.', t('IncomeCheck.Contract.open_ended'), '1 March 2021', '13'])
      await expect(page.locator('#job-read dd').filter({ hasText: read }).first()).toBeVisible()
    await expect(page.locator('input[name="contract-type"], #paychecks')).toHaveCount(0)
    await page.locator('[data-action="job-wrong"]').click()
    await expect(page.locator('input[name="contract-type"]')).toHaveCount(2)
    await play(page, 'income-check', 'jobReadPart', 'en')
    await expect(page.locator('input[name="contract-type"]')).toHaveCount(0)
    await expect(page.locator('#paychecks-error')).toContainText(t('IncomeCheck.Paychecks.Missing'))
    await page.locator('#paychecks').selectOption('14')
    await expect(page.locator('#paychecks-error')).toHaveCount(0)
  },
)

test(
  'a month without its document is named in the list and where the document goes, and in the summary of what is missing',
  { tag: ['@IC-3'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'refused', 'en')
    await expect(page.locator('#section-bank_statement')).toContainText('October 2026 is missing')
    await expect(summary(page)).toContainText('Bank statements are missing for: October 2026')
    await expect(page.getByText(/coverage/i)).toHaveCount(0)
    await summary(page).getByRole('link').first().click()
    await expect(heading(page)).toHaveText(t('RequiredDocuments.bank_statement'))
    await expect(page.locator('#section-bank_statement .file')).toBeFocused()
    await expect(page.locator('#section-bank_statement')).toContainText('October 2026 is missing')
  },
)

for (const [screen, state] of [
  ['income-check', 'emptyPayslips'],
  ['income-check', 'mixedStatements'],
  ['income-check', 'emptyOther'],
  ['personal-details', 'part2Chosen'],
  ['mortgage-info', 'documentsAsked'],
] as const)
  test(`where files are handed in it is said who sees them, and until when: ${screen} ${state}`, async ({
    preview: page,
  }) => {
    await play(page, screen, state, 'en')
    await expect(page.locator('main').getByText('We delete them 90 days after the report')).toHaveCount(1)
  })

test(
  'each row of the list opens a page of its own, which leads on to the next where something is missing',
  { tag: ['@IC-9'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'absentList', 'en')
    await expect(page.locator('#section-payslip .tag')).toHaveText(t('IncomeCheck.State.explained'))
    await page.locator('#task-payslip').click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Your last 3 payslips/)
    await expect(page.locator('[data-action="next-document"]')).toHaveText(
      'Next: CU (annual income certificate) or tax return',
    )
    await page.locator('[data-action="next-document"]').click()
    await expect(heading(page)).toHaveText('CU (annual income certificate) or tax return')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('[data-action="next-document"]')).toHaveCount(0)
    await page.locator('[data-action="to-documents"]').click()
    await expect(heading(page)).toHaveText(t('IncomeCheck.Header'))
    await expect(heading(page)).toBeFocused()
  },
)

test(
  'an income that cannot be saved loses its tick, with the reason',
  { tag: ['@IC-5'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'incomesNotSaved', 'en')
    const pension = page.locator('[name="other-income-pension"]')
    await pension.click()
    await expect(page.locator('#other-incomes-error')).toBeVisible()
    await expect(pension).not.toBeChecked()
  },
)

test('another document says first what it is', { tag: ['@IC-6'] }, async ({ preview: page }) => {
  await play(page, 'income-check', 'emptyOther', 'en')
  const slot = page.locator('#section-other')
  await expect(slot.getByText(t('IncomeCheck.OtherType.First'))).toBeVisible()
  await page.locator('#other-type').fill('scholarship letter')
  await expect(slot.getByText(t('IncomeCheck.OtherType.First'))).toHaveCount(0)
  await expect(slot.locator('.drop button').first()).toBeEnabled()
})

test(
  'when nothing is needed it says so and goes on',
  { tag: ['@B2-income-none', '@IC-7'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'notRequired', 'en')
    await expect(heading(page)).toHaveText(t('IncomeCheck.NotRequired'))
    await expect(onwards(page)).toBeEnabled()
  },
)

test(
  'groups that fold, three answers of which none is given, details after a yes, all of a group at one stroke',
  { tag: ['@QU-1', '@QU-2', '@QU-3'] },
  async ({ preview: page }) => {
    await play(page, 'questionnaire', 'empty', 'en')
    await expect(page.locator('details.question-group')).toHaveCount(3)
    await expect(page.locator('details .count').first()).toHaveText('0 of 4 answered')
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
    await page.locator('#question-insolvency-YES').check()
    await expect(page.locator('#details-insolvency')).toBeVisible()
    await page
      .getByRole('button', { name: /^Answer yes to all/ })
      .first()
      .click()
    await expect(page.locator('#details-insolvency')).toBeFocused()
    await expect(page.locator('details .count').first()).toHaveText('4 of 4 answered')
    await page.getByRole('button', { name: t('General.Undo') }).click()
    await expect(page.locator('details .count').first()).toHaveText('1 of 4 answered')
    await play(page, 'questionnaire', 'missing', 'en')
    await expect(summary(page)).toBeFocused()
    // A group that was folded opens with its error.
    await summary(page).getByRole('link').last().click()
    await expect(page.locator('[name="accepted"]')).toBeFocused()
    await expect(page.locator('details[open] .field-error').first()).toBeVisible()
  },
)

test(
  'both spellings of money; what follows is worked out; a save that fails says so',
  { tag: ['@MO-1', '@MO-2', '@MO-3', '@MO-4', '@L-mortgage'] },
  async ({ preview: page }) => {
    await play(page, 'mortgage-info', 'empty', 'en')
    const shown = page.locator('.worked-out output')
    await expect(shown).toHaveText(['–', '–'])
    await field(page, 'propertyValue').fill('250.000,00')
    await field(page, 'loanAmount').fill('200,000.00')
    await page.keyboard.press('Tab')
    await expect(field(page, 'propertyValue')).toHaveValue('250,000.00')
    await expect(shown.first()).toHaveText('80%')
    await expect(shown.last()).toContainText('50,000.00')
    await expect(page.getByText(t('MortgageQuestionnaire.Rate.Value'))).toBeVisible()
    await play(page, 'mortgage-info', 'loanTooHigh', 'en')
    await expect(page.locator('#field-loanAmount-error')).toContainText(
      t('MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue'),
    )
    await play(page, 'mortgage-info', 'refused', 'en')
    await expect(page.locator('.banner.err')).toContainText('Error, Please refresh the page.')
  },
)

test(
  'the answers to look over, the name and today as in it-IT, in German with dots; no name is «P-Rent User»',
  { tag: ['@CO-1', '@CO-2', '@B2-confirmation', '@B9-dates', '@A9-dates-shown', '@L-nobody', '@G-14'] },
  async ({ preview: page }) => {
    await play(page, 'confirmation', 'default', 'en')
    for (const part of ['personal-details', 'additional-details', 'income-check'])
      await expect(page.getByRole('button', { name: `${t('General.Edit')} ${t(`Workflow.${part}`)}` })).toBeVisible()
    await expect(page.getByText('14/03/1992')).toBeVisible()
    await expect(page.locator('.declaration-row')).toContainText('Anna Bianchi')
    await expect(page.locator('.declaration-row')).toContainText('21/11/2026')
    await onwards(page).click()
    await expect(summary(page)).toContainText(t('Confirmation.Description'))
    await summary(page).getByRole('link').click()
    await expect(page.locator('[name="confirmed"]')).toBeFocused()
    await play(page, 'confirmation', 'sparse', 'en')
    await expect(page.getByText(t('General.NotProvided')).first()).toBeVisible()
    await play(page, 'confirmation', 'mortgage', 'en')
    await expect(
      page.locator('section', { has: page.getByRole('heading', { name: t('Workflow.mortgage-info') }) }),
    ).toContainText('200,000.00')
    await play(page, 'confirmation', 'disclosed', 'en')
    const disclosed = page.locator('section', { has: page.getByRole('heading', { name: t('Workflow.questionnaire') }) })
    await expect(disclosed).toContainText('Yes: Labrador')
    await expect(disclosed).toContainText(t('Questionnaire.Response.PNTS'))
    await play(page, 'confirmation', 'nameless', 'de')
    await expect(page.locator('.declaration-row')).toContainText('P-Rent User')
    await expect(page.locator('.declaration-row')).toContainText('21.11.2026')
  },
)

test(
  'a step that cannot be saved is told, stops no one, and can be saved once more',
  { tag: ['@L-state', '@A9-step-save'] },
  async ({ preview: page }) => {
    const told = page.waitForEvent('console', (message) => message.text() === 'Failed to update State')
    await play(page, 'confirmation', 'stepNotSaved', 'en')
    await told
    const banner = page.locator('.banner', { hasText: t('Shell.StepNotSaved') })
    await expect(banner).toBeVisible()
    await expect(onwards(page)).toBeEnabled()
    const again = page.waitForEvent('console', (message) => message.text() === 'Failed to update State')
    await banner.getByRole('button', { name: t('General.Retry') }).click()
    await again
    await expect(banner).toBeVisible()
  },
)

test(
  'checking, then complete; continue waits; what is missing leads to its step',
  { tag: ['@PS-1', '@PS-2', '@PS-3', '@PS-4'] },
  async ({ preview: page }) => {
    await play(page, 'parsing-status', 'working', 'en')
    await expect(heading(page)).toHaveText(t('ParsingStatus.Header'))
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4')
    await expect(page.getByText('4 of 7 checked')).toBeVisible()
    await expect(onwards(page)).toBeDisabled()
    await onwards(page).press('Enter')
    await expect(page.getByRole('navigation', { name: t('General.StillNeeded') })).toContainText(
      '3 files are still being checked',
    )
    await play(page, 'parsing-status', 'done', 'en')
    await expect(heading(page)).toHaveText(t('ParsingStatus.Done'))
    await expect(onwards(page)).toBeEnabled()
    // What was read is still to come, and would move what stands below it; when it cannot come, nothing is waited for.
    await play(page, 'parsing-status', 'readingPending', 'en')
    await expect(onwards(page)).toHaveAttribute('aria-busy', 'true')
    await play(page, 'parsing-status', 'readingOffline', 'en')
    await expect(onwards(page)).toBeEnabled()
    await play(page, 'parsing-status', 'refused', 'en')
    await expect(summary(page)).toBeFocused()
    await expect(page.getByRole('button', { name: t('ParsingStatus.ToPersonalDetails') })).toBeVisible()
    await page.getByRole('button', { name: t('ParsingStatus.ToIncomeCheck') }).click()
    await expect(heading(page)).toHaveText(t('IncomeCheck.Header'))
    await play(page, 'parsing-status', 'offline', 'en')
    await expect(summary(page)).toContainText(t('General.Failed.NotSent'))
  },
)

test('files that are all well are folded away below what was read; one that is not keeps them open', async ({
  preview: page,
}) => {
  const files = page.locator('#documents .files').first()
  await play(page, 'parsing-status', 'done', 'en')
  await expect(files).toBeHidden()
  await page.locator('#documents summary').click()
  await expect(files).toBeVisible()
  await play(page, 'parsing-status', 'withProblem', 'en')
  await expect(files).toBeVisible()
})

// What a payment's page fetches it fetches once: these have a page of their own.
test(
  'what is paid and for what; no session and no form say that nothing was charged; a return says paid or not',
  { tag: ['@PY-1', '@PY-2', '@PY-4'] },
  async ({ page }) => {
    await openPreview(page)
    await play(page, 'payment', 'opening', 'en')
    await expect(page.locator('.amount')).toHaveText('€20.00')
    await expect(page.locator('.facts')).toContainText('60 days')
    expect(await page.locator('script[src*="checkout"], script[src*="stripe"]').count()).toBe(0)
    await play(page, 'payment', 'unavailable', 'en')
    await expect(page.locator('.banner.err')).toContainText('haven’t been charged')
    await expect(page.getByRole('button', { name: t('General.Retry') })).toBeVisible()
    await play(page, 'payment', 'formMissing', 'en')
    await expect(page.locator('.banner.err')).toContainText(t('Payment.FormMissing'))
    await play(page, 'payment', 'paid', 'en')
    await expect(heading(page)).toHaveText(t('Payment.Success'))
    await expect(page.getByText('You paid €20.00')).toBeVisible()
    await play(page, 'payment', 'notPaid', 'en')
    await expect(page.locator('.banner.err')).toContainText(t('Payment.Failed'))
  },
)

test(
  'a form that shrank is finished; still to be paid says so and opens it again',
  { tag: ['@B4-payment-continue', '@PY-3', '@PY-5'] },
  async ({ page }) => {
    await openPreview(page)
    await page.route('**/checkout-script.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Stripe = () => ({ createEmbeddedCheckoutPage: async () => ({ mount(place) {
          const card = Object.assign(document.createElement('div'), { id: 'card', textContent: 'card' })
          card.style.height = '600px'
          place.append(card)
        }, destroy() {} }) })`,
      }),
    )
    await play(page, 'payment', 'formMissing', 'en')
    await expect(page.locator('#card')).toBeVisible()
    await expect(onwards(page)).toHaveCount(0)
    await page.locator('#card').evaluate((card: { style: { height: string } }) => {
      card.style.height = '300px'
    })
    await expect(page.locator('.banner.err')).toContainText(t('Payment.Error.PaymentRequired'))
    await expect(page.locator('.banner.err')).toBeFocused()
  },
)

test('a report that is not paid leads to the payment', { tag: ['@A4-402'] }, async ({ preview: page }) => {
  await play(page, 'result', 'unpaid', 'en')
  await expect(heading(page)).toHaveText(t('Payment.Header'))
})
