import type { RequestFields } from '@attesta/contract/applicant-request.ts'
import { byMonth, maxOpenRequests, maxRequestsPerDay } from '@attesta/contract/request-limits.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { addDays, dayIn, type Month } from '@attesta/domain/day.ts'
import { stepOfRequest } from '../../application/request-step.ts'
import { timeZone } from '../../regions/time-zone.ts'
import { wireRequest } from '../../application/wire-request.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { shownMonths } from '../../emails/shown-day.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Words } from '../../http/words.ts'
import type { ApplicantRequest, Asked } from '../../stores/applicant-requests.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import { householdStage } from './household-stage.ts'
import { shownHousehold } from './household-work.ts'
import { ownScope } from './own-company.ts'
import { dayMs } from '../../clock.ts'

const refused = (key: string) => new Refusal('validation', { msg: [{ field: 'type', key }] })

/** What belongs to the kind; months of documents that have them, the earliest first. */
const askedIn = ({ kind, type, months, question }: RequestFields): Asked =>
  kind === 'explanation'
    ? { kind, type: null, months: [], question }
    : { kind, type, months: byMonth.some((one) => one === type) ? [...new Set(months)].toSorted() : [], question: null }

/** «Buste paga: ottobre 2026» */
const askedText = (words: Words, language: Language, { type, months }: Asked): string =>
  type === null
    ? words.t(language, 'Mail.Request.Explanation')
    : words.t(language, `Dashboard.Missing.document.${type}${months.length > 0 ? '.Months' : ''}`, {
        months: shownMonths(language, months as Month[]),
      })

const isSameDocument = (asked: Asked, { type, months }: ApplicantRequest): boolean =>
  type !== null && asked.type === type && months.join() === asked.months.join()

/** What colleagues ask of an applicant: a document or an explanation. */
export const dashboardRequests = (deps: Deps) => {
  const { transact, clock, words, config } = deps
  const own = ownScope(deps)

  async function writeTo(stores: Stores, application: Application, requestId: string, asked: Asked) {
    const { language, userId, applicant, region, listingId } = application
    const found = listingId === null ? null : await stores.listings.find(listingId)
    if (!found) throw new Refusal('conflict')
    const { company, listing } = found
    const until = addDays(dayIn(clock.now(), timeZone(region)), limits.reportValidityDays)
    const step = stepOfRequest(application, asked)
    await stores.emails.post('applicant-request', { userId }, requestId, {
      to: applicant.email,
      ...composeEmail(deps, language, company, {
        stem: 'Mail.Request',
        params: {
          firstName: applicant.firstName,
          company: company.name,
          listing: unlinked(listing.name),
          what: askedText(words, language, asked),
        },
        url: resumeUrl(config.publicUrl, language, until, application, step),
      }),
    })
  }

  return {
    async dashboardRequests({ caller, params }) {
      return own(caller, async (stores) => {
        const { applicationId } = await shownHousehold(stores, caller, params.application_id)
        const { isOpen } = await householdStage(stores, applicationId)
        const requests = (await stores.applicantRequests.of(applicationId)).filter(
          ({ companyId }) => companyId === caller.companyId,
        )
        const names = await stores.members.namesEver(caller.companyId)
        const openCount = requests.filter(({ state }) => state === 'open').length
        return {
          success: true as const,
          may_ask: isOpen && openCount < maxOpenRequests,
          requests: requests.map((request) => ({
            ...wireRequest(request),
            member: request.memberId === null ? '' : (names.get(request.memberId) ?? ''),
          })),
        }
      })
    },

    async dashboardAskApplicant({ caller, params, body }) {
      const asked = askedIn(body)
      const household = await own(caller, async (stores) => {
        const shown = await shownHousehold(stores, caller, params.application_id)
        if (!(await householdStage(stores, shown.applicationId)).isOpen) throw new Refusal('before_choice')
        return shown
      })
      return transact({ kind: 'system', task: 'ask-applicant' }, async (stores) => {
        // Locked: two colleagues who ask at once are counted one after the other.
        const application = await stores.applications.findLocked(household.applicationId)
        if (!application) throw new Refusal('not_found')
        if ((await stores.reports.latestOf(application.id))?.revokedAt) throw new Refusal('conflict')
        const requests = await stores.applicantRequests.of(application.id)
        const open = requests.filter(({ state }) => state === 'open')
        if (open.some((request) => isSameDocument(asked, request))) throw refused('Dashboard.Request.Error.Twice')
        const lately = await stores.applicantRequests.countSince(
          application.id,
          new Date(clock.now().getTime() - dayMs),
        )
        if (open.length >= maxOpenRequests || lately >= maxRequestsPerDay)
          throw refused('Dashboard.Request.Error.TooMany')
        const requestId = await stores.applicantRequests.ask(
          { ...household, userId: application.userId, memberId: caller.memberId },
          asked,
        )
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'request-sent', before: null, after: null },
        ])
        await writeTo(stores, application, requestId, asked)
        return { success: true as const, request_id: requestId }
      })
    },

    async dashboardWithdrawRequest({ caller, params }) {
      return own(caller, async (stores) => {
        const household = await shownHousehold(stores, caller, params.application_id)
        if (!(await stores.applicantRequests.withdraw(household.applicationId, params.request_id)))
          throw new Refusal('not_found')
        await stores.householdWork.record(household, caller.memberId, [
          { kind: 'request-withdrawn', before: null, after: null },
        ])
        return { success: true as const }
      })
    },
  } satisfies Handlers<'dashboardRequests' | 'dashboardAskApplicant' | 'dashboardWithdrawRequest'>
}
