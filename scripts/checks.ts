import { buildWebWhenStale } from './build-web.ts'
import { runProgram } from './programs.ts'

/** What `npm run check` looks at: seconds, no server, no browser. */
export const checks: Record<string, () => Promise<number>> = {
  'types of the server and the packages': () => runProgram('tsc', ['-p', '.']),
  'types of the web app': () => runProgram('tsc', ['-p', 'apps/web']),
  'size of the pages': async () => {
    await buildWebWhenStale()
    return runProgram(process.execPath, ['apps/web/check-budget.ts'])
  },
  format: () => runProgram('oxfmt', ['--check']),
  lint: () => runProgram('oxlint', ['--deny-warnings']),
}
