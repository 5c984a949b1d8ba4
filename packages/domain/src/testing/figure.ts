/** Figures of any state for the rules' tests, made the one way that figures are made. */
import type { FigureState } from '@attesta/contract/report.ts'
import { figureOf, limitedTo, readFrom, type Figure, type Support } from '../facts/figure.ts'
import type { Cents } from '../money.ts'

const supports: Record<FigureState, readonly Support[]> = {
  proven: [readFrom({}, { reconciled: true })],
  consistent: limitedTo('consistent'),
  declared: limitedTo('declared'),
  unknown: [],
}

export const figure = (value: Cents | null, state: FigureState = 'proven'): Figure =>
  figureOf({ value, rule: 'none@1', from: supports[state] })
