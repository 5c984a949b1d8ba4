/**
 * A session of the form: where it goes on, how it ends, how one comes back; by keyboard alone. The tests are named by
 * the points of the page design that they hold.
 */
import { expect, test, type Page } from '@playwright/test'
import { chooseEmploymentStatus, signUp, tellIdentity } from '../support/applicant.ts'
import { giulia } from '../support/demo.ts'
import { answered } from '../support/calls.ts'
import { drive } from '../support/hands.ts'
import { hasCome } from '../support/keyboard.ts'
import { mailWith, codeMailedBy } from '../support/mailbox.ts'
import { givePersonalDetails } from '../support/prepared.ts'
import { asBrowserOf, enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const keptToken = (page: Page) => page.evaluate<string | null>('sessionStorage.getItem("session token")')
const stepOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)

test(
  'R7 two hours without a key: asked at 118 minutes, kept on request, signed out at 120, and shown the way back',
  { tag: ['@A2-route-timeout', '@A2-other-pages', '@K-General.Error.TimeOut'] },
  async ({ page, request }) => {
    await page.clock.install()
    const drivers = drive(page, 'keyboard')
    await enter(page, await signedUp(request, giulia('giulia.inactive')), 'personal-details')
    await expect(heading(page)).toBeVisible()
    const address = page.url()
    const dialog = page.locator('dialog[open]')

    // What counts the quiet minutes comes a moment after the screen, and counts from then.
    await expect(page.locator('.app ~ dialog')).toBeAttached()
    await page.clock.fastForward('01:57:00')
    await expect(dialog).toHaveCount(0)
    await page.clock.fastForward('00:01:05')
    await expect(dialog.getByRole('heading')).toHaveText(words('Shell.TimeoutHeading'))
    await expect(dialog.locator('.number')).toContainText(/\d+ second/)
    await expect(dialog.getByRole('button', { name: words('Shell.Stay') })).toBeVisible()
    await drivers.press('dialog[open] .button.primary')
    await expect(dialog).toHaveCount(0)
    expect(await keptToken(page)).toBeTruthy()

    await page.clock.fastForward('01:58:05')
    await expect(dialog).toBeVisible()
    // While it asks, only its button keeps the session.
    await page.mouse.move(20, 20)
    await page.clock.fastForward('00:02:00')
    await expect(page).toHaveURL(url('/it/timeout'))
    await expect(heading(page)).toHaveText(words('General.Error.TimeOut.Header'))
    await expect(page.locator('footer, .stepper')).toHaveCount(0)
    expect(await keptToken(page)).toBeNull()

    await page.goto(address)
    await expect(page).toHaveURL(url('/it/unauthorized'))
    await expect(page.getByRole('link', { name: words('General.BackHome') })).toBeVisible()
    await drivers.press('main .button.primary')
    await hasCome(page, 'occupation')
  },
)

