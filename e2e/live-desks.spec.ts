/**
 * Every control of the live desks is pressed, against the real server: the landlord's and the operator's pages, loaded
 * again after each press that changed them. It changes the product that it runs on and so runs alone: `CRAWL_LIVE=1 npm
 * run e2e live-desks.spec.ts`.
 */
import { expect, test, type Page } from '@playwright/test'
import { Crawler } from './support/crawl.ts'
import { giulia } from './support/demo.ts'
import { portalSession, withReport } from './support/finished.ts'
import { openConsole } from './support/operator.ts'
import { noteRequests } from './support/played.ts'
import { openDesk } from './support/shared-session.ts'

const MAX_PRESSES = 300
/** Ends the session, and with it the crawl. */
const SIGN_OUT = /sign-?out|Abmelden|Esci/i
const url = (path: string) => `${process.env.PRODUCT_URL}${path}`

test.use({ trace: 'off' })

/** Presses every control of each page, on a phone and at a desk. */
async function crawlPages(page: Page, paths: readonly string[], language: string): Promise<void> {
  const crawler = new Crawler(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      const before = crawler.presses
      await crawler.crawl(`${path} at ${width} px`, {
        replay: async () => {
          await page.goto(url(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
          await expect(page.locator('h1')).toBeVisible()
          await crawler.begin()
        },
        depth: 1,
        isFull: true,
        maxPresses: MAX_PRESSES,
        except: SIGN_OUT,
      })
      expect.soft(crawler.presses, `${path} has something to press`).toBeGreaterThan(before)
    }
  }
  crawler.end()
  expect(crawler.faults).toEqual([])
}

test('every control of the live landlord’s desk', async ({ page, request }) => {
  test.setTimeout(1_800_000)
  const token = await portalSession(request)
  const { reportId } = await withReport(request, giulia('giulia.crawled'), 'giulia-bianchi')
  await noteRequests(page)
  await openDesk(page, 'dashboard', '/dashboard', token)
  await crawlPages(
    page,
    [
      '/dashboard',
      `/dashboard/reports/${reportId}`,
      `/dashboard/compare?report=${reportId}`,
      '/dashboard/listings',
      '/dashboard/decisions',
      '/dashboard/criteria',
      '/dashboard/shortlists',
      '/dashboard/stages',
      '/dashboard/templates',
      '/dashboard/digest',
      '/dashboard/activity',
      '/dashboard/people',
      '/dashboard/settings',
      '/dashboard/keys',
      '/dashboard/api-keys',
      '/dashboard/webhooks',
      '/dashboard/sign-in',
    ],
    'de',
  )
})

test('every control of the live operator’s desk', async ({ page, request }) => {
  test.setTimeout(1_800_000)
  await noteRequests(page)
  await openConsole(page, request, '/operator?lang=it')
  await expect(page.locator('h1')).toBeVisible()
  await crawlPages(
    page,
    [
      '/operator',
      '/operator/review',
      '/operator/review-hours',
      '/operator/deliveries',
      '/operator/payments',
      '/operator/health',
      '/operator/log',
    ],
    'it',
  )
})
