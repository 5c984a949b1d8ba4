import type { Region } from '@attesta/contract/fields.ts'
import { addDays } from '@attesta/domain/day.ts'
import { summaryOf } from '@attesta/domain/report/summary.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { tellViewing } from '../../application/tell-viewing.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Application } from '../../stores/applications.ts'
import type { HouseholdRow, HouseholdView } from '../../stores/household-list.ts'
import type { Stores } from '../../stores/index.ts'
import type { Report } from '../../stores/reports.ts'
import { householdPage, searchOf } from './applicant-page.ts'
import { assignable } from './household-work.ts'
import { peopleOf } from './household-rows.ts'
import { matchedHouseholds } from './matches.ts'
import { ownHousehold, ownScope } from './own-company.ts'

const shownSummary = ({ id, snapshot }: Report) => {
  const { netIncome, percentage, needsAttention } = summaryOf(snapshot)
  return {
    id,
    created_at: snapshot.created_at,
    valid_until: snapshot.valid_until,
    net_income: netIncome,
    rent: snapshot.monthly_affordability.rent,
    percentage,
    guarantors: snapshot.guarantors.content.length,
    needs_attention: needsAttention,
  }
}

interface Page {
  applications: ReadonlyMap<string, Application>
  /** Those with them, by the main applicant's. */ peopleIds: ReadonlyMap<string, readonly string[]>
  issued: ReadonlyMap<string, Report>
  opened: ReadonlySet<string>
  /** In which a note waits for the reader. */ mentioned: ReadonlySet<string>
  /** The reports that stand, of everybody on the page. */ reportIds: ReadonlyMap<string, string>
  listingNames: ReadonlyMap<string, string>
  colleagueNames: ReadonlyMap<string, string>
  now: Date
}

/** What the rows of one page show, opened: the main applicants, those with them, and the reports that stand. */
async function openPage(
  stores: Stores,
  rows: readonly HouseholdRow[],
  { memberId, ...given }: Pick<Page, 'listingNames' | 'colleagueNames' | 'now'> & { memberId: string },
): Promise<Page> {
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

function shownAs(
  { applicationId, listingId, status, isArchived, stage, assigneeId, dueOn }: HouseholdRow,
  { applications, peopleIds, issued, opened, mentioned, reportIds, listingNames, colleagueNames, now }: Page,
  matched: ReadonlySet<string>,
) {
  const application = applications.get(applicationId)
  if (!application) return []
  const report = issued.get(applicationId)
  return [
    {
      application_id: applicationId,
      name: fullName(application),
      role: application.role,
      type: application.type,
      listing_id: listingId,
      listing_name: listingNames.get(listingId) ?? '',
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
      report: report ? shownSummary(report) : null,
    },
  ]
}

/** A report is valid until the end of its last day: the day after, in UTC, is where its time ends. */
const validFrom = (region: Region, now: Date): Date => new Date(`${addDays(todayFor({ region }, now), 1)}T00:00:00Z`)

/** Who applies for the company's homes. No ranking: the order is the one that the person asks for. */
export const dashboardApplicants = (deps: Deps) => {
  const { clock } = deps
  const own = ownScope(deps)
  return {
    async dashboardApplicants({ caller, query }) {
      const { reply, rows, page } = await own(caller, async (stores) => {
        const { companyId } = caller
        const now = clock.now()
        const listings = await stores.listings.headsOfCompany(companyId)
        const colleagues = assignable(await stores.members.ofCompany(companyId))
        const view: HouseholdView = {
          companyId,
          listingId: query.listing_id,
          status: query.status,
          stage: query.stage,
          assigneeId: query.assignee_id,
          search: searchOf(query.text ?? '', listings),
          isReportNeeded: caller.role === 'viewer',
          colleagueIds: colleagues.map(({ id }) => id),
          validFrom: { it: validFrom('it', now), de: validFrom('de', now) },
        }
        const { rows, count, archived, sealed, nextCursor, sort } = await householdPage(stores, view, listings, {
          sort: query.sort ?? 'started',
          isDescending: query.order !== 'up',
          cursor: query.cursor,
        })
        const page = await openPage(stores, rows, {
          listingNames: new Map(listings.map(({ id, name }) => [id, name])),
          colleagueNames: new Map(colleagues.map(({ id, name }) => [id, name])),
          now,
          memberId: caller.memberId,
        })
        const reply = {
          count,
          archived,
          sealed,
          next_cursor: nextCursor,
          sort,
          listings: listings.map(({ id, name }) => ({ id, name })),
          colleagues,
        }
        return { reply, rows, page }
      })
      const matched = await matchedHouseholds(deps, caller, [...page.applications.values()])
      return { success: true as const, applicants: rows.flatMap((row) => shownAs(row, page, matched)), ...reply }
    },

    async dashboardArchiveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownHousehold(stores, caller, params.application_id)
        await stores.archivedApplicants.archive(id, caller.companyId)
        return { success: true as const }
      })
    },

    async dashboardBringApplicantBack({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownHousehold(stores, caller, params.application_id)
        await stores.archivedApplicants.bringBack(id)
        return { success: true as const }
      })
    },

    async dashboardRemoveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id, listingId } = await ownHousehold(stores, caller, params.application_id)
        const found = listingId === null ? null : await stores.listings.find(listingId)
        if (found?.listing.chosenApplicationId === id) await stores.listings.choose(found.listing.id, null)
        for (const person of await stores.applications.linkedTo(id))
          await stores.archivedApplicants.removeForGood(person.id, caller.companyId)
        const household = { applicationId: id, companyId: caller.companyId }
        await stores.applicantRequests.withdrawOpen(id)
        for (const viewing of await stores.viewings.cancelOpen(id)) await tellViewing(stores, viewing.id)
        await stores.householdDecisions.cancelNoticesOf(household)
        await stores.householdNotes.drop(household)
        await stores.householdWork.drop(household)
        await stores.archivedApplicants.removeForGood(id, caller.companyId)
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    'dashboardApplicants' | 'dashboardArchiveApplicant' | 'dashboardBringApplicantBack' | 'dashboardRemoveApplicant'
  >
}
