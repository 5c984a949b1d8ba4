/** The ids of rules in the sources of the tests: known without running anything. What a test is tagged with tells a run. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Every text of tests by its path from the root; the tests of this folder name rules as samples. */
export function sourcesOfTests(): Map<string, string> {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('acceptance/join.') && existsSync(join(root, file)))
  return new Map([...new Set(files)].sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** `'A5-mobile'` in Vitest's tags or in a row of a table, `'@A5-mobile'` in Playwright's. */
const quotedPattern = /'@?([A-Z]+\d*-[\w.-]+)'/g
/** `tag: ['@UP-7', '@K-Form.Error']`, `tags: ['A5-mobile']` */
const listPattern = /\btags?: \[([^\]]*)\]/g
/** `test('A5-mobile: a number …`: an id that begins a text. */
const beginningPattern = /['"`]([A-Z]+\d*-[\w.-]+):? /g

/** The files of tests in which each id stands, in the order of the files. */
export function filesNaming(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const id of new Set([...text.matchAll(quotedPattern)].map(([, quoted]) => quoted!)))
      found.set(id, [...(found.get(id) ?? []), file])
  return found
}

/** The ids of the catalogue that no test can be tagged with, for they stand in none. */
export function holesInSources(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const named = filesNaming(sources)
  return ids.filter((id) => !named.has(id))
}

/** Texts that begin with the id of a rule, and tags that are no rule's id. */
export function wrongTags(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const known = new Set(ids)
  return [...sources].flatMap(([file, text]) => [
    ...[...text.matchAll(beginningPattern)]
      .filter(([, id]) => known.has(id!))
      .map(([, id]) => `${file}: ${id} belongs into the tags, not into a title`),
    ...[...text.matchAll(listPattern)]
      .flatMap(([, list]) => [...list!.matchAll(quotedPattern)])
      .filter(([, id]) => !known.has(id!))
      .map(([, id]) => `${file}: the tag ${id} is no rule`),
  ])
}
