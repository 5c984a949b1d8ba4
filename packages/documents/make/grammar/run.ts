/** `npm run accuracy -- --grammar`: layouts drawn at random, read, judged; failures shrunk. */
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shrink } from './shrink.ts'

/** What a grammar of one kind of document can do. */
export interface Grammar<L, M extends { layout: L; isProvenAndWrong: boolean }> {
  layoutOf(seed: string, at: number): L
  measure(layout: L): Promise<M>
  draw(layout: L): Promise<Uint8Array>
  plainer(layout: L): Iterable<L>
  /** A failure and the question whether a measure shows it, the gravest kind first. */
  failures: Record<string, (measure: M) => boolean>
  /** The rates by choice, and a line that sums them up. */
  tables(measures: readonly M[]): string[]
  /** A failure in a line, and what is wrong with it in another. */
  told(measure: M): [line: string, faults: string]
}

export interface GrammarRun {
  count: number
  seed: string
  /** How many failures are shrunk. */
  shrunk: number
  /** A folder for the files of the shrunk failures. */
  into: string | undefined
}

export async function measureAll<L, M>(layouts: readonly L[], measure: (layout: L) => Promise<M>): Promise<M[]> {
  const measures: M[] = []
  for (const layout of layouts) measures.push(await measure(layout))
  return measures
}

export const layoutsBy = <L>(layoutOf: (seed: string, at: number) => L, seed: string, count: number): L[] =>
  Array.from({ length: count }, (_, at) => layoutOf(seed, at))

/** @returns whether nothing was proven and wrong */
export async function runGrammar<L, M extends { layout: L; isProvenAndWrong: boolean }>(
  grammar: Grammar<L, M>,
  { count, seed, shrunk, into }: GrammarRun,
  print: (text: string) => void,
): Promise<boolean> {
  const { failures, measure } = grammar,
    measures = await measureAll(layoutsBy(grammar.layoutOf, seed, count), measure)
  for (const table of grammar.tables(measures)) print(`${table}\n`)
  const kinds = Object.keys(failures),
    failureOf = (measured: M) => kinds.find((name) => failures[name]!(measured))
  const failed = measures
    .map((measured) => ({ measured, kind: failureOf(measured) }))
    .filter((one): one is { measured: M; kind: string } => one.kind !== undefined)
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  for (const [at, { measured, kind }] of failed.slice(0, shrunk).entries()) {
    const layout = await shrink(measured.layout, grammar.plainer, async (plainer) =>
      failures[kind]!(await measure(plainer)),
    )
    const [line, faults] = grammar.told(await measure(layout))
    print(`${kind}, ${line}`)
    print(`    ${faults}`)
    if (into) await writeFile(join(into, `failure-${at + 1}.pdf`), await grammar.draw(layout))
  }
  return !measures.some(({ isProvenAndWrong }) => isProvenAndWrong)
}

export const freshSeed = (): string => String(randomInt(1_000_000_000))
