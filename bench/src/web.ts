/**
 * The form on a phone of the middle class: Lighthouse's figures of the first route, and how long the page takes to
 * answer a hand.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demo } from '../../e2e/support/demo.ts'
import { openPreview, play } from '../../e2e/support/played.ts'
import { median } from './cost.ts'
import { withFolder } from './folder.ts'
import { claim, t } from './saying.ts'
import { driverFlags, flags, withProduct } from './with-product.ts'

/** Fetched when this runs: it is larger than all else that the tests need together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
/**
 * The line and the processor are really slowed: a simulation takes all that this machine has fetched before the picture
 * for what the picture waits for.
 */
const throttling = '--throttling-method=devtools'

/** A phone of the middle class has a quarter of this machine's speed: Lighthouse's own factor. */
const SLOWER = 4
const MAX_INTERACTION_MS = 150
const TOLD_WITHIN_MS = 1000

interface LighthouseReport {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift' | 'total-byte-weight',
    { numericValue: number }
  >
}

export const measureWeb = (): Promise<void> =>
  withProduct(async () => {
    await measurePage('the first route', `/it/rent/fill/occupation/${demo.listingId}`, [99, 100, 100])
    // Behind a session: played, with all that the preview itself loads.
    await measurePage('the income check', '/preview?screen=income-check&state=mixed&lang=it', [95, 95, 95])
    await measureInteractions()
  })

/** Of 100: performance, accessibility, best practices. */
type Scores = readonly [number, number, number]

async function measurePage(name: string, path: string, minScores: Scores): Promise<void> {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(`${process.env['PRODUCT_URL']}${path}`))
  const middle = (figure: (report: LighthouseReport) => number) => median(reports.map(figure))
  const scores = (['performance', 'accessibility', 'best-practices'] as const).map((category) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100),
  )
  const audit = (of: keyof LighthouseReport['audits']) => middle(({ audits }) => audits[of].numericValue)
  const [paint, blocking, shift] = [
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ]
  t(`${name}, Lighthouse mobile, median of ${RUNS}`, `${(audit('total-byte-weight') / 1000).toFixed(0)} kB`)
  const isWell = scores.every((score, at) => score >= minScores[at]!)
  t(
    '  performance, accessibility, best practices',
    `${scores.join(', ')}; ${claim(`at least ${minScores.join(', ')}`, isWell)}`,
  )
  t('  largest contentful paint', `${(paint / 1000).toFixed(2)} s; ${claim('at most 1.8 s', paint <= 1800)}`)
  t('  total blocking time', `${blocking.toFixed(0)} ms; ${claim('at most 200 ms', blocking <= 200)}`)
  t('  layout shift', `${shift.toFixed(3)}; ${claim('at most 0.02', shift <= 0.02)}`)
}

const lighthouse = (url: string): Promise<LighthouseReport> =>
  withFolder(async (folder) => {
    const file = join(folder, 'report.json')
    const child = spawn(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        throttling,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices',
        `--chrome-flags=${flags.join(' ')} --user-data-dir=${join(folder, 'profile')}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    if (status !== 0) throw new Error(`Lighthouse ended with ${String(status)}`)
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
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
    'occupation',
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
    'typing and ticking with thirty files under way',
    'income-check',
    'manyBanks',
    async (page) => {
      await page.locator('#upload-document-payslip').setInputFiles(
        Array.from({ length: 30 }, (_, index) => ({
          name: `busta-${index}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from(`%PDF-1.7 ${index}`),
        })),
      )
      await page.locator(bankSearch).pressSequentially('banca di')
      for (const box of (await page.getByRole('checkbox').all()).slice(0, 4)) await box.press('Space')
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
        `${longest} ms to the next picture, processor ${SLOWER} times slower; ${claim(`at most ${MAX_INTERACTION_MS} ms`, longest <= MAX_INTERACTION_MS)}`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
