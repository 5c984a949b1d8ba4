/** Which rent an income carries. Source: C-affordable-rent; 40 % is Eurostat's line of housing cost overburden. */
import { figureOf, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import { decimal, share, type Cents } from '../money.ts'

/** Shares of the residual income; a company may set its own. */
export interface RentRatios {
  min: number
  value: number
  max: number
}
export const defaultRatios: RentRatios = { min: 0.3, value: 1 / 3, max: 0.4 }

/**
 * What is left of the net income after committed costs; never below zero. When no statement shows the costs the income
 * alone is taken and
 * the figure is no better than consistent. Unknown without an income.
 */
export function residualIncome(netIncome: Figure, committed: Figure): Figure {
  if (netIncome.value === null) return unknownFigure()
  if (committed.value === null)
    return figureOf({
      value: Math.max(0, netIncome.value),
      rule: 'affordability.residual-without-costs@1',
      from: [netIncome, ...limitedTo('consistent')],
      workings: { net_income: decimal(netIncome.value) },
    })
  return figureOf({
    value: Math.max(0, netIncome.value - committed.value),
    rule: 'affordability.residual@1',
    from: [netIncome, committed],
    workings: { net_income: decimal(netIncome.value), committed_costs: decimal(committed.value) },
  })
}

/** The rent that a share of the residual income pays. */
export function affordableRent(residual: Figure, ratio: number): Figure {
  if (residual.value === null) return unknownFigure()
  return figureOf({
    value: share(residual.value, ratio),
    rule: 'affordability.rent@1',
    from: [residual],
    workings: { residual: decimal(residual.value), ratio: Math.round(ratio * 10_000) / 10_000 },
  })
}

export type Verdict = 'WithinMin' | 'WithinValue' | 'WithinMax' | 'AboveMax' | 'Unknown'

/** Where the asking rent stands among the three marks. */
export function rentVerdict(rent: Cents | null, min: Figure, value: Figure, max: Figure): Verdict {
  if (rent === null || min.value === null || value.value === null || max.value === null) return 'Unknown'
  if (rent <= min.value) return 'WithinMin'
  if (rent <= value.value) return 'WithinValue'
  return rent <= max.value ? 'WithinMax' : 'AboveMax'
}
