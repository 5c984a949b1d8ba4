/** Could the applicant's own money stand in for a deposit? Source: B5-deposit. */
import { figureOf, said, unknownFigure, type Figure } from '../facts/figure.ts'
import { citeDeclared } from '../facts/evidence-document.ts'
import { decimal, type Cents } from '../money.ts'

export const DEPOSIT_RENTS = 3

export interface DepositCover {
  outcome: 'passed' | 'failed' | 'unknown'
  needed: Figure
  /** What is there on average, and what is lacking: zero when nothing is. */
  balance: Cents | null
  short: Cents | null
}

/**
 * Passes when the average balance is at least three monthly rents (without utilities); unknown when no statement showed
 * a balance or no rent is asked.
 */
export function depositCover(rent: Cents | null, balance: Figure): DepositCover {
  if (rent === null) return { outcome: 'unknown', needed: unknownFigure(), balance: balance.value, short: null }
  const short = balance.value === null ? null : Math.max(0, rent * DEPOSIT_RENTS - balance.value)
  const asked = said(citeDeclared('Report.Trace.listing_rent', decimal(rent)))
  const needed = figureOf({
    value: rent * DEPOSIT_RENTS,
    rule: 'deposit.cover@1',
    from: balance.value === null ? [asked] : [asked, balance],
    workings: {
      rent: decimal(rent),
      rents: DEPOSIT_RENTS,
      ...(balance.value === null ? {} : { average_balance: decimal(balance.value) }),
    },
  })
  const outcome = short === null ? 'unknown' : short === 0 ? 'passed' : 'failed'
  return { outcome, needed, balance: balance.value, short }
}

/** How many monthly rents the balance is, one decimal, rounded down so that it never claims more. */
export const monthsOfRent = (rent: Cents | null, balance: Cents | null): number | null =>
  rent === null || balance === null || rent <= 0 ? null : Math.floor((Math.max(0, balance) * 10) / rent) / 10
