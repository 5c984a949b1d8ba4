/**
 * Back and forward, by the browser and by the screen's own link: where they lead, and that nothing typed is lost on the
 * way.
 */
import { expect, test } from '@playwright/test'
import { goOn, tellIdentity } from '../support/applicant.ts'
import { giulia } from '../support/demo.ts'
import { drive } from '../support/hands.ts'
import { hasCome } from '../support/keyboard.ts'
import { callsOf } from '../support/calls.ts'
import { handInCard, untilRead } from '../support/prepared.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

test(
  'the browser’s Back leads from the second part to the first, forward again, and a reload stays',
  { tag: ['@G-12', '@A2-personal-details'] },
  async ({ page, request }) => {
    const person = giulia('giulia.backwards')
    drive(page, 'keyboard')
    await enter(page, await signedUp(request, person), 'personal-details')
    await tellIdentity(page, person)
    const address = page.url()
    await page.locator('#field-city').fill('Padova')
    await page.goBack()
    await expect(page.locator('#field-fiscalCode')).toHaveValue(person.fiscalCode)
    expect(page.url()).toBe(address)
    await page.goForward()
    await expect(page.locator('#field-city')).toHaveValue('Padova')
    await page.reload()
    await expect(page.locator('#field-city')).toBeVisible()
    await page.locator('[data-action="back"]').click()
    await expect(page.locator('#field-placeOfBirth')).toHaveValue(person.birthPlace)
  },
)

test(
  'people who were added and not saved, and what was typed, are there again after a look back',
  { tag: ['@G-12', '@A2-back'] },
  async ({ page, request }) => {
    await enter(page, await signedUp(request, giulia('giulia.looksback')), 'additional-details')
    await page.locator('#add-guarantor').click()
    await page.locator('#field-guarantor-fullname').fill('Marta Bianchi')
    await page.locator('#field-guarantor-email').fill('marta.bianchi@example.org')
    await page.locator('#field-guarantor-email').press('Enter')
    await expect(page.locator('#guarantors .person')).toContainText('Marta Bianchi')
    await page.locator('#field-extraTenancyInfo').fill('Dal primo gennaio')
    await page.locator('[data-action="back"]').click()
    await expect(page.locator('#field-street')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#field-extraTenancyInfo')).toHaveValue('Dal primo gennaio')
    await expect(page.locator('#guarantors .person')).toContainText('Marta Bianchi')
  },
)

test(
  'from the summary to what is changed and back to it; a step that leads on by itself is not gone back to',
  { tag: ['@CO-1', '@B4-parsing-skipped'] },
  async ({ page, request }) => {
    const person = await signedUp(request, giulia('giulia.changes'))
    await handInCard(request, person, 'giulia-bianchi')
    await untilRead(request, person)
    for (const type of ['payslip', 'bank_statement', 'cud'])
      await callsOf(request, person).post('/api/v1/absence/submit', { type, reason: 'other', comment: 'Non ne ho' })
    await enter(page, person, 'confirmation')
    await page.getByRole('button', { name: wordsIn('it')('Workflow.additional-details') }).click()
    // Declared once.
    await expect(page.locator('[name="confirmation"]')).toBeChecked()
    await goOn(page, 'confirmation')
    await expect(page.locator('[name="confirmed"]')).toBeVisible()
    await page.locator('[data-action="back"]').click()
    await hasCome(page, 'income-check')
    await expect(page.locator('#checklist')).toBeVisible()
  },
)

test(
  'at the start the browser’s Back leads to the stage before, with what was chosen; a reload stays',
  { tag: ['@A2-occupation-stages', '@G-12'] },
  async ({ page }) => {
    const onwards = page.locator('[data-action="continue"]')
    await page.goto(`${process.env.PRODUCT_URL}/it/fill/occupation`)
    await onwards.click()
    await page.locator('input[value="mortgage"]').check()
    await onwards.click()
    await page.locator('input[value="Student"]').check()
    await page.goBack()
    await expect(page.locator('input[value="mortgage"]')).toBeChecked()
    await page.goForward()
    await expect(page.locator('input[value="Student"]')).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(page.locator('.blurbs')).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(page.locator('input[value="Student"]')).toBeChecked()
    await page.reload()
    await expect(page.locator('input[value="Student"]')).toBeChecked()
    await page.goBack()
    await expect(page.locator('input[value="mortgage"]')).toBeChecked()
  },
)
