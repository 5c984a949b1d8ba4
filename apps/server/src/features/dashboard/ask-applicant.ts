/** Asking an applicant for something: whether it may be asked now, the email, and what is kept of it. */
import type { LeftReason } from '@attesta/contract/applicant-bulk.ts'
import { maxOpenRequests, maxRequestsPerDay } from '@attesta/contract/request-limits.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { addDays, dayIn, type Month } from '@attesta/domain/day.ts'
import { stepOfRequest } from '../../application/request-step.ts'
import { dayMs } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail, type Composed } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { shownMonths } from '../../emails/shown-day.ts'
import { unlinked } from '../../emails/unlinked.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Words } from '../../http/words.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { ApplicantRequest, Asked } from '../../stores/applicant-requests.ts'
import type { Application } from '../../stores/applications.ts'
import type { Household } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'

/** «Buste paga (ottobre 2026)» */
const askedText = (words: Words, language: Language, { type, months }: Asked): string =>
  type === null
    ? words.t(language, 'Mail.Request.Explanation')
    : words.t(language, `Dashboard.Missing.document.${type}${months.length > 0 ? '.Months' : ''}`, {
        months: shownMonths(language, months as Month[]),
      })

const isSameDocument = (asked: Asked, { type, months }: ApplicantRequest): boolean =>
  type !== null && asked.type === type && months.join() === asked.months.join()

/** Why it may not be asked now; null: it may. `ended`: the report was withdrawn. */
export async function problemOfAsking(
  { clock }: Deps,
  stores: Stores,
  applicationId: string,
  asked: Asked,
): Promise<Extract<LeftReason, 'ended' | 'asked' | 'too_many'> | null> {
  if ((await stores.reports.latestOf(applicationId))?.revokedAt) return 'ended'
  const open = (await stores.applicantRequests.of(applicationId)).filter(({ state }) => state === 'open')
  if (open.some((request) => isSameDocument(asked, request))) return 'asked'
  const lately = await stores.applicantRequests.countSince(applicationId, new Date(clock.now().getTime() - dayMs))
  return open.length >= maxOpenRequests || lately >= maxRequestsPerDay ? 'too_many' : null
}

/** @throws Refusal `conflict` for an application without a listing */
export async function requestEmail(
  { words, config, clock }: Deps,
  stores: Stores,
  application: Application,
  asked: Asked,
): Promise<Composed> {
  const { language, applicant, region, listingId } = application
  const found = listingId === null ? null : await stores.listings.find(listingId)
  if (!found) throw new Refusal('conflict')
  const until = addDays(dayIn(clock.now(), timeZone(region)), limits.reportValidityDays)
  return composeEmail({ words, config }, language, found.company, {
    stem: 'Mail.Request',
    params: {
      firstName: applicant.firstName,
      company: found.company.name,
      listing: unlinked(found.listing.name),
      what: askedText(words, language, asked),
    },
    url: resumeUrl(config.publicUrl, language, until, application, stepOfRequest(application, asked)),
  })
}

/** Keeps the request, records it and writes to the applicant. Returns the request's id. */
export async function sendRequest(
  deps: Deps,
  stores: Stores,
  household: Household,
  memberId: string,
  application: Application,
  asked: Asked,
): Promise<string> {
  const { userId, applicant } = application
  const requestId = await stores.applicantRequests.ask({ ...household, userId, memberId }, asked)
  await stores.householdWork.record(household, memberId, [{ kind: 'request-sent', before: null, after: null }])
  await stores.emails.post('applicant-request', { userId }, requestId, {
    to: applicant.email,
    ...(await requestEmail(deps, stores, application, asked)),
  })
  return requestId
}
