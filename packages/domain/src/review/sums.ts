/**
 * Whether the sums that a document prints close, reckoned from its values alone: the proof that a corrected document
 * must pass again.
 */
import type { Account, Payslip } from '../facts/parse-result.ts'
import { fromDecimal, sum, type Cents } from '../money.ts'

const centsOf = (text: string | null): Cents | null => (text === null ? null : fromDecimal(text))

/**
 * opening + Σ amounts = closing to the cent, and every printed running balance agrees. `true`: all that is printed
 * closes, and reaches from an opening balance to the last booking; `false`: something printed does not; `null`: too
 * little is printed to tell. Rows may begin with the newest.
 */
export function accountCloses({
  opening_balance,
  closing_balance,
  transactions,
}: Pick<Account, 'opening_balance' | 'closing_balance' | 'transactions'>): boolean | null {
  const isNewestFirst = transactions.length > 1 && transactions[0]!.booked_on > transactions.at(-1)!.booked_on
  const rows = isNewestFirst ? transactions.toReversed() : transactions
  const opening = centsOf(opening_balance),
    closing = centsOf(closing_balance)
  let running = opening
  for (const { amount, balance } of rows) {
    const after = running === null ? null : running + fromDecimal(amount)
    const printed = centsOf(balance)
    if (after !== null && printed !== null && after !== printed) return false
    running = printed ?? after
  }
  if (closing !== null && running !== null && running !== closing) return false
  return opening !== null && (closing !== null || (rows.at(-1)?.balance ?? null) !== null) ? true : null
}

/** opening + Σ − closing in cents; null when one of the balances is not printed. */
export const differenceOf = ({ opening_balance, closing_balance, transactions }: Account): Cents | null =>
  opening_balance === null || closing_balance === null
    ? null
    : fromDecimal(opening_balance) +
      sum(transactions.map(({ amount }) => fromDecimal(amount))) -
      fromDecimal(closing_balance)

/** Less than a euro: printed roundings, which the result does not keep, may be the whole of it. */
const ROUNDING: Cents = 100

const gapOf = ({ gross, deductions, net }: Payslip): Cents | null =>
  gross === null || deductions === null || net === null
    ? null
    : fromDecimal(gross) - fromDecimal(deductions) - fromDecimal(net)
const keptBack = ({ net, payout }: Payslip): Cents =>
  net === null || payout === null ? 0 : fromDecimal(net) - fromDecimal(payout)

/**
 * Competences − deductions = net, after a correction. What the document adds or keeps back besides (roundings,
 * allowances, advances) is not in the result: of a slip whose sums closed as it was read it must be what it was, of
 * another there must be none. `null` when a sum is missing, or when a rounding that no one read could explain what is
 * left over.
 */
export function payslipCloses(corrected: Payslip, read: Payslip): boolean | null {
  const gap = gapOf(corrected)
  if (gap === null) return null
  const [besides, kept] = read.reconciled === true ? [gapOf(read) ?? 0, keptBack(read)] : [0, 0]
  if (gap === besides) return keptBack(corrected) === kept
  return Math.abs(gap - besides) < ROUNDING ? null : false
}
