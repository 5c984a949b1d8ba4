/** Loans that were paid out to the account and whose instalments are not seen yet. Source: C-recurrent-costs. */
import { monthOf, type Day } from '../day.ts'
import { totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { Cents } from '../money.ts'
import { categorise } from '../transactions/category.ts'
import { foldWords } from '../transactions/fold.ts'
import { saysRepaid } from '../transactions/given-back-words.ts'
import { payerKind } from '../transactions/institution.ts'
import type { Category } from '../transactions/wording.ts'

const loans: readonly Category[] = ['loan', 'mortgage']

/** Instalments of a loan: of ten years. A smaller one is another loan's. */
const LONGEST = 120

/** A smaller sum from a lender gives back what was paid too much. */
const MIN_LOAN = 100_000

/** What was saved is paid out by banks that lend, too. */
const saved = /guthaben|zuteilung|bauspar|sparplan|sparkonto|festgeld|tagesgeld|svincolo|deposito|risparmio/i

/** Would the line be an instalment, had it gone out? So it names a lender, or a kind of loan. */
const isOfLoan = (description: string): boolean =>
  !saved.test(description) && categorise({ description, amount: -MIN_LOAN, bookedOn: '' }).category === 'loan'

const isBank = (word: string): boolean => /(?:BANK|BANCA|BANCO|BANQUE|SPARKASSE)$/.test(word)

/** Banks without a legal form behind their name, and lenders that are known by theirs, are no private people. */
const isLender = (payer: string | null): boolean =>
  payerKind(payer) !== 'person' || (payer !== null && (foldWords(payer).some(isBank) || isOfLoan(payer)))

/** Lent by words of its own, by whom it may be: a person, an employer. */
const saysLent =
  /\bprestit[oi]\b|\bda restituire\b|\p{L}*darlehen(?!skasse)|\bleihgabe\b|\bgeliehen\b|\bloan (?:payout|disbursement)\b/iu
const isLent = ({ description }: AccountLine): boolean => saysLent.test(description) && !saysRepaid(description)

/**
 * What a lender pays once, in a sum that no refund of goods comes to: many banks print who pays and not what for. Paid
 * each month it is a pay.
 */
function paidUnsaid({ category, movements }: LineSeries): AccountLine[] {
  const paid = movements.filter(({ amount }) => amount > 0)
  const isOnce = new Set(paid.map(({ bookedOn }) => monthOf(bookedOn))).size === 1
  return category === 'other' && isOnce
    ? paid.filter((line) => line.amount >= MIN_LOAN && (isOfLoan(line.description) || isLent(line)))
    : []
}

/** What a lender paid to the account, or another who says so. */
const paidOut = (one: LineSeries): AccountLine[] =>
  !isLender(one.payer)
    ? one.movements.filter((line) => line.amount >= MIN_LOAN && isLent(line))
    : loans.includes(one.category)
      ? one.movements.filter(({ amount }) => amount > 0)
      : paidUnsaid(one)

/** All that lenders paid to the account, whether its instalments are seen or not. */
export const borrowed = (series: readonly LineSeries[]): AccountLine[] =>
  series.flatMap(paidOut).filter(({ amount }) => amount >= MIN_LOAN)

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
  return series.flatMap((one) => paidOut(one).filter((line) => !isNewAfter(line, one.key)))
}
