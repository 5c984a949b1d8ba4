/** What came in and went out, month by month. Source: B2-report-mortgage. */
import { monthOf, type Month } from '../day.ts'
import { accountsOf, statementMonths } from '../facts/account-lines.ts'
import { figureOf, unknownFigure, type Figure } from '../facts/figure.ts'
import { decimal, sum, type Cents } from '../money.ts'
import type { Assessment } from './assess-income.ts'
import { readAccount } from './cash-balance.ts'

interface MonthFlow {
  month: Month
  /** Both positive. */
  inflows: Cents
  outflows: Cents
}
export interface CashFlow {
  months: MonthFlow[]
  /** Means a month. */
  inflows: Figure
  outflows: Figure
}

/**
 * Every transaction of the months that statements cover whole, save transfers among the person's own accounts. Unknown
 * when no month is covered; proven when each account's sums close.
 */
export function cashFlow({ documents, series }: Pick<Assessment, 'documents' | 'series'>): CashFlow {
  const covered = statementMonths(documents)
  if (covered.length === 0) return { months: [], inflows: unknownFigure(), outflows: unknownFigure() }
  const lines = series.filter(({ category }) => category !== 'own_transfer').flatMap(({ movements }) => movements)
  const months = covered.map((month): MonthFlow => {
    const amounts = lines.filter(({ bookedOn }) => monthOf(bookedOn) === month).map(({ amount }) => amount)
    return {
      month,
      inflows: sum(amounts.filter((amount) => amount > 0)),
      outflows: -sum(amounts.filter((amount) => amount < 0)),
    }
  })
  const accounts = accountsOf(documents)
  const mean = (pick: (flow: MonthFlow) => Cents): Figure => {
    const total = sum(months.map(pick))
    return figureOf({
      value: Math.round(total / months.length),
      rule: 'cash-flow.mean@1',
      from: accounts.map(readAccount),
      workings: { total: decimal(total), months: months.length },
    })
  }
  return { months, inflows: mean(({ inflows }) => inflows), outflows: mean(({ outflows }) => outflows) }
}
