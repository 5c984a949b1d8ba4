/** A list by keyboard and by saved views, at a desk: what is chosen once is found again, also by a colleague. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { answered } from '../support/calls.ts'
import { ofThisTry } from '../support/demo.ts'
import { colleagueOfPortal } from '../support/finished.ts'
import { codeMailedBy } from '../support/mailbox.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })

test('rows by keys, a view saved, shared, picked again and deleted', async ({ page, request }) => {
  const name = ofThisTry('Aperti a Torino')
  // As a quick person, or a slow machine: the first key is pressed with the help for the keys, before all else runs.
  await page.addInitScript(`new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-action="list-keys"]')) return
    watch.disconnect()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
  }).observe(document, { childList: true, subtree: true })`)
  await page.goto(url('/dashboard/listings?lang=it'))
  // Of this try alone: a mailbox gets one code a minute and five an hour.
  const agent = await colleagueOfPortal(request, 'Nora Vidal', 'nora.views', 'owner')
  await page.locator('#email').fill(agent)
  const signIn = () => page.getByRole('button', { name: words('Login.SendCode') }).click()
  const verified = page.waitForResponse((response) => response.url().includes('/api/v1/dashboard/verify'))
  await page.locator('[name="digit-1"]').fill(await codeMailedBy(signIn, request, agent))
  const { access_token } = (await (await verified).json()) as { access_token: string }
  const rows = page.locator('.listings tbody tr')
  await expect(rows.first()).toBeVisible()
  // The keys come after the list, with their help.
  await expect(page.locator('[data-action="list-keys"]')).toBeVisible()

  await expect(rows.first().locator(':focus')).toHaveCount(1)
  await page.keyboard.press('k')
  await expect(rows.first().locator(':focus')).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.locator('input[type=search]')).toBeFocused()
  // A key that is typed is a letter.
  await page.keyboard.type('j?')
  await expect(page.locator('input[type=search]')).toHaveValue('j?')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.locator('input[type=search]').fill('')
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(words('Keys.Next'))
  await expectAccessible(page, 'the keys')
  await page.getByRole('dialog').getByLabel(words('Keys.On')).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await page.goto(url('/dashboard/listings?lang=it&status=open&text=Torino'))
  await page.locator('[data-action="save-view"]').click()
  await page.locator('[name="view-name"]').fill(name)
  await page.locator('#view-shared').check()
  await expectAccessible(page, 'saving a view')
  await page.locator('[data-action="save-view-confirmed"]').click()
  await expect(page.locator('[name="saved-view"]')).toContainText(name)
  const headers = { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${access_token}` }
  const { views } = await answered<{ views: { name: string; query: string }[] }>(
    request.get(url('/api/v1/dashboard/views?lang=it'), { headers }),
  )
  expect(views.find((view) => view.name === name)?.query).toBe('status=open')

  await page.goto(url('/dashboard/listings?lang=it'))
  await page.locator('[name="saved-view"]').selectOption({ label: words('Views.Shared').replace('{name}', name) })
  await expect(page).toHaveURL(/status=open/)
  await expect(page.locator('#filter-status')).toHaveValue('open')
  await page.locator('[data-action="delete-view"]').click()
  // It goes for the colleagues too, so it is asked first.
  await expect(page.getByRole('dialog')).toContainText(words('Views.Delete.Text'))
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-action="delete-view"]')).toBeFocused()
  await page.locator('[data-action="delete-view"]').click()
  await expectAccessible(page, 'deleting a shared view')
  await page.locator('[data-action="delete-view-confirmed"]').click()
  await expect(page.locator('[name="saved-view"]').getByText(name)).toHaveCount(0)
})
