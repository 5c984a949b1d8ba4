/**
 * Household, guarantors, pets: what the screens must do, tried on played states. The tests are named by the points that
 * they hold.
 */
import { expect } from '@playwright/test'
import { errorOf, field, heading, onwards } from '../support/form-page.ts'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')

test(
  'blocks as the occupation asks; the missing confirmation is said at its box',
  { tag: ['@AD-1', '@AD-8', '@A2-additional-blocks'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'student', 'en')
    await expect(page.getByText(t('AdditionalDetails.HasPets'))).toBeVisible()
    await expect(page.getByText(t('AdditionalDetails.Accessible'))).toHaveCount(0)
    await play(page, 'additional-details', 'notConfirmed', 'en')
    await expect(page.locator('.field-error').filter({ hasText: t('Confirmation.Description') })).toBeVisible()
  },
)

test(
  'where the income comes from is asked where the occupation lists it, and what documents say stands there',
  { tag: ['@A2-source-of-income'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'empty', 'en')
    const block = page.locator('#source-of-income')
    await expect(block).not.toHaveAttribute('open')
    await block.locator('summary').click()
    await expect(block.locator('#field-typeOfContract')).toHaveValue('')
    await expect(block.getByRole('checkbox')).toHaveCount(6)
    await play(page, 'additional-details', 'incomeRead', 'en')
    await expect(block).toHaveAttribute('open')
    await expect(block.locator('#field-typeOfContract')).toHaveValue('open_ended')
    await expect(block.locator('#field-paychecksPerYear')).toHaveValue('13')
    // A student has no contract, and may have a scholarship.
    await play(page, 'additional-details', 'student', 'en')
    await block.locator('summary').click()
    await expect(block.locator('#field-typeOfContract')).toHaveCount(0)
    await expect(block.getByLabel(t('IncomeCheck.OtherIncomes.scholarship'))).toBeVisible()
  },
)

test(
  'of the present tenancy the rarer questions are folded until one is answered or wrong',
  { tag: ['@A2-additional-blocks'] },
  async ({ preview: page }) => {
    const more = page.locator('#tenancy')
    await play(page, 'additional-details', 'empty', 'en')
    await expect(more).toHaveCount(0)
    await page.locator('[name="livingSituation"]').selectOption('renting')
    await expect(more).not.toHaveAttribute('open')
    await more.locator('summary').click()
    await field(page, 'tenancyEndDate').fill('99/99/2026')
    await more.locator('summary').click()
    await expect(field(page, 'tenancyEndDate')).toBeHidden()
    await page.locator('[name="confirmation"]').check()
    await onwards(page).click()
    await page.locator('.error-summary a').click()
    await expect(field(page, 'tenancyEndDate')).toBeFocused()
    await play(page, 'additional-details', 'filled', 'en')
    await expect(more).toHaveAttribute('open')
  },
)

test('the household of a mortgage hears of instalments and the bank, not of rent and a landlord', async ({
  preview: page,
}) => {
  await play(page, 'additional-details', 'mortgage', 'en')
  await expect(page.locator('main')).toContainText('instalments')
  await expect(page.locator('main')).toContainText(t('AdditionalDetails.extraTenancyInfo.Label.forMortgage'))
  await expect(page.locator('main')).not.toContainText(/landlord|the rent\b/i)
})

test(
  'people are added, told apart, removed and brought back',
  { tag: ['@AD-2', '@AD-3', '@AD-4', '@K-PersonalDetails.Error.CoAppSameName'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'newMember', 'en')
    await expect(field(page, 'member-fullname')).toHaveValue('Anna Bianchi')
    await expect(
      page.locator('.field-note').filter({ hasText: t('PersonalDetails.Error.CoAppSameName') }),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '0 added' })).toBeVisible()
    await field(page, 'member-fullname').fill('Mia Ferri')
    await expect(page.locator('.field-note')).toHaveCount(0)
    await page.locator('#field-member-relationship').selectOption('Child')
    await expect(page.locator('label[for="field-member-email"]')).toContainText(t('General.Optional'))
    await field(page, 'member-date_of_birth').fill('02/07/2015')
    await page.getByRole('button', { name: t('AdditionalDetails.SavePerson') }).click()
    await expect(page.locator('.person')).toContainText('Mia Ferri')
    await expect(page.locator('#add-member')).toBeFocused()
    await page.getByRole('button', { name: 'Remove Mia Ferri' }).click()
    await expect(page.locator('.person')).toHaveCount(0)
    await page.getByRole('button', { name: t('General.Undo') }).click()
    await expect(page.locator('.person')).toHaveCount(1)
    await play(page, 'additional-details', 'empty', 'en')
    await expect(page.locator('#add-member')).toHaveCount(0)
    await expect(page.getByText(t('AdditionalDetails.AddMember.Blocked'))).toBeVisible()
  },
)

