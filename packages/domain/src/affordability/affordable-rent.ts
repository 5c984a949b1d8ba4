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

/** Committed costs of those whose income counts. */
export interface CommittedCosts {
  costs: Figure
  /** Of one of them nothing is known: what is known is not all. */
  isInPart: boolean
}

/**
 * What is left of the net income after committed costs; never below zero. That a person has none where no statement
 * shows any is no better than said. Unknown without an income.
 */
export function residualIncome(netIncome: Figure, { costs, isInPart }: CommittedCosts): Figure {
  if (netIncome.value === null) return unknownFigure()
  if (costs.value === null)
    return figureOf({
      value: Math.max(0, netIncome.value),
      rule: 'affordability.residual-without-costs@1',
      from: [netIncome, ...limitedTo('declared')],
      workings: { net_income: decimal(netIncome.value) },
    })
  return figureOf({
    value: Math.max(0, netIncome.value - costs.value),
    rule: isInPart ? 'affordability.residual-in-part@1' : 'affordability.residual@1',
    from: [netIncome, costs, ...limitedTo('declared', isInPart)],
    workings: { net_income: decimal(netIncome.value), committed_costs: decimal(costs.value) },
  })
}

/** Returns the rent that a share of the residual income pays. */
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
