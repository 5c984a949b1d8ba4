/**
 * What a file of tests works out while it loads (`const report = assembleRentReport(facts)`) counts for each test of
 * that file. StrykerJS takes it for constants: it neither runs those tests for a mutant nor switches the mutant on.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { mutationTargets, type MutationTarget, type MutationTargetName } from './mutation-targets.ts'

type Hits = Record<string, number>
interface Stryker {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
}
interface Task {
  type: string
  name: string
  tasks?: Task[]
  suite?: Task
  file: { filepath: string }
}

const provided = inject as (name: string) => string
const stryker = (globalThis as unknown as Record<string, Stryker>)[provided('globalNamespace')]!
const LOADING = 'while a file loads'

if (provided('mode') === 'mutant') stryker.activeMutant = provided('activeMutant')
else {
  const root = join(import.meta.dirname, '..')
  const target: MutationTarget = mutationTargets[process.env['MUTATION_TARGET'] as MutationTargetName]
  const without = target.sources.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const sources = target.sources.filter((glob) => !glob.startsWith('!'))
  // Loaded before anything counts: the constants of the code itself stay constants.
  for (const name of sources.flatMap((glob) => globSync(glob, { cwd: root, exclude: [...without, '**/*.test.ts'] })))
    await import(/* @vite-ignore */ join(root, name))
  stryker.currentTestId = LOADING
  // Vitest hands the suite over as the second argument of a hook that takes the first one apart.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, file) => {
    const perTest = stryker.mutantCoverage?.perTest
    const hits = perTest?.[LOADING]
    if (perTest === undefined || hits === undefined) return
    delete perTest[LOADING]
    for (const id of testsBelow(file as unknown as Task).map(idOf))
      perTest[id] = Object.entries(hits).reduce<Hits>(
        (sum, [mutant, count]) => ({ ...sum, [mutant]: (sum[mutant] ?? 0) + count }),
        perTest[id] ?? {},
      )
  })
}

const testsBelow = (task: Task): Task[] => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsBelow))

/** As StrykerJS names a test: its file, and the titles from the outermost group to the test. */
function idOf(test: Task): string {
  const titles: string[] = []
  for (let task: Task | undefined = test; task !== undefined; task = task.suite) titles.unshift(task.name)
  return `${test.file.filepath}#${titles.join(provided('testNameSeparator')).trim()}`
}
