/**
 * The chain of a German assessment: wages − costs = income from work; the incomes add up; less what is printed between
 * = taxable income; the year's tariff on it, less reliefs = the tax that is fixed; the surcharges follow from it by
 * law.
 */
import type { Cents } from '@attesta/domain/money.ts'
import type { Sheet } from '../labels/sheet.ts'
import { allOf, closingsOf, sumOf, verdictOn } from './closing.ts'
import type { TaxFigure } from './figures.ts'
import type { TaxField } from './labels.ts'
import { isChurchTaxUnread } from './net-income.ts'
import type { Readings, Settled, TaxSums } from './sums.ts'
import { germanIncomeTax, solidaritySurcharge, type Splitting } from './tariffs.ts'

const SPLITTINGS: readonly Splitting[] = [1, 2]
/** Percent of the income tax, by federal state. */
const CHURCH_RATES = [8, 9]

export function provenAssessment(readings: Readings, year: number | null, sheets: readonly Sheet<TaxField>[]): Settled {
  const wages = readings('gross'),
    earned = closingsOf(wages, [readings('expenses', 'own')], readings('income_from_work'))
  const couple = coupleOf(wages)
  const chains = readings('income_total')
    .flatMap((total) =>
      readings('taxable')
        // A tariff of zero below the taxable income would close as well, with that income taken off as a deduction.
        .filter((taxable) => taxable.cents > 0 && total.cents - between(sheets, total, taxable) === taxable.cents)
        .map((taxable) => ({ total, taxable, cost: total.cost + taxable.cost })),
    )
    .sort((a, b) => a.cost - b.cost)
  const chain = chains[0]
  const taxed = readings('tariff_tax')
    .flatMap((tariff) =>
      readings('tax')
        .filter((tax) => tariff.cents === tax.cents || tariff.cents - between(sheets, tariff, tax) === tax.cents)
        .map((tax) => ({ tariff, tax, cost: tariff.cost + tax.cost })),
    )
    .sort((a, b) => a.cost - b.cost)[0]
  const splitting =
    year === null || !chain || !taxed
      ? undefined
      : SPLITTINGS.find((halves) => germanIncomeTax(chain.taxable.cents, year, halves) === taxed.tariff.cents)
  const addsUp = () => {
    const work =
      wages.length > 0 ? earned.slice(0, 1).map(({ result }) => result) : readings('income_from_work').slice(0, 1)
    const others = [
      ...Map.groupBy(
        readings('income_other').filter(({ cost }) => cost < 1),
        ({ hit }) => hit,
      ).values(),
    ].reduce((total, [plainest]) => total + plainest!.cents, 0)
    return chain !== undefined &&
      (couple ? earnedBy(couple, readings('expenses')) : sumOf(work)) + others === chain.total.cents
      ? true
      : null
  }
  return {
    ...(couple
      ? { gross: null }
      : wages.length > 0 && earned[0]
        ? { gross: earned[0].from }
        : wages.length === 0 && chain
          ? { gross: chain.total }
          : {}),
    ...(chain ? { taxable: chain.taxable } : {}),
    ...(taxed ? { tax: taxed.tax } : {}),
    verdict: (shown) =>
      allOf([
        wages.length === 0 || couple
          ? true
          : verdictOn(earned, wages, readings('expenses'), readings('income_from_work')),
        addsUp(),
        splitting === undefined ? null : true,
        year !== null &&
        splitting !== undefined &&
        surchargesFollow(shown, year, splitting) &&
        !isChurchTaxUnread(shown.surcharges, sheets)
          ? true
          : null,
      ]),
  }
}

/**
 * The wages of a couple stand side by side on one line. Which of the two the document was handed in for, it does not
 * say.
 */
function coupleOf(wages: readonly TaxFigure[]): TaxFigure[] | null {
  const line = wages.filter(
    ({ amount }) => amount.page === wages[0]!.amount.page && amount.row === wages[0]!.amount.row,
  )
  return line.length > 1 ? line : null
}

/** Of each of the two: wages less the costs under them. NaN when one of the two's costs are not read. */
const earnedBy = (couple: readonly TaxFigure[], expenses: readonly TaxFigure[]): Cents =>
  couple.reduce(
    (total, wages) =>
      total +
      wages.cents -
      Math.abs(
        expenses.find(({ amount }) => Math.abs(amount.x1 - wages.amount.x1) < amount.y1 - amount.y0)?.cents ?? NaN,
      ),
    0,
  )

/**
 * Solidarity surcharge and church tax of the fixed tax, cut off to the cent. A surcharge that is not printed must not
 * be due.
 */
function surchargesFollow({ tax, surcharges }: Omit<TaxSums, 'isProven'>, year: number, splitting: Splitting): boolean {
  if (!tax) return false
  const due = solidaritySurcharge(tax.cents, year, splitting),
    solidarity = surcharges.find(({ hit }) => hit.field === 'solidarity'),
    church = surcharges.find(({ hit }) => hit.field === 'church')
  return (
    (solidarity?.cents ?? 0) === due &&
    (!church || CHURCH_RATES.some((rate) => church.cents === Math.floor((tax.cents * rate) / 100)))
  )
}

/** What is printed in the result's column on the lines between two figures. */
function between(sheets: readonly Sheet<TaxField>[], from: TaxFigure, to: TaxFigure): Cents {
  const sheet = sheets.find(({ page }) => page.number === from.amount.page)
  if (!sheet || from.amount.page !== to.amount.page || to.amount.row <= from.amount.row) return NaN
  const column = sheet.amounts.filter(
    ({ row, x1, y0, y1 }) => row > from.amount.row && row < to.amount.row && Math.abs(x1 - to.amount.x1) < y1 - y0,
  )
  return column.reduce((total, { cents }) => total + cents, 0)
}
