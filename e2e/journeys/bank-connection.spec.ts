/**
 * Statements by the bank itself, at the sandbox's bank: to the documents, and every way in which it ends before. In
 * Italian and German, on a phone.
 */
import { expect, test, type Page } from '@playwright/test'
import { toTasks } from '../support/applicant.ts'
import { drive, handsOn } from '../support/hands.ts'
import { giulia, juergen } from '../support/demo.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const bank = 'Intesa Sanpaolo'
const code = '123456'
const panel = (page: Page) => page.locator('.connection')
const heading = (page: Page) => panel(page).getByRole('heading', { level: 3 })
const action = (name: string) => `[data-action="${name}"]`
const statements = (page: Page) => page.locator('#document-bank_statement .file')

/** From the choice of the bank to its page, which opens in a tab of its own. */
async function goToBank(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await handsOn(page).press(action('connect'))
  const tab = await opened
  await tab.waitForURL('**/sandbox/bank/**')
  return tab
}

async function chooseBank(page: Page, name: string = bank): Promise<void> {
  await expect(page.locator('#statements-way')).toBeVisible()
  await handsOn(page).choose('statements-way', 'connection')
  await handsOn(page).pick('#connect-bank', name)
}

const step = (tab: Page, value: string) => tab.locator(`button[name="step"][value="${value}"]`).click()

async function signIn(tab: Page, login: string, codes: readonly string[] = [code]): Promise<void> {
  await step(tab, 'agree')
  for (const one of codes) {
    await tab.locator('#login').selectOption(login)
    await tab.locator('#code').fill(one)
    await step(tab, 'sign-in')
  }
}

async function connectAs(page: Page, login: string): Promise<void> {
  await chooseBank(page)
  const tab = await goToBank(page)
  await signIn(tab, login)
  await step(tab, 'share')
  await expect(heading(page)).toHaveText(words('BankConnection.Accounts.Heading'))
}

test(
  'from the choice of the bank to its statement among the documents; the page may be closed meanwhile',
  { tag: ['@B4-psd2', '@BK-3'] },
  async ({ page, request }) => {
    await enter(page, await signedUp(request, giulia('giulia.bank')), 'income-check/bank-statement')
    await chooseBank(page)
    const tab = await goToBank(page)
    expect(await tab.evaluate('window.opener')).toBeNull()
    await expect(heading(page)).toHaveText(words('BankConnection.Wait.Heading'))
    await signIn(tab, 'salary')
    await page.reload()
    await expect(heading(page)).toHaveText(words('BankConnection.Wait.Heading'))
    await expect(page.locator('input[name="statements-way"][value="connection"]')).toBeChecked()
    await step(tab, 'share')
    await expect(heading(page)).toHaveText(words('BankConnection.Accounts.Heading'))
    // The bank's tab says that it is done and goes away.
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(page.locator('.account input')).toBeChecked()
    await page.locator(action('fetch')).click()
    await expect(heading(page)).toHaveText(words('BankConnection.Done.Heading'))
    await expect(statements(page)).toHaveCount(1)
    await expect(statements(page)).toContainText(words('Uploads.FromBank'))
    await expect(statements(page).locator('.tag.ok')).toBeVisible()
    await toTasks(page)
    await expect(page.locator('#section-bank_statement .tag')).toHaveText(words('IncomeCheck.State.done'))
    await page.goBack()
    await page.reload()
    await expect(statements(page)).toContainText(words('Uploads.FromBank'))
  },
)

