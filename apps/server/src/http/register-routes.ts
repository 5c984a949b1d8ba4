/**
 * The fold over the route table: every call is let in, counted, read, handled, checked and answered here, in this
 * order.
 */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { applicationType } from '@attesta/contract/fields.ts'
import type { RouteName } from '@attesta/contract/routes/index.ts'
import type { Route } from '@attesta/contract/route.ts'
import { addressBlock } from '../access/caller-address.ts'
import { accountOf, type Policies } from '../access/policies.ts'
import { holderOf } from '../access/staff.ts'
import type { OpenAct } from '../audit/acts.ts'
import type { AuditEvent } from '../audit/audit-log.ts'
import type { Clock } from '../clock.ts'
import type { KeyRing } from '../crypto/key-ring.ts'
import type { Log } from '../log.ts'
import { checkTable, routeNames, routeOf } from './check-table.ts'
import type { Caller, CallHeaders, FileReply, Handlers, UploadedFile } from './handlers.ts'
import type { Idempotent } from './idempotency.ts'
import { languageOf, regionOf } from './language.ts'
import { packed } from './packed.ts'
import { parsePart } from './parse-part.ts'
import { entityTagOf, isHeld } from './entity-tag.ts'
import { maySendOtherSite } from './other-sites.ts'
import type { RateLimiter } from './rate-limit.ts'
import { formBytes, nextFile, receivedFile, textFieldsOf, textsOfForm, tooLarge } from './received-file.ts'
import { Refusal } from './refusal.ts'
import { overloaded, type UnderWay } from './under-way.ts'

export interface RoutePlatform {
  policies: Policies
  limiter: RateLimiter
  idempotent: Idempotent
  keys: KeyRing
  openAct: OpenAct
  underWay: UnderWay
  /** Of the code that answers: another release may answer otherwise from the same rows. */
  releaseId: string
  clock: Clock
  log: Log
}

/** As `HandlerInput`, before it is known which route. */
interface AnyInput {
  caller: Caller
  params: unknown
  query: unknown
  body: unknown
  form: unknown
  file: UploadedFile | undefined
  headers: CallHeaders
  language: string
  requestId: string
}

/** Answers that say by their status what their body says too. */
const statusOf: Partial<Record<RouteName, (reply: unknown) => number>> = {
  readyz: (reply) => ((reply as { status: string }).status === 'ok' ? 200 : 503),
}

export function registerRoutes(app: FastifyInstance, handlers: Handlers, platform: RoutePlatform): void {
  const wrong = checkTable(Object.fromEntries(routeNames.map((name) => [name, routeOf(name)])), handlers)
  if (wrong.length > 0) throw new Error(`The route table is not complete:\n${wrong.join('\n')}`)
  for (const name of routeNames)
    registerRoute(app, name, handlers[name] as (input: AnyInput) => Promise<unknown>, platform)
}

function registerRoute(
  app: FastifyInstance,
  name: RouteName,
  handler: (input: AnyInput) => Promise<unknown>,
  platform: RoutePlatform,
): void {
  const { underWay } = platform
  const route = routeOf(name)
  app.route({
    method: route.method,
    url: route.path,
    // Before a byte of the body is read: a refusal must not tell what a route accepts, nor cost more than it must.
    onRequest: async (request, reply) => {
      if (route.probe !== true && underWay.isFull()) throw overloaded
      // A file takes as long as the sender's network: it waits for no others, and they do not wait for it.
      if (!route.form) underWay.begin(reply.raw)
      request.caller = await authorize(route, request, platform)
    },
    handler: async (request, reply) => {
      const caller = request.caller ?? { who: 'provider', rawBody: rawBodyOf(request), headers: plainHeaders(request) }
      const query = parsePart(route.query, request.query)
      const input: AnyInput = {
        caller,
        query,
        params: parsePart(route.params, request.params),
        body: undefined,
        form: undefined,
        file: undefined,
        headers: callHeaders(request),
        language: languageOf(
          (query as { lang?: unknown } | undefined)?.lang,
          request.headers['accept-language'],
          regionOf(request.headers.region),
        ),
        requestId: request.id,
      }
      const tag = entityTagOf(caller, input.language, platform)
      if (tag !== undefined) {
        void reply.header('etag', tag)
        if (isHeld(request.headers['if-none-match'], tag))
          return reply.header('cache-control', 'no-store').code(304).send()
      }
      const act =
        route.audit === undefined ? undefined : platform.openAct(auditEvent(route.audit, caller, null, request))
      const handle = act ? (given: AnyInput) => act.run(() => handler(given)) : handler
      const answer = await (
        route.form
          ? handleForm(route, request, input, handle)
          : handleJson(name, route, request, input, handle, platform)
      ).catch(async (error: unknown) => {
        if (error instanceof Refusal)
          await act?.end(
            auditEvent(
              `${route.audit}.${error.code === 'file_infected' ? 'infected' : 'refused'}`,
              caller,
              null,
              request,
            ),
          )
        throw error
      })
      await act?.end(auditEvent(route.audit!, caller, answer, request))
      return send(name, route, answer, reply, platform.log, request)
    },
  })
}

