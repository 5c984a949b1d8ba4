/**
 * How the proof of a person's identity stands: by a video identification or another such service (`webid`), or by the
 * bank connection (`psd2`).
 */
import * as z from 'zod/mini'

export const verificationMethod = z.enum(['webid', 'psd2'])
export type VerificationMethod = z.infer<typeof verificationMethod>

/**
 * `unknown`: never begun. `pending`: begun, no result yet. `failed`: the last attempt gave no proof; it may be begun
 * again.
 */
export const identityState = z.enum(['unknown', 'pending', 'verified', 'failed'])
export type IdentityState = z.infer<typeof identityState>

/**
 * Why an attempt proved nothing: given up, refused by the service, not taken in time, or passed by a person of another
 * name or day of birth.
 */
export const identityFailure = z.enum(['aborted', 'refused', 'expired', 'other_name', 'other_birth_date'])
export type IdentityFailure = z.infer<typeof identityFailure>

/**
 * `off`: no service is set up, or not in this region. `not_asked`: the person has not agreed. `unknown`: agreed, and
 * the service gave no answer.
 */
export const creditState = z.enum(['off', 'not_asked', 'known', 'unknown'])

/**
 * A score as its provider tells it, never reckoned by us. `least` and `most` are the ends of the provider's own scale,
 * null where it names none.
 */
export const creditScore = z.object({
  score: z.number(),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  provider: z.string(),
  /** ISO day. */
  date: z.string(),
})
export type CreditScore = z.infer<typeof creditScore>
