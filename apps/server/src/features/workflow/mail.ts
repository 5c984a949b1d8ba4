import type { Language } from '@attesta/contract/fields.ts'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { timeZone } from '../../application/time-zone.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'
import { shownDay } from '../../letters/shown-day.ts'
import type { Application } from '../../stores/applications.ts'

/** Unfinished applications are offered for a month. */
const resumeDays = 30

/**
 * The link that brings a person back to the door with their fields filled in. It proves nothing: the code does.
 * Source: specification 1 §2, «Prefill on load».
 */
export function resumeUrl(publicUrl: string, language: Language, { id, type, listingId, employmentStatus, applicant }: Application): string {
  const query = new URLSearchParams({
    resume_application: 'true', first_name: applicant.firstName, last_name: applicant.lastName, email: applicant.email, mobile: applicant.mobile,
    application_id: id, employment_status: employmentStatus, ...(listingId === null ? {} : { listing_id: listingId }), appType: type,
  })
  return `${publicUrl}/${language}/${type}/fill/sign-up${listingId === null ? '' : `/${listingId}`}?${query}`
}

export function resumeLetter(words: Words, language: Language, publicUrl: string, application: Application, now: Date): Composed {
  const until = shownDay(language, addDays(dayIn(now, timeZone(application.region)), resumeDays))
  const step = words.say(language, `Mail.Step.${application.stepRouter}`)
  return composeLetter(words, language, { stem: 'Mail.Resume', params: { firstName: application.applicant.firstName, step, until }, url: resumeUrl(publicUrl, language, application) })
}
