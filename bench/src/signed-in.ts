/** A browser in which an applicant is signed in and has handed in all documents. */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { giuliaOf } from '../../e2e/support/demo.ts'
import { freePort } from '../../e2e/support/free-port.ts'
import { giveAnswers, handInEverything } from '../../e2e/support/prepared.ts'
import { enter, signedUp } from '../../e2e/support/signed-up.ts'
import { withFolder } from './folder.ts'
import { driverFlags } from './with-product.ts'

/**
 * Lends the path of the income check and the port of a browser in which a window shows it: one more window is signed
 * in by that one, as any second window of a person is.
 */
export const withSignedIn = (work: (path: string, port: number) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const port = await freePort()
    const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: process.env['CHROME_PATH']!,
      args: [...driverFlags, `--remote-debugging-port=${port}`],
      viewport: { width: 390, height: 844 },
      locale: 'it-IT',
    })
    try {
      const page = await browser.newPage()
      const person = await signedUp(page.request, giuliaOf('giulia.measured@example.org'))
      await giveAnswers(page.request, person, person.applicant)
      await handInEverything(page.request, person, 'giulia-bianchi')
      await enter(page, person, 'income-check', { isAnswered: true })
      await page.locator('#checklist').waitFor()
      await work(new URL(page.url()).pathname, port)
    } finally {
      await browser.close()
    }
  })
