import type { Language } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Application } from '../stores/applications.ts'

/** Unfinished applications are offered for a month. */
export const resumeDays = 30

/**
 * The link that brings a person back to the door of their application with their fields filled in. It proves nothing:
 * the code does. What it says of the
 * person stands behind the `#`, which no browser sends to a server, and the pages take it out of the address at once.
 * After the day `until` they take nothing from it. Source: A2-prefill.
 */
export function resumeUrl(
  publicUrl: string,
  language: Language,
  until: Day,
  { id, type, listingId, employmentStatus, applicant }: Application,
): string {
  const query = new URLSearchParams({
    resume_application: 'true',
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    email: applicant.email,
    mobile: applicant.mobile,
    application_id: id,
    employment_status: employmentStatus,
    ...(listingId === null ? {} : { listing_id: listingId }),
    appType: type,
    until,
  })
  return `${publicUrl}/${language}/${type}/fill/sign-up${listingId === null ? '' : `/${listingId}`}#${query}`
}
