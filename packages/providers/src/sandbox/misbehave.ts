import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults } from './faults.ts'

/** The faults that every fake over HTTP can be made to show. */
export type HttpProvider = 'payments' | 'addresses' | 'bank-data' | 'identity' | 'credit'

/** A hook before each call: shows the fault that was wished for, in the words of the API that the fake speaks. */
export const misbehaving =
  (faults: Faults, provider: HttpProvider, slowMs: number, refusal: (status: 503 | 429) => unknown) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const fault: Fault<HttpProvider> | null = faults.take(provider)
    if (fault === 'down') return reply.code(503).send(refusal(503))
    if (fault === 'limited') return reply.code(429).send(refusal(429))
    if (fault === 'garbage') return reply.code(200).type('text/html').send('<html><body>Bad gateway</body></html>')
    if (fault === 'cut-off') {
      // Else the handler behind would run all the same.
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    if (fault === 'slow')
      await new Promise((resolve) => {
        setTimeout(resolve, slowMs).unref()
      })
    return undefined
  }
