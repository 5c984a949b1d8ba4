/** Changes each limit in turn, by one more, and looks whether a test of the place where it acts fails. */
import { spawnSync } from 'node:child_process'
import { limits } from '@attesta/contract/limits.ts'
import { limitTests } from './limit-tests.ts'
import { root } from './programs.ts'

const passes = (tests: readonly string[], name: string, value: number): boolean =>
  spawnSync('vitest', ['run', '--config=vitest.limits.config.ts', '--reporter=dot', ...tests], {
    cwd: root,
    env: {
      ...process.env,
      CHANGED_LIMIT: `${name}=${value}`,
      ...(tests.some((file) => file.startsWith('apps/server/')) ? { WITH_DATABASE: 'yes' } : {}),
    },
    stdio: 'ignore',
  }).status === 0

/** Whether every limit of those whose tests lie below `below` is noticed; says of each what came out. */
export function areLimitsNoticed(below: string): boolean {
  let isWell = true
  for (const [name, value] of Object.entries(limits)) {
    const named = limitTests[name as keyof typeof limits]
    const tests =
      typeof named === 'string' ? [] : named.filter((file) => file.startsWith(below) && !file.startsWith('e2e/'))
    for (const file of tests) {
      // A test that fails with the number as it is would notice any change.
      const verdict = !passes([file], name, value)
        ? 'fails as it is'
        : passes([file], name, value + 1)
          ? 'NOT NOTICED'
          : 'noticed'
      if (verdict !== 'noticed') isWell = false
      process.stdout.write(`${name} ${value}: ${verdict} by ${file}\n`)
    }
  }
  return isWell
}
