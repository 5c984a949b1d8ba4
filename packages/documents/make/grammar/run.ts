/** `npm run accuracy -- --grammar`: layouts drawn at random, read, judged; failures shrunk. */
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawStatement } from './draw/statement.ts'
import { type Layout, drawLayout, oddities } from './layout.ts'
import { type Measure, measure } from './measure.ts'
import { ratesByOption, ratesOf, summaryOf, tableOf } from './rates.ts'
import { shrink } from './shrink.ts'
import { withUnknownWords } from './unknown-words.ts'

export interface GrammarRun {
  count: number
  seed: string
  /** How many failures are shrunk. */
  shrunk: number
  /** Whether every wording is drawn as words of no language. */
  hasUnknownWords: boolean
  /** A folder for the files of the shrunk failures. */
  into: string | undefined
}

/** A failure and the question whether another layout shows the same one, the gravest kind first. */
const failures: Record<string, (measure: Measure) => boolean> = {
  'proven and wrong': ({ isProvenAndWrong }) => isProvenAndWrong,
  'rows wrong': ({ rows }) => rows.matched < Math.max(rows.printed, rows.read),
  'header wrong': ({ header }) => header.right < header.all,
  'findings wrong': ({ errors }) => errors.length > 0,
}
const failureOf = (measured: Measure) => Object.keys(failures).find((name) => failures[name]!(measured))

export async function measureLayouts(layouts: readonly Layout[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const layout of layouts) measures.push(await measure(layout))
  return measures
}

export const layoutsOf = (seed: string, count: number): Layout[] =>
  Array.from({ length: count }, (_, at) => drawLayout(seed, at))

/** @returns whether nothing was proven and wrong */
export async function runGrammar(
  { count, seed, shrunk, hasUnknownWords, into }: GrammarRun,
  print: (text: string) => void,
): Promise<boolean> {
  const drawn = layoutsOf(seed, count)
  const measures = await measureLayouts(hasUnknownWords ? drawn.map(withUnknownWords) : drawn),
    rates = ratesOf(measures)
  print(tableOf(ratesByOption(measures)))
  print('')
  print(`${hasUnknownWords ? 'unknown words' : 'grammar'}, seed ${seed}, ${summaryOf(rates)}`)
  const kinds = Object.keys(failures)
  const failed = measures
    .map((measured) => ({ measured, kind: failureOf(measured) }))
    .filter((one): one is { measured: Measure; kind: string } => one.kind !== undefined)
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  for (const [at, { measured, kind }] of failed.slice(0, shrunk).entries()) {
    const layout = await shrink(measured.layout, async (smaller) => failures[kind]!(await measure(smaller)))
    const { faults, errors } = await measure(layout)
    print(
      `${kind}, story ${layout.story}, ${layout.language}, ${layout.rows} rows: ${oddities(layout).join('; ') || 'a plain layout'}`,
    )
    print(`    ${[...faults, ...errors].join(', ')}`)
    if (into) await writeFile(join(into, `failure-${at + 1}.pdf`), await drawStatement(layout))
  }
  return rates.provenAndWrong === 0
}

export const freshSeed = (): string => String(randomInt(1_000_000_000))
