import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'

/**
 * Whose account a payment goes to: an account connected to the operator's, by its id at the provider («acct_…»); null:
 * the operator's own.
 */
export type Account = string | null

/** A payment that the payer's bank has called into question: `won`, it stays; `lost`, the bank has taken it back. */
export type Dispute = 'open' | 'won' | 'lost'

/** How a checkout stands, as the provider tells it when asked. `refunded`: how much of it went back so far. */
export interface SessionTruth {
  id: string
  applicationId: string | null
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  amount: Cents
  currency: string
  refunded: Cents
  dispute: Dispute | null
  /** «it»: in which its form speaks; null where the provider does not tell. */
  language: string | null
}

/** What an event is about. The body only names it: how it stands is asked. */
export interface PaymentEvent {
  id: string
  type: string
  account: Account
  /** Of a checkout. */
  sessionId: string | null
  /** Of what was charged, for what happens to it later; its checkout is asked for. */
  chargeOf: string | null
}

/** Card payments. Money is believed only as the provider tells it when asked, never as a callback's body says. */
export interface Payments {
  openCheckout(order: {
    applicationId: string
    attempt: number
    amount: Cents
    email: string
    language: Language
    returnUrl: string
    account: Account
  }): Promise<{ sessionId: string; clientSecret: string }>
  /** Takes back a checkout that nothing was paid in; one that is over already stays as it is. */
  closeCheckout(sessionId: string, account: Account): Promise<void>
  readSession(sessionId: string, account: Account): Promise<SessionTruth>
  /** The checkout by which something was charged; null when it was none of ours. */
  sessionOf(chargeOf: string, account: Account): Promise<string | null>
  /** Throws `ForgedEvent` unless the signature over the raw bytes is the provider's and at most 300 seconds old. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
  publicSettings: { publishableKey: string; scriptUrl: string }
}