test(
  'no one is born tomorrow; numbers that do not fit are said at their field too, until someone is added',
  { tag: ['@A5-member-complete', '@G-3'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'newMember', 'en')
    await field(page, 'member-fullname').fill('Mia Ferri')
    await page.locator('#field-member-relationship').selectOption('Child')
    await field(page, 'member-date_of_birth').fill('22/11/2026')
    await page.getByRole('button', { name: t('AdditionalDetails.SavePerson') }).click()
    await expect(page.locator('#field-member-date_of_birth-error')).toContainText(t('General.Error.Validation.Date'))
    await field(page, 'member-date_of_birth').fill('02/07/2015')
    await page.getByRole('button', { name: t('AdditionalDetails.SavePerson') }).click()
    await expect(page.locator('.person')).toContainText('Mia Ferri')
    await play(page, 'additional-details', 'mismatch', 'en')
    await expect(errorOf(page, 'adults')).toContainText(t('CoApplicants.CountMisMatch'))
    await page.locator('#field-adults').selectOption('2')
    await expect(errorOf(page, 'adults')).toHaveCount(0)
  },
)

test(
  'a half-filled person warns first, and the second try goes on',
  { tag: ['@AD-5', '@A5-unsaved', '@K-UnsavedValues'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'unsaved', 'en')
    await expect(page.locator('.banner.warn')).toContainText(t('UnsavedValues'))
    await expect(heading(page)).toHaveText(t('AdditionalDetails.Header'))
    // Saved after all; the person begun next is warned of again.
    await field(page, 'guarantor-email').fill('marta.bianchi@example.com')
    await page.getByRole('button', { name: t('AdditionalDetails.SavePerson') }).click()
    await expect(page.locator('.banner.warn')).toHaveCount(0)
    await page.locator('#add-guarantor').click()
    await field(page, 'guarantor-fullname').fill('Piero Bianchi')
    await expect(onwards(page)).toHaveText(t('General.Continue'))
    await onwards(page).click()
    await expect(page.locator('.banner.warn')).toContainText(t('UnsavedValues'))
    await expect(heading(page)).toHaveText(t('AdditionalDetails.Header'))
    await onwards(page).click()
    await expect(heading(page)).not.toHaveText(t('AdditionalDetails.Header'))
  },
)

test(
  'the own name is told politely and lets one go on; the own address is an error at its field',
  { tag: ['@AD-6'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'empty', 'en')
    await page.locator('#add-guarantor').click()
    await expect(field(page, 'guarantor-fullname')).toBeFocused()
    await page.keyboard.type('Anna Bianchi')
    await expect(page.locator('[aria-live="polite"]')).toHaveText(t('PersonalDetails.Error.GuarantorSameName'))
    await page.keyboard.press('Tab')
    await expect(field(page, 'guarantor-fullname')).toHaveAccessibleDescription(
      t('PersonalDetails.Error.GuarantorSameName'),
    )
    await expect(field(page, 'guarantor-fullname')).not.toHaveAttribute('aria-invalid')
    await page.keyboard.type('ANNA.BIANCHI@example.com')
    await page.keyboard.press('Enter')
    await expect(errorOf(page, 'guarantor-email')).toContainText(t('AdditionalDetails.Error.SameEmail'))
    await expect(field(page, 'guarantor-email')).toHaveAttribute('aria-invalid', 'true')
    await expect(errorOf(page, 'guarantor-fullname')).toHaveCount(0)
    await field(page, 'guarantor-email').fill('anna.sorella@example.com')
    await page.keyboard.press('Enter')
    await expect(page.locator('.person')).toContainText('anna.sorella@example.com')
  },
)

test(
  'a student with pets says which, and spaces are no answer',
  { tag: ['@AD-7', '@A5-pets'] },
  async ({ preview: page }) => {
    await play(page, 'additional-details', 'student', 'en')
    await page.locator('[name="hasPets"]').check()
    await field(page, 'petsDetails').fill('   ')
    await page.locator('[name="confirmation"]').check()
    await onwards(page).click()
    await expect(errorOf(page, 'petsDetails')).toBeVisible()
  },
)
