import { isDeepStrictEqual } from 'node:util'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { CallerOf } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'

/** Answers may change until a report was made of them, and again once it is withdrawn. */
export async function refuseWhenReported(stores: Stores, applicationId: string): Promise<void> {
  if (await stores.reports.currentOf(applicationId)) throw new Refusal('report_issued')
}

/** `since`: when it was handed in; a document that was there before it was asked for does not answer. */
export interface Handed {
  type: UploadType
  since: Date
}

/**
 * A document of a kind that the company asks for may come after the report, which is then issued again with it
 * (`answer-requests.ts`). Any other is refused as an answer is. `handed`: null for what a bank tells.
 *
 * @returns whether a report stands
 */
export async function refuseUnasked(stores: Stores, applicationId: string, handed: Handed | null): Promise<boolean> {
  if (!(await stores.reports.currentOf(applicationId))) return false
  const asked = await stores.applicantRequests.of(applicationId)
  if (!asked.some((one) => handed && one.state === 'open' && one.type === handed.type && one.askedAt <= handed.since))
    throw new Refusal('report_issued')
  return true
}

/**
 * Before documents are added or taken away. What a main applicant declared true was said of other documents: they are
 * asked again, unless the company asked for this one, since the request says what adding it declares.
 */
export async function openDocuments(stores: Stores, applicationId: string, handed: Handed | null): Promise<void> {
  // A report that is being issued is waited for, and then refuses.
  await stores.applications.findLocked(applicationId)
  if (!(await refuseUnasked(stores, applicationId, handed))) await takeBackConfirmation(stores, applicationId)
}

/** A card form that stands open for what was confirmed is closed with it. */
async function takeBackConfirmation(stores: Stores, applicationId: string): Promise<void> {
  if (!(await stores.applications.takeBackConfirmation(applicationId))) return
  if (await stores.payments.openOf(applicationId)) await stores.jobs.send('closeCheckout', { applicationId })
}

/** Whether an answer itself would change; a day or time at which the same was said again is none. */
const changesAnswers = (saved: SavedAnswers, patch: Partial<SavedAnswers>): boolean =>
  Object.entries(patch).some(
    ([name, value]) =>
      !name.endsWith('_at') && !name.endsWith('_on') && !isDeepStrictEqual(value, saved[name as keyof SavedAnswers]),
  )

/**
 * Saves answers of the caller's own application and leaves the others as they are. A main applicant who changes one
 * after the confirmation is asked for it again: it was said of other answers.
 */
export async function saveAnswers(
  stores: Stores,
  { applicationId }: Pick<CallerOf<'owner'>, 'applicationId'>,
  patch: Partial<SavedAnswers>,
): Promise<Application> {
  const before = await stores.applications.findLocked(applicationId)
  await refuseWhenReported(stores, applicationId)
  const application = await stores.applications.changeAnswers(applicationId, patch)
  if (!before || !application) throw new Refusal('not_found')
  if (changesAnswers(before.answers, patch)) await takeBackConfirmation(stores, applicationId)
  return application
}
