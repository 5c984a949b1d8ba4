/** One line of an account as the rules see it: money in cents, positive when it came in. */
import type { Day } from '../day.ts'
import type { Transaction } from '../facts/parse-result.ts'
import { fromDecimal, type Cents } from '../money.ts'

export interface Movement {
  bookedOn: Day
  description: string
  amount: Cents
  /** As the statement's reader found it among all bookings; null or absent where nothing told it. */
  counterparty?: string | null | undefined
}

export const movementOf = (
  transaction: Pick<Transaction, 'booked_on' | 'description' | 'amount' | 'counterparty'>,
): Movement => ({
  bookedOn: transaction.booked_on,
  description: transaction.description,
  amount: fromDecimal(transaction.amount),
  counterparty: transaction.counterparty,
})
