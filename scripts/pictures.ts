// `npm run pictures`: each screen beside the picture and the accessibility tree of it that are kept; `--
// --update-snapshots` writes them again.
import { findBrowser } from './browser.ts'
import { buildWebWhenStale } from './build-web.ts'
import { runProgram } from './programs.ts'

await buildWebWhenStale()
process.exit(
  await runProgram('playwright', ['test', '-c', 'e2e/playwright.config.ts', 'pictures', ...process.argv.slice(2)], {
    CHROME_PATH: findBrowser(),
    PICTURES: 'yes',
  }),
)
