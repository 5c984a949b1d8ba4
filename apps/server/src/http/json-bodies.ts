import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * JSON is the only kind of body beside forms with a file. An empty one is none; keys that reach for a prototype are
 * refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody', undefined)
  app.decorateRequest('caller', undefined)
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(body.toString('utf8'), refuseProto))
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal('bad_request'))
    }
  })
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object')) throw new Refusal('bad_request')
  return value
}
