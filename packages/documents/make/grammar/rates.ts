/** Many measures as rates: of all layouts, and of those that share one choice. */
import { optionsOf } from './layout.ts'
import type { Measure } from './measure.ts'

export interface Rates {
  files: number
  /** Bookings printed that were read with their day and amount; of those read, that are printed. 0 to 1. */
  recall: number
  precision: number
  header: number
  /** Files without one mistake. */
  perfect: number
  /** Files of which every account was proven. */
  proven: number
  provenAndWrong: number
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

export function ratesOf(measures: readonly Measure[]): Rates {
  const sum = (value: (measure: Measure) => number) => measures.reduce((total, measure) => total + value(measure), 0),
    matched = sum(({ rows }) => rows.matched)
  return {
    files: measures.length,
    recall: share(
      matched,
      sum(({ rows }) => rows.printed),
    ),
    precision: share(
      matched,
      sum(({ rows }) => rows.read),
    ),
    header: share(
      sum(({ header }) => header.right),
      sum(({ header }) => header.all),
    ),
    perfect: share(
      sum(({ isPerfect }) => Number(isPerfect)),
      measures.length,
    ),
    proven: share(
      sum(({ isProven }) => Number(isProven)),
      measures.length,
    ),
    provenAndWrong: sum(({ isProvenAndWrong }) => Number(isProvenAndWrong)),
  }
}

export interface OptionRates extends Rates {
  option: string
}

/** The rates of each option that was drawn, the weakest first. */
export function ratesByOption(measures: readonly Measure[]): OptionRates[] {
  const groups = new Map<string, Measure[]>()
  for (const measure of measures)
    for (const option of optionsOf(measure.layout)) groups.set(option, [...(groups.get(option) ?? []), measure])
  return [...groups]
    .map(([option, group]) => ({ option, ...ratesOf(group) }))
    .sort((one, other) => one.recall - other.recall)
}

export const percent = (value: number) => `${(value * 100).toFixed(1)} %`

export const summaryOf = ({ files, recall, precision, header, perfect, proven, provenAndWrong }: Rates): string =>
  `${files} files: read ${percent(recall)}, right ${percent(precision)}, header ${percent(header)}, ` +
  `perfect ${percent(perfect)}, proven ${percent(proven)}, PROVEN AND WRONG ${provenAndWrong}`

/** Cells in columns, the first of a row to the left, the others to the right. */
export function tabled(head: readonly string[], body: ReadonlyArray<readonly string[]>): string {
  const rows = [head, ...body]
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

export const tableOf = (rates: readonly OptionRates[]): string =>
  tabled(
    ['choice', 'files', 'read', 'right', 'header', 'perfect', 'proven', 'proven and wrong'],
    rates.map(({ option, files, recall, precision, header, perfect, proven, provenAndWrong }) => [
      option,
      String(files),
      ...[recall, precision, header, perfect, proven].map(percent),
      String(provenAndWrong),
    ]),
  )
