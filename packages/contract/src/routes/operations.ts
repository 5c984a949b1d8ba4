import * as z from 'zod/mini'
import { healthCheck } from '../health.ts'
import { define } from '../route.ts'

export const operationsRoutes = define({
  livez: {
    method: 'GET',
    path: '/livez',
    summary: 'The process answers',
    who: 'anyone',
    rate: 'read',
    probe: true,
    cache: 'private',
    reply: z.object({ status: z.literal('ok') }),
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: "What it stands on: database, file store, queue, the readers' sandbox",
    who: 'anyone',
    rate: 'read',
    probe: true,
    cache: 'private',
    reply: z.object({ status: z.enum(['ok', 'degraded']), checks: z.record(z.string(), healthCheck) }),
  },
})
