/** Nothing is paid twice. Source: decision 0025. */
import type { Day } from '../day.ts'

/**
 * What is known of a finished application's payment. `firstValidUntil`: of the first report that was made of it; one
 * that was reissued stretches nothing.
 */
export interface PaymentFacts {
  isPaid: boolean
  firstValidUntil: Day | null
  /** It was made without payment, since another one had been paid for: until when that serves. */
  coveredUntil: Day | null
}

/** The last day on which other homes cost nothing; null when nothing was paid. */
const paidUntil = ({ isPaid, firstValidUntil, coveredUntil }: PaymentFacts): Day | null =>
  coveredUntil ?? (isPaid ? firstValidUntil : null)

/** Until when this new home is covered, null when it must be paid for. */
export function coverOn(facts: PaymentFacts, today: Day): Day | null {
  const until = paidUntil(facts)
  return until !== null && today <= until ? until : null
}
