import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { codeShown } from './authenticator.ts'
import { demo } from './demo.ts'
import { codeMailedBy } from './mailbox.ts'
import { openDesk, sessionOn, sharedSession } from './shared-session.ts'
import { wordsIn } from './words.ts'

const words = wordsIn('it')

/** An operator keeps the factor that their first sign-in set up: so does a test that is tried once more. */
const phone = () => join(test.info().project.outputDir, 'operators-phone')

/** Opens an address of the operator's console, with one session for the whole run. */
export async function openConsole(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const token = await sharedSession('operator', async () => {
    await signInOperator(page, request)
    return sessionOn(page, 'operator')
  })
  await openDesk(page, 'operator', path, token)
}

async function signInOperator(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(`${process.env.PRODUCT_URL}/operator?lang=it`)
  await page.locator('#email').fill(demo.operator)
  await page
    .locator('[name="digit-1"]')
    .fill(await codeMailedBy(() => page.locator('[data-action="send-code"]').click(), request, demo.operator))
  // What the page asks for, not what is written down: a try may have ended between the two.
  const enrolling = page.locator('h1', { hasText: words('SecondFactor.Enrol.Title') })
  await expect(enrolling.or(page.locator('h1', { hasText: words('SecondFactor.Prove.Title') }))).toBeVisible()
  const isFirst = await enrolling.isVisible()
  if (isFirst) writeFileSync(phone(), await page.locator('.secret code').innerText())
  await page.locator('[name="digit-1"]').fill(codeShown(readFileSync(phone(), 'utf8')))
  if (isFirst) {
    await expect(page.locator('.recovery-codes li')).toHaveCount(10)
    await page.locator('#codes-kept').check()
    await page.locator('[data-action="codes-kept"]').click()
  }
  await expect(page.locator('nav.menu')).toBeVisible()
}
