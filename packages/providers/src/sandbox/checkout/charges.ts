/**
 * What becomes of a payment after it was made: money that goes back, and banks that call it into question. In memory
 * only.
 */
import type { Session } from './sessions.ts'

interface DisputeOfCharge {
  id: string
  object: 'dispute'
  charge: string
  payment_intent: string
  amount: number
  currency: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}
interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  currency: string
  payment_intent: string
  paid: true
  status: 'succeeded'
}

/** What a person at the provider's desk may do to a payment, in the order in which it is shown. */
export const deeds = ['refund-half', 'refund', 'dispute', 'dispute-won', 'dispute-lost'] as const
export type Deed = (typeof deeds)[number]
export const isDeed = (text: string): text is Deed => deeds.some((deed) => deed === text)

export interface Charges {
  /** Of a session that is paid; null before. */
  of(session: Session): Charge | null
  disputesOf(paymentIntent: string): DisputeOfCharge[]
  /** Returns what the product is told, null when the deed makes no sense any more. */
  act(session: Session, deed: Deed): { type: string; object: Charge | DisputeOfCharge } | null
}

export function createCharges(): Charges {
  const charges = new Map<string, Charge>(),
    disputes = new Map<string, DisputeOfCharge>()
  const of = ({ payment_intent: intent, amount_total: amount, currency }: Session): Charge | null => {
    if (intent === null) return null
    const charge = charges.get(intent) ?? {
      id: intent.replace('pi_', 'ch_'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      currency,
      payment_intent: intent,
      paid: true,
      status: 'succeeded',
    }
    charges.set(intent, charge)
    return charge
  }
  const giveBack = (charge: Charge, cents: number) => {
    const amount = Math.min(charge.amount, charge.amount_refunded + cents)
    if (amount === charge.amount_refunded) return null
    Object.assign(charge, { amount_refunded: amount, refunded: amount === charge.amount })
    return { type: 'charge.refunded', object: charge }
  }
  const close = ({ payment_intent: intent }: Charge, status: 'won' | 'lost') => {
    const dispute = disputes.get(intent)
    if (dispute?.status !== 'needs_response') return null
    dispute.status = status
    return { type: 'charge.dispute.closed', object: dispute }
  }
  const question = (charge: Charge) => {
    const { payment_intent: intent, id, amount, currency } = charge
    if (disputes.has(intent)) return null
    charge.disputed = true
    const dispute: DisputeOfCharge = {
      id: id.replace('ch_', 'dp_'),
      object: 'dispute',
      charge: id,
      payment_intent: intent,
      amount,
      currency,
      reason: 'fraudulent',
      status: 'needs_response',
    }
    disputes.set(intent, dispute)
    return { type: 'charge.dispute.created', object: dispute }
  }
  return {
    of,
    disputesOf: (intent) => [...disputes.values()].filter(({ payment_intent: of_ }) => of_ === intent),
    act(session, deed) {
      const charge = of(session)
      if (charge === null) return null
      switch (deed) {
        case 'refund-half':
          return giveBack(charge, Math.floor(charge.amount / 2))
        case 'refund':
          return giveBack(charge, charge.amount)
        case 'dispute':
          return question(charge)
        case 'dispute-won':
          return close(charge, 'won')
        case 'dispute-lost':
          return close(charge, 'lost')
      }
    },
  }
}
