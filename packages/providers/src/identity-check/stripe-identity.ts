/**
 * Document and face by Stripe Identity. No video identification in the sense of the law against money laundering, which
 * a tenancy does not ask for. Names come only with a restricted key that may read verified outputs.
 */
import Stripe from 'stripe'
import { dayOf } from '@attesta/domain/day.ts'
import { ForgedEvent } from '../forged-event.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { IdentityCheck, IdentityResult } from './port.ts'

export interface StripeIdentitySettings {
  secretKey: string
  webhookSecret: string
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  timeoutMs?: number
}

const provider = 'stripe'
const toleranceSeconds = 300
const aborted = ['abandoned', 'consent_declined']

export function createStripeIdentity({
  secretKey,
  webhookSecret,
  api,
  timeoutMs = 8000,
}: StripeIdentitySettings): IdentityCheck {
  const stripe = new Stripe(secretKey, { ...api, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false })
  const sessions = stripe.identity.verificationSessions
  return {
    provider,

    async start({ applicationId, attempt, returnUrl }) {
      const session = await asked(
        sessions.create(
          {
            type: 'document',
            options: { document: { require_matching_selfie: true } },
            client_reference_id: applicationId,
            metadata: { application_id: applicationId },
            return_url: returnUrl,
          },
          { idempotencyKey: `identity:${applicationId}:${attempt}` },
        ),
      )
      if (typeof session.id !== 'string' || typeof session.url !== 'string') throw new ProviderUnavailable(provider)
      return { reference: session.id, url: session.url }
    },

    async read(reference) {
      const session = await asked(
        sessions.retrieve(reference, { expand: ['verified_outputs', 'verified_outputs.dob'] }),
      ).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
        throw error
      })
      if (session === null) return { state: 'failed', reason: 'expired' }
      if (session.id !== reference) throw new ProviderUnavailable(provider)
      return resultOf(session)
    },

    readNotice({ rawBody, headers }) {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          headers['stripe-signature'] ?? '',
          webhookSecret,
          toleranceSeconds,
        )
        const { object } = event.data
        return {
          reference:
            event.type.startsWith('identity.verification_session.') && 'id' in object && typeof object.id === 'string'
              ? object.id
              : null,
        }
      } catch (error) {
        throw new ForgedEvent({ cause: error })
      }
    },
  }
}

function resultOf({
  status,
  last_error: error,
  verified_outputs: seen,
}: Stripe.Identity.VerificationSession): IdentityResult {
  if (status === 'processing') return { state: 'pending' }
  if (status === 'canceled') return { state: 'failed', reason: 'aborted' }
  if (status === 'requires_input')
    return error
      ? { state: 'failed', reason: aborted.includes(error.code ?? '') ? 'aborted' : 'refused' }
      : { state: 'pending' }
  if (status !== 'verified' || !seen?.first_name || !seen.last_name)
    throw new ProviderUnavailable(provider, {
      cause: new Error(status === 'verified' ? 'a success that names no one' : 'a state that is not in the list'),
    })
  const { dob } = seen
  const birthDate = dob?.year && dob.month && dob.day ? (dayOf(dob.year, dob.month, dob.day) ?? null) : null
  // The session does not tell when it was passed.
  return { state: 'verified', at: null, person: { givenName: seen.first_name, familyName: seen.last_name, birthDate } }
}

/** Whatever is not an answer is the provider's trouble; an unknown session is told apart by the caller. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') throw error
    if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailable(provider, { cause: error })
    throw error
  }
}
