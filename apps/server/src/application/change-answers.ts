import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { CallerOf } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'

/** Answers may change until a report was made of them. */
export async function refuseWhenReported(stores: Stores, applicationId: string): Promise<void> {
  if (await stores.reports.currentOf(applicationId)) throw new Refusal('conflict')
}

/**
 * Before documents are added or taken away. What a main applicant declared true was said of other documents: they are
 * asked again.
 */
export async function openDocuments(stores: Stores, applicationId: string): Promise<void> {
  await refuseWhenReported(stores, applicationId)
  await stores.applications.takeBackConfirmation(applicationId)
}

/** Saves answers of the caller's own application and leaves the others as they are. */
export async function saveAnswers(
  stores: Stores,
  { applicationId }: Pick<CallerOf<'owner'>, 'applicationId'>,
  patch: Partial<SavedAnswers>,
): Promise<Application> {
  await refuseWhenReported(stores, applicationId)
  const application = await stores.applications.changeAnswers(applicationId, patch)
  if (!application) throw new Refusal('not_found')
  return application
}