async function authorize(
  route: Route,
  request: FastifyRequest,
  { policies, limiter, keys }: RoutePlatform,
): Promise<Caller | undefined> {
  const address = keys.hmac('caller-address', addressBlock(request.ip))
  if (route.who === 'provider') {
    await limiter.take(route.rate, `address:${address}`)
    return undefined
  }
  if (maySendOtherSite(route, request.headers)) throw new Refusal('bad_request')
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const query = request.query as Record<string, unknown>
  const caller = await policies[route.who]({
    token,
    applicationId: query.application_id,
    roles: route.roles ?? [],
    keyScope: route.keyScope,
    isPoll: route.poll ?? false,
    wantsVersion: route.versioned ?? false,
    address,
  }).catch(async (error: unknown) => {
    if (error instanceof Refusal) await limiter.take('read', `address:${address}`)
    throw error
  })
  // A probe is answered while the database, where calls are counted, is not.
  if (route.probe !== true) await limiter.take(route.rate, accountOf(caller, address))
  return caller
}

async function handleJson(
  name: RouteName,
  route: Route,
  request: FastifyRequest,
  input: AnyInput,
  handler: (input: AnyInput) => Promise<unknown>,
  { idempotent, keys }: RoutePlatform,
): Promise<unknown> {
  if (input.caller.who === 'provider') return handler(input)
  const sent =
    route.bodyMayBeForm && request.isMultipart()
      ? await textsOfForm(request)
      : (request.body ?? (route.bodyMayBeForm ? {} : undefined))
  const body = parsePart(route.body, route.method === 'GET' ? undefined : sent)
  const run = () => handler({ ...input, body })
  const key = request.headers['idempotency-key']
  // A caller without an account is not known well enough to be given an earlier answer again.
  if (
    route.method === 'GET' ||
    typeof key !== 'string' ||
    input.caller.who === 'anyone' ||
    input.caller.who === 'entrant' ||
    input.caller.who === 'unproven'
  )
    return run()
  if (key.length < 8 || key.length > 100)
    throw new Refusal('validation', {
      msg: [{ field: 'Idempotency-Key', key: 'General.Error.Validation.IdempotencyKey' }],
    })
  return idempotent.once(
    {
      key: keys.hmac('idempotency-key', key),
      principal: accountOf(input.caller, ''),
      route: name,
      body: { body, query: input.query },
    },
    run,
  )
}

async function handleForm(
  route: Route,
  request: FastifyRequest,
  input: AnyInput,
  handler: (input: AnyInput) => Promise<unknown>,
): Promise<unknown> {
  const announcedBytes = Number(request.headers['content-length'] ?? 0)
  let part: MultipartFile | undefined
  try {
    part = await nextFile(request)
    if (!part) throw new Refusal('no_file')
    if (announcedBytes > formBytes) throw tooLarge(part.filename, announcedBytes)
    return await handler({
      ...input,
      form: parsePart(route.form, textFieldsOf(part)),
      file: receivedFile(part, announcedBytes),
    })
  } finally {
    // Whatever was not read must not block the connection.
    part?.file.resume()
  }
}

