import type { Language } from '@attesta/contract/fields.ts'
import type { Application } from '../stores/applications.ts'

/**
 * The link that brings a person back to the door of their application with their fields filled in. It proves nothing: the code does. The pages take what
 * it says of the person out of the address at once. Source: specification 1 §2, «Prefill on load».
 */
export function resumeUrl(publicUrl: string, language: Language, { id, type, listingId, employmentStatus, applicant }: Application): string {
  const query = new URLSearchParams({
    resume_application: 'true', first_name: applicant.firstName, last_name: applicant.lastName, email: applicant.email, mobile: applicant.mobile,
    application_id: id, employment_status: employmentStatus, ...(listingId === null ? {} : { listing_id: listingId }), appType: type,
  })
  return `${publicUrl}/${language}/${type}/fill/sign-up${listingId === null ? '' : `/${listingId}`}?${query}`
}
