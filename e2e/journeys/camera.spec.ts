/**
 * The camera in the page, on a phone: the photo is taken by itself when nothing is wrong with it, what is wrong is told
 * before it is sent, and without a camera or a permission a file is picked. Chromium's camera shows a drawn card.
 */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { tellIdentity, untilRead } from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { filmOfCard } from '../support/fake-camera.ts'
import { handsOn } from '../support/hands.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const slot = '#id-id-card-front'
const films = {
  clear: await filmOfCard('clear'),
  blurred: await filmOfCard('blurred'),
  glare: await filmOfCard('glare'),
}
const phone = { hasTouch: true, isMobile: true } as const

/** Tests of a browser whose camera shows a film, or one that it may not look at. */
const withCamera = (film?: string) =>
  test.extend({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const shown = film ? [`--use-file-for-fake-video-capture=${film}`] : []
        await use({
          ...launchOptions,
          args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', ...shown],
        })
      },
      { scope: 'worker' },
    ],
  })
const [clear, blurred, glare, unseen] = [
  withCamera(films.clear),
  withCamera(films.blurred),
  withCamera(films.glare),
  withCamera(),
]

/** Opens the camera at the front of the card. */
async function openCamera(page: Page, mailbox: string): Promise<void> {
  const person = await signedUp(page.request, giulia(mailbox), demo.listingId)
  await enter(page, person, 'personal-details')
  await tellIdentity(page, person.applicant)
  await handsOn(page).choose('id-choice', 'digitalId')
  await page.locator(`${slot} [data-action="camera"]`).tap()
  await expect(page.locator('dialog[open].camera')).toBeVisible()
}

const check = (page: Page) => page.locator('[data-part="photo-check"]')

clear.describe('a card in good light', () => {
  clear.use({ ...phone, permissions: ['camera'] })

  clear('is photographed without a press, looked at, sent and read', async ({ page }) => {
    await openCamera(page, 'giulia.camera')
    await expect(check(page)).toHaveAttribute('data-hint', 'ready')
    await expect(check(page).getByRole('heading')).toBeFocused()
    await expect(check(page)).toContainText(words('Camera.TakenByItself'))
    await expectAccessible(page, 'the photo before it is sent')
    // Who wants another one decides when it is taken.
    await page.locator('[data-action="photo-again"]').tap()
    await expect(page.locator('[data-action="take-photo"]')).toBeFocused()
    await expect(page.locator('.camera-hint')).toHaveText(words('Camera.Hint.readyToPress'))
    await expectAccessible(page, 'the camera')
    await page.locator('[data-action="take-photo"]').tap()
    await expect(check(page)).toContainText(words('Camera.Good'))
    await page.locator('[data-action="use-photo"]').tap()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    // Nothing of the camera lies over the page.
    await expect(page.locator('dialog.camera').first()).toBeHidden()
    await page.locator('#id-id-card-back [data-action="camera"]').tap({ trial: true })
    await untilRead(page, slot.slice(1))
    await expect(page.locator(`${slot} .file .tag.ok`)).toBeVisible()
  })
})

for (const [hint, filmed] of [
  ['blurred', blurred],
  ['glare', glare],
] as const)
  filmed.describe(`a card, ${hint}`, () => {
    filmed.use({ ...phone, permissions: ['camera'] })

    filmed(`${hint}: told before and after the press, and told once when it is used anyway`, async ({ page }) => {
      await openCamera(page, `giulia.camera.${hint}`)
      await expect(page.locator('.camera-hint')).toHaveAttribute('data-hint', hint)
      await expect(page.locator('.camera-hint')).toHaveText(words(`Camera.Hint.${hint}`))
      await page.locator('[data-action="take-photo"]').tap()
      await expect(check(page)).toContainText(words(`Camera.Fault.${hint}`))
      await page.locator('[data-action="use-photo"]').tap()
      await expect(page.locator(`${slot} .file`)).toHaveCount(1)
      await expect(page.locator(slot).getByText(words('Uploads.SendAnyway'))).toHaveCount(0)
    })
  })

unseen.describe('without a permission', () => {
  unseen.use(phone)

  unseen('a file is picked instead', async ({ page }) => {
    await openCamera(page, 'giulia.no.camera')
    await expect(page.locator('[data-part="camera-refused"]')).toContainText(words('Camera.Refused'))
    await expectAccessible(page, 'the camera without a permission')
    const chooser = page.waitForEvent('filechooser')
    await page.locator('[data-part="camera-refused"] [data-action="camera-file"]').tap()
    expect((await chooser).isMultiple()).toBe(false)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
})

test('at a computer there is no camera button, and nothing asks for a camera', async ({ page, request }) => {
  const person = await signedUp(request, giulia('giulia.desk.camera'), demo.listingId)
  await enter(page, person, 'income-check/payslip')
  await expect(page.locator('#document-payslip .drop button').first()).toBeVisible()
  await expect(page.locator('[data-action="camera"]')).toHaveCount(0)
})
