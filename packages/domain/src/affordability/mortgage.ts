/** Which mortgage an income carries. Source: C-mortgage-instalment, C-mortgage-maturity; decision 0020. */
import { figureOf, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import { decimal, share, type Cents } from '../money.ts'
import type { CommittedCosts } from './affordable-rent.ts'

/** Nominal, a year, for the whole of the maturity. Source: B5-mortgage-rate. */
export const RATE_PERCENT = 4.2
/** Whole years. */
export const MATURITIES = [10, 15, 20, 25, 30] as const
/** No payer is older than this, in whole years, when the last instalment falls due. */
export const LATEST_AGE = 75
const INSTALMENT_SHARE = 1 / 3

const monthlyRate = RATE_PERCENT / 100 / 12

/** What one cent a month pays off in so many years: (1 − (1 + r)^−n) ÷ r. */
const annuityFactor = (years: number): number => (1 - (1 + monthlyRate) ** (-12 * years)) / monthlyRate

/** Returns the loan that a monthly instalment pays off, interest included. */
export const amountPaidOff = (instalment: Cents, years: number): Cents => Math.round(instalment * annuityFactor(years))

/** Returns what a loan costs a month. */
export const monthlyInstalment = (loan: Cents, years: number): Cents => Math.round(loan / annuityFactor(years))

/**
 * S = ⅓ of the net income less committed costs, never below zero. That a person has none where no statement shows any
 * is no better than said. Unknown without an income.
 */
export function sustainableInstalment(netIncome: Figure, { costs, isInPart }: CommittedCosts): Figure {
  if (netIncome.value === null) return unknownFigure()
  const value = Math.max(0, share(Math.max(0, netIncome.value), INSTALMENT_SHARE) - (costs.value ?? 0))
  if (costs.value === null)
    return figureOf({
      value,
      rule: 'mortgage.sustainable-instalment-without-costs@1',
      from: [netIncome, ...limitedTo('declared')],
      workings: { net_income: decimal(netIncome.value) },
    })
  return figureOf({
    value,
    rule: isInPart ? 'mortgage.sustainable-instalment-in-part@1' : 'mortgage.sustainable-instalment@1',
    from: [netIncome, costs, ...limitedTo('declared', isInPart)],
    workings: { net_income: decimal(netIncome.value), committed_costs: decimal(costs.value) },
  })
}

export interface Maturity {
  years: number
  /** What the sustainable instalment pays off in it. */
  amount: Cents | null
  /** What the loan asked for costs a month in it. */
  instalment: Cents | null
  ageAtEnd: number | null
  outcome: 'sustainable' | 'not_sustainable' | 'too_old' | 'unknown'
}

/**
 * Every maturity. `age`: of the eldest who pays, today; null is not held against anybody. Unknown without an income or
 * a loan.
 */
export const maturities = (instalment: Cents | null, loan: Cents | null, age: number | null): Maturity[] =>
  MATURITIES.map((years) => {
    const amount = instalment === null ? null : amountPaidOff(instalment, years)
    const ageAtEnd = age === null ? null : age + years
    const outcome =
      ageAtEnd !== null && ageAtEnd > LATEST_AGE
        ? 'too_old'
        : amount === null || loan === null
          ? 'unknown'
          : amount >= loan
            ? 'sustainable'
            : 'not_sustainable'
    return { years, amount, instalment: loan === null ? null : monthlyInstalment(loan, years), ageAtEnd, outcome }
  })

/** Returns the shortest maturity that carries the loan. */
export const sustainableMaturity = (lines: readonly Maturity[]): Maturity | undefined =>
  lines.find(({ outcome }) => outcome === 'sustainable')

/**
 * Returns the maturity that the report reckons with: the shortest that carries the loan, else the longest that age
 * allows.
 */
export const reckonedMaturity = (lines: readonly Maturity[]): Maturity | undefined =>
  sustainableMaturity(lines) ?? lines.findLast(({ outcome }) => outcome !== 'too_old')

/** Returns what the instalment pays off in that maturity; nothing when age allows none. */
export function sustainableMortgage(instalment: Figure, lines: readonly Maturity[]): Figure {
  if (instalment.value === null) return unknownFigure()
  const reckoned = reckonedMaturity(lines)
  if (!reckoned)
    return figureOf({
      value: 0,
      rule: 'mortgage.too-old@1',
      from: [instalment],
      workings: { latest_age: LATEST_AGE },
    })
  return figureOf({
    value: reckoned.amount,
    rule: 'mortgage.amount@1',
    from: [instalment],
    workings: { instalment: decimal(instalment.value), years: reckoned.years, rate: RATE_PERCENT },
  })
}

/** Loan ÷ value in percent, one decimal; null when either is unknown or the property is worth nothing. */
export const loanToValue = (loan: Cents | null, value: Cents | null): number | null =>
  loan === null || value === null || value <= 0 ? null : Math.round((loan * 1000) / value) / 10
