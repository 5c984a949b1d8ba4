/**
 * Statements as files or by the bank: what the section must do, tried on played states. The tests are named by the
 * points that they hold.
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { openPreview, play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const press = (page: Page, action: string) => page.locator(`[data-action="${action}"]`).click()
const panel = (page: Page) => page.locator('.connection')
const heading = (page: Page) => panel(page).getByRole('heading', { level: 3 })
const way = (page: Page, value: 'pdf' | 'connection') => page.locator(`input[name="statements-way"][value="${value}"]`)

test(
  'two equal cards of which none is chosen; what was added stays, whichever is looked at; where no bank can be connected there is no choice',
  { tag: ['@BK-1', '@B2-psd2-choice'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'bankWays', 'en')
    await expect(page.locator('#statements-way .card-choice')).toHaveCount(2)
    await expect(page.locator('input[name="statements-way"]:checked')).toHaveCount(0)
    for (const told of ['Time', 'Read', 'Safe', 'Seen'])
      await expect(page.getByText(t(`IncomeCheck.Way.connection.${told}`))).toBeVisible()
    await expect(page.getByText(t('IncomeCheck.Way.connection.By').replace('{provider}', 'GoCardless'))).toBeVisible()
    await play(page, 'income-check', 'bankPdf', 'en')
    await expect(way(page, 'pdf')).toBeChecked()
    await way(page, 'connection').check()
    await expect(heading(page)).toHaveText(t('BankConnection.Heading'))
    await expect(page.locator('#document-bank_statement .file')).toHaveCount(1)
    await expect(page.locator('#document-bank_statement .drop')).toBeHidden()
    await play(page, 'income-check', 'mixedStatements', 'en')
    await expect(page.locator('#upload-document-bank_statement')).toBeAttached()
    await expect(page.locator('#statements-way')).toHaveCount(0)
  },
)

test(
  'a bank is sought without its common words; one that cannot be connected says so and leads to its files',
  { tag: ['@BK-2'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'bankChoice', 'en')
    await page.locator('input#connect-bank').fill('credito coop')
    await page.getByRole('option', { name: /Banca di Credito Cooperativo/ }).click()
    await expect(panel(page).getByRole('status')).toHaveText(
      t('BankConnection.NotConnectable').replace('{bank}', 'Banca di Credito Cooperativo'),
    )
    await expect(page.locator('[data-action="connect"]')).toHaveCount(0)
    await press(page, 'use-pdf')
    await expect(way(page, 'pdf')).toBeChecked()
    await expect(page.locator('#document-bank_statement-heading')).toBeFocused()
    await expect(page.locator('#bank')).toHaveValue('Banca di Credito Cooperativo')
    await play(page, 'income-check', 'bankMissing', 'en')
    await expect(panel(page).locator('.field-error')).toContainText(t('BankConnection.Bank.Missing'))
  },
)

test(
  "the wait says how it stands and in the window's title; it can be left; a server that cannot be reached is no end of it",
  { tag: ['@BK-4'] },
  async ({ preview: page }) => {
    for (const [state, status] of [
      ['bankConsent', 'giving_consent'],
      ['bankSelecting', 'selecting_accounts'],
      ['bankGranting', 'granting_access'],
    ] as const) {
      await play(page, 'income-check', state, 'en')
      await expect(panel(page)).toContainText(t(`BankConnection.Status.${status}`))
    }
    await expect(page).toHaveTitle(new RegExp(`^${t('BankConnection.Wait.Title')}`))
    await expect(page.locator('[data-action="open-bank"]')).toHaveAttribute('rel', /noopener/)
    await expect(
      page.locator('[aria-live]').filter({ hasText: t('BankConnection.Status.granting_access') }),
    ).toHaveCount(1)
    await press(page, 'cancel-connection')
    await expect(heading(page)).toHaveText(t('BankConnection.Heading'))
    await expect(heading(page)).toBeFocused()
    await expect(panel(page)).toContainText(t('BankConnection.Cancelled'))
    await expect(page).not.toHaveTitle(new RegExp(`^${t('BankConnection.Wait.Title')}`))
    await play(page, 'income-check', 'bankLost', 'en')
    await expect(panel(page)).toContainText(t('BankConnection.Lost'))
    await expect(panel(page)).toContainText(t('BankConnection.Status.undergoing_authentication'))
    await play(page, 'income-check', 'bankEndedElsewhere', 'en')
    await expect(panel(page)).toContainText(t('BankConnection.Over.cancelled'))
  },
)

test(
  'accounts with a masked number and their holder; another name is warned of; none chosen is an error',
  { tag: ['@BK-5'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'bankAccountMissing', 'en')
    const account = (text: string) => page.locator('.account').filter({ hasText: text })
    await expect(account('3451')).toContainText('IT60 •••• 3451')
    await expect(account('3453').locator('.file-detail.warn')).toContainText('Anna Bianchi')
    await expect(account('3454')).toContainText(t('BankConnection.Accounts.NoHolder'))
    await expect(account('3455').locator('input')).toHaveCount(0)
    await expect(page.locator('#accounts-error')).toContainText(t('BankConnection.Accounts.Missing'))
    await expect(account('3451').locator('input')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.locator('#accounts-error')).toHaveCount(0)
    await play(page, 'income-check', 'bankShortHistory', 'en')
    await expect(page.locator('.account input')).toBeChecked()
    await expect(panel(page).locator('.banner.warn')).toContainText('90')
  },
)

test(
  'the messages go on by themselves; a failure offers another try and the files at its place',
  { tag: ['@BK-6'] },
  async ({ page }) => {
    await page.clock.install()
    await openPreview(page)
    const message = panel(page).locator('[data-message]')
    await play(page, 'income-check', 'bankTagging', 'en')
    await expect(message).toHaveText(t('BankConnection.Status.tagging_transactions'))
    await page.clock.fastForward(8000)
    await expect(message).toHaveText(t('BankConnection.Status.almost_done'))
    await expect(page.getByText(t('BankConnection.Fetch.Long'))).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await expect(panel(page).getByText(t('BankConnection.Fetch.Long'))).toBeVisible()
    await play(page, 'income-check', 'bankFailed', 'en')
    await expect(panel(page).getByRole('alert')).toHaveText(
      'We couldn’t get the transactions from your bank. Try again, or upload PDFs',
    )
    await expect(page.locator('[data-action="connect-again"]')).toHaveText(t('General.Retry'))
    await press(page, 'use-pdf')
    await expect(way(page, 'pdf')).toBeChecked()
    await expect(page.locator('#bank')).toHaveValue('Intesa Sanpaolo')
  },
)

test(
  'what the bank gave stands among the statements and says where it is from',
  { tag: ['@B2-psd2-choice'] },
  async ({ preview: page }) => {
    await play(page, 'income-check', 'bankDonePartly', 'en')
    await expect(page.locator('#document-bank_statement .file')).toContainText(t('Uploads.FromBank'))
    await expect(panel(page)).toContainText('We’ve reached your bank’s daily limit')
    await expect(panel(page)).toContainText('We’ve added 1 account')
  },
)
