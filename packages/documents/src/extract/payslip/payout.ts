/** What reaches the account, and whether the slip accounts for the way from the net pay to it. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Sheet, SheetAmount } from '../labels/sheet.ts'
import { signedCents } from '../../layout/amounts.ts'
import type { PayslipField } from './labels.ts'
import { bestOf, PLAIN, type Figure, type Figures } from './figure.ts'
import type { Sums } from './sums.ts'

export interface Payout {
  figure: Figure | null
  /**
   * false: more is paid out than the net and nothing printed says why; null: less, for reasons that are not printed.
   */
  isAccountedFor: boolean | null
}

/** Behind its caption or right beneath it. */
const AT_ITS_PLACE = 0.5

/** With more amounts on the way, some of them would make up any difference. */
const MAX_STEPS = 4

/**
 * An Italian net is what is paid out, where nothing else is said; a German one may still lose an advance or a company
 * car.
 */
export function payoutOf(
  sheets: readonly Sheet<PayslipField>[],
  figures: Figures,
  { net, secondNet }: Sums,
  country: string | null,
): Payout {
  // «Netto da pagare» may be the net pay itself, from which more is kept back below.
  const captioned = figures.payout.filter(({ cents, hit, amount }) => hit.strong && cents > 0 && amount.sign >= 0)
  const target = secondNet ?? net
  const isExplained = (figure: Figure) =>
    net !== null &&
    (figure.cents === target?.cents ||
      figure.cents === net.cents ||
      isReached(figure.cents - net.cents, stepsBetween(sheets, net, figure)) ||
      isReached(figure.cents - net.cents, labelledSteps(figures, net, figure)))
  const printed =
    captioned.filter((figure) => figure.amount !== net?.amount && isBesideItsCaption(figure)).findLast(isExplained) ??
    bestOf(captioned, 1).find(({ cost, amount }) => cost < AT_ITS_PLACE && amount !== net?.amount) ??
    null
  if (!printed || !net) {
    const reached = net && !secondNet && !printed ? reachedAfter(sheets, net) : null
    // An amount near the caption of a payout that nothing leads to leaves the way to the account open.
    const isOpen = !reached && bestOf(captioned, 1).some(({ cost, amount }) => cost < PLAIN && amount !== net?.amount)
    return {
      figure: secondNet ?? printed ?? reached ?? (country === 'DE' ? null : net),
      isAccountedFor: isOpen ? null : true,
    }
  }
  if (isExplained(printed)) return { figure: printed, isAccountedFor: true }
  return { figure: printed, isAccountedFor: printed.cents > net.cents ? false : null }
}

/** Whatever heading stands over its column: after its caption on the line, or under it. */
const isBesideItsCaption = ({ hit, amount }: Figure) =>
  (amount.row === hit.row && amount.x0 >= hit.x1) || (amount.row === hit.row + 1 && amount.x1 > hit.x0)

/**
 * Below the net pay, lines with signs and what is left of it: a payout under an unknown caption. Its sum closes to the
 * cent over all lines between.
 */
function reachedAfter(sheets: readonly Sheet<PayslipField>[], net: Figure): Figure | null {
  const sheet = sheets.find(({ page }) => page.number === net.amount.page)
  const below = (sheet?.amounts ?? []).filter(({ row }) => row > net.amount.row).slice(0, MAX_STEPS + 1)
  let left = net.cents
  for (const [at, amount] of below.entries()) {
    if (at > 0 && amount.sign === 0 && amount.cents === left) {
      const { words, page, row, x0, x1, y0, y1 } = amount
      const hit = { field: 'payout' as const, strong: true, exact: true, words, page, row, x0, x1, y0, y1 }
      return { cents: amount.cents, cost: 0, amount, hit }
    }
    left += signedCents(amount)
  }
  return null
}

/** The amounts printed on the lines between the net pay and the payout. */
function stepsBetween(sheets: readonly Sheet<PayslipField>[], net: Figure, payout: Figure): SheetAmount[] {
  const sheet = sheets.find(({ page }) => page.number === net.amount.page)
  return (sheet?.amounts ?? []).filter(
    (amount) => amount.page === payout.amount.page && amount.row > net.amount.row && amount.row < payout.amount.row,
  )
}

const labelledSteps = (figures: Figures, net: Figure, payout: Figure): SheetAmount[] =>
  bestOf([...figures.advance, ...figures.additions, ...figures.net_adjustment, ...figures.other_deductions], MAX_STEPS)
    .map(({ amount }) => amount)
    .filter((amount) => amount !== net.amount && amount !== payout.amount)

/** Do some of the amounts add up to the difference? One printed without a sign may be kept back or paid on top. */
function isReached(difference: Cents, steps: readonly SheetAmount[]): boolean {
  if (steps.length === 0 || steps.length > MAX_STEPS) return false
  const ways = (amount: SheetAmount): Cents[] =>
    amount.sign === 0 && amount.side === null ? [0, amount.cents, -amount.cents] : [0, signedCents(amount)]
  return steps
    .reduce<Cents[]>((reached, step) => reached.flatMap((sum) => ways(step).map((way) => sum + way)), [0])
    .includes(difference)
}
