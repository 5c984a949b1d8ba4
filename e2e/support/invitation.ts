import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { Applicant } from './applicant.ts'
import { mailWith } from './mailbox.ts'

/** Opens the link of the mail that asks a person in, on a phone of their own. */
export async function openInvitation(
  browser: Browser,
  request: APIRequestContext,
  invited: Applicant,
  by: Applicant,
): Promise<{ page: Page; link: string }> {
  const mail = await mailWith(request, invited.email, new RegExp(`${by.first_name} ${by.last_name}`))
  const link = /https?:\/\/\S+invitation_code=\S+/.exec(mail.text)![0]
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })).newPage()
  await page.goto(link)
  await expect(page.locator('[data-action="continue"]')).toBeVisible()
  return { page, link }
}
