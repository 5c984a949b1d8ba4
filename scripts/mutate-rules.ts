/** Makes each change of acceptance/changes.ts in turn, and looks whether a test of each rule beside it fails. */
import { join } from 'node:path'
import { createVitest, type RunnerTask } from 'vitest/node'
import { changes, type Change } from '../acceptance/changes.ts'
import { sourcesOfTests } from '../acceptance/tags.ts'
import { root } from './programs.ts'

/** The tags of the tests below a task that failed. */
const failedTags = (task: RunnerTask): string[] =>
  task.type === 'suite' ? task.tasks.flatMap(failedTags) : task.result?.state === 'fail' ? (task.tags ?? []) : []

/** Whether every rule of the changes in files below `below` is noticed; says of each change what came out. */
export async function areRulesNoticed(below: string): Promise<boolean> {
  const sources = [...sourcesOfTests()].filter(([file]) => /^(packages|apps\/web)\/.*\.test\.tsx?$/.test(file))
  let current: Change | undefined
  const changed = ({ file }: Change) => join(root, file)
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      // A changed module must not be kept for the next run.
      fsModuleCache: false,
      strictTags: false,
      include: ['{packages,apps/web}/**/*.test.{ts,tsx}'],
      setupFiles: [join(root, 'scripts/property-seed.ts')],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      testTimeout: 60_000,
    },
    {
      plugins: [
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
  /** The rules whose tests failed on the code with a change, or without one. */
  const failing = async (tests: string[], change?: Change): Promise<Set<string>> => {
    if (current) vitest.invalidateFile(changed(current))
    if (change) vitest.invalidateFile(changed(change))
    current = change
    vitest.state.filesMap.clear()
    await vitest.runTestSpecifications(await vitest.globTestSpecifications(tests))
    return new Set(vitest.state.getFiles().flatMap(failedTags))
  }
  const testsOf = (rules: readonly string[]): string[] =>
    sources.filter(([, text]) => rules.some((id) => text.includes(`'${id}'`))).map(([name]) => name)

  const wanted = changes.filter(({ file }) => file.includes(below))
  let isWell = true
  for (const change of wanted) {
    const noticed = await failing(testsOf(change.rules), change)
    const unnoticed = change.rules.filter((id) => !noticed.has(id))
    if (unnoticed.length > 0) isWell = false
    const verdict = unnoticed.length === 0 ? 'noticed' : `NOT NOTICED by ${unnoticed.join(', ')}`
    process.stdout.write(`${verdict}: ${change.file}: ${change.from.replaceAll(/\s+/g, ' ')}\n`)
  }
  // A test that fails on the code as it is would notice any change.
  const wrong = [...(await failing(testsOf(wanted.flatMap(({ rules }) => rules))))]
  if (wrong.length > 0) process.stdout.write(`fails as it is: ${wrong.join(', ')}\n`)
  await vitest.close()
  return isWell && wrong.length === 0
}
