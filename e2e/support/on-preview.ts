import { test as plain, type Page } from '@playwright/test'
import { openPreview } from './played.ts'

/**
 * Tests of played states: all that a worker tries are played on one page, for what loads the screens' code takes longer
 * than most looks. Nothing is left of the state before. A test that fails takes its worker and page along; one that
 * changes the clock needs a page of its own.
 */
export const test = plain.extend<{ preview: Page }, { previewOfWorker: Page }>({
  previewOfWorker: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
      await openPreview(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  preview: async ({ previewOfWorker: page, viewport }, use) => {
    await page.setViewportSize(viewport!)
    await use(page)
    await page.unrouteAll()
    await page.context().setOffline(false)
  },
})
