/**
 * Sums that a form prints: one figure less others is a third. The readings that close are believed, the cheapest first.
 */
import type { Cents } from '@attesta/domain/money.ts'
import type { TaxFigure } from './figures.ts'

export interface Closing {
  from: TaxFigure
  less: TaxFigure[]
  result: TaxFigure
  cost: number
}

/** A reading below this stands where its label says: a sum may not pass over it. */
export const PLAIN = 1

/**
 * Every way to close, the cheapest first. A subtrahend may be missing only when no reading of it is plain: blank boxes
 * are nothing.
 */
export function closingsOf(
  from: readonly TaxFigure[],
  subtrahends: ReadonlyArray<readonly TaxFigure[]>,
  results: readonly TaxFigure[],
): Closing[] {
  const choices = subtrahends.map((readings) =>
    readings.some(({ cost }) => cost < PLAIN) ? readings.map((one) => [one]) : [[], ...readings.map((one) => [one])],
  )
  const takings = choices.reduce<TaxFigure[][]>(
    (all, choice) => all.flatMap((taken) => choice.map((more) => [...taken, ...more])),
    [[]],
  )
  return from
    .flatMap((whole) =>
      takings.flatMap((less) =>
        results.flatMap((result): Closing[] => {
          const figures = [whole, ...less, result]
          const closes =
            whole.cents - sumOf(less) === result.cents &&
            new Set(figures.map(({ amount }) => amount)).size === figures.length
          return closes
            ? [{ from: whole, less, result, cost: figures.reduce((total, { cost }) => total + cost, 0) }]
            : []
        }),
      ),
    )
    .sort((a, b) => a.cost - b.cost)
}

export const sumOf = (figures: readonly TaxFigure[]): Cents =>
  figures.reduce((total, { cents }) => total + Math.abs(cents), 0)

/** true: it closes; false: all that it takes is printed plainly and does not; null: something is missing. */
export const verdictOn = (
  closings: readonly Closing[],
  ...needed: ReadonlyArray<readonly TaxFigure[]>
): boolean | null =>
  closings.length > 0 ? true : needed.every((readings) => readings.some(({ cost }) => cost < PLAIN)) ? false : null

/** All must hold; one that fails speaks louder than one that cannot be tried. */
export const allOf = (verdicts: ReadonlyArray<boolean | null>): boolean | null =>
  verdicts.includes(false) ? false : verdicts.every((verdict) => verdict === true) ? true : null
