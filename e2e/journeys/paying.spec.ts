/**
 * What happens at the card form: cards that do not go through, a bank that asks, a tab that is closed in the middle,
 * two tabs at once.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { limits } from '@attesta/contract/limits.ts'
import type { Applicant } from '../support/applicant.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/calls.ts'
import { giulia } from '../support/demo.ts'
import { confirmed } from '../support/finished.ts'
import { holdTimers, letTimersGo } from '../support/hold-timers.ts'
import { hasCome } from '../support/keyboard.ts'
import { enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const good = '4242 4242 4242 4242',
  declined = '4000 0000 0000 0002',
  secured = '4000 0025 0000 3155'
const card = (page: Page) => page.frameLocator('.checkout iframe')
const press = (page: Page, step: 'pay' | 'confirm' | 'refuse') =>
  card(page).locator(`[name="step"][value="${step}"]`).click()

async function payWith(page: Page, number: string): Promise<void> {
  await card(page).locator('#number').fill(number)
  await press(page, 'pay')
}

/** A person for whom only the payment is left. */
async function atPayment(page: Page, request: APIRequestContext, person: Applicant): Promise<SignedUp> {
  const made = await signedUp(request, person)
  await confirmed(request, made, 'giulia-bianchi')
  await enter(page, made, 'payment')
  await expect(card(page).locator('#number')).toBeVisible()
  return made
}

/** Ways to pay that this person was given, and how each stands; as the provider's own desk shows it. */
async function charges(request: APIRequestContext, { applicationId }: SignedUp): Promise<string[]> {
  const desk = await (await request.get(`${process.env.PRODUCT_URL}/sandbox`)).text()
  // <td>6f1e…</td><td>20.00 eur</td><td>complete, paid</td>
  return [...desk.matchAll(new RegExp(`<td>${applicationId}</td><td>20\\.00 eur</td><td>([^<]+)</td>`, 'g'))].map(
    ([, state]) => state!,
  )
}

test("a card that is declined and a bank's question that is refused charge nothing; another card, confirmed, pays", async ({
  page,
  request,
}) => {
  await holdTimers(page, limits.paymentContinueMs, words('Payment.Checking'))
  const made = await atPayment(page, request, giulia('giulia.declined'))
  await payWith(page, declined)
  await expect(card(page).getByRole('alert')).toContainText('rifiutata')
  await payWith(page, secured)
  await press(page, 'refuse')
  await expect(card(page).getByRole('alert')).toContainText('Non ti è stato addebitato nulla')
  expect(await charges(request, made)).toEqual(['open, unpaid'])
  await payWith(page, secured)
  await press(page, 'confirm')
  await expect(page.locator('main')).toContainText(words('Payment.Checking'))
  await letTimersGo(page)
  await hasCome(page, 'result')
  expect(await charges(request, made)).toEqual(['complete, paid'])
})

test('a tab closed in the middle: anyone who comes back unpaid finds the same form, anyone who has paid is told so and goes on', async ({
  page,
  request,
  context,
}) => {
  const made = await atPayment(page, request, giulia('giulia.closes'))
  await payWith(page, secured)
  await expect(card(page).locator('[value="confirm"]')).toBeVisible()
  await page.close()

  const second = await context.newPage()
  await enter(second, made, 'payment')
  await payWith(second, good)
  await expect(card(second).locator('[data-complete]')).toHaveText('Pagato. Grazie.')
  await second.close()

  const third = await context.newPage()
  await holdTimers(third, limits.paymentFailedMs, words('Payment.Already'))
  await enter(third, made, 'payment')
  await expect(third.getByRole('heading', { level: 1 })).toHaveText(words('Payment.Already'))
  await expectAccessible(third, 'paid already')
  await letTimersGo(third)
  await hasCome(third, 'result')
  expect(await charges(request, made)).toEqual(['complete, paid'])
})

test(
  'a report opened before it is paid: after a check that failed and a payment it appears without a reload',
  { tag: ['@A4-402-paid', '@B4-payment-check-failed'] },
  async ({ page, request }) => {
    const made = await signedUp(request, giulia('giulia.opens.early'))
    await confirmed(request, made, 'giulia-bianchi')
    await enter(page, made, 'result')
    await hasCome(page, 'payment')
    await expect(card(page).locator('#number')).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/is-payment-required**', (route) => route.abort(), { times: 1 })
    // The form shrinks as if it were finished, and the one check after it does not get through.
    const form = page.locator('.checkout > div')
    await expect.poll(async () => (await form.boundingBox())?.height ?? 0).toBeGreaterThan(450)
    await page.evaluate(`document.querySelector('.checkout > div').style.height = '200px'`)
    const again = page.locator('.banner').getByRole('button', { name: words('General.Retry') })
    await expect(again).toBeVisible()
    await page.evaluate(`document.querySelector('.checkout > div').style.height = ''`)
    await again.click()
    await payWith(page, good)
    await hasCome(page, 'result')
    await expect(page.locator('article.report h1')).toHaveText('Giulia Bianchi')
    expect(loads).toBe(0)
    expect(await charges(request, made)).toEqual(['complete, paid'])
  },
)

test('the language is changed at the card form: it comes in the new one, and nothing is said of a payment', async ({
  page,
  request,
}) => {
  const made = await atPayment(page, request, giulia('giulia.changes.language'))
  await card(page).locator('#number').fill(good)
  await expect(card(page).locator('html')).toHaveAttribute('lang', 'it')
  await page.locator('.language summary').click()
  await page.locator('.language a[lang="de"]').click()
  await expect(card(page).locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.banner')).toHaveCount(0)
  await payWith(page, good)
  await hasCome(page, 'result')
  await expect.poll(() => charges(request, made)).toEqual(['complete, paid', 'expired, unpaid'])
})

test('a document that another tab took away: the tab with the card form leads to what is missing', async ({
  page,
  request,
}) => {
  const made = await atPayment(page, request, giulia('giulia.takes.away'))
  const { get, remove } = callsOf(request, made)
  const { state } = await get<{ state: { documents: { id: string; type: string }[] } }>('/api/v1/state/')
  await remove(state.documents.find(({ type }) => type === 'payslip')!.id)
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await hasCome(page, 'income-check')
  await expect(page.locator('#checklist')).toBeVisible()
  expect(await charges(request, made)).not.toContain('complete, paid')
})

test("two tabs: what one has paid the other can't pay again, and both say so", async ({ page, request, context }) => {
  await holdTimers(context, limits.paymentFailedMs, words('Payment.Already'))
  const made = await atPayment(page, request, giulia('giulia.pays.twice'))
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const tab of [second, third]) await enter(tab, made, 'payment')
  for (const tab of [second, third]) await expect(card(tab).locator('#number')).toBeVisible()
  await payWith(page, good)
  await expect(card(page).locator('[data-complete]')).toHaveText('Pagato. Grazie.')
  // Pressed before anybody could tell this tab.
  await payWith(second, good)
  await expect(card(second).locator('[data-complete]')).toHaveText(
    'È già stato pagato. Non ti è stato addebitato altro.',
  )
  for (const tab of [second, third])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words('Payment.Already'))
  for (const tab of [page, second, third]) {
    await letTimersGo(tab)
    await hasCome(tab, 'result')
  }
  expect(await charges(request, made)).toEqual(['complete, paid'])
})
