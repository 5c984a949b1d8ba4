import * as z from 'zod/mini'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

export const confirmationRoutes = define({
  confirm: {
    method: 'POST',
    path: '/api/v1/confirmation/submit',
    summary: 'The person declares that what they gave is true',
    who: 'owner',
    rate: 'write',
    audit: 'application.confirmed',
    cache: 'private',
    query: owned,
    body: z.strictObject({ confirmed: z.boolean() }),
    reply: ok,
  },
  createPaymentSession: {
    method: 'POST',
    path: '/api/v1/payment/create-session',
    summary: 'Opens the card form, or the one that is still open',
    who: 'owner',
    rate: 'money',
    audit: 'payment.opened',
    cache: 'private',
    query: owned,
    reply: okWith({
      clientSecret: z.string(),
      /** At the provider, whose payment it is; null: of the key's owner. */
      account: z.nullable(z.string()),
      publishableKey: z.string(),
      scriptUrl: z.string(),
    }),
  },
  isPaymentRequired: {
    method: 'GET',
    path: '/api/v1/payment/is-payment-required',
    summary: 'Whether the report must still be paid for, and whether it was',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({
      is_payment_required: z.boolean(),
      is_paid: z.boolean(),
      /** Cents that went back of what was paid for it. */
      refunded: z.number(),
      amount: z.number(),
    }),
  },
  paymentSessionStatus: {
    method: 'GET',
    path: '/api/v1/payment/session-status',
    summary: "How one of this application's payments stands, asked of the provider; amount in cents",
    who: 'owner',
    rate: 'money',
    cache: 'private',
    query: z.extend(owned, { session_id: z.string().check(z.maxLength(200)) }),
    reply: okWith({ session: z.object({ status: z.enum(['open', 'complete', 'expired']), amount: z.number() }) }),
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/v1/payment/webhook',
    summary: 'Where the payment provider reports; proven by its signature, each event used once',
    who: 'provider',
    rate: 'poll',
    cache: 'private',
    query: scope,
    reply: z.object({ received: z.literal(true) }),
  },
})
