/** Many measured documents as rates: of all, of each field, and of those that share one choice. */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { type Judgements, compare } from '../accuracy/compare.ts'
import { percent, tabled } from './rates.ts'

/** One document drawn, read and judged. */
export interface FieldMeasure<L> {
  layout: L
  /** By field of the document. */
  fields: Map<string, Judgements>
  isPerfect: boolean
  isProven: boolean
  isProvenAndWrong: boolean
  /** What is wrong or missing: `payslip.net wrong`. */
  faults: string[]
  /** Findings that an honest file does not deserve. */
  errors: string[]
}

interface FieldRates {
  files: number
  /** Of all fields printed those that were read right; of those read those that are right. 0 to 1. */
  fields: number
  precision: number
  /** Files without one mistake. */
  perfect: number
  proven: number
  provenAndWrong: number
}

const faultsOf = (fields: ReadonlyMap<string, Judgements>): string[] =>
  [...fields].flatMap(([fact, { wrong, missing }]) => [
    ...(wrong > 0 ? [`${fact} wrong`] : []),
    ...(missing > 0 ? [`${fact} missing`] : []),
  ])

/** What a reading is worth against what the document says. */
export function judgedFields<L>(layout: L, truth: Parameters<typeof compare>[0], found: ParseResult): FieldMeasure<L> {
  const { facts, isProven, isFalselyProven } = compare(truth, found),
    faults = faultsOf(facts),
    errors = found.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  return {
    layout,
    fields: facts,
    isPerfect: faults.length === 0 && errors.length === 0,
    isProven: isProven === true,
    isProvenAndWrong: isFalselyProven,
    faults,
    errors,
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

export function fieldRatesOf<L>(measures: readonly FieldMeasure<L>[]): FieldRates {
  const counts = measures.flatMap(({ fields }) => [...fields.values()])
  const sum = (of: 'right' | 'wrong' | 'missing') => counts.reduce((total, count) => total + count[of], 0),
    right = sum('right')
  const count = (holds: (measure: FieldMeasure<L>) => boolean) => measures.filter(holds).length
  return {
    files: measures.length,
    fields: share(right, right + sum('wrong') + sum('missing')),
    precision: share(right, right + sum('wrong')),
    perfect: share(
      count(({ isPerfect }) => isPerfect),
      measures.length,
    ),
    proven: share(
      count(({ isProven }) => isProven),
      measures.length,
    ),
    provenAndWrong: count(({ isProvenAndWrong }) => isProvenAndWrong),
  }
}

export const fieldSummaryOf = ({ files, fields, precision, perfect, proven, provenAndWrong }: FieldRates): string =>
  `${files} files: fields ${percent(fields)}, right ${percent(precision)}, perfect ${percent(perfect)}, ` +
  `proven ${percent(proven)}, PROVEN AND WRONG ${provenAndWrong}`

/** The rates of each field, the weakest first. */
export function fieldTable<L>(measures: readonly FieldMeasure<L>[]): string {
  const names = [...new Set(measures.flatMap(({ fields }) => [...fields.keys()]))]
  const rows = names.map((name) => {
    const counts = measures.flatMap(({ fields }) => fields.get(name) ?? [])
    const sum = (of: 'right' | 'wrong' | 'missing') => counts.reduce((total, count) => total + count[of], 0)
    return { name, right: sum('right'), wrong: sum('wrong'), missing: sum('missing') }
  })
  const rate = ({ right, wrong, missing }: (typeof rows)[number]) => share(right, right + wrong + missing)
  return tabled(
    ['field', 'right', 'wrong', 'missing'],
    rows
      .sort((one, other) => rate(one) - rate(other))
      .map((row) => [row.name, percent(rate(row)), String(row.wrong), String(row.missing)]),
  )
}

/** The rates of each option that was drawn, the weakest first. */
export function choiceTable<L>(measures: readonly FieldMeasure<L>[], optionsOf: (layout: L) => string[]): string {
  const groups = new Map<string, FieldMeasure<L>[]>()
  for (const measure of measures)
    for (const option of optionsOf(measure.layout)) groups.set(option, [...(groups.get(option) ?? []), measure])
  const rows = [...groups]
    .map(([option, group]) => ({ option, ...fieldRatesOf(group) }))
    .sort((one, other) => one.fields - other.fields)
  return tabled(
    ['choice', 'files', 'fields', 'right', 'perfect', 'proven', 'proven and wrong'],
    rows.map(({ option, files, fields, precision, perfect, proven, provenAndWrong }) => [
      option,
      String(files),
      ...[fields, precision, perfect, proven].map(percent),
      String(provenAndWrong),
    ]),
  )
}
