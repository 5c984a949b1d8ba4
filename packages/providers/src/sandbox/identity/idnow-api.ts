/** The three calls of IDnow's gateway that we use, and its notice. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityKeys } from '../magic.ts'
import { type Verification, type Verifications, seenIn } from './verifications.ts'

const refusal = (code: number, cause: string) => ({ errors: [{ cause, errorType: String(code) }] })
const token = 'sandbox-login-token'
const results = {
  pass: 'SUCCESS',
  changed: 'SUCCESS_DATA_CHANGED',
  other: 'SUCCESS_DATA_CHANGED',
  abort: 'ABORTED',
  wait: 'REVIEW_PENDING',
  fail: 'FRAUD_SUSPICION_CONFIRMED',
} as const
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What IDnow tells of a verification, asked or unasked. */
export function idnowAnswer(verification: Verification): object {
  const { outcome, endedAt, person, reference, id } = verification
  const seen = seenIn(verification)
  const field = (value: string | null, original: string | null) =>
    value === original ? { status: 'MATCH', value } : { status: 'CHANGE', value, original }
  return {
    identificationprocess: {
      ...(outcome && { result: results[outcome] }),
      ...(outcome === 'fail' && { reason: 'USER_WRONG_PERSON' }),
      companyid: identityKeys.company,
      ...(endedAt && { identificationtime: endedAt.toISOString() }),
      id,
      type: 'WEB',
      transactionnumber: reference,
    },
    ...(seen && {
      userdata: {
        firstname: field(seen.givenName, person.givenName),
        lastname: field(seen.familyName, person.familyName),
        birthday: field(seen.birthDate, person.birthDate),
      },
    }),
  }
}

export const idnowApi = (verifications: Verifications) => async (app: FastifyInstance) => {
  const namesUs = (request: FastifyRequest) => (request.params as { company: string }).company === identityKeys.company

  app.post('/:company/login', async (request, reply) => {
    const { apiKey } = (request.body ?? {}) as { apiKey?: unknown }
    return namesUs(request) && apiKey === identityKeys.apiKey
      ? { authToken: token }
      : reply.code(401).send(refusal(401, 'INVALID_LOGIN_TOKEN'))
  })

  app.post('/:company/identifications/:reference/start', async (request, reply) => {
    if (!namesUs(request) || request.headers['x-api-key'] !== identityKeys.apiKey)
      return reply.code(401).send(refusal(401, 'INVALID_API_KEY'))
    const body = (request.body ?? {}) as Record<string, unknown>
    const givenName = text(body.firstname),
      familyName = text(body.lastname)
    if (!givenName || !familyName) return reply.code(400).send(refusal(400, 'MISSING_PARAMETER'))
    const { reference } = request.params as { reference: string }
    const { id } = verifications.open({
      api: 'idnow',
      reference,
      person: { givenName, familyName, birthDate: text(body.birthday) },
      language: text(body.preferredLang) ?? 'de',
      returnUrl: null,
    })
    return { id }
  })

  app.get('/:company/identifications/:reference', async (request, reply) => {
    if (!namesUs(request) || request.headers['x-api-login-token'] !== token)
      return reply.code(401).send(refusal(401, 'INVALID_LOGIN_TOKEN'))
    const found = verifications.find('idnow', (request.params as { reference: string }).reference)
    return found ? idnowAnswer(found) : reply.code(404).send(refusal(404, 'OBJECT_NOT_FOUND'))
  })
}
