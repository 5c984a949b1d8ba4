/** The titles of all tests as they stand in the sources: known without running anything. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Proof } from './entry.ts'

const root = join(import.meta.dirname, '..')

/**
 * A text followed by a function is a title: `test('a title', () => …)`, `test.each([…])('%s is refused', async (name)
 * => …)`, `` test(`${from} leads to ${to}`, async ({ page }) => …) ``, `describe.each(files)('%s', (file) => …)`.
 */
const titlePattern =
  /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\\n])*)`)\s*,\s*(?:async\s*)?(?:\(|\w+\s*=>|function\b|\{)/g

/**
 * A title with tags: `test('a title', { tags: ['A5-mobile'] }, () => …)`, in a browser
 * `test('a title', { tag: ['@A5-mobile'] }, async ({ page }) => …)`.
 */
const taggedPattern =
  /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\\n])*)`)\s*,\s*\{[^{}]*?\btags?: \[([^\]]*)\]/g

export interface SourceOfTests {
  titles: ReadonlySet<string>
  /** The rules that a test or a group is tagged with, by its title. */
  tagged: readonly (readonly [title: string, ids: readonly string[]])[]
  text: string
}

export const taggedIn = (text: string): SourceOfTests['tagged'] =>
  [...text.matchAll(taggedPattern)].map((match) => [
    (match[1] ?? match[2] ?? match[3])!.replace(/\\(.)/g, '$1'),
    [...match[4]!.matchAll(/'@?([^']+)'/g)].map(([, id]) => id!),
  ])

export const titlesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(titlePattern)].map((match) => (match[1] ?? match[2] ?? match[3])!.replace(/\\(.)/g, '$1')))

/** Every file of tests, by its path from the root. */
export function sourcesOfTests(): Map<string, SourceOfTests> {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  return new Map(
    [...new Set(files)].sort().map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [file, { titles: titlesIn(text), tagged: taggedIn(text), text }]
    }),
  )
}

/** What is wrong with a named test; `undefined` when it is there. */
function faultOf(
  { file, titles, row, isMade }: Proof,
  sources: ReadonlyMap<string, SourceOfTests>,
): string | undefined {
  const source = sources.get(file)
  if (!source) return `${file} is no file of tests`
  const missing = titles.find((title) => !source.titles.has(title))
  if (missing !== undefined) return `${file} has no test «${missing}»`
  return row === undefined || isMade || source.text.includes(row.replaceAll("'", "\\'")) || source.text.includes(row)
    ? undefined
    : `${file} has no case «${row}»`
}

/** The tests that are tagged with each id. */
export function testsById(sources: ReadonlyMap<string, SourceOfTests>): Map<string, Proof[]> {
  const named = [...sources].flatMap(([file, { tagged }]) =>
    tagged.flatMap(([title, ids]) => ids.map((id) => ({ id, proof: { file, titles: [title] } }))),
  )
  return new Map([...Map.groupBy(named, ({ id }) => id)].map(([id, group]) => [id, group.map(({ proof }) => proof)]))
}

/** Titles that begin with the id of a rule, and tags that are no rule's id. */
export function wrongTags(catalogue: readonly Entry[], sources: ReadonlyMap<string, SourceOfTests>): string[] {
  const ids = new Set(catalogue.map(({ id }) => id))
  return [...sources].flatMap(([file, { titles, tagged }]) => [
    ...[...titles]
      .filter((title) => ids.has(title.split(/:? /, 1)[0]!))
      .map((title) => `${file}: the rule of «${title}» belongs into its tags`),
    ...tagged.flatMap(([title, own]) =>
      own.filter((id) => !ids.has(id)).map((id) => `${file}: «${title}» is tagged ${id}, which is no rule`),
    ),
  ])
}

/** The tests that show an entry: those that it names, and those that are tagged with it. */
export const proofsOf = ({ id, shownBy }: Entry, named: ReadonlyMap<string, Proof[]>): Proof[] => [
  ...shownBy,
  ...(named.get(id) ?? []),
]

/**
 * The entries that no test shows, as far as the sources can tell, each with the reason. Those that wait for something
 * are told apart.
 */
export function holesInSources(catalogue: readonly Entry[], sources: ReadonlyMap<string, SourceOfTests>): string[] {
  const named = testsById(sources)
  return catalogue
    .filter(({ awaits }) => awaits === undefined)
    .flatMap((entry) => {
      const proofs = proofsOf(entry, named)
      if (proofs.length === 0) return [`${entry.id}: no test names it`]
      return proofs.flatMap((proof) => faultOf(proof, sources) ?? []).map((fault) => `${entry.id}: ${fault}`)
    })
}
