/** Parts of one account: a quarter that prints each month's balances, or monthly statements one after another. */
import type { ReadAccount } from './account.ts'

/**
 * Joins each part to the one before when it is of the same account and opens with the balance that the other closed
 * with.
 */
export function joinContinued(parts: readonly ReadAccount[]): ReadAccount[] {
  const joined: ReadAccount[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && continues(last, part)) joined[joined.length - 1] = join(last, part)
    else joined.push(part)
  }
  return joined
}

const continues = (a: ReadAccount, b: ReadAccount) =>
  a.account.closing_balance !== null &&
  a.account.closing_balance === b.account.opening_balance &&
  (b.account.iban === null || a.account.iban === b.account.iban)

const join = (a: ReadAccount, b: ReadAccount): ReadAccount => ({
  ...a,
  closing: b.closing,
  isBorneOut: a.isBorneOut && b.isBorneOut,
  rows: [...a.rows, ...b.rows],
  difference: a.difference === null || b.difference === null ? null : a.difference + b.difference,
  account: {
    ...a.account,
    closing_balance: b.account.closing_balance,
    transactions: [...a.account.transactions, ...b.account.transactions],
    period:
      a.account.period && b.account.period && a.account.period.from <= b.account.period.to
        ? { from: a.account.period.from, to: b.account.period.to }
        : (a.account.period ?? b.account.period),
    // One part that does not close spoils the whole; one that cannot be checked leaves it open.
    reconciled:
      a.account.reconciled === false || b.account.reconciled === false
        ? false
        : a.account.reconciled === true && b.account.reconciled === true
          ? true
          : null,
  },
})
