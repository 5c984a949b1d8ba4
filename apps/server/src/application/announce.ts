import type { WebhookEvent } from '@attesta/contract/webhooks.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'

/**
 * Has the company told of what happened to an application, when this transaction commits; an application for nobody is
 * told of to nobody. `subjectId`: the report, application or document.
 */
export async function announce(
  stores: Stores,
  { id, companyId }: Pick<Application, 'id' | 'companyId'>,
  event: WebhookEvent,
  subjectId: string,
  now: Date,
): Promise<void> {
  if (companyId !== null)
    await stores.jobs.send('announceEvent', { event, applicationId: id, subjectId, at: now.toISOString() })
}
