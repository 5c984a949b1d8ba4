/** Card payments by Stripe's embedded Checkout, API `2026-10-28.endive`. */
import Stripe from 'stripe'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { ForgedEvent } from '../forged-event.ts'
import type { Account, Dispute, Payments } from './port.ts'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  /**
   * Of each endpoint that the provider calls, joined by commas: one of the operator's own account, one of the connected
   * ones.
   */
  webhookSecret: string
  /** Address of the browser's script; Stripe forbids to serve a copy of it. */
  scriptUrl: string
  /** Another place that speaks Stripe's API; Stripe itself when left out. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  /** How long one try may take; a lost answer is asked for once more under the same idempotency key. */
  timeoutMs?: number
  /** Name of what is sold, as the card form and the receipt show it. */
  product?: string
}

const DEFAULT_TIMEOUT_MS = 8_000
const EVENT_TOLERANCE_SECONDS = 300
const PROVIDER = 'stripe'

const statuses = ['open', 'complete', 'expired'] as const
type Status = (typeof statuses)[number]
const isStatus = (value: unknown): value is Status => statuses.some((status) => status === value)

export function createStripePayments({
  secretKey,
  publishableKey,
  webhookSecret,
  scriptUrl,
  api,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  product = 'Screening report',
}: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { ...api, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false })
  return {
    publicSettings: { publishableKey, scriptUrl },

    async openCheckout({ applicationId, attempt, amount, email, language, returnUrl, account }) {
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            ui_mode: 'embedded_page',
            mode: 'payment',
            redirect_on_completion: 'if_required',
            return_url: returnUrl,
            customer_email: email,
            locale: language,
            client_reference_id: applicationId,
            metadata: { application_id: applicationId },
            line_items: [
              { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: product } } },
            ],
          },
          { idempotencyKey: `pay:${applicationId}:${attempt}`, ...onBehalf(account) },
        ),
      )
      if (typeof session.id !== 'string' || typeof session.client_secret !== 'string')
        throw new ProviderUnavailable(PROVIDER)
      return { sessionId: session.id, clientSecret: session.client_secret }
    },

    async readSession(sessionId, account) {
      const session = await asked(
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }, onBehalf(account)),
      ).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
        throw error
      })
      // A session that the provider does not know can never be paid any more; to its owner that is what «expired»
      // means.
      if (session === null)
        return {
          id: sessionId,
          applicationId: null,
          status: 'expired',
          paid: false,
          amount: 0,
          currency: 'eur',
          refunded: 0,
          dispute: null,
          language: null,
        }
      if (session.id !== sessionId || !isStatus(session.status)) throw new ProviderUnavailable(PROVIDER)
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
      const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
      return {
        id: session.id,
        applicationId: session.metadata?.application_id ?? null,
        status: session.status,
        paid: session.payment_status === 'paid',
        amount: session.amount_total ?? 0,
        currency: session.currency ?? '',
        refunded: charge?.amount_refunded ?? 0,
        dispute:
          intent && charge?.disputed
            ? disputeOf(await asked(stripe.disputes.list({ payment_intent: intent.id }, onBehalf(account))))
            : null,
        language: session.locale ?? null,
      }
    },

    async closeCheckout(sessionId, account) {
      await asked(stripe.checkout.sessions.expire(sessionId, {}, onBehalf(account))).catch((error: unknown) => {
        // Paid, expired or unknown: nothing is left to take back.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },

    async sessionOf(chargeOf, account) {
      const { data } = await asked(
        stripe.checkout.sessions.list({ payment_intent: chargeOf, limit: 1 }, onBehalf(account)),
      )
      if (!Array.isArray(data)) throw new ProviderUnavailable(PROVIDER)
      return data[0]?.id ?? null
    },

    readEvent(rawBody, signature) {
      const event = verified(webhookSecret.split(','), (secret) =>
        stripe.webhooks.constructEvent(rawBody, signature, secret, EVENT_TOLERANCE_SECONDS),
      )
      const object: Record<string, unknown> = { ...event.data.object }
      const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
      return {
        id: event.id,
        type: event.type,
        account: event.account ?? null,
        sessionId: event.type.startsWith('checkout.session.') ? textOf(object.id) : null,
        // Of charges and of disputes over them.
        chargeOf: event.type.startsWith('charge.') ? textOf(object.payment_intent) : null,
      }
    },
  }
}

/** A call for a connected account names it; the operator's own is whose key it is. */
const onBehalf = (account: Account): Stripe.RequestOptions => (account === null ? {} : { stripeAccount: account })

const won: readonly string[] = ['won', 'prevented', 'warning_closed']

/** The worst of them counts. */
function disputeOf({ data }: { data?: { status: string }[] }): Dispute {
  if (!Array.isArray(data)) throw new ProviderUnavailable(PROVIDER)
  if (data.some(({ status }) => status === 'lost')) return 'lost'
  return data.every(({ status }) => won.includes(status)) ? 'won' : 'open'
}

/**
 * Whatever is not an answer to our question is the provider's trouble; a request that it understood and refused is
 * ours.
 */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    )
      throw error
    if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailable(PROVIDER, { cause: error })
    throw error
  }
}

/** Signed with any of the secrets. */
function verified([secret = '', ...others]: string[], read: (secret: string) => Stripe.Event): Stripe.Event {
  try {
    return read(secret.trim())
  } catch (error) {
    if (others.length > 0) return verified(others, read)
    throw new ForgedEvent({ cause: error })
  }
}
