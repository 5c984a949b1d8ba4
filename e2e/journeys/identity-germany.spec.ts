/**
 * An applicant in Germany shows who they are: refused by the service, going on unverified, and verified on the way back
 * from the income check. In German, on a phone.
 */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chooseCountry, chooseEmploymentStatus, fill, goOn, signUp, tellAddress } from '../support/applicant.ts'
import { juergen } from '../support/demo.ts'
import { hasCome } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('de')
const panel = '#identity'

/** Presses start, and on the service's page, in its own tab, how it ends. */
async function callService(page: Page, outcome: 'pass' | 'fail'): Promise<void> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.locator('[data-action="start-identity"]').click()])
  await tab.locator(`button[value="${outcome}"]`).click()
  await expect(tab.getByRole('status')).toBeVisible()
  await tab.close()
}

test(
  'refused, warned of at the income check, begun again and verified, and back to the same place',
  { tag: ['@PD-11', '@B4-identity', '@B2-identity-panel', '@IC-8'] },
  async ({ page, request }) => {
    const person = juergen('juergen.identity.e2e')
    await page.goto(`${process.env.PRODUCT_URL}/de/rent/fill/occupation`)
    await chooseEmploymentStatus(page)
    await signUp(page, request, person)

    await expect(page.locator(panel)).toContainText(words('PersonalDetails.Verify.State.unknown'))
    for (const need of ['Document', 'Camera', 'Time'] as const)
      await expect(page.locator(panel)).toContainText(words(`PersonalDetails.Verify.Need.${need}`))
    await expect(page.locator('input[type="file"]')).toHaveCount(0)
    await callService(page, 'fail')
    await expect(page.locator(panel)).toContainText(words('PersonalDetails.Verify.Failed.refused'))
    await expectAccessible(page, 'identification refused')

    await tellAddress(page, person)
    await chooseCountry(page, 'nationality', 'Deutschland')
    await fill(page, 'dateOfBirth', person.born)
    await fill(page, 'placeOfBirth', person.birthPlace)
    await goOn(page, 'questionnaire')
    await expect(page.locator('details.question-group')).toHaveCount(3)
    // An unanswered press opens every group.
    await page.locator('[data-action="continue"]').click()
    await expect(page.locator('.error-summary')).toBeFocused()
    for (const group of [1, 2, 3]) await page.locator(`#all-no-${group}`).click()
    await page.locator('#question-rent_paid_in_full-YES').check()
    await page.locator('[name="accepted"]').check()
    await goOn(page, 'additional-details')
    await page.locator('[name="confirmation"]').check()
    await goOn(page, 'income-check')

    await expect(page.locator(panel)).toContainText(words('PersonalDetails.IdentityNotVerified.Warning'))
    await expectAccessible(page, 'income check, not verified')
    // So low a window that the place is there still when the warning has gone.
    await page.setViewportSize({ width: 390, height: 600 })
    await page.locator('[data-action="to-identity"]').scrollIntoViewIfNeeded()
    await page.evaluate('window.scrollBy(0, 40)')
    const place = await page.evaluate<number>('Math.round(window.scrollY)')
    await page.locator('[data-action="to-identity"]').click()
    await hasCome(page, 'personal-details')
    await callService(page, 'pass')
    await expect(page.locator(panel)).toContainText(words('PersonalDetails.Verify.State.verified'))
    await expect(page.locator('[data-action="start-identity"]')).toHaveCount(0)
    await page.locator('[data-action="to-income-check"]').click()
    await hasCome(page, 'income-check')
    await expect(page.locator(panel)).toContainText(words('PersonalDetails.Verify.State.verified'))
    await expect.poll(() => page.evaluate('Math.round(window.scrollY)')).toBe(place)
  },
)
