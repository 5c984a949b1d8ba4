/** What reaches the account, and whether the slip accounts for the way from the net pay to it. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Sheet, SheetAmount } from '../labels/sheet.ts'
import { signedCents } from '../../layout/amounts.ts'
import type { PayslipField } from './labels.ts'
import { bestOf, PLAIN, type Figure, type Figures, type Sums } from './sums.ts'

export interface Payout {
  figure: Figure | null
  /**
   * false: more is paid out than the net and nothing printed says why; null: less, for reasons that are not printed.
   */
  isAccountedFor: boolean | null
}

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
  const printed = bestOf(figures.payout, 1).find(({ cost, hit }) => hit.strong && cost < PLAIN) ?? null
  if (!printed || !net) return { figure: secondNet ?? printed ?? (country === 'DE' ? null : net), isAccountedFor: true }
  const paid = Math.abs(printed.cents),
    target = secondNet ?? net
  if (
    paid === target.cents ||
    paid === net.cents ||
    isReached(paid - net.cents, stepsBetween(sheets, net, printed)) ||
    isReached(paid - net.cents, labelledSteps(figures, net, printed))
  )
    return { figure: printed, isAccountedFor: true }
  return { figure: printed, isAccountedFor: paid > net.cents ? false : null }
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
