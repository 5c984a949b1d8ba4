/** Could the applicant's own money stand in for a deposit? Source: specification 2 §5, «no-deposit cash check covers 3 times the rent». */
import { unknownFigure, type Figure } from '../facts/figure.ts'
import { citeDeclared } from '../facts/paper.ts'
import { decimal, type Cents } from '../money.ts'

export const DEPOSIT_RENTS = 3

export interface DepositCover {
  outcome: 'passed' | 'failed' | 'unknown'
  needed: Figure
}

/** Passes when the average balance is at least three monthly rents (without utilities); unknown when no statement showed a balance or no rent is asked. */
export function depositCover(rent: Cents | null, balance: Figure): DepositCover {
  const rule = 'deposit.cover@1'
  if (rent === null) return { outcome: 'unknown', needed: unknownFigure() }
  const needed: Figure = {
    value: rent * DEPOSIT_RENTS,
    state: balance.value === null ? 'declared' : balance.state,
    rule,
    inputs: [citeDeclared('Report.Trace.listing_rent', decimal(rent)), ...balance.inputs],
    workings: {
      rent: decimal(rent),
      rents: DEPOSIT_RENTS,
      ...(balance.value === null ? {} : { average_balance: decimal(balance.value) }),
    },
  }
  return { outcome: balance.value === null ? 'unknown' : balance.value >= needed.value! ? 'passed' : 'failed', needed }
}

/** How many monthly rents the balance is, one decimal, rounded down so that it never claims more. */
export const monthsOfRent = (rent: Cents | null, balance: Cents | null): number | null =>
  rent === null || balance === null || rent <= 0 ? null : Math.floor((Math.max(0, balance) * 10) / rent) / 10
