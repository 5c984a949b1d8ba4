/** Runs tests in which one place of the code can be changed, without touching a file. */
import { join } from 'node:path'
import { createVitest, type RunnerTask } from 'vitest/node'
import { catalogue } from '../acceptance/catalogue.ts'
import type { Change } from '../acceptance/changes.ts'
import { compiledForTests } from '../apps/web/build/compiled-for-tests.ts'
import { root } from './programs.ts'

export interface RuleTests {
  /**
   * The rules of `rules` whose tests failed on the code with a change, or as it is: of the files `tests` those tests
   * alone are run that are tagged with one of them.
   */
  failing(tests: readonly string[], rules: readonly string[], change?: Change): Promise<string[]>
  close(): Promise<void>
}

/** The tags of the tests below a task that failed. A file that fails before its tests has failed none of them. */
const failedTags = (task: RunnerTask): string[] =>
  task.type === 'suite' ? task.tasks.flatMap(failedTags) : task.result?.state === 'fail' ? (task.tags ?? []) : []

const changed = ({ file }: Change) => join(root, file)

/** `globalSetup`: started once, before the first of the tests. */
export async function openRuleTests(include: string, globalSetup: readonly string[] = []): Promise<RuleTests> {
  let current: Change | undefined
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      // A changed module must not be kept for the next run.
      fsModuleCache: false,
      tags: catalogue.map(({ id }) => ({ name: id })),
      include: [include],
      globalSetup: [...globalSetup],
      setupFiles: [join(root, 'scripts/property-seed.ts')],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      // A file whose preparation ran out of time fails before its tests, and would notice nothing.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
    {
      plugins: [
        compiledForTests,
        {
          name: 'change-one-place',
          enforce: 'pre',
          transform: (code, id) =>
            current && id.split('?')[0] === changed(current)
              ? code.replace(current.from, () => current!.to)
              : undefined,
        },
      ],
    },
  )
  return {
    async failing(tests, rules, change) {
      if (tests.length === 0) return []
      if (current) vitest.invalidateFile(changed(current))
      if (change) vitest.invalidateFile(changed(change))
      current = change
      vitest.state.filesMap.clear()
      const specifications = await vitest.globTestSpecifications([...tests])
      for (const one of specifications) one.testTagsFilter = [rules.join(' || ')]
      await vitest.runTestSpecifications(specifications)
      const failed = new Set(vitest.state.getFiles().flatMap(failedTags))
      return rules.filter((id) => failed.has(id))
    },
    close: () => vitest.close(),
  }
}
