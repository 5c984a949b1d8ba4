import * as z from 'zod/mini'

/** How the child that reads files is held: by what, and what it cannot reach. */
const containment = z.object({ by: z.string(), cut_off: z.array(z.enum(['network', 'files', 'memory'])) })
export type Containment = z.infer<typeof containment>

/**
 * What is known of one thing that the installation depends on: the state for a page to put in words, `detail` in
 * English for a program that asks. `seconds`: of `queued`, how long the oldest job has waited.
 */
export const healthCheck = z.object({
  ok: z.boolean(),
  state: z.enum([
    'answers',
    'writable',
    'queued',
    'contained',
    'scanning',
    'not_scanning',
    'open',
    'closing',
    'late',
    'failed',
  ]),
  seconds: z.optional(z.number()),
  containment: z.optional(containment),
  detail: z.string(),
})
export type HealthCheck = z.infer<typeof healthCheck>
