/**
 * What happens to a person half-way: the network goes in the middle, a second window is open, the form stands in the
 * page of another site. By keyboard alone.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  chooseCountry,
  chooseEmploymentStatus,
  fill,
  goOn,
  onwards,
  signUp,
  tellIdentity,
  untilCardIsRead,
} from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { portalSession } from '../support/finished.ts'
import { drive } from '../support/hands.ts'
import { hasCome } from '../support/keyboard.ts'
import { handedInBy } from '../support/documents.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test(
  'without a network in the middle of typing, saving and uploading: said calmly, all kept, and on it goes',
  { tag: ['@G-10'] },
  async ({ page, request, context }) => {
    const drivers = drive(page, 'keyboard')
    const person = giulia('giulia.tunnel')
    const { cardFront, cardBack } = await handedInBy(request, 'giulia-bianchi')
    await enter(page, await signedUp(request, person), 'personal-details')
    await expect(page.locator('#field-nationality[role="combobox"]')).toBeVisible()
    const banner = page.locator('.banner.warn')

    await fill(page, 'fiscalCode', person.fiscalCode)
    await chooseCountry(page, 'nationality', 'Italia')
    await context.setOffline(true)
    await expect(banner).toContainText(words('General.Offline'))
    await fill(page, 'dateOfBirth', person.born)
    await fill(page, 'placeOfBirth', person.birthPlace)
    await expectAccessible(page, 'offline')
    await drivers.press(onwards)
    await expect(page.getByText(words('General.Failed.NotSent'))).toBeVisible()
    for (const [name, value] of [
      ['fiscalCode', person.fiscalCode],
      ['dateOfBirth', person.born],
      ['placeOfBirth', person.birthPlace],
    ] as const)
      await expect(page.locator(`#field-${name}`)).toHaveValue(value)

    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
    await tellIdentity(page, person)

    const file = page.locator('#id-id-card-front .file')
    await drivers.choose('id-choice', 'digitalId')
    await context.setOffline(true)
    await drivers.hand('id-id-card-front', cardFront)
    await expect(file).toContainText(words('Uploads.Status.Lost'))
    await context.setOffline(false)
    // Nothing is pressed: it is sent again by itself.
    await expect(file.locator('.tag.ok')).toBeVisible({ timeout: 120_000 })
    await drivers.hand('id-id-card-back', cardBack)
    await untilCardIsRead(page)
    await page.reload()
    await expect(page.locator('#id-id-card-front .file')).toContainText(cardFront[0]!.name)
  },
)

test('two windows on one application: the older one says so before it saves over what is newer, and shows it', async ({
  page,
  request,
  context,
}) => {
  await enter(page, await signedUp(request, giulia('giulia.windows')), 'additional-details')
  const drivers = drive(page, 'keyboard')
  await expect(page.locator('[name="confirmation"]')).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.evaluate('void window.open(location.href)')
  const second = await opened
  const secondHands = drive(second, 'keyboard')
  await secondHands.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
  await secondHands.fill('[name="currentRent"]', '650')
  await secondHands.tick('confirmation')
  await drivers.fill('[name="extraTenancyInfo"]', 'Cerco dal primo gennaio')
  await goOn(second, 'income-check')

  const word = page.locator('.banner.warn')
  await expect(word).toContainText(words('Shell.SavedElsewhere'))
  await expect(page.locator('[name="extraTenancyInfo"]')).toHaveValue('Cerco dal primo gennaio')
  await expectAccessible(page, 'saved elsewhere')
  await expect(second.locator('.banner.warn')).toHaveCount(0)
  await expect(word.getByRole('button', { name: words('Shell.ShowSaved') })).toBeVisible()
  await drivers.press('.banner.warn .button')
  await hasCome(page, 'income-check')
  await drivers.press('[data-action="back"]')
  await expect(page.locator('[name="currentRent"]')).toHaveValue(/^650/)
})

/** Another party's site on this machine that shows the form in a frame and writes down what the frame tells it. */
async function otherSite(src: string): Promise<{ server: Server; origin: string }> {
  const html = `<!doctype html><html lang="it"><title>Annunci</title><h1>Annunci</h1><iframe title="Domanda" src="${src}" style="width:100%;height:1200px"></iframe>
    <script>told = []; addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }))</script>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

/** The owner of the second company of the demonstration says which sites may frame its form. */
async function allow(request: APIRequestContext, origins: string[]): Promise<void> {
  const call = (path: string, data: object, token?: string) =>
    request.post(`${process.env.PRODUCT_URL}/api/v1/dashboard/${path}?lang=it`, {
      data,
      headers: { 'Application-Type': 'rent', Region: 'it', ...(token && { authorization: `Bearer ${token}` }) },
    })
  const token = await portalSession(request)
  expect((await call('frame-origins', { origins }, token)).ok()).toBe(true)
}

test(
  'in a frame of another site: not before the landlord allows it; then with a session, though the frame may keep nothing, and the site is told that it began',
  { tag: ['@A2-started'] },
  async ({ page, request }) => {
    const person = giulia('giulia.framed')
    const { server, origin } = await otherSite(
      `${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.rapidListingId}?hideNav=true`,
    )
    try {
      await page.goto(origin)
      await expect
        .poll(() => page.frames()[1]?.url(), { message: 'the browser shows nothing of ours' })
        .toMatch(/^chrome-error:/)
      await allow(request, [origin])
      // While its database is busy the product lets no site frame it.
      await expect(async () => {
        await page.reload()
        await expect.poll(() => page.frames()[1]?.url(), { timeout: 10_000 }).toMatch(/^http/)
      }).toPass({ timeout: 180_000 })
      await expect(page.frameLocator('iframe').locator('h1')).toBeVisible()
      const form = page.frames()[1]!
      drive(form, 'keyboard')
      await expect(form.locator('.navbar, footer')).toHaveCount(0)
      await chooseEmploymentStatus(form)
      await signUp(form, request, person)
      await expect(form.locator('#field-fiscalCode')).toBeVisible()
      const applicationId = /fill\/([0-9a-f-]{36})\//.exec(form.url())![1]!
      await expect
        .poll(() => page.evaluate<object[]>('told'))
        .toEqual([{ origin: process.env.PRODUCT_URL, type: 'attesta', applicationId, value: 'STARTED' }])
      // This browser lets a site's frame keep nothing: the session is in memory alone. That is said, and it goes on.
      await expect(form.locator('.banner.warn')).toContainText(words('Shell.NotDurable'))
      await tellIdentity(form, person)
      expect(page.url()).toBe(`${origin}/`)
    } finally {
      server.close()
    }
  },
)
