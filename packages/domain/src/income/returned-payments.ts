/** Payments that came back: the bank or the payee gave the whole amount back. Source: C-recurrent-costs. */
import { daysBetween } from '../day.ts'
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'

const cameBack = new RegExp(
  [
    'storno|insolut|respint|non andat[oa] a buon fine|reso sdd|restituzione bonifico',
    'r(?:ü|ue)ck(?:lastschrift|buchung|gabe|(?:ü|ue)berweisung)|retoure|nicht eingel(?:ö|oe)st',
  ].join('|'),
  'i',
)
/** A direct debit can be refused for eight weeks; a bank that cannot book it says so within days. */
const WITHIN_DAYS = 56

export interface ReturnedPayment {
  paid: AccountLine
  back: AccountLine
}

/** Each with the latest payment of that amount before it. */
export function returnedPayments(series: readonly LineSeries[]): ReturnedPayment[] {
  const lines = series.flatMap(({ movements }) => movements)
  const paid = lines.filter(({ amount }) => amount < 0).toSorted((a, b) => b.bookedOn.localeCompare(a.bookedOn))
  const used = new Set<AccountLine>()
  return lines
    .filter(({ amount, description }) => amount > 0 && cameBack.test(description))
    .toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
    .flatMap((back): ReturnedPayment[] => {
      const of = paid.find(
        (line) =>
          !used.has(line) &&
          line.amount === -back.amount &&
          line.bookedOn <= back.bookedOn &&
          daysBetween(line.bookedOn, back.bookedOn) <= WITHIN_DAYS,
      )
      if (of === undefined) return []
      used.add(of)
      return [{ paid: of, back }]
    })
}
