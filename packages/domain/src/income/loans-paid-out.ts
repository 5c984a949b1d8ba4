/** Loans that were paid out to the account and whose instalments are not seen yet. Source: C-recurrent-costs. */
import type { Day } from '../day.ts'
import { totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { Cents } from '../money.ts'
import type { Category } from '../transactions/wording.ts'
import { payerKind } from '../transactions/institution.ts'

const loans: readonly Category[] = ['loan', 'mortgage']

/** Instalments of a loan: of ten years. A smaller one is another loan's. */
const LONGEST = 120

/** A smaller sum from a lender gives back what was paid too much. */
const MIN_LOAN = 100_000

/** All that lenders paid to the account, whether its instalments are seen or not. */
export const borrowed = (series: readonly LineSeries[]): AccountLine[] =>
  series
    .filter(({ category, payer }) => loans.includes(category) && payerKind(payer) !== 'person')
    .flatMap(({ movements }) => movements.filter(({ amount }) => amount >= MIN_LOAN))

/** What of loans can still be there at the end of a day: what is paid after one is paid from it. Euro cents. */
export const leftOfLoans = (loans: readonly AccountLine[], spent: readonly AccountLine[], day: Day): Cents =>
  loans.reduce((left, { amount, bookedOn }) => {
    if (bookedOn > day) return left
    const since = spent.filter((line) => line.bookedOn >= bookedOn && line.bookedOn <= day)
    return Math.max(left, left + amount + totalOf(since))
  }, 0)

/** A lender's payment with no instalment after it: to the same lender of another amount than before, or newly begun. */
export function loansPaidOut(series: readonly LineSeries[]): AccountLine[] {
  const ofLoans = series.filter(({ category }) => loans.includes(category))
  const isNewAfter = (paid: AccountLine, key: string) =>
    ofLoans.some(({ key: payee, movements }) => {
      const after = movements.filter(
        ({ amount, bookedOn }) => amount < 0 && bookedOn > paid.bookedOn && -amount * LONGEST >= paid.amount,
      )
      const before = movements.filter(({ amount, bookedOn }) => amount < 0 && bookedOn <= paid.bookedOn)
      const isOther = after.some(({ amount }) => !before.some((earlier) => earlier.amount === amount))
      return after.length > 0 && (before.length === 0 || (payee === key && isOther))
    })
  return ofLoans
    .filter(({ payer }) => payerKind(payer) !== 'person')
    .flatMap(({ key, movements }) => movements.filter((line) => line.amount > 0 && !isNewAfter(line, key)))
}
