/** Which rules a mutant shows: those that a test is tagged with which failed on it. */
import { relative } from 'node:path'
import type { VitestCases } from '../acceptance/reports.ts'

/** What is needed of a mutant. */
interface Mutant {
  fileName: string
  location: { start: { line: number } }
  replacement: string
}

/** `killedBy` names tests as `src/a.test.ts#a group > a test`. */
interface MutantTried extends Mutant {
  killedBy?: readonly string[]
}

/** «packages/contract/src/fields.ts:12 → true»: where a mutant stands, and what stands there instead. */
export const changeOf = ({ fileName, location, replacement }: Mutant, root: string): string =>
  `${relative(root, fileName)}:${location.start.line} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}`

/** The rules of each test, by the name under which a mutant's result names it. */
export const rulesByTest = ({ testResults }: VitestCases, root: string): Map<string, readonly string[]> =>
  new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ ancestorTitles, title, tags = [] }) =>
          [`${relative(root, name)}#${[...ancestorTitles, title].join(' > ').trim()}`, tags] as const,
      ),
    ),
  )

/** One change for each rule that a test noticed: `A5-mobile`: «packages/contract/src/fields.ts:12 → true». */
export function rulesNoticed(
  mutants: readonly MutantTried[],
  rules: ReadonlyMap<string, readonly string[]>,
  root: string,
): Map<string, string> {
  const noticed = new Map<string, string>()
  for (const mutant of mutants)
    for (const id of (mutant.killedBy ?? []).flatMap((test) => rules.get(test) ?? []))
      if (!noticed.has(id)) noticed.set(id, changeOf(mutant, root))
  return noticed
}
