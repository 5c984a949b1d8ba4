/** The catalogue against the tests that ran: what is wrong with each entry. */
import type { Entry } from './entry.ts'
import type { Ran } from './reports.ts'

export interface Row {
  entry: Entry
  faults: string[]
  /** Its tests stand in suites that this run leaves out. */
  isLeft: boolean
}

const nameOf = ({ file, path }: Ran) => `${file} › ${path.join(' › ')}`

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

function faultsOf({ awaits }: Entry, tests: readonly Ran[]): string[] {
  if (awaits !== undefined) return [`not built yet: ${awaits}`]
  if (tests.length === 0) return ['no test that ran is tagged with it']
  return tests.filter(({ passed }) => !passed).map((test) => `${nameOf(test)} did not pass`)
}

/** @param left the ids of rules that have a test in a suite that this run leaves out */
export function joinWithTests(
  catalogue: readonly Entry[],
  ran: readonly Ran[],
  left: ReadonlySet<string> = new Set(),
): Row[] {
  const tagged = Map.groupBy(
    ran.flatMap((test) => test.tags.map((tag) => ({ tag, test }))),
    ({ tag }) => tag,
  )
  return catalogue.map((entry) => {
    const tests = (tagged.get(entry.id) ?? []).map(({ test }) => test)
    const isLeft = tests.length === 0 && left.has(entry.id)
    return { entry, isLeft, faults: isLeft ? [] : faultsOf(entry, tests) }
  })
}