test(
  'asked every 2 s; anyone who cancels begins again after 3 s; what went wrong at the bank is told on both pages',
  { tag: ['@B9-psd2', '@BK-4'] },
  async ({ page, request }) => {
    await enter(page, await signedUp(request, giulia('giulia.bank.cancels')), 'income-check/bank-statement')
    await chooseBank(page)
    const asked: number[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/v1/psd2/accounts')) asked.push(performance.now())
    })
    await goToBank(page)
    await expect.poll(() => asked.length).toBeGreaterThan(2)
    const pauses = asked.slice(1).map((time, index) => time - asked[index]!)
    // What the browser sends at 2 s may be heard of some milliseconds early or late.
    expect(Math.max(...pauses)).toBeGreaterThan(1800)
    const cancelled = performance.now()
    await page.locator(action('cancel-connection')).click()
    await expect(panel(page)).toContainText(words('BankConnection.Cancelled'))
    await handsOn(page).pick('#connect-bank', bank)
    await expect(page.locator(action('connect'))).toBeEnabled()
    expect(performance.now() - cancelled).toBeGreaterThan(2900)

    const tab = await goToBank(page)
    await signIn(tab, 'salary', ['111111', '222222', '333333'])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words('BankConnection.Return.Heading'))
    await expect(tab.locator('main')).toContainText(words('BankConnection.Return.Back'))
    await expect(heading(page)).toHaveText(words('BankConnection.Over.Heading'))
    await expect(panel(page).getByRole('alert')).toHaveText(words('Psd2.Error.wrong_code'))
    await page.locator(action('use-pdf')).click()
    await expect(page.locator('#bank')).toHaveValue(bank)
  },
)

test(
  'an account of someone else is warned of, and its statement does not count',
  { tag: ['@BK-5'] },
  async ({ page, request }) => {
    await enter(page, await signedUp(request, giulia('giulia.bank.stranger')), 'income-check/bank-statement')
    await connectAs(page, 'mismatch')
    await expect(page.locator('.account .file-detail.warn')).toContainText('Giulia Bianchi')
    await expect(page.locator('.account input')).not.toBeChecked()
    await page.locator(action('fetch')).click()
    await expect(page.locator('#accounts-error')).toBeVisible()
    await page.locator('.account input').check()
    await page.locator(action('fetch')).click()
    await expect(heading(page)).toHaveText(words('BankConnection.Done.Heading'))
    await expect(statements(page).locator('.tag.err')).toBeVisible()
  },
)

test(
  'a bank that keeps few days says so, and the files are the way on; by keyboard alone',
  { tag: ['@BK-6'] },
  async ({ page, request }) => {
    drive(page, 'keyboard')
    await enter(page, await signedUp(request, giulia('giulia.bank.short')), 'income-check/bank-statement')
    await connectAs(page, 'short')
    const drivers = handsOn(page)
    await drivers.press(action('fetch'))
    await expect(heading(page)).toHaveText(words('BankConnection.Done.Heading'))
    await expect(heading(page)).toBeFocused()
    await expect(panel(page).locator('.banner.warn')).toBeVisible()
    await drivers.press(action('use-pdf'))
    await expect(page.locator('#document-bank_statement-heading')).toBeFocused()
    await expect(page.locator('#upload-document-bank_statement')).toBeAttached()
  },
)

test('in Germany a bank of that country, in German: its account and its statement are German, and Jürgen is its owner', async ({
  page,
  request,
}) => {
  const t = wordsIn('de')
  await enter(page, await signedUp(request, juergen('juergen.bank'), null, 'de'), 'income-check/bank-statement')
  await chooseBank(page, 'Commerzbank')
  const tab = await goToBank(page)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Commerzbank: Konto freigeben?')
  await step(tab, 'agree')
  await expect(tab.locator('#holder')).toHaveValue('Jürgen Weiß')
  await tab.locator('#login').selectOption('salary')
  await tab.locator('#code').fill(code)
  await step(tab, 'sign-in')
  await step(tab, 'share')
  await expect(heading(page)).toHaveText(t('BankConnection.Accounts.Heading'))
  // The number begins with its country, and its end alone is shown.
  await expect(page.locator('.account')).toContainText(/DE\d\d •••• \d{4}/)
  await page.locator(action('fetch')).click()
  await expect(heading(page)).toHaveText(t('BankConnection.Done.Heading'))
  await expect(statements(page)).toContainText('Commerzbank')
  await expect(statements(page).locator('.tag.ok')).toBeVisible()
})
