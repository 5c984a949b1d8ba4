/** Households of one page, opened: what the list and its export show of each. */
import { summaryOf } from '@attesta/domain/report/summary.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Application } from '../../stores/applications.ts'
import type { HouseholdRow } from '../../stores/household-list.ts'
import type { Stores } from '../../stores/index.ts'
import type { ListingHead } from '../../stores/listings.ts'
import type { Report } from '../../stores/reports.ts'
import { peopleOf } from './household-rows.ts'
import { rentWithUtilities } from './rent-with-utilities.ts'

const shownSummary = ({ id, snapshot }: Report, utilities: Cents | null) => {
  const { netIncome, incomeState, percentage, unsure, needsAttention } = summaryOf(snapshot)
  return {
    id,
    created_at: snapshot.created_at,
    valid_until: snapshot.valid_until,
    net_income: netIncome,
    income_state: incomeState,
    unsure,
    rent: snapshot.monthly_affordability.rent,
    percentage,
    guarantors: snapshot.guarantors.content.length,
    with_utilities: rentWithUtilities(snapshot, utilities),
    needs_attention: needsAttention,
  }
}

export interface OpenedPage {
  applications: ReadonlyMap<string, Application>
  /** Those with them, by the main applicant's. */
  peopleIds: ReadonlyMap<string, readonly string[]>
  issued: ReadonlyMap<string, Report>
  opened: ReadonlySet<string>
  /** In which a note waits for the reader. */
  mentioned: ReadonlySet<string>
  /** The reports that stand, of everybody on the page. */
  reportIds: ReadonlyMap<string, string>
  listings: ReadonlyMap<string, ListingHead>
  colleagueNames: ReadonlyMap<string, string>
  now: Date
}

/** What the rows of one page show, opened: the main applicants, those with them, and the reports that stand. */
export async function openPage(
  stores: Stores,
  rows: readonly HouseholdRow[],
  { memberId, ...given }: Pick<OpenedPage, 'listings' | 'colleagueNames' | 'now'> & { memberId: string },
): Promise<OpenedPage> {
  const mainIds = rows.map(({ applicationId }) => applicationId)
  const people = await stores.householdList.peopleOf(mainIds)
  const everybody = [...mainIds, ...people.map(({ id }) => id)]
  const issued = await stores.reports.currentOfEach(mainIds)
  const peopleIds = Map.groupBy(people, ({ mainApplicationId }) => mainApplicationId)
  return {
    ...given,
    issued,
    peopleIds: new Map([...peopleIds].map(([id, some]) => [id, some.map((person) => person.id)])),
    applications: await stores.applications.findEach(everybody),
    opened: await stores.reportReadings.readBy(
      memberId,
      [...issued.values()].map(({ id }) => id),
    ),
    reportIds: await stores.reports.idsOfEach(everybody),
    mentioned: await stores.householdNotes.mentionedIn(memberId, mainIds),
  }
}

/** Returns a household as the list shows it: none when it was erased meanwhile. */
export function shownAs(
  { applicationId, listingId, status, isArchived, stage, assigneeId, dueOn }: HouseholdRow,
  { applications, peopleIds, issued, opened, mentioned, reportIds, listings, colleagueNames, now }: OpenedPage,
  matched: ReadonlySet<string>,
) {
  const application = applications.get(applicationId)
  if (!application) return []
  const report = issued.get(applicationId)
  const listing = listings.get(listingId)
  return [
    {
      application_id: applicationId,
      name: fullName(application),
      role: application.role,
      type: application.type,
      listing_id: listingId,
      listing_name: listing?.name ?? '',
      started_at: application.createdAt.toISOString(),
      step_router: application.stepRouter,
      status,
      is_archived: isArchived,
      is_unread: report !== undefined && !opened.has(report.id),
      is_updated: report?.snapshot.replaces !== undefined,
      is_mentioned: mentioned.has(applicationId),
      is_matched: matched.has(applicationId),
      people: peopleOf(
        application,
        (peopleIds.get(applicationId) ?? []).flatMap((id) => applications.get(id) ?? []),
        { report, reportOf: (id) => reportIds.get(id) ?? null, today: todayFor(application, now) },
      ),
      work: { stage, assignee: colleagueNames.get(assigneeId ?? '') ?? '', due_on: dueOn },
      report: report ? shownSummary(report, listing?.utilities ?? null) : null,
    },
  ]
}
