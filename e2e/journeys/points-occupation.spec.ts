/**
 * The first screen: what the screens must do, tried on played states. The tests are named by the points that they hold.
 */
import { expect } from '@playwright/test'
import { heading, onwards } from '../support/form-page.ts'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')

test(
  'the intro says what one gets, how long it takes, what it costs, what to have ready',
  { tag: ['@OC-1'] },
  async ({ preview: page }) => {
    await play(page, 'occupation', 'intro', 'en')
    await expect(page.locator('.blurbs h2')).toHaveText([
      t('Occupation.Blurb.Documents'),
      t('Occupation.Blurb.Report'),
      t('Occupation.Blurb.Privacy'),
    ])
    await expect(page.locator('.facts')).toContainText('€20')
    for (const fact of ['Occupation.Intro.Time', 'Occupation.Intro.Stop'])
      await expect(page.getByText(t(fact))).toBeVisible()
    await expect(page.locator('.footer')).toContainText('Attesta Example GmbH, Musterstraße 1, 12345 Musterstadt')
  },
)

test(
  'three stages, nothing chosen before, the choice kept on the way back',
  { tag: ['@A2-occupation-stages', '@OC-2', '@OC-3', '@OC-4'] },
  async ({ preview: page }) => {
    await play(page, 'occupation', 'intro', 'en')
    await expect(onwards(page)).toHaveText('CONTINUE')
    await onwards(page).click()
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
    await expect(onwards(page)).toBeDisabled()
    // The whole card is the label.
    await page.locator('.card-choice', { has: page.locator('input[value="rent"]') }).click()
    await expect(onwards(page)).toBeEnabled()
    await expect(heading(page)).toHaveText(t('Occupation.Type.Header'))
    await onwards(page).click()
    await expect(page.locator('input[name="occupation"]')).toHaveCount(4)
    await expect(page.locator('input[value="Hybrid-employed"]')).toHaveCount(0)
    await page.locator('input[value="Student"]').check()
    await page.locator('input[value="Student"]').press('ArrowDown')
    await expect(page.locator('input[value="Unemployed"]')).toBeChecked()
    await page.getByText(t('General.Back'), { exact: true }).click()
    await expect(page.locator('input[value="rent"]')).toBeChecked()
    await onwards(page).click()
    await expect(page.locator('input[value="Unemployed"]')).toBeChecked()
    await play(page, 'occupation', 'noEmploymentStatuses', 'en')
    await expect(page.getByText(t('Occupation.None'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('General.Retry') })).toBeVisible()
    await expect(onwards(page)).toHaveCount(0)
  },
)

test(
  'documents that stand for one another are one line of the list, and the list can be opened later',
  { tag: ['@OC-5'] },
  async ({ preview: page }) => {
    await play(page, 'occupation', 'documents', 'en')
    const certificate = page.getByRole('dialog').getByRole('listitem').last()
    // What follows «or» begins small, and each says below its name which one is meant.
    await expect(certificate.locator('.title')).toHaveText(['CU (annual income certificate)', 'or tax return'])
    await expect(certificate.locator('.small')).toHaveCount(2)
    await play(page, 'income-check', 'empty', 'en')
    await page
      .getByRole('button', { name: t('IncomeCheck.WhatDoINeed') })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: t('RequiredDocuments.Header') })).toBeVisible()
  },
)

test('on a listing no one is asked what they apply for', { tag: ['@OC-7'] }, async ({ preview: page }) => {
  await play(page, 'occupation', 'introOfListing', 'en')
  await onwards(page).click()
  await expect(page.locator('input[value="Employed"]')).toBeVisible()
  await expect(page.locator('input[value="rent"]')).toHaveCount(0)
  await page.locator('[data-action="back"]').click()
  await expect(page.locator('.blurbs')).toBeVisible()
})
