/**
 * In the frame of a partner's site the navigation stays out on every page, by whatever address one comes, and every
 * control of its pages is pressed. The browser keeps nothing in such a frame: a page is opened there without loading it
 * again. In Italian.
 */
import { expect, test, type Frame, type Page } from '@playwright/test'
import { Crawler } from '../support/crawl.ts'
import { openPartnerSite } from '../support/partner-site.ts'
import { noteRequests } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const MAX_PRESSES = 80

/** The form in the frame of the partner's site, for a person who is new. */
async function comeIn(page: Page, mailbox: string): Promise<Frame> {
  await noteRequests(page)
  await openPartnerSite(page, mailbox)
  await expect(page.frameLocator('#form iframe').locator('h1')).toHaveText(words('IncomeCheck.Header'))
  return page.frames().find((one) => one !== page.mainFrame())!
}

/** Opens an address of the product in the frame, as a link there would. */
async function open(frame: Frame, path: string): Promise<void> {
  await frame.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await expect(frame.locator('h1:not(.unseen)'), path).toBeVisible()
}

const expectBare = (frame: Frame, path: string) =>
  expect(frame.locator('.navbar, .footer'), `${path} has no navigation`).toHaveCount(0)

/** Returns the person's own application, without its step: `/it/rapid/fill/{id}`. */
const fillOf = (frame: Frame) => new URL(frame.url()).pathname.split('/').slice(0, 5).join('/')

test(
  'whatever address is opened in the frame, the navigation stays out and a way leads on',
  { tag: ['@A2-footer-hidden', '@A2-route-not-found'] },
  async ({ page }) => {
    const frame = await comeIn(page, 'giulia.at.partner')
    const fill = fillOf(frame)
    for (const path of [
      `${fill}/parsing-status`,
      `${fill}/additional-details`,
      `${fill}/personal-details`,
      `${fill}/payment`,
      `${fill}/your-data`,
      '/it/legal/privacy',
      '/it/timeout',
      '/it/no-such-page',
      `${fill}/no-such-step`,
    ]) {
      await open(frame, path)
      await expectBare(frame, path)
      await expect(frame.locator('main').locator('a, button').first(), `${path} has a way on`).toBeVisible()
    }
    // No other site shows the start page in its frame: from here it opens in a tab of its own.
    await expect(frame.getByRole('link', { name: words('General.BackHome') })).toHaveAttribute('target', '_blank')
    await frame.getByRole('link', { name: words('Shell.BackToApplication') }).click()
    await expect(frame.locator('h1')).toHaveText(words('IncomeCheck.Header'))
    await expectBare(frame, 'back in the application')
  },
)

test('every control of the pages in the frame is pressed, and the way back stays', async ({ page }) => {
  const frame = await comeIn(page, 'giulia.pressed')
  const fill = fillOf(frame)
  const crawler = new Crawler(page, () => frame)
  for (const step of ['income-check', 'income-check/payslip', 'parsing-status', 'your-data', 'no-such-step']) {
    const before = crawler.presses
    await crawler.crawl(step, {
      replay: async () => {
        // By way of another page of the application: what was opened on this one is gone then.
        await open(frame, `${fill}/no-such-page`)
        await open(frame, `${fill}/${step}`)
        await expectBare(frame, step)
        await crawler.begin()
      },
      depth: 1,
      isFull: true,
      maxPresses: MAX_PRESSES,
    })
    expect.soft(crawler.presses, `${step} has something to press`).toBeGreaterThan(before)
    await expectBare(frame, `${step} when all was pressed`)
  }
  crawler.end()
  expect(crawler.faults).toEqual([])
  await open(frame, `${fill}/income-check`)
  await expect(frame.locator('h1')).toHaveText(words('IncomeCheck.Header'))
})
