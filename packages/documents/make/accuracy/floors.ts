/**
 * What is aimed at, and what is held: a run fails when a figure sinks below its floor. Where a goal is not reached yet
 * the floor is what was measured last, and the table shows the goal beside the figure. Shares from 0 to 1; of false
 * alarms less is better.
 */
import type { CorpusCondition, Kind } from '../corpus.ts'
import type { Figures } from './tally.ts'

const floored = ['fields', 'recall', 'precision', 'mrz', 'found', 'falseAlarms'] as const
type Floored = (typeof floored)[number]

export interface Floor {
  kind: Kind
  condition: CorpusCondition
  figure: Floored
  goal: number
  /** Over the whole corpus. */
  whole: number
  /** Over the small sample of `--quick`; null where it has too few documents for a rate to mean anything. */
  quick: number | null
}

/** @param whole left out where the goal is reached, and so is the floor */
const printed = (kind: Kind, condition: CorpusCondition, figure: Floored, goal: number, whole = goal): Floor => ({
  kind,
  condition,
  figure,
  goal,
  whole,
  quick: whole,
})

/** Pictures are few in the small sample. */
const pictured = (kind: Kind, condition: CorpusCondition, figure: Floored, goal: number, whole = goal): Floor => ({
  kind,
  condition,
  figure,
  goal,
  whole,
  quick: null,
})

export const floors: readonly Floor[] = [
  printed('statement', 'clean', 'fields', 0.98),
  printed('statement', 'clean', 'recall', 0.995),
  printed('statement', 'clean', 'precision', 0.998),
  printed('statement', 'clean', 'falseAlarms', 0.01),
  printed('statement', 'unknown bank', 'recall', 0.98),
  printed('statement', 'unknown bank', 'precision', 0.99),
  printed('statement', 'unknown bank', 'falseAlarms', 0.01),
  printed('statement', 'tampered', 'found', 0.95),
  printed('statement', 'look-alike', 'falseAlarms', 0.01),
  pictured('statement', 'scanned', 'recall', 0.95),
  pictured('statement', 'scanned', 'precision', 0.98),
  pictured('statement', 'scanned', 'found', 0.99),
  pictured('statement', 'scanned', 'falseAlarms', 0.01),
  pictured('statement', 'photographed', 'found', 0.99),
  printed('payslip', 'clean', 'fields', 0.98),
  printed('payslip', 'clean', 'falseAlarms', 0.01),
  pictured('payslip', 'scanned', 'fields', 0.92),
  pictured('payslip', 'scanned', 'found', 0.95),
  pictured('payslip', 'scanned', 'falseAlarms', 0.01),
  pictured('payslip', 'photographed', 'fields', 0.92),
  pictured('payslip', 'photographed', 'found', 0.95),
  pictured('payslip', 'photographed', 'falseAlarms', 0.01),
  printed('tax form', 'clean', 'fields', 0.98),
  printed('tax form', 'clean', 'falseAlarms', 0.01),
  pictured('tax form', 'scanned', 'fields', 0.92),
  pictured('tax form', 'scanned', 'falseAlarms', 0.01),
  pictured('tax form', 'photographed', 'fields', 0.92),
  printed('other', 'clean', 'fields', 0.95),
  printed('other', 'clean', 'falseAlarms', 0.01),
  pictured('identity', 'clean', 'mrz', 0.99),
  pictured('identity', 'scanned', 'mrz', 0.93),
  pictured('identity', 'photographed', 'mrz', 0.93),
]

/** Rates of many files are printed to a tenth of a percent; a floor is meant to that exactness. */
const TOLERANCE = 0.0005

/** @returns null where the figure was not measured */
export function isHeld({ figure }: Floor, floor: number | null, figures: Figures): boolean | null {
  const measured = figures[figure]
  if (measured === null || floor === null) return null
  return figure === 'falseAlarms' ? measured <= floor + TOLERANCE : measured >= floor - TOLERANCE
}

/**
 * Everything in a run that must not be: a figure below its floor, a figure called proven that is not the document's, a
 * reader that fell over.
 * @param extent null where only some layouts were read: then no floor holds
 */
export function failuresOf(
  lines: ReadonlyArray<{ kind: Kind; condition: CorpusCondition; figures: Figures }>,
  extent: 'whole' | 'quick' | null,
): string[] {
  return lines.flatMap(({ kind, condition, figures }) => [
    ...(figures.provenButWrong > 0 ? [`${kind}, ${condition}: ${figures.provenButWrong} proven but wrong`] : []),
    ...(figures.crashes > 0 ? [`${kind}, ${condition}: ${figures.crashes} fell over`] : []),
    ...(figures.undrawn > 0 ? [`${kind}, ${condition}: ${figures.undrawn} could not be drawn`] : []),
    ...(extent === null
      ? []
      : floors
          .filter(
            (floor) =>
              floor.kind === kind && floor.condition === condition && isHeld(floor, floor[extent], figures) === false,
          )
          .map(
            (floor) =>
              `${kind}, ${condition}: ${floor.figure} ${percent(figures[floor.figure]!)}, the floor is ${percent(floor[extent]!)}`,
          )),
  ])
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
