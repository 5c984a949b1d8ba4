import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { stepOfMessages } from '../../application/request-step.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail } from '../../emails/compose.ts'
import { ownSender } from '../../emails/own-sender.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { shortTime, shownTime } from '../../emails/shown-time.ts'
import { unlinked } from '../../emails/unlinked.ts'
import { viewingCalendar } from '../../emails/viewing-calendar.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import type { Application } from '../../stores/applications.ts'
import type { Company } from '../../stores/companies.ts'
import type { Stores } from '../../stores/index.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Member } from '../../stores/members.ts'
import type { Viewing } from '../../stores/viewings.ts'
import { inChargeOf } from './tell-agents.ts'

/** Which email tells of a viewing that stands like this. */
function stemOf({ state, startsAt, sequence }: Viewing): string {
  if (state === 'proposed') return 'Mail.ViewingProposed'
  if (state === 'declined') return 'Mail.ViewingDeclined'
  if (state === 'agreed') return sequence === 0 ? 'Mail.ViewingAgreed' : 'Mail.ViewingMoved'
  return startsAt ? 'Mail.ViewingCancelled' : 'Mail.ViewingWithdrawn'
}
/** Proposals are for the applicant, a refusal for the colleagues; what was agreed is for both. */
const isForApplicant = ({ state }: Viewing) => state !== 'declined'
const isForColleagues = ({ state, startsAt }: Viewing) => state === 'declined' || startsAt !== null

/** Returns the one who proposed it while they are there, else who is in charge. */
async function colleaguesOf(stores: Stores, { memberId, applicationId, companyId }: Viewing, listing: Listing) {
  const members = await stores.members.ofCompany(companyId)
  const one = members.find(({ id, role }) => id === memberId && role !== 'viewer')
  return one ? [one] : inChargeOf(stores, { applicationId, companyId }, listing.assigneeId)
}

export const tellViewingJobs = (deps: Deps) => {
  const { transact, clock, config, words } = deps

  interface Told {
    viewing: Viewing
    application: Application
    listing: Listing
    company: Company
  }
  interface Recipient {
    email: string
    language: Language
    url: string
    /** Stands in the calendar: null where the link is the person's own. */
    calendarUrl: string | null
  }
  function compose({ viewing, application, listing, company }: Told, to: Recipient) {
    const { startsAt, slots, state, sequence, minutes, id } = viewing
    const { language } = to
    const zone = timeZone(application.region)
    const home = unlinked(listing.name)
    const times = startsAt && {
      time: shownTime(language, startsAt, zone),
      shortTime: shortTime(language, startsAt, zone),
    }
    const composed = composeEmail(deps, language, company, {
      stem: stemOf(viewing),
      params: { company: company.name, listing: home, ...times },
      ...(state === 'proposed' && { list: slots.map((slot) => shownTime(language, slot, zone)) }),
      url: to.url,
    })
    if (!startsAt) return { to: to.email, ...composed }
    const calendar = viewingCalendar({
      uid: `${id}@${new URL(config.publicUrl).hostname}`,
      sequence,
      isCancelled: state === 'cancelled',
      start: startsAt,
      minutes,
      summary: words.t(language, 'Mail.Viewing.Entry', { listing: listing.name }),
      location: listing.address,
      url: to.calendarUrl,
      organizer: { name: company.name, email: ownSender(config.mailFrom).address },
      attendee: to.email,
      stamp: clock.now(),
    })
    return { to: to.email, ...composed, calendar }
  }

  const colleague = ({ email, language }: Member, { region, id }: Listing): Recipient => {
    const url = `${config.publicUrl}/dashboard?listing=${id}`
    return { email, language: language ?? region, url, calendarUrl: url }
  }
  const applicantOf = (application: Application): Recipient => {
    const { language, region, applicant } = application
    const until = addDays(dayIn(clock.now(), timeZone(region)), limits.reportValidityDays)
    const url = resumeUrl(config.publicUrl, language, until, application, stepOfMessages(application))
    return { email: applicant.email, language, url, calendarUrl: null }
  }

  return {
    /**
     * Tells of a viewing: the times to the applicant, the agreed one to both with a calendar file. Of one that changed
     * since, its own job tells.
     */
    async tellViewing({ viewingId, state, sequence }) {
      await transact({ kind: 'system', task: 'tell-viewing' }, async (stores) => {
        const viewing = await stores.viewings.find(viewingId)
        if (!viewing || viewing.state !== state || viewing.sequence !== sequence) return
        const application = await stores.applications.find(viewing.applicationId)
        const found = application?.listingId ? await stores.listings.find(application.listingId) : null
        if (!application || !found) return
        const told = { viewing, application, ...found }
        const cause = `${viewingId}/${state}/${sequence}`
        if (isForApplicant(viewing))
          await stores.emails.post(
            'viewing',
            { userId: viewing.userId },
            cause,
            compose(told, applicantOf(application)),
          )
        if (!isForColleagues(viewing)) return
        for (const member of await colleaguesOf(stores, viewing, found.listing))
          await stores.emails.post(
            'viewing-agent',
            { companyId: viewing.companyId },
            `${cause}/${member.id}`,
            compose(told, colleague(member, found.listing)),
          )
      })
    },
  } satisfies JobHandlers<'tellViewing'>
}
