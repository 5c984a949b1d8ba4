/**
 * A report as a PDF, against what a browser takes to print the same report from a page that is open: both warm, by
 * turns, in one run.
 */
import { chromium, type Page } from '@playwright/test'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { renderReportPdf } from '../../apps/server/src/reports/pdf/render-report-pdf.ts'
import { readWords } from '../../apps/server/src/http/words.ts'
import { qrSquares } from '../../apps/server/src/qr-code.ts'
import { openPreview, play } from '../../e2e/support/played.ts'
import { median } from './cost.ts'
import { claim, ms, t } from './saying.ts'
import { driverFlags, withProduct } from './with-product.ts'

const WARM_UP = 3,
  ROUNDS = 15
/** Part of the browser's time that ours may take. */
const MAX = 0.3

const verifyUrl = 'https://attesta.example/it/verify-report?token=q7Xv2'
const catalogue = () => readWords(new URL('../../packages/contract/src/words/', import.meta.url)).catalogue('it')

export async function measureReport(): Promise<void> {
  const words = catalogue(),
    report = assembleRentReport(giuliaFacts)
  const draw = () =>
    renderReportPdf({
      report,
      words,
      language: 'it',
      verifyUrl,
      fingerprint: '3f9a17c2d480be650f1e7a92c4d35b88',
      qr: qrSquares(verifyUrl),
      brand: null,
    })
  await withProduct(async () => {
    const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH']!, args: driverFlags })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })
      await openPreview(page)
      await play(page, 'report', 'golden', 'it')
      for (let round = 0; round < WARM_UP; round++) await Promise.all([draw(), print(page)])
      const ours: number[] = [],
        theirs: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await timeOf(() => print(page)))
        ours.push(await timeOf(draw))
      }
      const ratio = median(ours) / median(theirs)
      t(
        'a report as a PDF',
        `${ms(median(ours))}; a browser prints it in ${ms(median(theirs))}; ${ratio.toFixed(2)} of that; ` +
          claim(`at most ${MAX}`, ratio <= MAX),
      )
    } finally {
      await browser.close()
    }
  })
}

/** As ours is: tagged and with an outline. */
const print = (page: Page) => page.pdf({ format: 'A4', tagged: true, outline: true, printBackground: true })

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
