/**
 * The sums of Italian returns: total income − deductions = taxable income; gross tax − credits = net tax; each
 * surcharge due − withheld = difference.
 * In the flat-rate regime: gross income − contributions − losses = taxable income, and the substitute tax is a fixed
 * rate of it.
 */
import type { Cents } from '@attesta/domain/money.ts'
import { allOf, closingsOf, PLAIN, sumOf, verdictOn } from './closing.ts'
import type { TaxFigure } from './figures.ts'
import type { Readings, Settled, TaxSums } from './sums.ts'
import { italianGrossTax } from './tariffs.ts'

/** Is the amount this one, rounded to whole euros as the forms round? */
const isRounded = (printed: Cents, exact: Cents) => printed % 100 === 0 && Math.abs(printed - exact) <= 50

export function provenReturn(readings: Readings, year: number | null): Settled {
  const [gross, home, deductible, taxable] = [
    readings('gross').filter(({ cents }) => cents > 0),
    readings('home', 'own'),
    readings('deductible', 'own'),
    readings('taxable'),
  ]
  const income = closingsOf(gross, [home, deductible], taxable)
  const [grossTax, credits, tax] = [readings('gross_tax'), readings('tax_deductions'), readings('tax')]
  const taxes = closingsOf(grossTax, [credits], tax)
  const isByTariff = () => {
    const lawful = year === null || !income[0] ? undefined : italianGrossTax(income[0].result.cents, year)
    // Some incomes are taxed by rules of their own: another gross tax is no contradiction, but no proof either.
    return lawful === undefined || (taxes[0] !== undefined && isRounded(taxes[0].from.cents, lawful)) ? true : null
  }
  return {
    ...(income[0] ? { gross: income[0].from, taxable: income[0].result } : {}),
    ...(taxes[0] ? { tax: taxes[0].result } : {}),
    verdict: ({ surcharges }) =>
      allOf([
        verdictOn(income, gross, [...home, ...deductible], taxable),
        verdictOn(taxes, grossTax, credits, tax),
        isByTariff(),
        surchargesHold(readings, surcharges),
      ]),
  }
}

/**
 * Regional and municipal surcharge are due from everybody who pays tax: with one of them unread nothing is proven. What
 * was withheld and the difference stand on the lines after it.
 */
function surchargesHold(readings: Readings, surcharges: readonly TaxFigure[]): boolean | null {
  const follows = (figure: TaxFigure, before: TaxFigure) =>
    figure.amount.page === before.amount.page && figure.amount.row > before.amount.row
  const holds = (due: TaxFigure) => {
    const next = surcharges.find((other) => follows(other, due)),
      isOwn = (figure: TaxFigure) => follows(figure, due) && !(next && follows(figure, next))
    const [withheld, differences] = [
      readings('surcharge_withheld').filter(isOwn),
      readings('surcharge_difference').filter(isOwn),
    ]
    return withheld.some(
      (paid) =>
        (differences.every(({ cents }) => cents === 0) && due.cents === paid.cents) ||
        differences.some((left) => follows(left, paid) && Math.abs(due.cents - paid.cents) === Math.abs(left.cents)),
    )
  }
  return surcharges.length === 2 && surcharges.every(holds) ? true : null
}

const RATES = [0.05, 0.15]

/** null for a return without quadro LM, or with income of both regimes: that is more than one set of figures. */
export function flatRateFigures(readings: Readings): TaxSums | null {
  const [gross, contributions, net, losses, taxable, tax] = [
    readings('flat_gross'),
    readings('flat_contributions', 'own'),
    readings('flat_net'),
    readings('flat_losses', 'own'),
    readings('flat_taxable'),
    readings('flat_tax'),
  ]
  const hasOther = readings('gross').some(({ cost, cents }) => cost < PLAIN && cents > 0)
  if (hasOther || !gross.some(({ cents }) => cents > 0)) return null
  const first = closingsOf(gross, [contributions], net)
  const second = closingsOf(first[0] ? [first[0].result] : net, [losses], taxable)
  const base = second[0]?.result ?? taxable[0] ?? null
  const lawful = base && tax.find(({ cents }) => RATES.some((rate) => isRounded(cents, base.cents * rate)))
  return {
    gross: first[0]?.from ?? gross[0] ?? null,
    taxable: base,
    tax: lawful ?? tax[0] ?? null,
    surcharges: [],
    contributions: first[0]?.less ?? contributions.filter(({ cost }) => cost < PLAIN).slice(0, 1),
    isProven: allOf([
      verdictOn(first, gross, contributions, net),
      verdictOn(second, net, losses, taxable),
      lawful && sumOf([lawful]) > 0 ? true : null,
    ]),
  }
}
