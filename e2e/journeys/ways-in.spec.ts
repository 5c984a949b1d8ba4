/**
 * Ways into the form that are not quite straight: a reload, a link that lacks something, an invitation that cannot be
 * looked up, an address of another type.
 */
import { expect, test } from '@playwright/test'
import { chooseEmploymentStatus } from '../support/applicant.ts'
import { demo, giulia, luca, ofThisTry } from '../support/demo.ts'
import { drive } from '../support/hands.ts'
import { callsOf } from '../support/calls.ts'
import { giveAnswers } from '../support/prepared.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`

test(
  'the German form read in English is still the German one after a reload',
  { tag: ['@A9-dial-default'] },
  async ({ page }) => {
    await page.goto(url('/de/fill/occupation?region=de'))
    await page.locator('.language summary').click()
    await page.locator('.language a[lang="en"]').click()
    // Its own load would be taken for the one below.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    drive(page, 'keyboard')
    await chooseEmploymentStatus(page)
    await expect(page.locator('.tel select')).toHaveValue('+49')
    // What the page asked for before may still be on its way.
    let isAnew = false
    page.once('framenavigated', () => (isAnew = true))
    const asked = page.waitForRequest(
      (request) => isAnew && request.url().includes('/workflow/?') && request.headers()['region'] === 'de',
    )
    await page.reload()
    await expect(page.locator('.tel select')).toHaveValue('+49')
    expect((await asked).url()).toContain('lang=en')
  },
)

test('a link that lacks a number fills in the rest and locks nothing', { tag: ['@A2-prefill'] }, async ({ page }) => {
  await page.goto(
    url(
      '/it?resume_application=true&first_name=Giulia&last_name=Bianchi&email=giulia.half%40example.org&employment_status=Employed&appType=rent&listing_id=',
    ),
  )
  await expect(page.locator('#field-first_name')).toHaveValue('Giulia')
  await page.locator('#field-mobile-value').fill('333 1234567')
  await page.locator('#field-last_name').fill('Bianchini')
  await page.locator('[name="privacy_policy_consented"]').check()
  await expect(page.locator('[data-action="continue"]')).toBeEnabled()
  await expect(page.getByText(wordsIn('it')('SignUp.Locked'))).toHaveCount(0)
})

test('anyone who takes up an invitation on the way has the steps of that part from then on', async ({
  page,
  request,
}) => {
  const [main, invited] = [giulia('giulia.waits'), luca('luca.begins')]
  const first = await signedUp(request, main)
  await giveAnswers(request, first, main, invited)
  const own = await signedUp(request, invited)
  await enter(page, own, 'resume-application')
  await page
    .getByRole('group', { name: wordsIn('it')('Resume.Invitations') })
    .locator('input')
    .check()
  await expect(page.getByText('di 9')).toBeVisible()
  await page.locator('[data-action="continue"]').click()
  await page.waitForURL('**/personal-details**')
  await expect(page.getByText('di 7')).toBeVisible()
})

test(
  'an invitation that no one can look up now is asked for again, and not passed over',
  { tag: ['@A4-invitation-failed'] },
  async ({ page }) => {
    await page.route('**/invitation-public-info**', (route) => route.abort())
    await page.goto(url('/it/rent/fill/occupation?invitation_code=whoever'))
    await expect(page.getByRole('button', { name: wordsIn('it')('General.Retry') })).toBeVisible()
    expect(await page.evaluate<string | null>('sessionStorage.getItem("invitation code")')).toBe('whoever')
    await page.unrouteAll()
    await page.getByRole('button', { name: wordsIn('it')('General.Retry') }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await expect(page.locator('[data-action="continue"]')).toBeEnabled()
  },
)

test(
  'in the short form the company’s name leads to the start of the short form',
  { tag: ['@A2-navbar'] },
  async ({ page }) => {
    await page.goto(url(`/it/rapid/fill/occupation/${demo.rapidListingId}`))
    await expect(page.locator('#field-first_name')).toBeVisible()
    await expect(page.locator('.brand')).toHaveAttribute('href', `/it/rapid/apply/${demo.rapidListingId}`)
  },
)

test(
  'an address of another type than the application is put right',
  { tag: ['@A2-mortgage-detected'] },
  async ({ page, request }) => {
    const person = await signedUp(request, giulia('giulia.othertype'))
    await enter(page, person, 'personal-details')
    await expect(page.locator('#field-fiscalCode')).toBeVisible()
    await page.goto(url(`/it/mortgage/fill/${person.applicationId}/personal-details`))
    await expect(page).toHaveURL(url(`/it/rent/fill/${person.applicationId}/personal-details`))
    await expect(page.locator('#field-fiscalCode')).toBeVisible()
  },
)

test(
  'the application that was chosen from the list is gone on with, in the form that it has, and the one at hand is put away',
  { tag: ['@B4-resume-load', '@B4-resume', '@RE-2'] },
  async ({ page, request }) => {
    const person = giulia('giulia.chooses')
    const current = await signedUp(request, person, null)
    const { email, first_name, last_name, mobile } = person
    const callsWith = (type: string) => ({
      headers: { 'Application-Type': type, Region: 'it', authorization: `Bearer ${current.token}` },
    })
    const made = await request.post(url('/api/v1/signup/submit?lang=it'), {
      ...callsWith('mortgage'),
      data: {
        email,
        first_name,
        last_name,
        mobile: `+39-${mobile}`,
        employment_status: 'Employed',
        privacy_policy_consented: true,
        marketing_consented: false,
        listing_id: null,
      },
    })
    const { application_id: other } = (await made.json()) as { application_id: string }
    const begun = await request.post(url(`/api/v1/state/update-step?lang=it&application_id=${other}`), {
      ...callsWith('mortgage'),
      data: { step: 3, step_router: 'personal-details' },
    })
    expect(begun.ok()).toBe(true)
    await enter(page, current, 'resume-application')
    await page.locator(`input[name="application"][value="${other}"]`).check()
    await page.locator('[data-action="continue"]').click()
    await expect(page).toHaveURL(url(`/it/mortgage/fill/${other}/personal-details`))
    await expect(page.locator('#field-fiscalCode')).toBeVisible()
    const { applications } = (await (
      await request.get(url('/api/v1/state/uncomplete-applications?lang=it'), callsWith('rent'))
    ).json()) as { applications: { id: string }[] }
    expect(applications.map(({ id }) => id)).toEqual([other])
  },
)

test(
  'anyone who writes from the operator’s own domain is not moved to the saved step',
  { tag: ['@A4-step-internal'] },
  async ({ page, request }) => {
    const inside = await signedUp(request, {
      ...giulia('giulia.inside'),
      email: `${ofThisTry('giulia.inside')}@attesta.example`,
    })
    await giveAnswers(request, inside, inside.applicant)
    await callsOf(request, inside).post('/api/v1/state/update-step', { step: 5, step_router: 'income-check' })
    await enter(page, inside, 'personal-details')
    await expect(page.locator('#field-fiscalCode')).toBeVisible()
    expect(page.url()).toContain('/personal-details')
  },
)
