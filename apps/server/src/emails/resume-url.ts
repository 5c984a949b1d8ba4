import type { StepRouter } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Application } from '../stores/applications.ts'

/** Unfinished applications are offered for a month. */
export const resumeDays = 30

/**
 * The link that brings a person back to their application. It says nothing of the person and proves nothing: the code
 * that is then sent to the application's address does. After the day `until` the page takes nothing from it. `step`:
 * where it leads instead of to where they were. Source:
 * A2-resume-link.
 */
export function resumeUrl(
  publicUrl: string,
  language: Language,
  until: Day,
  { id, type, listingId }: Pick<Application, 'id' | 'type' | 'listingId'>,
  step?: StepRouter,
): string {
  const query = new URLSearchParams({
    resume_application: 'true',
    application_id: id,
    ...(listingId === null ? {} : { listing_id: listingId }),
    appType: type,
    until,
    ...(step && { step }),
  })
  return `${publicUrl}/${language}/${type}/fill/sign-up${listingId === null ? '' : `/${listingId}`}#${query}`
}
