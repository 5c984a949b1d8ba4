import type { JobName, JobPayloads } from './index.ts'

/** Bound to one transaction: the job exists exactly when the transaction commits. */
export interface Jobs {
  send<K extends JobName>(name: K, payload: JobPayloads[K]): Promise<void>
}
