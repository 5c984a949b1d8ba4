/**
 * An identity service as a contract might have it: no real service's API, for the adapter whose API is in its settings.
 */
import type { FastifyInstance } from 'fastify'
import { identityKeys } from '../magic.ts'
import { type Verification, type Verifications, seenIn } from './verifications.ts'

const results = {
  pass: 'successful',
  changed: 'successful',
  other: 'successful',
  abort: 'cancelled',
  wait: 'in_review',
  fail: 'rejected',
} as const
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export function contractAnswer(verification: Verification): object {
  const { reference, outcome, endedAt } = verification
  return {
    action: {
      id: reference,
      state: outcome === null ? 'open' : results[outcome],
      ...(endedAt && { finished: endedAt.toISOString() }),
    },
    person: seenIn(verification),
  }
}

/** `pageOf`: where people go. */
export const contractApi =
  (verifications: Verifications, pageOf: (verification: Verification) => string) => async (app: FastifyInstance) => {
    app.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${identityKeys.apiKey}`)
        return reply.code(401).send({ message: 'who are you?' })
      return undefined
    })
    app.post('/actions', async (request, reply) => {
      const body = (request.body ?? {}) as Record<string, unknown>
      const givenName = text(body.firstName),
        familyName = text(body.lastName),
        order = text(body.order)
      if (!givenName || !familyName || !order)
        return reply.code(400).send({ message: 'order, firstName and lastName are needed' })
      const opened = verifications.open({
        api: 'contract',
        reference: `a-${order}`,
        person: { givenName, familyName, birthDate: text(body.birthDate) },
        language: text(body.language) ?? 'de',
        returnUrl: text(body.redirectUrl),
      })
      return { action: { id: opened.reference, link: pageOf(opened) } }
    })
    app.get('/actions/:reference', async (request, reply) => {
      const found = verifications.find('contract', (request.params as { reference: string }).reference)
      return found ? contractAnswer(found) : reply.code(404).send({ message: 'no such action' })
    })
  }
