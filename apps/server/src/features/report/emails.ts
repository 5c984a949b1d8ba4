import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import type { PersonChange } from '@attesta/contract/report-people.ts'
import { keyOfKind } from '@attesta/contract/words/of-kind.ts'
import { stageOf } from '@attesta/domain/report/stage.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../emails/brand.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { shownDay } from '../../emails/shown-day.ts'
import { unlinked } from '../../emails/unlinked.ts'
import { isChosenOf } from '../../reports/stage-of-report.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'

/** «G. B.»: a landlord's email tells who, without the name and without a figure. */
const initialsOf = (names: readonly string[]): string => names.map((name) => `${[...name][0]}.`).join(' ')

const wordsOf = (fullname: string): string[] => {
  const words = fullname.split(/\s+/).filter(Boolean)
  return words.length < 2 ? words : [words[0]!, words.at(-1)!]
}

interface Made {
  id: string
  validUntil: Day
  /** Of the household, when these are why it was made. */
  changes: readonly PersonChange[]
}

function changesSaid(
  { words }: Deps,
  language: Language,
  type: ApplicationType,
  changes: Made['changes'],
  nameOf: (name: string) => string,
) {
  const key = keyOfKind('Mail.ReportUpdated.Change', type, (one) => words.has(language, one))
  return changes.map(({ name, role, change }) => words.t(language, key, { name: nameOf(name), role, change }))
}

/**
 * To the applicant; and to everybody of the company whose listing it is, unless that removed the applicant for good. A
 * household has one report that the company is written to about: the main applicant's.
 */
export async function postReportEmails(
  deps: Deps,
  stores: Stores,
  application: Application,
  made: Made,
): Promise<void> {
  await postToApplicant(deps, stores, application, made)
  if (application.mainApplicationId === null) await postToLandlord(deps, stores, application, made)
}

async function postToApplicant(
  deps: Deps,
  stores: Stores,
  application: Application,
  { id, validUntil, changes }: Made,
): Promise<void> {
  const { language, userId, applicant, companyId, type, region, listingId } = application
  const brand = await brandOf(stores, application)
  const company = companyId === null ? null : await stores.companies.find(companyId)
  const until = shownDay(language, validUntil)
  const url = resumeUrl(deps.config.publicUrl, language, validUntil, application)
  // Nothing is promised that the page then does not show.
  const isHidden = company?.hidesFullReport === true
  const params = { firstName: applicant.firstName, until, company: company?.name ?? '' }
  const stage = stageOf({
    region,
    type,
    hasListing: listingId !== null,
    isChosen: await isChosenOf(stores, { listingId, applicationId: application.id }),
  })
  const shared = isHidden ? 'hidden' : !brand ? 'no' : stage === 'chosen' ? 'yes' : 'first'
  const draft =
    changes.length > 0
      ? {
          stem: 'Mail.ReportUpdated',
          params: { ...params, shared },
          list: changesSaid(deps, language, type, changes, unlinked),
          url,
        }
      : isHidden
        ? { stem: 'Mail.ReportHidden', params, url }
        : { stem: 'Mail.ReportReady', params: { ...params, shared }, url }
  await stores.emails.post(changes.length > 0 ? 'report-updated' : 'report-ready', { userId }, id, {
    to: applicant.email,
    ...composeEmail(deps, language, brand, { ...draft, type }),
  })
}

async function postToLandlord(
  deps: Deps,
  stores: Stores,
  application: Application,
  { id, validUntil, changes }: Made,
): Promise<void> {
  const { applicant, listingId, companyId, type } = application
  const found = listingId === null ? null : await stores.listings.find(listingId)
  if (!found || companyId === null || (await stores.archivedApplicants.isRemoved(application.id))) return
  // Initials would tell who it is; the report stands in the list once the names are shown.
  if ((await stores.sealedShortlists.sealedNow(companyId)).has(application.id)) return
  const { region, name } = found.listing
  const initials = initialsOf([applicant.firstName, applicant.lastName])
  const draft = {
    params: { initials, listing: name, until: shownDay(region, validUntil) },
    url: `${deps.config.publicUrl}/dashboard`,
    ...(changes.length > 0
      ? {
          stem: 'Mail.ReportUpdatedLandlord',
          list: changesSaid(deps, region, type, changes, (fullname) => initialsOf(wordsOf(fullname))),
        }
      : { stem: 'Mail.ReportReadyLandlord' }),
  }
  const kind = changes.length > 0 ? 'report-updated-landlord' : 'report-ready-landlord'
  for (const member of await stores.members.ofCompany(companyId))
    await stores.emails.post(kind, { companyId }, `${id}/${member.id}`, {
      to: member.email,
      ...composeEmail(deps, region, found.company, { ...draft, type }),
    })
}
