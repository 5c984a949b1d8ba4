import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { StorageFull } from '@attesta/providers/storage/port.ts'
import type { RefusalCode } from '@attesta/contract/refusals.ts'
import { isDatabaseTrouble } from '../db/trouble.ts'
import type { Log } from '../log.ts'
import { isFollowedLink, sendFailurePage } from './failure-page.ts'
import { languageOf, regionOf } from './language.ts'
import { Refusal } from './refusal.ts'
import { refusalBody } from './refusal-body.ts'
import type { Words } from './words.ts'

/** What Fastify itself refuses, as ours. Everything else of its client errors is a call that cannot be read. */
const ownCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'no_file',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_request',
}

/** PostgreSQL's code for «could not extend file: No space left on device». */
const databaseFull = '53100'
const codeOfCause = (error: unknown) =>
  error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined

const busySeconds = 5

/** A thrown thing as a refusal; undefined when it is a bug. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof StorageFull || codeOfCause(error) === databaseFull) return new Refusal('storage_full')
  // The file store, above all; to the caller it is as a restart: what was said is kept, and trying again helps.
  if (error instanceof ProviderUnavailable) return new Refusal('restarting')
  if (isDatabaseTrouble(error)) return new Refusal('busy', { retryAfterSeconds: busySeconds })
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && ownCodes[code]) return new Refusal(ownCodes[code])
  if (statusCode === 413) return new Refusal('body_too_large')
  return statusCode && statusCode >= 400 && statusCode < 500 ? new Refusal('bad_request') : undefined
}

export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, words: Words): FastifyReply {
  const query = request.query as Record<string, unknown> | undefined
  const language = languageOf(query?.lang, request.headers['accept-language'], regionOf(request.headers.region))
  const { status, body } = refusalBody(refusal, language, words)
  request.refusal = refusal.code
  if (refusal.details.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(refusal.details.retryAfterSeconds))
  // What is left of an unread body must not hold the connection.
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (isFollowedLink(request)) return sendFailurePage(reply, { status, message: body.message }, language, words)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Labels are the template of the route, the method and the status; never the address that was called. */
export type Observe = (labels: { route: string; method: string; status: string }, seconds: number) => void

export function handleErrors(
  app: FastifyInstance,
  { words, log, observe }: { words: Words; log: Log; observe: Observe },
): void {
  app.decorateRequest('refusal', '')
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (!refusal)
      log.fault(
        { event: 'http.bug', route: request.routeOptions.url, method: request.method, requestId: request.id },
        error,
      )
    return refuse(request, reply, refusal ?? new Refusal('bug'), words)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    observe({ route, method: request.method, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    log.note({
      event: 'http.answered',
      route,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      refusal: request.refusal || undefined,
    })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal that was answered; empty for none. */
    refusal: string
  }
}
