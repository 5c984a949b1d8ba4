import type { JobName } from '@attesta/contract/job-names.ts'
import type { JobPayloads } from './index.ts'

/** Bound to one transaction: the job exists exactly when the transaction commits. */
export interface Jobs {
  /** `afterSeconds`: not taken before. */
  send<K extends JobName>(name: K, payload: JobPayloads[K], afterSeconds?: number): Promise<void>
}