async function send(
  name: RouteName,
  route: Route,
  answer: unknown,
  reply: FastifyReply,
  log: Log,
  request: FastifyRequest,
): Promise<FastifyReply> {
  void reply.header('cache-control', route.cache === 'public' ? 'public, max-age=3600' : 'no-store')
  if (route.reply === 'file') return sendFile(answer as FileReply, reply)
  const parsed = z.safeParse(route.reply, answer)
  if (!parsed.success) {
    // Ours is the mistake: never told as the caller's. Only the places are logged; values may be personal.
    log.fault({
      event: 'http.wrong_reply',
      route: route.path,
      requestId: request.id,
      at: parsed.error.issues.slice(0, 8).map((issue) => `${issue.path.join('.')}: ${issue.code}`),
    })
    throw new Refusal('bug')
  }
  void reply.code(statusOf[name]?.(parsed.data) ?? 200).type('application/json; charset=utf-8')
  if (route.cache === 'private') return reply.send(JSON.stringify(parsed.data))
  const { body, encoding } = await packed(JSON.stringify(parsed.data), String(request.headers['accept-encoding'] ?? ''))
  void reply.header('vary', 'accept-encoding, accept-language')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(body)
}

function sendFile({ mediaType, fileName, body }: FileReply, reply: FastifyReply): FastifyReply {
  void reply
    .header('content-type', mediaType)
    .header(
      'content-disposition',
      `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body))
}

function auditEvent(event: string, caller: Caller, answer: unknown, request: FastifyRequest): AuditEvent {
  const reply = (answer ?? {}) as Record<string, unknown>
  const query = request.query as Record<string, unknown>
  const params = request.params as Record<string, unknown>
  const id = (value: unknown) => (typeof value === 'string' && z.uuid().safeParse(value).success ? value : undefined)
  const subjectId =
    id(reply.document_id) ??
    id(reply.report_id) ??
    id(params.report_id) ??
    id(params.listing_id) ??
    id(params.member_id) ??
    id(reply.listing_id) ??
    id(query.document_id) ??
    id(reply.handover_id) ??
    id(query.handover_id) ??
    id(reply.requisition_id) ??
    id(query.requisition_id) ??
    id(query.delete_application_id)
  const applicationId =
    caller.who === 'owner' || caller.who === 'handover' ? caller.applicationId : id(reply.application_id)
  if (caller.who === 'member')
    return {
      event,
      ...('keyId' in caller.by
        ? { actor: 'key', actorId: caller.by.keyId }
        : { actor: 'member', actorId: caller.memberId }),
      companyId: caller.companyId,
      applicationId: id(params.application_id),
      subjectId,
    }
  if (caller.who === 'operator')
    return {
      event,
      actor: 'operator',
      actorId: caller.operatorId,
      applicationId: id(params.application_id) ?? id(reply.application_id),
      companyId: id(params.company_id) ?? id(reply.company_id),
      subjectId: subjectId ?? id(params.subject_id) ?? id(params.review_id),
    }
  if (caller.who === 'unproven')
    return {
      event,
      actor: 'unproven',
      actorId: holderOf(caller.staff),
      ...(caller.staff.kind === 'member' ? { companyId: caller.staff.companyId } : {}),
      subjectId,
    }
  return {
    event,
    actor: caller.who,
    actorId:
      caller.who === 'applicant' || caller.who === 'owner' || caller.who === 'handover' ? caller.userId : undefined,
    applicationId,
    subjectId,
  }
}

function callHeaders(request: FastifyRequest): CallHeaders {
  const { occupation: employmentStatus } = request.headers
  return {
    applicationType: applicationType.safeParse(request.headers['application-type']).data ?? 'rent',
    region: regionOf(request.headers.region),
    employmentStatus: typeof employmentStatus === 'string' ? employmentStatus.slice(0, 100) : undefined,
  }
}

const rawBodyOf = (request: FastifyRequest): Buffer => request.rawBody ?? Buffer.alloc(0)
const plainHeaders = (request: FastifyRequest) =>
  Object.fromEntries(
    Object.entries(request.headers).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]),
  )

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    /** The body's bytes as they came, for signatures over them. */
    rawBody: Buffer | undefined
  }
}
