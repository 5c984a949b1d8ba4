/** The product's parts, each use of them a span. */
import type { FastifyInstance } from 'fastify'
import type { Mail } from '@attesta/providers/email/port.ts'
import type { Reader } from '../uploads/reader.ts'
import type { CallSpan, Traces } from './traces.ts'

const spans = new WeakMap<object, CallSpan>()

/** A call's span begins before anything is done for it and ends when the answer has left. */
export function traceCalls(app: FastifyInstance, traces: Traces): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = traces.beginCall({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'attesta.request_id': request.id,
    })
    spans.set(request.raw, span)
    span.run(done)
  })
  // What reads the body goes on in the turn of the socket, which belongs to no call.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request.raw)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request.raw)?.end({
      'http.response.status_code': reply.statusCode,
      'attesta.refusal': request.refusal || undefined,
      isBroken: reply.statusCode >= 500,
    })
  })
}

export const tracedReader = (reader: Reader, traces: Traces): Reader => ({
  read: (bytes, about) =>
    traces.during('read document', {}, async (span) => {
      const result = await reader.read(bytes, about)
      span.note({ 'attesta.verdict': result?.verdict ?? 'from_pixels' })
      return result
    }),
  draw: (bytes, wanted) => traces.during('draw page', {}, () => reader.draw(bytes, wanted)),
  unlock: (bytes, password) => traces.during('unlock document', {}, () => reader.unlock(bytes, password)),
})

export const tracedMail = (mail: Mail, traces: Traces): Mail => ({
  send: (email) => traces.during('send email', {}, () => mail.send(email)),
})
