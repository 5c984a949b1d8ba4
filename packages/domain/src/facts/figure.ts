/** A number of the report together with why it may be believed. */
import type { FigureState, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { decimal, type Cents } from '../money.ts'

export interface Figure {
  value: Cents | null
  state: FigureState
  /** id@version of the rule that made it. */
  rule: string
  inputs: TraceRef[]
  /** The numbers on the way: money as decimal text, counts and ratios as numbers. */
  workings: Record<string, string | number>
}

const strength: Record<FigureState, number> = { proven: 3, consistent: 2, declared: 1, unknown: 0 }

/** A chain holds as its weakest link; nothing at all is not known. */
export const weakest = (states: readonly FigureState[]): FigureState =>
  states.reduce<FigureState | null>(
    (worst, state) => (worst === null || strength[state] < strength[worst] ? state : worst),
    null,
  ) ?? 'unknown'

/** What was read is proven when its own sums close, else merely consistent. */
export const stateOfReading = (sumsClose: readonly boolean[]): FigureState =>
  sumsClose.length === 0 ? 'unknown' : sumsClose.every(Boolean) ? 'proven' : 'consistent'

/** No rule could make it: nothing that it needs was handed in or read. */
export const unknownFigure = (): Figure => ({ value: null, state: 'unknown', rule: 'none@1', inputs: [], workings: {} })

/** The figure in the wire's spelling. */
export const onWire = ({ value, ...rest }: Figure): WireFigure => ({
  ...rest,
  value: value === null ? null : decimal(value),
})

/** The known ones of several figures added up, as strong as the weakest of them; unknown when none is known. A part that is nothing adds no place to look. */
export function addFigures(rule: string, parts: Record<string, Figure>): Figure {
  const known = Object.entries(parts).filter(([, { value }]) => value !== null)
  if (known.length === 0) return unknownFigure()
  return {
    value: known.reduce((total, [, { value }]) => total + value!, 0),
    state: weakest(known.map(([, { state }]) => state)),
    rule,
    inputs: known.flatMap(([, { value, inputs }]) => (value === 0 && known.length > 1 ? [] : inputs)),
    workings: Object.fromEntries(known.map(([name, { value }]) => [name, decimal(value!)])),
  }
}
