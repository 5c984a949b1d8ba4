import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'

/** Card payments. Money is believed only as the provider tells it when asked, never as a callback's body says. */
export interface Payments {
  openCheckout(order: { applicationId: string; attempt: number; amount: Cents; email: string; language: Language; returnUrl: string }): Promise<{ sessionId: string; clientSecret: string }>
  readSession(sessionId: string): Promise<{ id: string; applicationId: string | null; status: 'open' | 'complete' | 'expired'; paid: boolean; amount: Cents; currency: string }>
  /** Throws `ForgedEvent` unless the signature over the raw bytes is the provider's and at most 300 seconds old. */
  readEvent(rawBody: Buffer, signature: string): { id: string; type: string; sessionId: string | null }
  publicSettings: { publishableKey: string; scriptUrl: string }
}
