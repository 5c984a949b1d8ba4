/**
 * What holds on every screen, tried on single states: the tests are named by the points of the page design that they
 * hold.
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('another language keeps what was typed', { tag: ['@G-2'] }, async ({ preview: page }) => {
  await play(page, 'sign-up', 'empty', 'it')
  await page.locator('#field-first_name').fill('Giulia')
  await page.locator('.language summary').click()
  await page.locator('.language a[lang="de"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(heading(page)).toHaveText(wordsIn('de')('SignUp.Header'))
  await expect(page.locator('#field-first_name')).toHaveValue('Giulia')
})

test(
  'another language keeps what was typed after sign-up too, and the part of the screen',
  { tag: ['@G-2'] },
  async ({ preview: page }) => {
    await play(page, 'personal-details', 'part2', 'it')
    await page.locator('#field-city').fill('Padova')
    await page.locator('.language summary').click()
    await page.locator('.language a[lang="en"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page)).toHaveText(t('PersonalDetails.Part2.Header'))
    await expect(page.locator('#field-city')).toHaveValue('Padova')
  },
)

test(
  'the summary of problems takes the focus, repeats the words of the fields, and leads to them',
  { tag: ['@G-3'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'notConfirmed', 'en')
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toHaveText(t('General.ErrorSummary'))
    await expect(summary.getByRole('alert')).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${t('General.ErrorPrefix')} `))
    await expect(
      page
        .locator('.field-error, [id$="-error"]')
        .filter({ hasText: await summary.locator('a').first().innerText() })
        .first(),
    ).toBeVisible()
    await summary.locator('a').first().click()
    await expect(page.locator('[name="confirmation"]')).toBeFocused()
  },
)

test('a field and its label, hint and error belong together', { tag: ['@G-4'] }, async ({ preview: page }) => {
  await play(page, 'sign-up', 'wrong', 'en')
  const mail = page.locator('#field-email')
  await expect(mail).toHaveAttribute('aria-invalid', 'true')
  const described = (await mail.getAttribute('aria-describedby'))!.split(' ')
  expect(described.slice(0, 2)).toEqual(['field-email-hint', 'field-email-error'])
  await expect(page.locator('#field-email-error')).toContainText(t('General.Error.Validation.Email'))
  await expect(page.locator('input[placeholder]')).toHaveCount(0)
  await play(page, 'sign-up', 'empty', 'en')
  await expect(page.locator('#field-email')).toBeVisible()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test(
  'what the server says stands at the top, can be closed, and gives the focus to the heading',
  { tag: ['@G-5', '@A3-banner', '@A8-sign-up-banner'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'refused', 'en')
    const banner = page.locator('.banner.err')
    await expect(banner).toBeFocused()
    await expect(banner.getByRole('alert')).toContainText('Use the email address we sent the invitation to')
    const close = banner.getByRole('button', { name: t('General.CloseMessage') })
    const box = (await close.boundingBox())!
    expect([box.width, box.height].every((side) => side >= 44)).toBe(true)
    await close.click()
    await expect(banner).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('#field-email')).not.toHaveValue('')
  },
)

const looks = [
  ['occupation', 'chosen'],
  ['sign-up', 'wrong'],
  ['personal-details', 'part2Problems'],
  ['additional-details', 'newMember'],
  ['income-check', 'mixed'],
  ['confirmation', 'default'],
  ['legal', 'terms'],
] as const

test('nothing is fixed over what has the focus', { tag: ['@G-6', '@E-4'] }, async ({ preview: page }) => {
  for (const [screen, state] of looks) {
    await play(page, screen, state, 'en')
    expect(
      await page.evaluate<string[]>(
        `[...document.querySelectorAll('body *')].filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !element.closest('dialog')).map((element) => element.className)`,
      ),
      `${screen} ${state}`,
    ).toEqual([])
  }
})

test(
  'buttons are 44 px high and wide, fields too, everything else that is pressed at least 24',
  { tag: ['@G-7'] },
  async ({ preview: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [screen, state] of looks) {
      await play(page, screen, state, 'en')
      const small = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('button, summary, select, input:not([type=hidden]):not([type=file]), .button')]
      .map((element) => ({ element, box: (element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') ?? element : element).getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 0 && Math.min(box.width, box.height) < (element.matches('.button:not(.small), .input, summary') ? 44 : 24))
      .map(({ element, box }) => element.outerHTML.slice(0, 80) + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`)
      expect(small, `${screen} ${state}`).toEqual([])
    }
  },
)

const widerSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

test(
  'letters of fields are 16 px or more, so that a phone does not zoom in; wider spacing of text loses nothing',
  { tag: ['@G-8'] },
  async ({ preview: page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    for (const [screen, state] of looks) {
      await play(page, screen, state, 'de')
      expect(
        await page.evaluate<number>(
          `Math.min(16, ...[...document.querySelectorAll('input, select, textarea')].map((element) => parseFloat(getComputedStyle(element).fontSize)))`,
        ),
        `${screen} ${state}`,
      ).toBe(16)
      // Not a style element: the page's own policy refuses those.
      await page.evaluate(
        `(() => { const wider = new CSSStyleSheet(); wider.replaceSync(${JSON.stringify(widerSpacing)}); document.adoptedStyleSheets = [wider] })()`,
      )
      expect
        .soft(
          await page.evaluate<string[]>(
            `document.documentElement.scrollWidth <= window.innerWidth ? [] : [...document.querySelectorAll('main *, footer *')].filter((element) => element.getBoundingClientRect().right > window.innerWidth).map((element) => element.outerHTML.slice(0, 90))`,
          ),
          `${screen} ${state} with wider spacing`,
        )
        .toEqual([])
      await page.evaluate('document.adoptedStyleSheets = []')
    }
  },
)

test(
  'a running step says so: the button is off, turns, and keeps its words',
  { tag: ['@G-11', '@A4-continue-busy'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'saving', 'en')
    const button = page.locator('[data-action="continue"]')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveText(t('SignUp.Continue'))
    await expect(button.locator('.spinner')).toBeVisible()
    // Who pressed it by keyboard is still there.
    await button.focus()
    await expect(button).toBeFocused()
    const calls: string[] = []
    // Parts of later screens may be fetched meanwhile: only calls count.
    page.on('request', (call) => call.url().includes('/api/') && calls.push(call.url()))
    await page.keyboard.press('Enter')
    expect(calls).toEqual([])
  },
)

test("fields of a person's own data can be filled in by the browser", { tag: ['@G-13'] }, async ({ preview: page }) => {
  const of = (name: string) => page.locator(`#field-${name}`)
  await play(page, 'sign-up', 'empty', 'en')
  for (const [name, token] of [
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
    ['email', 'email'],
    ['mobile-value', 'tel-national'],
  ] as const)
    await expect(of(name)).toHaveAttribute('autocomplete', token)
  for (const name of ['first_name', 'last_name', 'email']) await expect(of(name)).toHaveAttribute('spellcheck', 'false')
  await play(page, 'personal-details', 'part1Empty', 'en')
  await expect(of('dateOfBirth')).toHaveAttribute('autocomplete', 'bday')
  await play(page, 'personal-details', 'part2', 'en')
  for (const [name, token] of [
    ['postcode', 'postal-code'],
    ['city', 'address-level2'],
    ['province', 'address-level1'],
    ['street', 'address-line1'],
  ] as const)
    await expect(of(name)).toHaveAttribute('autocomplete', token)
})

test(
  'what a partner gave is read-only, not switched off, and it is said whom to ask',
  { tag: ['@G-17', '@A6-lock-all'] },
  async ({ preview: page }) => {
    await play(page, 'sign-up', 'locked', 'en')
    for (const name of ['first_name', 'last_name', 'email', 'mobile-value'])
      await expect(page.locator(`#field-${name}`)).toHaveAttribute('readonly', '')
    await expect(page.locator('input:disabled')).toHaveCount(0)
    await expect(page.locator('.banner.info')).toContainText(t('SignUp.Locked'))
  },
)

test(
  'a dialog has the name of its heading, closes by Esc, and gives the focus back',
  { tag: ['@G-18', '@A2-required-documents'] },
  async ({ preview: page }) => {
    await play(page, 'occupation', 'documents', 'en')
    const dialog = page.getByRole('dialog', { name: t('RequiredDocuments.Header') })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // The page has heard of it, which the browser tells a moment after it has closed.
    await expect(page.locator('dialog .dialog-body')).toHaveCount(0)
    await page.locator('[data-action="continue"]').focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-action="continue"]')).toBeFocused()
  },
)

test(
  'what does not come is a skeleton, then said with a way to try again',
  { tag: ['@G-9', '@G-10', '@A2-skeleton'] },
  async ({ preview: page }) => {
    await play(page, 'occupation', 'loading', 'en')
    await expect(page.locator('main [aria-busy="true"] .skeleton')).toBeVisible()
    await expect(heading(page)).toHaveText(t('General.Loading'))
    // What is below a screen that is coming would jump when it has come.
    expect(
      await page.evaluate<boolean>(
        `getComputedStyle(document.querySelector('footer')).visibility === (document.querySelector('main .skeleton').matches(':last-child') ? 'hidden' : 'visible')`,
      ),
    ).toBe(true)
    await expect(page.getByText(t('General.LoadingLong'))).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.getByRole('button', { name: t('General.Retry') })).toBeVisible()
    await play(page, 'occupation', 'offline', 'en')
    await expect(heading(page)).toHaveText(t('General.Failed.Header'))
    await expect(page.locator('.banner')).toContainText(t('General.Failed.Offline'))
    await play(page, 'sign-up', 'empty', 'en')
    await page.locator('#field-first_name').fill('Giulia')
    await page.context().setOffline(true)
    await expect(page.locator('.banner.warn')).toContainText(t('General.Offline'))
    await page.context().setOffline(false)
    await expect(page.locator('.banner.warn')).toHaveCount(0)
    await expect(page.locator('#field-first_name')).toHaveValue('Giulia')
  },
)
