/**
 * The part of Stripe's Identity API that we use. Stripe is not told who is expected: the fake shows an invented
 * person's document, whose name the page lets be typed.
 */
import type { FastifyInstance } from 'fastify'
import type { Sources } from '../checkout/sessions.ts'
import { nestedForm, textAt } from '../checkout/bracket-keys.ts'
import { keys } from '../magic.ts'
import { type Verification, type Verifications, seenIn } from './verifications.ts'

const statuses = {
  pass: 'verified',
  changed: 'verified',
  other: 'verified',
  abort: 'requires_input',
  wait: 'processing',
  fail: 'requires_input',
} as const
const errors = { abort: 'abandoned', fail: 'document_unverified_other' } as const

const dobOf = (day: string | null) => {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  return day === null ? null : { year, month, day: date }
}

/** `isWhole`: with the verified outputs, which are given only when they are asked for, and never in a notice. */
export function stripeAnswer(
  verification: Verification,
  { pageUrl, isWhole }: { pageUrl: string; isWhole: boolean },
): { id: string; status: string } & Record<string, unknown> {
  const { outcome, reference, openedAt } = verification
  const seen = seenIn(verification)
  const code = outcome === 'abort' || outcome === 'fail' ? errors[outcome] : null
  return {
    id: reference,
    object: 'identity.verification_session',
    type: 'document',
    livemode: false,
    created: Math.floor(openedAt.getTime() / 1000),
    metadata: {},
    client_secret: null,
    status: outcome === null ? 'requires_input' : statuses[outcome],
    last_error: code && { code, reason: 'The sandbox was told so.' },
    url: seen ? null : pageUrl,
    ...(isWhole && {
      verified_outputs: seen && {
        first_name: seen.givenName,
        last_name: seen.familyName,
        dob: dobOf(seen.birthDate),
        address: null,
        email: null,
        id_number_type: null,
        phone: null,
      },
    }),
  }
}

export const stripeIdentityApi = (
  verifications: Verifications,
  pageOf: (verification: Verification) => string,
  { random }: Pick<Sources, 'random'>,
) => {
  const begun = new Map<string, string>()
  return async (app: FastifyInstance) => {
    app.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
        return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } })
      return undefined
    })
    app.post('/verification_sessions', async (request, reply) => {
      const form = nestedForm(typeof request.body === 'string' ? request.body : ''),
        key = String(request.headers['idempotency-key'] ?? random.bytes(8).toString('hex'))
      if (textAt(form, 'type') !== 'document')
        return reply
          .code(400)
          .send({ error: { type: 'invalid_request_error', message: 'Invalid type', param: 'type' } })
      const reference = begun.get(key) ?? `vs_${random.bytes(12).toString('hex')}`
      begun.set(key, reference)
      const opened = verifications.open({
        api: 'stripe',
        reference,
        person: { givenName: '', familyName: '', birthDate: null },
        language: 'en',
        returnUrl: textAt(form, 'return_url') ?? null,
      })
      return stripeAnswer(opened, { pageUrl: pageOf(opened), isWhole: false })
    })
    app.get('/verification_sessions/:reference', async (request, reply) => {
      const { reference } = request.params as { reference: string }
      const found = verifications.find('stripe', reference)
      const isWhole = new URL(request.url, 'http://x').searchParams.getAll('expand[0]').includes('verified_outputs')
      return found
        ? stripeAnswer(found, { pageUrl: pageOf(found), isWhole })
        : reply.code(404).send({
            error: {
              type: 'invalid_request_error',
              code: 'resource_missing',
              message: 'No such verification session',
              param: 'session',
            },
          })
    })
  }
}
