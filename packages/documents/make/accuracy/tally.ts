/** Many measures as one line of the table. */
import { conditions, kinds } from '../corpus.ts'
import type { Judgements } from './compare.ts'
import type { Measure } from './measure.ts'

export interface Figures {
  files: number
  /** Facts that are exactly right, of all that are printed or given: 0 to 1. Those of the rows are counted apart. */
  fields: number
  /**
   * Transactions: of those printed how many were read, of those read how many are printed; null where there are none.
   */
  recall: number | null
  precision: number | null
  /** Documents whose figures the reader itself calls proven. */
  proven: number
  provenButWrong: number
  /** Of the documents that deserve a finding, those that got it; null where none does. */
  found: number | null
  /** Share of the documents with an alarm that they do not deserve; null where every finding is deserved. */
  falseAlarms: number | null
  /** Machine readable zones read with every check digit, of those that are there. */
  mrz: number | null
  crashes: number
  undrawn: number
  /** Median processor time of a file. */
  cpuMilliseconds: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const rate = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Judgements of all measures by the name of the fact. */
export function judgementsOf(measures: readonly Measure[]): Map<string, Judgements> {
  const all = new Map<string, Judgements>()
  for (const [name, { right, wrong, missing }] of measures.flatMap(({ facts }) => Object.entries(facts))) {
    const before = all.get(name) ?? { right: 0, wrong: 0, missing: 0 }
    all.set(name, { right: before.right + right, wrong: before.wrong + wrong, missing: before.missing + missing })
  }
  return all
}

export function tally(all: readonly Measure[]): Figures {
  const measures = all.filter(({ undrawn }) => undrawn === null)
  const judgements = judgementsOf(measures),
    zones = judgements.get('identity.mrz')
  const fields = [...judgements].filter(([name]) => !name.startsWith('transaction.')).map(([, counts]) => counts)
  const deserving = measures.filter(({ isFound }) => isFound !== null),
    count = (holds: (measure: Measure) => boolean) => measures.filter(holds).length
  const matched = sum(measures.map(({ rows }) => rows.matched))
  return {
    files: measures.length,
    fields:
      rate(
        sum(fields.map(({ right }) => right)),
        sum(fields.map(({ right, wrong, missing }) => right + wrong + missing)),
      ) ?? 1,
    recall: rate(matched, sum(measures.map(({ rows }) => rows.printed))),
    precision: rate(matched, sum(measures.map(({ rows }) => rows.read))),
    proven: count(({ isProven }) => isProven === true),
    provenButWrong: count(({ isFalselyProven }) => isFalselyProven),
    found: rate(deserving.filter(({ isFound }) => isFound).length, deserving.length),
    falseAlarms: rate(
      count(({ alarms, condition }) => alarms.length > 0 && condition !== 'tampered'),
      count(({ condition }) => condition !== 'tampered'),
    ),
    mrz: zones ? rate(zones.right, zones.right + zones.wrong + zones.missing) : null,
    crashes: count(({ crash }) => crash !== null),
    undrawn: all.length - measures.length,
    cpuMilliseconds: Math.round(median(measures.map(({ cpuMilliseconds }) => cpuMilliseconds))),
  }
}

export interface Line {
  kind: Measure['kind']
  condition: Measure['condition']
  figures: Figures
}

/** In the order of the corpus. */
export const inOrder = (one: Line, other: Line): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  conditions.indexOf(one.condition) - conditions.indexOf(other.condition)

/** A line for each kind and condition. */
export const linesOf = (measures: readonly Measure[]): Line[] =>
  [...Map.groupBy(measures, ({ kind, condition }) => `${kind} ${condition}`).values()]
    .map((group) => ({ kind: group[0]!.kind, condition: group[0]!.condition, figures: tally(group) }))
    .sort(inOrder)
