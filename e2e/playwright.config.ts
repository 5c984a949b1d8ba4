import { defineConfig } from '@playwright/test'
import { isShortRun, longSpecs } from '../scripts/whole-run.ts'

/**
 * Browser tests drive the real product: global-setup starts it on a free port with an empty data folder and its
 * sandbox.
 */
export default defineConfig({
  testDir: '.',
  // Compared on their own (`npm run pictures`): who changes a look renews its picture.
  testIgnore: [
    ...(process.env.PICTURES ? [] : ['pictures.spec.ts']),
    // Changes the product that the others run on.
    ...(process.env.ENGINES ? [] : ['engines.spec.ts']),
    ...(process.env.CRAWL_LIVE ? [] : ['live-desks.spec.ts']),
    // Counts instead of judging: `npm run bench -- journey` runs it.
    ...(process.env.COUNTED_JOURNEY ? [] : ['counted-journey.spec.ts']),
    ...(isShortRun(process.env) ? longSpecs : []),
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './support/start-product.ts',
  // One more than the cores of a small machine: a journey waits for documents, emails and frames a quarter of its
  // time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // More tries on a machine that stumbled, with all of it written down; `npm test` names each test that needed one.
  retries: 2,
  // How fast a machine is says nothing about the product: what does not come fails in the end, and what comes late is
  // waited for.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // The page as it was at each step, without a film of it, when a test is tried once more: to write all of that down
    // takes as long as many a step.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
