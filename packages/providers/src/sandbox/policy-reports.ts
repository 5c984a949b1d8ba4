/**
 * What browsers refused by a page's content security policy: the browser tests read it at their end. The last thousand,
 * in memory.
 */
import type { FastifyInstance } from 'fastify'

const MAX_KEPT = 1000

export const policyReports = () => async (pages: FastifyInstance) => {
  const reports: unknown[] = []
  // Of type «application/csp-report», which no parser of ours knows: it comes as text.
  pages.post('/policy-reports', async (request, reply) => {
    reports.push(JSON.parse(String(request.body)))
    if (reports.length > MAX_KEPT) reports.shift()
    return reply.code(204).send()
  })
  pages.get('/policy-reports.json', async () => reports)
}
