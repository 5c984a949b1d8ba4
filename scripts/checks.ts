import { buildWebWhenStale } from './build-web.ts'
import { runProgram } from './programs.ts'

/** What `npm run check` looks at: seconds, no server, no browser. */
export const checks: Record<string, () => Promise<number>> = {
  'types of the server and the packages': () => checkTypes('.', 'server'),
  'types of the web app': () => checkTypes('apps/web', 'web'),
  'size of the pages': async () => {
    await buildWebWhenStale()
    return runProgram(process.execPath, ['apps/web/check-budget.ts'])
  },
  format: () => runProgram('oxfmt', ['--check']),
  'unused files, exports and dependencies': () =>
    runProgram('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  lint: () => runProgram('oxlint', ['--deny-warnings']),
}

/** Remembers what was checked in `.cache`, so that a second check looks only at what has changed since. */
function checkTypes(project: string, name: string): Promise<number> {
  return runProgram('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`])
}
