/** A figure of the pay with the caption that may announce it, and which of several is plainest. */
import type { Cents } from '@attesta/domain/money.ts'
import type { AmountCandidate } from '../labels/amount-candidates.ts'
import type { SheetAmount } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'

export type Figure = AmountCandidate<PayslipField>
export type Figures = Readonly<Record<PayslipField, readonly Figure[]>>

/** At most so many readings of a label are tried: with more, sums would close by chance. */
const TRIED = 4
/** A reading that costs less needs no guess: the amount stands where its label says. */
export const PLAIN = 1

export const size = (figure: Figure): Cents => Math.abs(figure.cents)
/** The cheapest readings, each printed amount once. */
export function bestOf(figures: readonly Figure[], count = TRIED): Figure[] {
  const best = new Map<Figure['amount'], Figure>()
  for (const figure of figures)
    if (figure.cost < (best.get(figure.amount)?.cost ?? Infinity)) best.set(figure.amount, figure)
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, count)
}

// ARROTONDAMENTO PRECEDENTE   ARR. PREC.
const lastMonths = /prec/i

/**
 * Roundings bring a net pay to whole euros: this month's is given, last month's taken back, unless a sign says
 * otherwise. Each is less than one euro.
 * All that are printed count, so that no other sum closes by leaving one out.
 */
export function roundingOf(figures: Figures): Cents {
  const byLabel = Map.groupBy(
    figures.rounding.filter((figure) => size(figure) < 100),
    ({ hit }) => hit,
  )
  return bestOf([...byLabel.values()].flatMap((readings) => bestOf(readings, 1))).reduce(
    (total, { cents, amount, hit }) =>
      total + (amount.sign === 0 && hit.words.some(({ text }) => lastMonths.test(text)) ? -cents : cents),
    0,
  )
}

export const isPlain = ({ hit, cost }: Figure) => hit.strong && hit.exact && cost < PLAIN

/** What contributions and taxes make together, where both are captioned plainly. */
export function partsOf(figures: Figures): Cents | null {
  const parts = (['social', 'tax'] as const).map((field) => bestOf(figures[field].filter(isPlain), 1)[0])
  return parts[0] && parts[1] ? size(parts[0]) + size(parts[1]) : null
}

/** An amount under a caption that is not known for the field's. */
export function figureAt(field: PayslipField, amount: SheetAmount): Figure {
  const { words, page, row, x0, x1, y0, y1 } = amount
  return {
    cents: amount.cents,
    cost: 0,
    amount,
    hit: { field, strong: true, exact: true, words, page, row, x0, x1, y0, y1 },
  }
}
