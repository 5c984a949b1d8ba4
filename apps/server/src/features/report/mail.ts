import type { Day } from '@attesta/domain/day.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../letters/brand.ts'
import { composeLetter } from '../../letters/compose.ts'
import { resumeUrl } from '../../letters/resume-url.ts'
import { shownDay } from '../../letters/shown-day.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'

/** «G. B.»: a landlord's mail tells who, without the name and without a figure. */
const initials = ({ applicant }: Application): string =>
  `${[...applicant.firstName][0]}. ${[...applicant.lastName][0]}.`

/** To the applicant, and to everybody of the company whose listing it is, unless that removed the applicant for good. */
export async function postReportLetters(
  deps: Deps,
  stores: Stores,
  application: Application,
  { id, validUntil }: { id: string; validUntil: Day },
): Promise<void> {
  const { publicUrl } = deps.config
  const { language, userId, applicant, listingId, companyId } = application
  const brand = await brandOf(stores, application)
  const company = companyId === null ? null : await stores.companies.find(companyId)
  await stores.letters.post('report-ready', { userId }, id, {
    to: applicant.email,
    ...composeLetter(deps, language, brand, {
      // Nothing is promised that the page then does not show.
      ...(company?.hidesFullReport
        ? {
            stem: 'Mail.ReportHidden',
            params: { firstName: applicant.firstName, until: shownDay(language, validUntil), company: company.name },
          }
        : {
            stem: 'Mail.ReportReady',
            params: {
              firstName: applicant.firstName,
              until: shownDay(language, validUntil),
              shared: brand ? 'yes' : 'no',
              company: brand?.name ?? '',
            },
          }),
      url: resumeUrl(publicUrl, language, validUntil, application),
    }),
  })
  const found = listingId === null ? null : await stores.listings.find(listingId)
  if (!found || companyId === null || (await stores.archivedApplicants.isRemoved(application.id))) return
  const { region, name } = found.listing
  for (const member of await stores.members.ofCompany(companyId)) {
    const draft = {
      stem: 'Mail.ReportReadyLandlord',
      params: { initials: initials(application), listing: name, until: shownDay(region, validUntil) },
      url: `${publicUrl}/dashboard`,
    }
    await stores.letters.post('report-ready-landlord', { companyId }, `${id}/${member.id}`, {
      to: member.email,
      ...composeLetter(deps, region, found.company, draft),
    })
  }
}
