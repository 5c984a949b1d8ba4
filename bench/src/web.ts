/**
 * The form on a phone of the middle class: Lighthouse's figures of the first route, and how long the page takes to
 * answer a hand.
 */
import { chromium, type Page } from '@playwright/test'
import { demo } from '../../e2e/support/demo.ts'
import { openPreview, play } from '../../e2e/support/played.ts'
import { measurePage } from './lighthouse.ts'
import { claim, t } from './saying.ts'
import { withSignedIn } from './signed-in.ts'
import { driverFlags, withProduct } from './with-product.ts'

/** A phone of the middle class has a quarter of this machine's speed: Lighthouse's own factor. */
const SLOWER = 4
const MAX_INTERACTION_MS = 150
const TOLD_WITHIN_MS = 1000

export const measureWeb = (): Promise<void> =>
  withProduct(async () => {
    await measurePage('the first route', `/it/rent/fill/occupation/${demo.listingId}`, {
      minScores: [99, 100, 100],
      maxPaintMs: 1800,
    })
    await withSignedIn((path, port) => measurePage('the income check', path, { minScores: [95, 95, 95] }, port))
    await measureInteractions()
  })

/** Once the plain list of banks has given way to it. */
const bankSearch = '#bank[role="combobox"]'

/**
 * From the press to the next picture, the longest of what is done; the events are those that the web's own «interaction
 * to next paint» counts.
 */
const interactions: ReadonlyArray<[name: string, screen: string, state: string, act: (page: Page) => Promise<void>]> = [
  [
    'typing a name',
    'sign-up',
    'empty',
    async (page) => page.locator('#field-first_name').pressSequentially('Maria Antonietta'),
  ],
  [
    'picking an occupation',
    'occupation',
    'employmentStatus',
    async (page) => {
      for (const card of await page.getByRole('radio').all()) await card.press('Space')
    },
  ],
  [
    'searching a list of 2,000 banks',
    'income-check',
    'manyBanks',
    async (page) => page.locator(bankSearch).pressSequentially('banca di'),
  ],
  [
    'opening that list and going down it',
    'income-check',
    'manyBanks',
    async (page) => {
      await page.locator(bankSearch).focus()
      for (let down = 0; down < 25; down++) await page.keyboard.press('ArrowDown')
    },
  ],
  [
    'taking files away with thirty under way',
    'income-check',
    'emptyPayslips',
    async (page) => {
      await page.locator('#upload-document-payslip').setInputFiles(
        Array.from({ length: 30 }, (_, index) => ({
          name: `busta-${index}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from(`%PDF-1.7 ${index}`),
        })),
      )
      const remove = page.getByRole('button', { name: /^Rimuovi/ })
      for (let taken = 0; taken < 4; taken++) await remove.nth(taken).press('Space')
    },
  ],
]

async function measureInteractions(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH']!, args: driverFlags })
  try {
    for (const [name, screen, state, act] of interactions) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
      await openPreview(page)
      await play(page, screen, state, 'it')
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.evaluate(
        'globalThis.waits = []; new PerformanceObserver((list) => waits.push(...list.getEntries().filter((entry) ' +
          '=> entry.interactionId).map((entry) => entry.duration))).observe({ type: "event", durationThreshold: 16 ' +
          '})',
      )
      await act(page)
      // Told a moment after the picture; what took less than 16 ms is not told. Not when the page is idle: one that
      // turns a spinner never is.
      const longest = await page.evaluate<number>(
        `new Promise((resolve) => setTimeout(() => resolve(Math.max(16, ...waits)), ${TOLD_WITHIN_MS}))`,
      )
      t(
        name,
        `${longest} ms to the next picture, processor ${SLOWER} times slower; ` +
          claim(`at most ${MAX_INTERACTION_MS} ms`, longest <= MAX_INTERACTION_MS),
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
