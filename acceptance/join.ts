/** The catalogue against the tests that ran: what each entry is shown by, and what is wrong. */
import type { Entry, Proof } from './entry.ts'
import type { Ran } from './reports.ts'
import { proofsOf, testsById, type SourceOfTests } from './titles.ts'

export interface Row {
  entry: Entry
  tests: Proof[]
  faults: string[]
}

/** What a title as it is written can become when it runs: `%s`, `%d`, `$name`, `${from}` are any text. */
export function patternOf(title: string): RegExp {
  // «%s of %i», «$name», «${from} leads to ${to}»
  const parts = title.split(/%%|%[sdifjoOc#$]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/)
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*')}$`)
}

/**
 * The named titles follow one another somewhere in the test's own: the last may be a group, and then each test in it
 * shows the rule.
 */
function isShownBy({ titles, row }: Proof, path: readonly string[]): boolean {
  const begins = path.findIndex((_, start) =>
    titles.every((title, index) => path[start + index] !== undefined && patternOf(title).test(path[start + index]!)),
  )
  return begins !== -1 && (row === undefined || path.at(-1)!.includes(row))
}

export const nameOf = ({ file, titles, row }: Proof) =>
  `${file} › ${titles.join(' › ')}${row === undefined ? '' : ` («${row}»)`}`

function faultOf(proof: Proof, ranIn: ReadonlyMap<string, Ran[]>): string | undefined {
  const cases = (ranIn.get(proof.file) ?? []).filter(({ path }) => isShownBy(proof, path))
  if (cases.length === 0) return `${nameOf(proof)} did not run`
  const failed = cases.filter(({ passed }) => !passed)
  return failed.length === 0
    ? undefined
    : `${nameOf(proof)} did not pass: ${failed.map(({ path }) => path.at(-1)).join(', ')}`
}

/** What fails a run: a rule that is built and that no passing test shows. */
export const faultsIn = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ entry, faults }) => entry.awaits === undefined && faults.length > 0)
    .map(({ entry, faults }) => `${entry.id}: ${faults.join('; ')}`)

/** What is said in every run until it is built: a line for all rules that wait for the same. */
export const waitingIn = (rows: readonly Row[]): string[] =>
  [
    ...Map.groupBy(
      rows.filter(({ entry }) => entry.awaits !== undefined),
      ({ entry }) => entry.awaits!,
    ),
  ].map(([topic, group]) => `not built yet, ${topic}: ${group.map(({ entry }) => entry.id).join(', ')}`)

export function joinWithTests(
  catalogue: readonly Entry[],
  sources: ReadonlyMap<string, SourceOfTests>,
  ran: readonly Ran[],
): Row[] {
  const ranIn = Map.groupBy(ran, ({ file }) => file)
  const named = testsById(sources)
  return catalogue.map((entry) => {
    const tests = proofsOf(entry, named)
    if (entry.awaits !== undefined) return { entry, tests, faults: [`not built yet: ${entry.awaits}`] }
    return {
      entry,
      tests,
      faults: tests.length === 0 ? ['no test names it'] : tests.flatMap((proof) => faultOf(proof, ranIn) ?? []),
    }
  })
}
