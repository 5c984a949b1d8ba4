import type { Day } from '@attesta/domain/day.ts'
import type { Deps } from '../../deps.ts'
import { composeLetter } from '../../letters/compose.ts'
import { resumeUrl } from '../../letters/resume-url.ts'
import { shownDay } from '../../letters/shown-day.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'

/** «G. B.»: a landlord's mail tells who, without the name and without a figure. */
const initials = ({ applicant }: Application): string => `${[...applicant.firstName][0]}. ${[...applicant.lastName][0]}.`

/** To the applicant, and to everybody of the company whose listing it is. */
export async function postReportLetters({ words, config }: Deps, stores: Stores, application: Application, validUntil: Day): Promise<void> {
  const { language, userId, applicant, listingId, companyId } = application
  const until = shownDay(language, validUntil)
  const found = listingId === null ? null : await stores.listings.find(listingId)
  await stores.letters.post('report-ready', { userId }, {
    to: applicant.email,
    ...composeLetter(words, language, { stem: 'Mail.ReportReady', params: { firstName: applicant.firstName, until, shared: found ? 'yes' : 'no', company: found?.company.name ?? '' }, url: resumeUrl(config.publicUrl, language, application) }),
  })
  if (!found || companyId === null) return
  for (const member of await stores.companies.membersOf(companyId)) {
    const letter = composeLetter(words, found.listing.region, { stem: 'Mail.ReportReadyLandlord', params: { initials: initials(application), listing: found.listing.name, until: shownDay(found.listing.region, validUntil) }, url: `${config.publicUrl}/dashboard` })
    await stores.letters.post('report-ready-landlord', { companyId }, { to: member.email, ...letter })
  }
}
