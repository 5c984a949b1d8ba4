/**
 * Table 7 of 8: everything done later. Payloads carry ids only; handlers are idempotent, because delivery is at least
 * once.
 */
import type { JobName } from '@attesta/contract/job-names.ts'
import type { ViewingState } from '@attesta/contract/viewing-limits.ts'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import type { WebhookEvent } from '@attesta/contract/webhooks.ts'
import type { ErasedSubject } from '../stores/erased-subject.ts'

export interface JobPolicy {
  /** Attempts after the first, before the job is put into its dead-letter queue. */
  retries: number
  /** Seconds before the first retry, doubled each time. */
  retryDelaySeconds: number
  /** A worker that says nothing for this long has lost the job. It says something every sixth of it. */
  leaseSeconds: number
  /** How many run at once in one worker process. */
  atOnce: number
  /** Beside these, how many whose payload says `isFromPixels`: they have a queue and places of their own. */
  fromPixelsAtOnce?: number
  /** Cron spelling, Europe/Rome, for jobs that start themselves. */
  every?: string
}

const quick = { retries: 5, retryDelaySeconds: 5, leaseSeconds: 60, atOnce: 4 } as const
const nightly = { retries: 2, retryDelaySeconds: 300, leaseSeconds: 60, atOnce: 1 } as const

export const jobTable = {
  parseDocument: { retries: 3, retryDelaySeconds: 2, leaseSeconds: 60, atOnce: 2, fromPixelsAtOnce: 2 },
  readBankAccounts: { retries: 2, retryDelaySeconds: 1, leaseSeconds: 60, atOnce: 2 },
  fetchBankTransactions: { retries: 1, retryDelaySeconds: 1, leaseSeconds: 60, atOnce: 2 },
  revokeBankConnection: { retries: 5, retryDelaySeconds: 30, leaseSeconds: 60, atOnce: 1 },
  sendEmail: quick,
  announceEvent: quick,
  /** The attempts of a message are jobs of their own; a retry of one is only for a worker that was lost. */
  deliverWebhook: { ...quick, retries: 3 },
  notifyOfProblems: { ...quick, atOnce: 1 },
  closeCheckout: quick,
  tellChosen: quick,
  tellDeclined: quick,
  tellAgents: quick,
  tellViewing: quick,
  sendDigests: { ...nightly, every: '5 7 * * *' },
  updateReport: quick,
  drawReport: { retries: 3, retryDelaySeconds: 5, leaseSeconds: 60, atOnce: 1 },
  makeCopy: { retries: 2, retryDelaySeconds: 5, leaseSeconds: 60, atOnce: 1 },
  endCopy: { ...quick, atOnce: 1 },
  finishErasure: { ...quick, atOnce: 1 },
  purge: { ...nightly, every: '20 3 * * *' },
  indexApplicants: { ...nightly, every: '30 * * * *' },
  summariseReports: { ...nightly, every: '35 * * * *' },
  sweepFiles: { ...nightly, every: '40 * * * *' },
  sweepSessions: { ...nightly, every: '10 4 * * *' },
  sweepCounters: { ...nightly, every: '20 * * * *' },
  sweepLost: { ...nightly, every: '*/5 * * * *' },
  rewrapKeys: { ...nightly, every: '50 3 * * *' },
  anchorAudit: { ...nightly, every: '*/10 * * * *' },
  verifyAudit: { ...nightly, every: '30 4 * * *' },
} as const satisfies Record<JobName, JobPolicy>

/** Ids only: nothing personal is ever in the queue. */
export interface JobPayloads {
  /** `isFromPixels`: a picture, or what was found to have pages without text. */
  parseDocument: { documentId: string; isFromPixels?: true }
  readBankAccounts: { connectionId: string }
  fetchBankTransactions: { connectionId: string }
  revokeBankConnection: { connectionId: string }
  sendEmail: { emailId: string }
  /**
   * `at`: when it happened, ISO 8601. `stage`: of `stage.changed`. `gone`: of an application that is not there any more,
   * whose it was; its id is null where it was erased.
   */
  announceEvent: {
    event: WebhookEvent
    applicationId: string | null
    subjectId: string
    at: string
    stage?: { before: WorkStage; after: WorkStage }
    gone?: { companyId: string; listingId: string | null }
  }
  deliverWebhook: { deliveryId: string }
  notifyOfProblems: { applicationId: string }
  closeCheckout: { applicationId: string }
  tellChosen: { applicationId: string; listingId: string }
  tellDeclined: { decisionId: string }
  /** `causeId`: the answer that is told of. */
  tellAgents: { applicationId: string; companyId: string; causeId: string }
  /** `state` and `sequence`: what is told of; what changed since is told by its own job. */
  tellViewing: { viewingId: string; state: ViewingState; sequence: number }
  sendDigests: Record<string, never>
  /**
   * `applicationId`: the main one's. `personId`: the application of the person whose part may have changed; null when
   * it is erased with their account.
   */
  updateReport: { applicationId: string; personId: string | null }
  drawReport: { reportId: string }
  makeCopy: { copyId: string }
  endCopy: { copyId: string }
  finishErasure: ErasedSubject
  purge: Record<string, never>
  indexApplicants: Record<string, never>
  summariseReports: Record<string, never>
  sweepFiles: Record<string, never>
  sweepSessions: Record<string, never>
  sweepCounters: Record<string, never>
  sweepLost: Record<string, never>
  rewrapKeys: Record<string, never>
  anchorAudit: Record<string, never>
  verifyAudit: Record<string, never>
}

/**
 * `attempt` starts at 1. A job that failed every attempt, or whose worker vanished each time, is run once more with
 * `isLast`:
 * then the handler does not try again but leaves a final word for the person.
 */
export interface JobRun {
  jobId: string
  attempt: number
  isLast: boolean
  /** How much later than now it counts as come, as in `Jobs.send`; below 0 for what has waited. */
  behindSeconds: number
}
export type JobHandlers<K extends JobName = JobName> = {
  [N in K]: (payload: JobPayloads[N], run: JobRun) => Promise<void>
}

/** Jobs that the platform does itself; the features do all others. */
type PlatformJob = 'sweepFiles' | 'sweepCounters' | 'sweepLost' | 'rewrapKeys' | 'anchorAudit' | 'verifyAudit'
export type FeatureJobHandlers = JobHandlers<Exclude<JobName, PlatformJob>>
