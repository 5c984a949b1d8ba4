/** The part of Stripe's HTTP API that we use, with its errors, its idempotency and its refusals. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { keys } from '../magic.ts'
import { misbehaving } from '../misbehave.ts'
import { nestedForm } from './bracket-keys.ts'
import type { Charges } from './charges.ts'
import { type Account, InvalidRequest, type Session, type Sessions } from './sessions.ts'

export interface CheckoutApi {
  sessions: Sessions
  charges: Charges
  faults: Faults
  /** How long «slow» takes. */
  slowMs: number
}

const fault = (type: string, message: string, rest: Record<string, string> = {}) => ({
  error: { type, message, ...rest },
})
const unknown = (id: string) =>
  fault('invalid_request_error', `No such checkout.session: '${id}'`, { code: 'resource_missing', param: 'session' })

export function checkoutApi({ sessions, charges, faults, slowMs }: CheckoutApi) {
  const answers = new Map<string, { digest: string; status: number; body: unknown }>()

  /** The same key with the same parameters gets the same answer again; with others, an error. */
  function once(
    request: FastifyRequest,
    reply: FastifyReply,
    body: string,
    work: () => { status: number; body: unknown },
  ) {
    const key = request.headers['idempotency-key'],
      digest = createHash('sha256').update(body).digest('hex')
    const before = typeof key === 'string' ? answers.get(key) : undefined
    if (before && before.digest !== digest)
      return reply
        .code(400)
        .send(
          fault(
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          ),
        )
    const answer = before ?? { digest, ...work() }
    if (typeof key === 'string') answers.set(key, answer)
    return reply
      .code(answer.status)
      .header('idempotent-replayed', String(Boolean(before)))
      .send(answer.body)
  }

  function open(form: string, account: Account): { status: number; body: unknown } {
    try {
      return { status: 200, body: { ...sessions.open(nestedForm(form), account) } }
    } catch (error) {
      if (error instanceof InvalidRequest)
        return { status: 400, body: fault('invalid_request_error', error.message, { param: error.param }) }
      throw error
    }
  }

  return async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      misbehaving(faults, 'payments', slowMs, (status) =>
        status === 503
          ? fault('api_error', 'The service is down.')
          : fault('rate_limit_error', 'Too many requests.', { code: 'rate_limit' }),
      ),
    )
    app.addHook('preHandler', async (request, reply) => {
      reply.header('request-id', `req_${request.id}`)
      if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
        return reply.code(401).send(fault('invalid_request_error', 'Invalid API Key provided.'))
    })
    const accountOf = ({ headers }: FastifyRequest): Account =>
      typeof headers['stripe-account'] === 'string' ? headers['stripe-account'] : null
    const found = (request: FastifyRequest): Session | null =>
      sessions.find((request.params as { id: string }).id, accountOf(request))
    const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })
    const intentOf = ({ query }: FastifyRequest) => (query as { payment_intent?: string }).payment_intent ?? ''
    /** With what was charged, on request. */
    const whole = (session: Session) => {
      const charge = charges.of(session)
      return charge
        ? {
            ...session,
            payment_intent: { id: session.payment_intent, object: 'payment_intent', latest_charge: charge },
          }
        : session
    }

    app.post('/checkout/sessions', async (request, reply) => {
      const form = typeof request.body === 'string' ? request.body : ''
      return once(request, reply, form, () => open(form, accountOf(request)))
    })
    app.get('/checkout/sessions', async (request) =>
      list(
        '/v1/checkout/sessions',
        sessions
          .all()
          .filter(
            (session) =>
              session.payment_intent === intentOf(request) && sessions.accountOf(session) === accountOf(request),
          ),
      ),
    )
    app.get('/disputes', async (request) => list('/v1/disputes', charges.disputesOf(intentOf(request))))
    app.get('/checkout/sessions/:id', async (request, reply) => {
      const session = found(request)
      if (!session) return reply.code(404).send(unknown((request.params as { id: string }).id))
      // expand[0]=payment_intent.latest_charge
      return /expand.*latest_charge/.test(request.url) ? whole(session) : session
    })
    app.post('/checkout/sessions/:id/expire', async (request, reply) => {
      const session = found(request)
      if (!session) return reply.code(404).send(unknown((request.params as { id: string }).id))
      return sessions.expire(session)
        ? session
        : reply.code(400).send(fault('invalid_request_error', 'This Session is not in an expireable state.'))
    })
  }
}