test(
  'what was reached is saved, led back to on load, and gone on with later from a mail',
  {
    tag: [
      '@G-15',
      '@A2-route-resume',
      '@A2-resume-link',
      '@A4-step-saved',
      '@A4-progress-kept',
      '@A4-later-failed',
      '@B4-session-kept',
    ],
  },
  async ({ page, request, browser }) => {
    const drivers = drive(page, 'keyboard')
    const person = giulia('giulia.later')
    await page.goto(url('/it/rent/fill/occupation'))
    await chooseEmploymentStatus(page)
    const saved = page.waitForRequest((asked) => asked.url().includes('/state/update-step'), { timeout: 120_000 })
    const proven = page.waitForRequest('**/verify-email/submit**', { timeout: 120_000 })
    await signUp(page, request, person)
    const { nonce } = (await proven).postDataJSON() as { nonce: string }
    expect((await saved).postDataJSON()).toMatchObject({ step_router: 'personal-details' })
    const application = /fill\/([0-9a-f-]{36})\//.exec(page.url())![1]!
    await tellIdentity(page, person)

    const later = page.locator('footer .help')
    await page.route('**/send-continue-later-email**', (route) => route.abort())
    await expect(later.getByRole('button', { name: words('Shell.ContinueLater') })).toBeVisible()
    await drivers.press('footer .help button')
    await expect(later.getByText(words('Shell.ContinueLaterFailed'))).toBeVisible()
    await expect(later.getByText(words('Shell.ContinueLaterFailed'))).toHaveCount(0)
    await page.unrouteAll()
    await expect(later.getByRole('button', { name: words('Shell.ContinueLaterAgain') })).toBeVisible()
    await drivers.press('footer .help button')
    await expect(later.getByRole('status')).toContainText('g***@example.org')

    await test.step('the saved step is ahead of the address', async () => {
      const token = (await keptToken(page))!
      await givePersonalDetails(request, { applicationId: application, token, region: 'it' }, person)
      const answer = await request.post(url(`/api/v1/state/update-step?application_id=${application}`), {
        headers: { authorization: `Bearer ${token}`, 'Application-Type': 'rent', Region: 'it' },
        data: { step: 4, step_router: 'additional-details' },
      })
      expect(answer.ok()).toBe(true)
      await page.goto(url(`/it/rent/fill/${application}/personal-details`))
      await expect.poll(() => stepOf(page)).toBe('additional-details')
    })

    await test.step('the link of the mail says nothing of the person; a press sends the code to their address', async () => {
      const mail = await mailWith(request, person.email, /continua/i)
      const link = /https?:\/\/\S*resume_application=\S*/.exec(mail.text)![0]
      const elsewhere = await (
        await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
      ).newPage()
      const there = drive(elsewhere, 'keyboard')
      await elsewhere.goto(link)
      for (const secret of [person.email, encodeURIComponent(person.email), person.first_name, person.last_name])
        expect(link).not.toContain(secret)
      await expect(elsewhere.getByRole('heading', { name: words('SignUp.WelcomeBack') })).toBeVisible()
      await expect(elsewhere).toHaveURL(url('/it/rent/fill/sign-up'))
      await expect(elsewhere.locator('main input')).toHaveCount(0)
      // A code that was used is no code: the next one was asked for just before, and the page takes that.
      const code = await codeMailedBy(
        () =>
          answered(
            request.post(url('/api/v1/verify-email/resend-code'), {
              headers: { 'Application-Type': 'rent', Region: 'it' },
              data: { email: person.email, listing_id: null, nonce },
            }),
          ),
        request,
        person.email,
      )
      await asBrowserOf(elsewhere, { nonce })
      await there.press('[data-action="continue"]')
      await hasCome(elsewhere, 'verify-email')
      await expect(elsewhere.locator('main')).not.toContainText(person.email)
      await there.fill('[name="digit-1"]', code)
      await expect.poll(() => stepOf(elsewhere)).toBe('additional-details')
      expect(elsewhere.url()).toContain(application)
      await there.press('[data-action="back"]')
      await expect(elsewhere.locator('#field-street')).toBeVisible()
      await there.press('[data-action="back"]')
      for (const [name, value] of [
        ['fiscalCode', person.fiscalCode],
        ['nationality', 'Italia'],
        ['dateOfBirth', person.born],
        ['placeOfBirth', person.birthPlace],
      ] as const)
        await expect(elsewhere.locator(`#field-${name}`)).toHaveValue(value)
      await elsewhere.context().close()
    })
  },
)

test(
  'an invitation that is not known is said and forgotten, and the form goes on without it',
  { tag: ['@A4-invitation-failed', '@A9-stored-keys'] },
  async ({ page }) => {
    await page.goto(url('/it/rent/fill/occupation?invitation_code=not-a-code'))
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await expect(page.locator('[data-action="continue"]')).toBeEnabled()
    expect(await page.evaluate<string | null>('sessionStorage.getItem("invitation code")')).toBeNull()
  },
)
