/**
 * Signing up, proving the address, going on with an earlier application: what the screens must do, tried on played
 * states. The tests are named by the points that they hold.
 */
import { expect, type Page } from '@playwright/test'
import { errorOf, field, heading, onwards } from '../support/form-page.ts'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const needed = (page: Page) => page.getByRole('navigation', { name: t('General.StillNeeded') }).getByRole('link')

test(
  'what is asked, what is still needed, and that nothing is ticked before',
  { tag: ['@SU-1', '@SU-5', '@A4-sign-up-ready', '@A5-continue-disabled', '@A9-dial-default'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'empty', 'en')
    await expect(page.locator('.tel select')).toHaveValue('+39')
    await expect(page.locator('input[type=checkbox]').first()).toBeVisible()
    await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
    await expect(page.locator('label a[target="_blank"]')).toHaveCount(3)
    await expect(page.locator('label a').first()).toContainText(t('General.NewTab'))
    const values = [
      ['first_name', 'Anna'],
      ['last_name', 'D’Amico'],
      ['email', 'anna@example.com'],
      ['mobile-value', '+49 (171) 123 4567'],
    ] as const
    // The button can be pressed before all is there: it then says what is missing, and each field says what is wrong with
    // it.
    await expect(needed(page)).toHaveCount(0)
    await onwards(page).press('Enter')
    await expect(page.getByRole('navigation', { name: t('General.StillNeeded') })).toBeFocused()
    await expect(needed(page)).toHaveCount(5)
    await expect(errorOf(page, 'first_name')).toBeVisible()
    for (const [name, value] of values) {
      await expect(onwards(page)).toBeDisabled()
      await field(page, name).fill(value)
    }
    await expect(errorOf(page, 'first_name')).toHaveCount(0)
    await expect(page.locator('.tel select')).toHaveValue('+49')
    await expect(needed(page)).toHaveCount(1)
    await needed(page).click()
    await expect(page.locator('[name="privacy_policy_consented"]')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(onwards(page)).toBeEnabled()
    await play(page, 'sign-up', 'empty', 'de')
    await expect(page.locator('.tel select')).toHaveValue('+49')
  },
)

test(
  "a partner with pages of its own is linked, in the reader's language; no one has certified us, and no logo says so",
  { tag: ['@A2-sign-up-partner-pages', '@A2-footer-certificates'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'partnerPages', 'de')
    await expect(page.locator('label a').first()).toHaveAttribute('href', 'https://casaserena.example/de/terms')
    for (const name of ['privacy', 'news'])
      await expect(page.locator(`label a[href="https://casaserena.example/de/${name}"]`)).toHaveCount(1)
    await expect(page.locator('footer img')).toHaveCount(0)
  },
)

test(
  'a field is judged when it is left, not while it is typed for the first time, and free as soon as it is mended',
  { tag: ['@A5-blur'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'empty', 'en')
    await field(page, 'first_name').focus()
    await field(page, 'email').focus()
    await field(page, 'last_name').focus()
    await expect(page.locator('.field-error')).toHaveCount(0)
    await field(page, 'email').pressSequentially('anna@')
    await expect(errorOf(page, 'email')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(errorOf(page, 'email')).toContainText(t('General.Error.Validation.Email'))
    await field(page, 'email').pressSequentially('example.com')
    await expect(errorOf(page, 'email')).toHaveCount(0)
  },
)

test(
  'names keep their apostrophes and accents; capitals are put once, where none was, and what was put right by hand stays',
  { tag: ['@SU-3'] },
  async ({ preview: page }) => {
    const leave = () => page.keyboard.press('Tab')
    for (const [typed, stands] of [
      ["d'amico", "D'Amico"],
      ['łukasz', 'Łukasz'],
      ['O’Brien', 'O’Brien'],
      ['müller-lüdenscheidt', 'Müller-Lüdenscheidt'],
    ] as const) {
      await play(page, 'sign-up', 'empty', 'it')
      await field(page, 'last_name').pressSequentially(typed)
      await leave()
      await expect(field(page, 'last_name')).toHaveValue(stands)
      await expect(errorOf(page, 'last_name')).toHaveCount(0)
    }
    await play(page, 'sign-up', 'empty', 'it')
    await field(page, 'last_name').pressSequentially('von humboldt')
    await leave()
    await expect(field(page, 'last_name')).toHaveValue('Von Humboldt')
    await field(page, 'last_name').press('Home')
    await page.keyboard.press('Delete')
    await page.keyboard.type('v')
    await leave()
    await expect(field(page, 'last_name')).toHaveValue('von Humboldt')
  },
)

test(
  'a mistyped provider is asked about, a refusal keeps what was typed, a locked form goes on by Enter',
  { tag: ['@SU-4', '@SU-6', '@SU-7'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'typo', 'en')
    await page.getByRole('button', { name: /gmail\.com/ }).click()
    await expect(field(page, 'email')).toHaveValue('anna@gmail.com')
    await play(page, 'sign-up', 'refused', 'en')
    await expect(page.locator('.banner.err')).toBeFocused()
    for (const [name, value] of [
      ['first_name', 'Anna'],
      ['mobile-value', '333 1234567'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value)
    await play(page, 'sign-up', 'locked', 'en')
    await page.locator('[name="privacy_policy_consented"]').check()
    await expect(onwards(page)).toBeEnabled()
  },
)

test(
  'six boxes that fit a small phone; a wrong code is said once; the seconds stand as text',
  { tag: ['@VE-1', '@VE-3', '@VE-5', '@VE-6'] },
  async ({ preview: page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await play(page, 'verify-email', 'waiting', 'en')
    await expect(page.getByText('anna.bianchi@example.com')).toBeVisible()
    await expect(page.getByRole('button', { name: t('VerifyEmail.Change') })).toBeVisible()
    const boxes = page.getByRole('group', { name: t('VerifyEmail.Code') }).locator('input')
    await expect(boxes).toHaveCount(6)
    for (const box of await boxes.all()) {
      const { width, height, x } = (await box.boundingBox())!
      expect([width >= 44, height >= 52, x + width <= 320]).toEqual([true, true, true])
    }
    await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled()
    await play(page, 'verify-email', 'canResend', 'en')
    await expect(page.getByRole('button', { name: t('VerifyEmail.Resend') })).toBeEnabled()
    await play(page, 'verify-email', 'wrong', 'en')
    await expect(page.locator('.field-error')).toHaveCount(1)
    await expect(page.locator('.otp input[aria-invalid="true"]')).toHaveCount(6)
    await expect(boxes.nth(0)).toBeFocused()
    for (const box of await boxes.all()) await expect(box).toHaveValue('')
    await play(page, 'verify-email', 'tooManyTries', 'en')
    await expect(page.locator('#code-error')).toContainText('too many times')
    // The first digit of another code takes no word away that nothing else says.
    await play(page, 'verify-email', 'over', 'en')
    await expect(boxes.nth(0)).toHaveValue('1')
    await expect(page.locator('#code-error')).toContainText(t('Auth.Error.CodeExpired'))
  },
)

test(
  'digits go on by themselves, are taken back, moved between and typed over; letters are nothing; a code pasted into any box fills all',
  { tag: ['@VE-2'] },
  async ({ preview: page }) => {
    await play(page, 'verify-email', 'waiting', 'en')
    const box = (number: number) => page.locator(`[name="digit-${number}"]`)
    const code = async () => (await Promise.all([1, 2, 3, 4, 5, 6].map((number) => box(number).inputValue()))).join('')
    await box(1).focus()
    await page.keyboard.type('12x3')
    await expect(box(4)).toBeFocused()
    await expect.poll(code).toBe('123')
    await page.keyboard.press('Backspace')
    await expect(box(3)).toBeFocused()
    await expect.poll(code).toBe('12')
    await page.keyboard.press('Home')
    await page.keyboard.type('9')
    await expect.poll(code).toBe('92')
    await page.keyboard.press('ArrowRight')
    await expect(box(3)).toBeFocused()
    await expect(page.locator('#code-error')).toHaveCount(0)
    // While another code is on its way a whole one leads nowhere.
    await play(page, 'verify-email', 'checking', 'en')
    await box(3).focus()
    await page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Code: 654-321')
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
    await expect.poll(code).toBe('654321')
  },
)

test(
  'who comes back from their mail stands in the first empty box; who had gone to a button stays there',
  { tag: ['@VE-7'] },
  async ({ preview: page }) => {
    const goAndComeBack = () =>
      page.evaluate(`for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  delete document.visibilityState`)
    await play(page, 'verify-email', 'canResend', 'en')
    await expect(page.locator('[name="digit-1"]')).not.toBeFocused()
    await goAndComeBack()
    await expect(page.locator('[name="digit-1"]')).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Home')
    await goAndComeBack()
    await expect(page.locator('[name="digit-3"]')).toBeFocused()
    const resend = page.getByRole('button', { name: t('VerifyEmail.Resend') })
    await resend.focus()
    await goAndComeBack()
    await expect(resend).toBeFocused()
  },
)

test(
  'a whole code is sent once, a wrong one is cleared and the next is sent with its sixth digit; the seconds go on after a reload',
  { tag: ['@VE-4', '@VE-7'] },
  async ({ page }) => {
    let sent = 0
    await page.route('**/verify-email/submit**', (route) => {
      sent += 1
      return route.fulfill({
        status: 422,
        json: { success: false, code: 'wrong_code', message: t('Auth.Error.WrongCode'), msg: [] },
      })
    })
    await page.clock.setFixedTime('2026-11-21T11:00:20Z')
    await page.goto(`${process.env.PRODUCT_URL}/en/legal/privacy`)
    // The router listens from the first picture on.
    await expect(heading(page)).toBeVisible()
    const user = {
      first_name: 'Anna',
      last_name: 'Bianchi',
      email: 'anna.bianchi@example.com',
      mobile: { code: '+39', value: '3331234567' },
    }
    await page.evaluate(
      `history.pushState({ idx: 1, usr: ${JSON.stringify({ user, nextCodeAt: Date.parse('2026-11-21T11:01:00Z') })} }, '', '/en/rent/fill/0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e/verify-email'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
    )
    await expect(page.getByRole('button', { name: 'New code in 40 s' })).toBeDisabled()
    await page.clock.setFixedTime('2026-11-21T11:00:35Z')
    await page.reload()
    await expect(page.getByRole('button', { name: 'New code in 25 s' })).toBeDisabled()
    await page.locator('[name="digit-1"]').pressSequentially('123456')
    await expect(page.locator('#code-error')).toContainText(t('Auth.Error.WrongCode'))
    await expect(page.locator('[name="digit-1"]')).toBeFocused()
    await expect(page.locator('[name="digit-6"]')).toHaveValue('')
    // The next code is typed digit by digit: nothing goes out before its sixth.
    await page.keyboard.type('12345')
    await expect(page.locator('[name="digit-6"]')).toBeFocused()
    expect(sent).toBe(1)
    await page.keyboard.type('7')
    await expect.poll(() => sent).toBe(2)
  },
)

test(
  'two groups of which one is chosen from; what goes away is said beforehand',
  { tag: ['@RE-1', '@RE-2', '@RE-3'] },
  async ({ preview: page }) => {
    await play(page, 'resume-application', 'choice', 'en')
    await expect(page.getByRole('group', { name: t('Resume.Applications') }).locator('input')).toHaveCount(2)
    await expect(onwards(page)).toBeDisabled()
    await page
      .getByRole('group', { name: t('Resume.Applications') })
      .locator('input')
      .first()
      .check()
    await expect(page.getByText(t('Resume.Removes'))).toBeVisible()
    await page
      .getByRole('group', { name: t('Resume.Invitations') })
      .locator('input')
      .check()
    await expect(page.getByRole('group', { name: t('Resume.Applications') }).locator('input:checked')).toHaveCount(0)
    await expect(page.locator('[aria-live]').filter({ hasText: t('Resume.Cleared') })).toHaveCount(1)
    await expect(onwards(page)).toHaveText(t('Resume.Load'))
    await expect(page.getByRole('button', { name: t('Resume.StartNew') })).toBeEnabled()
  },
)

test('a code that the server could not look at stays, and is sent again', async ({ preview: page }) => {
  await play(page, 'verify-email', 'restarting', 'en')
  await expect(page.locator('#code-error')).toContainText(t('System.503'))
  await expect(page.locator('[name="digit-6"]')).toHaveValue('6')
  await expect(onwards(page)).toBeEnabled()
  await play(page, 'verify-email', 'linkRestarting', 'en')
  await expect(page.locator('.banner')).toContainText(t('System.503'))
  await expect(page.locator('[data-action="enter"]')).toBeEnabled()
})
