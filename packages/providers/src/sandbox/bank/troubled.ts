import type { Faults } from '../faults.ts'
import { misbehaving } from '../misbehave.ts'

/** Returns the faults of the whole provider, the same for both that the sandbox plays. */
export const troubled = (faults: Faults, slowMs: number) =>
  misbehaving(faults, 'bank-data', slowMs, (status) =>
    status === 503
      ? { summary: 'Service unavailable', detail: 'Try later', status_code: 503 }
      : {
          summary: 'Rate limit exceeded',
          detail: 'The rate limit for this resource is 100/min. Please try again in 40 seconds',
          status_code: 429,
        },
  )
