import { expect, type Page } from '@playwright/test'
import { addressOf } from './demo.ts'

/** The address that the form has in the frame of the page; empty before there is a frame. */
export const innerAddress = (page: Page): string =>
  page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.url() ?? ''

/** Opens the partner's site, with the form in its frame for a person with a mailbox of this name. */
export async function openPartnerSite(
  page: Page,
  mailbox: string,
  kind: 'good' | 'over' | 'changed' = 'good',
): Promise<void> {
  await expect(async () => {
    await page.goto(`${process.env.PRODUCT_URL}/sandbox/playground`)
    await page.locator('#email').fill(addressOf(mailbox))
    await page.locator('#kind').selectOption(kind)
    await page.locator('#person button').first().click()
    await expect.poll(() => innerAddress(page)).toMatch(/^(https?|chrome-error):/)
    // While its database is busy the product lets no site frame it: nothing of the link was used.
    expect(innerAddress(page)).not.toMatch(/^chrome-error:/)
  }).toPass({ timeout: 180_000 })
}
