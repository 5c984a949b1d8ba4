/** A rounding among the lines of the pay: the printed total has it already. */
import { sum } from '@attesta/domain/money.ts'
import { signedCents } from '../../layout/amounts.ts'
import type { Sheet, SheetAmount } from '../labels/sheet.ts'
import { bestOf, size, type Figure, type Figures } from './figure.ts'
import { inColumn } from './item-sums.ts'
import type { PayslipField } from './labels.ts'

/**
 * The figures without the roundings that a column's lines and its printed total hold alike («Arrotondamento 0,45» below
 * «Retribuzione»): counted again they would leave the net pay cents off.
 */
export function withoutInnerRoundings(figures: Figures, sheets: readonly Sheet<PayslipField>[]): Figures {
  const totals = [...bestOf(figures.gross), ...bestOf(figures.deductions)]
  const inside = [...Map.groupBy(figures.rounding, ({ hit }) => hit)].flatMap(([hit, readings]) => {
    const [own] = bestOf(
      readings.filter((figure) => size(figure) < 100),
      1,
    )
    return own && totals.some((total) => isLineOf(total, own.amount, sheets)) ? [hit] : []
  })
  return { ...figures, rounding: figures.rounding.filter(({ hit }) => !inside.includes(hit)) }
}

/** Lines of its column up to the total, this one among them, make the total. */
function isLineOf(total: Figure, line: SheetAmount, sheets: readonly Sheet<PayslipField>[]): boolean {
  const { amounts = [] } = sheets.find(({ page }) => page.number === line.page) ?? {}
  const column = amounts.filter(
    (other) =>
      inColumn(line, other) &&
      other !== total.amount &&
      (other.row < total.amount.row || other.page < total.amount.page),
  )
  const at = column.indexOf(line)
  return (
    at >= 0 &&
    column.some((_, from) =>
      column.some(
        (__, to) =>
          from <= at && at <= to && from < to && sum(column.slice(from, to + 1).map(signedCents)) === size(total),
      ),
    )
  )
}
