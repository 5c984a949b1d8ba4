/** The faults of the whole provider, the same for both that the sandbox plays. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'

/** Gives whether the answer is given already. */
export async function misbehave(faults: Faults, request: FastifyRequest, reply: FastifyReply, slowMs: number): Promise<boolean> {
  const misbehaviour = faults.take('bank-data')
  if (misbehaviour === 'down') await reply.code(503).send({ summary: 'Service unavailable', detail: 'Try later', status_code: 503 })
  if (misbehaviour === 'limited') await reply.code(429).send({ summary: 'Rate limit exceeded', detail: 'The rate limit for this resource is 100/min. Please try again in 40 seconds', status_code: 429 })
  if (misbehaviour === 'garbage') await reply.code(200).type('text/html').send('<html><body>Bad gateway</body></html>')
  if (misbehaviour === 'cut-off') {
    // Else the handler behind would run all the same.
    reply.hijack()
    request.raw.socket.destroy()
  }
  if (misbehaviour === 'slow') await new Promise((resolve) => { setTimeout(resolve, slowMs).unref() })
  return misbehaviour !== null && misbehaviour !== 'slow'
}
