/** The person's own hand on their data: a copy to take away, and an end to everything. In Italian, on a phone. */
import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { giulia } from '../support/demo.ts'
import { heading } from '../support/form-page.ts'
import { codeMailedBy } from '../support/mailbox.ts'
import { enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

/** By the link at the foot of the page, from wherever the person is. */
async function openYourData(page: Page, person: SignedUp): Promise<void> {
  await enter(page, person, 'personal-details')
  await page
    .locator('footer')
    .getByRole('link', { name: words('Shell.Rights') })
    .click()
  await expect(heading(page)).toHaveText(words('Rights.Header'))
  await expect(page.locator('[data-action="copy"]')).toBeVisible()
}

/** Asks for it, and proves with the code that comes after the one of the sign-up. */
async function ask(page: Page, request: APIRequestContext, email: string, action: 'copy' | 'erase'): Promise<void> {
  const code = await codeMailedBy(() => page.locator(`[data-action="${action}"]`).click(), request, email)
  await page.locator('[name="digit-1"]').fill(code)
  await page.locator('[data-action="prove"]').click()
}

test('a person takes a copy of their data away', async ({ page, request }) => {
  const giuliaHerself = giulia('giulia.copy')
  await openYourData(page, await signedUp(request, giuliaHerself))
  await expectAccessible(page, 'your data')
  await ask(page, request, giuliaHerself.email, 'copy')
  const download = page.waitForEvent('download')
  await page.locator('[data-action="download"]').click()
  // In a ZIP the names stand as they are.
  const bytes = await readFile(await (await download).path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  for (const name of ['held.json', 'read-me.txt']) expect(bytes.includes(name), name).toBe(true)
})

test('a person erases everything, and nothing of it opens any more', async ({ page, request }) => {
  const giuliaHerself = giulia('giulia.erased')
  const person = await signedUp(request, giuliaHerself)
  await openYourData(page, person)
  await ask(page, request, giuliaHerself.email, 'erase')
  await expect(heading(page)).toHaveText(words('Rights.Erased.Header'))
  await expectAccessible(page, 'erased')
  const answer = await request.get(`${process.env.PRODUCT_URL}/api/v1/state/`, {
    params: { application_id: person.applicationId, lang: 'it' },
    headers: { authorization: `Bearer ${person.token}`, 'Application-Type': 'rent', Region: 'it' },
  })
  expect(answer.status()).toBe(401)
  await enter(page, person, 'personal-details')
  await page.waitForURL('**/unauthorized')
})
