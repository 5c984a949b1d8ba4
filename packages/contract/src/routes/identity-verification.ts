import * as z from 'zod/mini'
import { creditScore, creditState, identityFailure, identityState, verificationMethod } from '../identity.ts'
import { define } from '../route.ts'
import { okWith, owned, scope } from './replies.ts'

/**
 * `message` says in the caller's language why a failed attempt failed. `verification_url`: the page of the attempt that
 * is pending.
 */
const result = okWith({
  user_verified: z.boolean(),
  verified_at: z.nullable(z.string()),
  verification_method: z.nullable(verificationMethod),
  tried_and_failed: z.boolean(),
  state: identityState,
  reason: z.nullable(identityFailure),
  verification_url: z.nullable(z.string()),
  /** Whether a service is set up to verify with. */
  offered: z.boolean(),
})
const creditCheck = okWith({
  state: creditState,
  /** Who would be asked. */
  provider: z.nullable(z.string()),
  result: z.nullable(creditScore),
})
const poll = { who: 'owner', rate: 'poll', poll: true, cache: 'private', query: owned } as const

export const identityVerificationRoutes = define({
  isIdentityVerified: {
    method: 'GET',
    path: '/api/v1/identity-verification/is-identity-verified',
    summary: 'How the proof of identity stands; asked every 2 s while pending',
    ...poll,
    reply: result,
  },
  readIdentityVerification: {
    method: 'POST',
    path: '/api/v1/identity-verification',
    summary: "The same, by the specification's other address",
    ...poll,
    reply: result,
  },
  startVerification: {
    method: 'GET',
    path: '/api/v1/identity-verification/start-verification',
    summary: 'Begins an attempt, or gives the page of the one that is pending',
    who: 'owner',
    rate: 'money',
    audit: 'identity.started',
    cache: 'private',
    query: owned,
    reply: okWith({ verification_url: z.string() }),
  },
  identityWebhook: {
    method: 'POST',
    path: '/api/v1/identity-verification/webhook/:secret',
    summary: 'Where the identity service reports; a hint only, how it stands is asked',
    who: 'provider',
    rate: 'poll',
    cache: 'private',
    params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(200)) }),
    query: scope,
    reply: z.object({ received: z.literal(true) }),
  },
  readCreditCheck: {
    method: 'GET',
    path: '/api/v1/credit-check',
    summary: 'How the credit check stands, and who would be asked',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: creditCheck,
  },
  submitCreditCheck: {
    method: 'POST',
    path: '/api/v1/credit-check/submit',
    summary: 'The person agrees to be looked up, or takes it back; without consent no agency is asked',
    who: 'owner',
    rate: 'money',
    audit: 'credit_check.consent',
    cache: 'private',
    query: owned,
    body: z.strictObject({ consented: z.boolean() }),
    reply: creditCheck,
  },
})
