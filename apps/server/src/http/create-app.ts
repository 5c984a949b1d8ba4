/** The whole of what answers over HTTP, apart from listening: tests call it directly. */
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { closeInOrder } from './close-in-order.ts'
import { handleErrors, type Observe } from './error-handler.ts'
import type { Handlers } from './handlers.ts'
import { readJsonBodies } from './json-bodies.ts'
import { describeApi } from './openapi.ts'
import { refuseAtOnce } from './refuse-at-once.ts'
import { registerRoutes, type RoutePlatform } from './register-routes.ts'
import { serveWeb, type WebOptions } from './serve-web.ts'
import { cutSlowSenders } from './slow-senders.ts'
import { answerHeaders } from './web-headers.ts'
import type { Words } from './words.ts'
import { traceCalls } from '../tracing/traced.ts'
import type { Traces } from '../tracing/traces.ts'

export interface AppOptions extends RoutePlatform {
  handlers: Handlers
  words: Words
  web: WebOptions
  publicUrl: string
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  newRequestId: () => string
  /** Told of each call when it is answered. */
  observe: Observe
  traces: Traces
  /** More to serve on the same origin. */
  extras: ((app: FastifyInstance) => Promise<void>) | undefined
}

const jsonBodyBytes = 256 * 1024

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    genReqId: options.newRequestId,
    requestIdHeader: false,
    bodyLimit: jsonBodyBytes,
    requestTimeout: 10 * 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    // A machine that is busy starts late; only what never starts is wrong, and the person who started it sees that.
    pluginTimeout: 0,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  traceCalls(app, options.traces)
  handleErrors(app, options)
  closeInOrder(app)
  readJsonBodies(app)
  cutSlowSenders(app)
  const headers = answerHeaders(options.web.isHttps)
  refuseAtOnce(app.server, { ...options, isFull: options.underWay.isFull, headers })
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers)
  })
  await app.register(multipart, { limits: { files: 1 } })
  await app.register(async (documented) => {
    const document = describeApi(options.publicUrl)
    documented.get('/api/openapi.json', async (_, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(document)),
    )
    await documented.register(swagger, { mode: 'static', specification: { document: document as never } })
    await documented.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: (csp) => csp.replace('upgrade-insecure-requests', ''),
    })
  })
  registerRoutes(app, options.handlers, options)
  if (options.extras) await app.register(options.extras)
  serveWeb(app, options.web)
  return app
}
