// `npm run e2e`: the journeys in a real browser, alone.
import { findBrowser } from './browser.ts'
import { buildWebWhenStale } from './build-web.ts'
import { runProgram } from './programs.ts'

await buildWebWhenStale()
process.exit(
  await runProgram('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    CHROME_PATH: findBrowser(),
  }),
)
