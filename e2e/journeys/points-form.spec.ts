/** From the start to the additional details: what single screens must do, tried on played states. The tests are named by the points that they hold. */
import { expect, test, type Page } from '@playwright/test'
import { openPreview, play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const say = wordsIn('en')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const onwards = (page: Page) => page.locator('[data-action="continue"]')
const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`)
const needed = (page: Page) => page.getByRole('navigation', { name: say('General.StillNeeded') }).getByRole('link')
/** What can be chosen; the note of an empty list is none of it. */
const options = (page: Page) => page.locator('.listbox [role=option][data-key]')

/** With the clock standing: what comes within a few milliseconds more. */
const soonAfter = (page: Page, look: () => Promise<void>) => expect(async () => {
  await page.clock.runFor(2)
  await look()
}).toPass({ timeout: 15_000 })

test.beforeEach(({ page }) => openPreview(page))

test('OC-1 the intro says what one gets, how long it takes, what it costs, what to have ready', async ({ page }) => {
  await play(page, 'occupation', 'intro', 'en')
  await expect(page.locator('.blurbs h2')).toHaveText([say('Occupation.Blurb.Documents'), say('Occupation.Blurb.Report'), say('Occupation.Blurb.Privacy')])
  await expect(page.locator('.facts')).toContainText('€20')
  for (const fact of ['Occupation.Intro.Time', 'Occupation.Intro.Stop']) await expect(page.getByText(say(fact))).toBeVisible()
})

test('A2-occupation-stages OC-2 OC-3 OC-4 three stages, nothing chosen before, the choice kept on the way back', async ({ page }) => {
  await play(page, 'occupation', 'intro', 'en')
  await expect(onwards(page)).toHaveText('CONTINUE')
  await onwards(page).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
  await expect(onwards(page)).toBeDisabled()
  // The whole card is the label.
  await page.locator('.card-choice', { has: page.locator('input[value="rent"]') }).click()
  await expect(onwards(page)).toBeEnabled()
  await expect(heading(page)).toHaveText(say('Occupation.Type.Header'))
  await onwards(page).click()
  await expect(page.locator('input[name="occupation"]')).toHaveCount(4)
  await expect(page.locator('input[value="Hybrid-employed"]')).toHaveCount(0)
  await page.locator('input[value="Student"]').check()
  await page.locator('input[value="Student"]').press('ArrowDown')
  await expect(page.locator('input[value="Unemployed"]')).toBeChecked()
  await page.getByText(say('General.Back'), { exact: true }).click()
  await expect(page.locator('input[value="rent"]')).toBeChecked()
  await onwards(page).click()
  await expect(page.locator('input[value="Unemployed"]')).toBeChecked()
  await play(page, 'occupation', 'noOccupations', 'en')
  await expect(page.getByText(say('Occupation.None'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('General.Retry') })).toBeVisible()
  await expect(onwards(page)).toHaveCount(0)
})

test('OC-5 papers that stand for one another are one line of the list, and the list can be opened later', async ({ page }) => {
  await play(page, 'occupation', 'documents', 'en')
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toContainText(`${say('RequiredDocuments.cud')} ${say('RequiredDocuments.Or')} ${say('RequiredDocuments.fiscal_doc')}`)
  await play(page, 'income-check', 'empty', 'en')
  await page.getByRole('button', { name: say('IncomeCheck.WhatDoINeed') }).first().click()
  await expect(page.getByRole('dialog', { name: say('RequiredDocuments.Header') })).toBeVisible()
})

test('SU-1 SU-5 A4-sign-up-ready A5-continue-disabled A9-dial-default what is asked, what is still needed, and that nothing is ticked before', async ({ page }) => {
  await play(page, 'sign-up', 'empty', 'en')
  await expect(page.locator('.tel select')).toHaveValue('+39')
  await expect(page.locator('input[type=checkbox]').first()).toBeVisible()
  await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
  await expect(page.locator('label a[target="_blank"]')).toHaveCount(3)
  await expect(page.locator('label a').first()).toContainText(say('General.NewTab'))
  const values = [['first_name', 'Anna'], ['last_name', 'D’Amico'], ['email', 'anna@example.com'], ['mobile-value', '+49 (171) 123 4567']] as const
  await expect(needed(page)).toHaveCount(5)
  for (const [name, value] of values) {
    await expect(onwards(page)).toBeDisabled()
    await field(page, name).fill(value)
  }
  await expect(page.locator('.tel select')).toHaveValue('+49')
  await expect(needed(page)).toHaveCount(1)
  await needed(page).click()
  await expect(page.locator('[name="privacy_policy_consented"]')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(onwards(page)).toBeEnabled()
  await play(page, 'sign-up', 'empty', 'de')
  await expect(page.locator('.tel select')).toHaveValue('+49')
})

test('A2-sign-up-partner-pages A2-footer-certificates a partner with pages of its own is linked, in the reader\'s language; nobody has certified us, and no logo says so', async ({ page }) => {
  await play(page, 'sign-up', 'partnerPages', 'de')
  await expect(page.locator('label a').first()).toHaveAttribute('href', 'https://casaserena.example/de/terms')
  for (const name of ['privacy', 'news']) await expect(page.locator(`label a[href="https://casaserena.example/de/${name}"]`)).toHaveCount(1)
  await expect(page.locator('footer img')).toHaveCount(0)
})

test('A5-blur a field is judged when it is left, not while it is typed for the first time, and free as soon as it is mended', async ({ page }) => {
  await play(page, 'sign-up', 'empty', 'en')
  await field(page, 'first_name').focus()
  await field(page, 'email').focus()
  await field(page, 'last_name').focus()
  await expect(page.locator('.field-error')).toHaveCount(0)
  await field(page, 'email').pressSequentially('anna@')
  await expect(errorOf(page, 'email')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(errorOf(page, 'email')).toContainText(say('General.Error.Validation.Email'))
  await field(page, 'email').pressSequentially('example.com')
  await expect(errorOf(page, 'email')).toHaveCount(0)
})

test('SU-4 SU-6 SU-7 a mistyped provider is asked about, a refusal keeps what was typed, a locked form goes on by Enter', async ({ page }) => {
  await play(page, 'sign-up', 'typo', 'en')
  await page.getByRole('button', { name: /gmail\.com/ }).click()
  await expect(field(page, 'email')).toHaveValue('anna@gmail.com')
  await play(page, 'sign-up', 'refused', 'en')
  await expect(page.locator('.banner.err')).toBeFocused()
  for (const [name, value] of [['first_name', 'Anna'], ['mobile-value', '333 1234567']] as const) await expect(field(page, name)).toHaveValue(value)
  await play(page, 'sign-up', 'locked', 'en')
  await page.locator('[name="privacy_policy_consented"]').check()
  await expect(onwards(page)).toBeEnabled()
})

test('VE-1 VE-3 VE-5 VE-6 six boxes that fit a small phone; a wrong code is said once; the seconds stand as text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await play(page, 'verify-email', 'waiting', 'en')
  await expect(page.getByText('anna.bianchi@example.com')).toBeVisible()
  await expect(page.getByRole('button', { name: say('VerifyEmail.Change') })).toBeVisible()
  const boxes = page.getByRole('group', { name: say('VerifyEmail.Code') }).locator('input')
  await expect(boxes).toHaveCount(6)
  for (const box of await boxes.all()) {
    const { width, height, x } = (await box.boundingBox())!
    expect([width >= 44, height >= 52, x + width <= 320]).toEqual([true, true, true])
  }
  await expect(page.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled()
  await play(page, 'verify-email', 'canResend', 'en')
  await expect(page.getByRole('button', { name: say('VerifyEmail.Resend') })).toBeEnabled()
  await play(page, 'verify-email', 'wrong', 'en')
  await expect(page.locator('.field-error')).toHaveCount(1)
  await expect(page.locator('.otp input[aria-invalid="true"]')).toHaveCount(6)
  await expect(boxes.nth(0)).toBeFocused()
  await expect(boxes.nth(5)).toHaveValue('6')
  await play(page, 'verify-email', 'tooManyTries', 'en')
  await expect(page.locator('#code-error')).toContainText('too often')
})

test('RE-1 RE-2 RE-3 two groups of which one is chosen from; what goes away is said beforehand', async ({ page }) => {
  await play(page, 'resume-application', 'choice', 'en')
  await expect(page.getByRole('group', { name: say('Resume.Applications') }).locator('input')).toHaveCount(2)
  await expect(onwards(page)).toBeDisabled()
  await page.getByRole('group', { name: say('Resume.Applications') }).locator('input').first().check()
  await expect(page.getByText(say('Resume.Removes'))).toBeVisible()
  await page.getByRole('group', { name: say('Resume.Invitations') }).locator('input').check()
  await expect(page.getByRole('group', { name: say('Resume.Applications') }).locator('input:checked')).toHaveCount(0)
  await expect(page.locator('[aria-live]').filter({ hasText: say('Resume.Cleared') })).toHaveCount(1)
  await expect(onwards(page)).toHaveText(say('Resume.Load'))
  await expect(page.getByRole('button', { name: say('Resume.StartNew') })).toBeEnabled()
})

test('PD-1 A2-personal-details G-12 greeted by name, part 1 of 2, and back from part 2 with what was said', async ({ page }) => {
  await play(page, 'personal-details', 'part2', 'en')
  await expect(page.getByText(say('PersonalDetails.Part').replace('{part}', '2'))).toBeVisible()
  await page.getByText(say('General.Back'), { exact: true }).click()
  await expect(heading(page)).toContainText('Anna Bianchi')
  await expect(page.getByText(say('PersonalDetails.Part').replace('{part}', '1'))).toBeVisible()
  await expect(field(page, 'dateOfBirth')).toHaveValue('14/03/1992')
})

test('PD-3 A5-country-search A4-country-pages countries by any name or dial code, ten at a time; two without the list', async ({ page }) => {
  await play(page, 'personal-details', 'part1Empty', 'de')
  // Until the list has come the field is a native one of two.
  await expect(page.locator('input#field-nationality')).toBeVisible()
  for (const typed of ['aust', 'ÖSTER', 'oester', '+43']) {
    await field(page, 'nationality').fill(typed)
    await expect(options(page).first()).toContainText('Österreich')
  }
  await field(page, 'nationality').fill('')
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).not.toHaveCount(0)
  await page.keyboard.press('End')
  await expect(options(page)).toHaveCount(12)
})

test('A3-country-fallback A4-country-fallback Italy and Germany can be chosen when the list does not come', async ({ page }) => {
  await play(page, 'personal-details', 'withoutCountries', 'en')
  await expect(page.locator('input#field-nationality')).toBeVisible()
  await field(page, 'nationality').focus()
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toContainText(['Italy', 'Germany'])
})

test('PD-5 A5-address-keys A5-address-hide A5-address-search suggestions come 0.4 s after the last letter, by keys, and go 0.3 s after the field is left', async ({ page }) => {
  await play(page, 'personal-details', 'part2', 'en')
  await field(page, 'street').focus()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field(page, 'street').fill('')
  await field(page, 'street').pressSequentially('Via Sav')
  await page.clock.runFor(399)
  await expect(options(page)).toHaveCount(0)
  await soonAfter(page, () => expect(options(page)).toHaveCount(2, { timeout: 200 }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('data-focused', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(0)).toHaveAttribute('data-focused', 'true')
  await field(page, 'city').focus()
  await page.clock.runFor(299)
  await expect(page.locator('.combobox-popover')).toHaveCount(1)
  await soonAfter(page, () => expect(page.locator('.combobox-popover')).toHaveCount(0, { timeout: 200 }))
})

test('PD-6 PD-7 a picked address fills the rest and says so; another country clears it, and that can be undone', async ({ page }) => {
  await play(page, 'personal-details', 'part2', 'en')
  await field(page, 'street').fill('')
  await field(page, 'street').pressSequentially('Via Sav')
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'postcode')).toHaveValue('35137')
  await expect(field(page, 'province')).toHaveValue('Padova')
  await expect(page.locator('[aria-live]').filter({ hasText: say('PersonalDetails.Filled') })).toHaveCount(1)
  await field(page, 'country').fill('Germ')
  await options(page).filter({ hasText: 'Germany' }).click()
  for (const name of ['street', 'houseNum', 'postcode', 'city']) await expect(field(page, name)).toHaveValue('')
  await page.getByRole('button', { name: say('General.Undo') }).click()
  await expect(field(page, 'postcode')).toHaveValue('35137')
  await expect(field(page, 'country')).toHaveValue('Italy')
})

test('A5-address-none without a suggestion it says so', async ({ page }) => {
  await play(page, 'personal-details', 'withoutSuggestions', 'en')
  await field(page, 'street').fill('')
  await field(page, 'street').pressSequentially('Xyz street')
  await expect(page.getByText('No results found.')).toBeVisible()
})

test('ID-1 ID-2 ID-5 the document as cards, a place for each side with three tips; another choice asks about its files; two failures offer another way', async ({ page }) => {
  await play(page, 'personal-details', 'part2Chosen', 'en')
  await expect(page.locator('#id-choice .card-choice')).toHaveCount(3)
  await expect(page.locator('.tips li')).toHaveCount(3)
  for (const side of ['front', 'back']) await expect(page.getByRole('heading', { name: say(`IdType.id-card-${side}`) })).toBeVisible()
  await play(page, 'personal-details', 'part2OtherChoice', 'en')
  await expect(page.getByRole('button', { name: say('PersonalDetails.Id.RemoveThem'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('PersonalDetails.Id.KeepThem'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('PersonalDetails.Id.KeepThem'), exact: true })).toHaveCount(0)
  await play(page, 'personal-details', 'part2Stuck', 'en')
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
})

test('AD-1 AD-8 blocks as the occupation asks; the missing confirmation is said at its box', async ({ page }) => {
  await play(page, 'additional-details', 'student', 'en')
  await expect(page.getByText(say('AdditionalDetails.HasPets'))).toBeVisible()
  await expect(page.getByText(say('AdditionalDetails.Accessible'))).toHaveCount(0)
  await play(page, 'additional-details', 'notConfirmed', 'en')
  await expect(page.locator('.field-error').filter({ hasText: say('Confirmation.Description') })).toBeVisible()
})

test('AD-2 AD-3 AD-4 K-PersonalDetails.Error.CoAppSameName people are added, told apart, removed and brought back', async ({ page }) => {
  await play(page, 'additional-details', 'newMember', 'en')
  await expect(field(page, 'member-fullname')).toHaveValue('Anna Bianchi')
  await expect(page.getByText(say('PersonalDetails.Error.CoAppSameName'))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 added' })).toBeVisible()
  await field(page, 'member-fullname').fill('Mia Ferri')
  await expect(page.getByText(say('PersonalDetails.Error.CoAppSameName'))).toHaveCount(0)
  await page.locator('#field-member-relationship').selectOption('Child')
  await expect(page.locator('label[for="field-member-email"]')).toContainText(say('General.Optional'))
  await field(page, 'member-date_of_birth').fill('02/07/2015')
  await page.getByRole('button', { name: say('AdditionalDetails.SavePerson') }).click()
  await expect(page.locator('.person')).toContainText('Mia Ferri')
  await expect(page.locator('#add-member')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Mia Ferri' }).click()
  await expect(page.locator('.person')).toHaveCount(0)
  await page.getByRole('button', { name: say('General.Undo') }).click()
  await expect(page.locator('.person')).toHaveCount(1)
  await play(page, 'additional-details', 'empty', 'en')
  await expect(page.locator('#add-member')).toBeDisabled()
  await expect(page.getByText(say('AdditionalDetails.AddMember.Blocked'))).toBeVisible()
})

test('AD-5 A5-unsaved K-UnsavedValues a half-filled person warns first, and the second try goes on', async ({ page }) => {
  await play(page, 'additional-details', 'unsaved', 'en')
  await expect(page.locator('.banner.warn')).toContainText(say('UnsavedValues'))
  await expect(heading(page)).toHaveText(say('AdditionalDetails.Header'))
  await onwards(page).click()
  await expect(heading(page)).not.toHaveText(say('AdditionalDetails.Header'))
})

test('AD-7 A5-pets a student with pets says which, and spaces are no answer', async ({ page }) => {
  await play(page, 'additional-details', 'student', 'en')
  await page.locator('[name="hasPets"]').check()
  await field(page, 'petsDetails').fill('   ')
  await page.locator('[name="confirmation"]').check()
  await onwards(page).click()
  await expect(errorOf(page, 'petsDetails')).toBeVisible()
})
