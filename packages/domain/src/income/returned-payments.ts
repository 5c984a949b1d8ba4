/** Payments that came back: the bank or the payee gave the whole amount back. Source: C-recurrent-costs. */
import { daysBetween } from '../day.ts'
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import { madeOnceOf } from '../made-once.ts'
import { saysBounced } from '../transactions/given-back-words.ts'
import type { Category } from '../transactions/wording.ts'

/** A direct debit can be refused for eight weeks; a bank that cannot book it says so within days. */
const WITHIN_DAYS = 56
/** What its own payee sends back, in whatever words: so much of it or more, within so many days. */
const NEARLY_WHOLE = 0.8
const BY_PAYEE_WITHIN_DAYS = 31
const owed: readonly Category[] = ['rent_paid', 'loan', 'mortgage', 'maintenance']
/** Sooner than the next one of a month is due. */
const AGAIN_WITHIN_DAYS = 20

export interface ReturnedPayment {
  paid: AccountLine
  back: AccountLine
  /** The same amount went to the same party again before the next one was due. */
  isPaidAgain: boolean
}

interface Booked {
  line: AccountLine
  key: string
  isOwed: boolean
}

const asCameBack = ({ line: { description } }: Booked): boolean => saysBounced(description)

const cameBackOf = (paid: Booked, back: Booked): boolean => {
  const days = daysBetween(paid.line.bookedOn, back.line.bookedOn)
  if (asCameBack(back)) return days >= 0 && days <= WITHIN_DAYS
  const share = back.line.amount / -paid.line.amount
  return paid.isOwed && days >= 0 && days <= BY_PAYEE_WITHIN_DAYS && share >= NEARLY_WHOLE && share <= 1
}

/** Each with the latest payment before it that it gives back. */
function findReturned(series: readonly LineSeries[]): ReturnedPayment[] {
  const lines = series.flatMap(({ movements, key, category }) =>
    movements.map((line): Booked => ({ line, key, isOwed: owed.includes(category) })),
  )
  const paid = lines
    .filter(({ line }) => line.amount < 0)
    .toSorted((a, b) => b.line.bookedOn.localeCompare(a.line.bookedOn))
  // A booking is set against those of its amount or of its party alone.
  const byAmount = Map.groupBy(paid, ({ line }) => -line.amount)
  const byPayee = Map.groupBy(paid, ({ key }) => key)
  const used = new Set<AccountLine>()
  return lines
    .filter(({ line }) => line.amount > 0)
    .toSorted((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
    .flatMap((back): ReturnedPayment[] => {
      const some = asCameBack(back) ? byAmount.get(back.line.amount) : byPayee.get(back.key)
      const of = some?.find((one) => !used.has(one.line) && cameBackOf(one, back))
      if (of === undefined) return []
      used.add(of.line)
      const isPaidAgain = byPayee
        .get(of.key)!
        .some(
          ({ line }) =>
            line !== of.line &&
            line.amount === of.line.amount &&
            line.bookedOn >= back.line.bookedOn &&
            daysBetween(of.line.bookedOn, line.bookedOn) <= AGAIN_WITHIN_DAYS,
        )
      return [{ paid: of.line, back: back.line, isPaidAgain }]
    })
}

export const returnedPayments = madeOnceOf(findReturned)
