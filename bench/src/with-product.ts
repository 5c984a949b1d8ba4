import startProduct from '../../e2e/support/start-product.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { buildWebWhenStale } from '../../scripts/build-web.ts'

/** What a browser is started with. */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Beside what its driver says itself. */
export const driverFlags: string[] = flags.filter((flag) => flag !== '--headless')

/** With the web app built, a browser found and the product started, which is stopped afterwards. */
export async function withProduct(measure: () => Promise<void>): Promise<void> {
  await buildWebWhenStale()
  process.env['CHROME_PATH'] = findBrowser()
  const stop = await startProduct()
  try {
    await measure()
  } finally {
    await stop()
  }
}
