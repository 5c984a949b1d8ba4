import type { JobName } from '@attesta/contract/job-names.ts'
import type { JobPayloads } from './index.ts'

/** Bound to one transaction: the job exists exactly when the transaction commits. */
export interface Jobs {
  /**
   * Jobs are taken by age. `afterSeconds`: not taken before. `behindSeconds`: taken as if it had come so much later, so
   * that a person with many jobs does not hold up others; who comes later than that is behind it still.
   */
  send<K extends JobName>(
    name: K,
    payload: JobPayloads[K],
    afterSeconds?: number,
    behindSeconds?: number,
  ): Promise<void>
}
