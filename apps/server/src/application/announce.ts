import type { WebhookEvent } from '@attesta/contract/webhooks.ts'
import type { JobPayloads } from '../jobs/index.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'

/**
 * Queues a webhook for the company, sent when this transaction commits. Does nothing when the application has no
 * company. `subjectId`: the report, application or document; an id of the act itself where it can happen again.
 */
export async function announce(
  stores: Stores,
  { id, companyId }: Pick<Application, 'id' | 'companyId'>,
  event: WebhookEvent,
  subjectId: string,
  now: Date,
  more: Pick<JobPayloads['announceEvent'], 'stage' | 'gone'> = {},
): Promise<void> {
  if (companyId !== null)
    await stores.jobs.send('announceEvent', { event, applicationId: id, subjectId, at: now.toISOString(), ...more })
}
