import { needsAttention } from '@attesta/domain/report/standing.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Application, ApplicationHead } from '../../stores/applications.ts'
import type { HouseholdWork } from '../../stores/household-work.ts'
import type { Stores } from '../../stores/index.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Report } from '../../stores/reports.ts'
import { fullName } from '../../application/view-document.ts'
import { pageOf, type Opened, type Row } from './applicant-page.ts'
import { assignable, inCharge } from './household-work.ts'
import { peopleByMain, peopleOf } from './household-rows.ts'
import { ownHousehold, ownScope } from './own-company.ts'

const summaryOf = ({ id, snapshot }: Report) => ({
  id,
  created_at: snapshot.created_at,
  valid_until: snapshot.valid_until,
  net_income: snapshot.trace.household_net_income?.value ?? snapshot.employment.monthly_income.net_value,
  rent: snapshot.monthly_affordability.rent,
  percentage: snapshot.monthly_affordability.percentage,
  guarantors: snapshot.guarantors.content.length,
  needs_attention: needsAttention(snapshot),
})

/** The column holds the first instant after the last day, of UTC. */
const lastDay = (validUntil: Date): string => new Date(validUntil.getTime() - 86_400_000).toISOString().slice(0, 10)

interface Known {
  listings: ReadonlyMap<string, Listing>
  archived: ReadonlySet<string>
  people: ReadonlyMap<string, readonly ApplicationHead[]>
  work: ReadonlyMap<string, HouseholdWork>
  colleagues: readonly { id: string; name: string }[]
  now: Date
}

function rowOf(
  { id, listingId, region, createdAt }: ApplicationHead,
  report: { id: string; validUntil: Date } | undefined,
  { listings, archived, people, work, colleagues, now }: Known,
): Row {
  const status =
    report === undefined
      ? 'in_progress'
      : todayFor({ region }, now) <= lastDay(report.validUntil)
        ? 'report_ready'
        : 'expired'
  return {
    applicationId: id,
    listingId,
    listingName: listings.get(listingId)?.name ?? '',
    listingReference: listings.get(listingId)?.reference ?? null,
    startedAt: createdAt,
    status,
    isArchived: archived.has(id),
    reportId: report?.id ?? null,
    validUntil: report?.validUntil ?? null,
    stage: work.get(id)?.stage ?? 'none',
    assigneeId: inCharge(work.get(id)?.assigneeId ?? null, colleagues),
    withIds: people.get(id)?.map((head) => head.id) ?? [],
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ applicationId }) => applicationId)

const openedIn = (stores: Stores, companyId: string): Opened => ({
  matching: (text) => stores.applicantWords.matching(companyId, text),
  async names(rows) {
    const applicants = await stores.applications.applicantsOf(
      rows.flatMap(({ applicationId, withIds }) => [applicationId, ...withIds]),
    )
    const nameOf = (id: string) => {
      const applicant = applicants.get(id)
      return applicant ? [fullName({ applicant })] : []
    }
    return new Map(
      rows.map(({ applicationId, withIds }) => [applicationId, [applicationId, ...withIds].flatMap(nameOf)]),
    )
  },
  async incomes(rows) {
    const reports = await stores.reports.currentOfEach(idsOf(rows.filter(({ reportId }) => reportId !== null)))
    return new Map(
      [...reports].map(([id, report]) => {
        const { net_income, percentage } = summaryOf(report)
        return [id, { income: net_income === null ? null : Number(net_income), share: percentage }]
      }),
    )
  },
})

interface Page {
  applications: ReadonlyMap<string, Application>
  issued: ReadonlyMap<string, Report>
  opened: ReadonlySet<string>
  reportOf: (applicationId: string) => string | null
  known: Known
}

/** What the rows of one page show, opened: the main applicants, those with them, and the reports that stand. */
async function openPage(stores: Stores, rows: readonly Row[], given: Pick<Page, 'reportOf' | 'known'>): Promise<Page> {
  const issued = await stores.reports.currentOfEach(idsOf(rows))
  return {
    ...given,
    issued,
    applications: await stores.applications.findEach(
      rows.flatMap(({ applicationId, withIds }) => [applicationId, ...withIds]),
    ),
    opened: await stores.reportReadings.readOf([...issued.values()].map(({ id }) => id)),
  }
}

function shownAs(
  { applicationId, listingId, listingName, status, isArchived, withIds, stage, assigneeId }: Row,
  { applications, issued, opened, reportOf, known }: Page,
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
      listing_name: listingName,
      started_at: application.createdAt.toISOString(),
      step_router: application.stepRouter,
      status,
      is_archived: isArchived,
      is_unread: report !== undefined && !opened.has(report.id),
      is_updated: report?.snapshot.replaces !== undefined,
      people: peopleOf(
        application,
        withIds.flatMap((id) => applications.get(id) ?? []),
        { report, reportOf, today: todayFor(application, known.now) },
      ),
      work: {
        stage,
        assignee: known.colleagues.find(({ id }) => id === assigneeId)?.name ?? '',
        due_on: known.work.get(applicationId)?.dueOn ?? null,
      },
      report: report ? summaryOf(report) : null,
    },
  ]
}

/** Who applies for the company's homes. No ranking: the order is the one that the person asks for. */
export const dashboardApplicants = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardApplicants({ caller, query }) {
      return own(caller, async (stores) => {
        const listings = await stores.listings.ofCompany(caller.companyId)
        const [heads, reports] = [
          await stores.applications.headsForCompany(caller.companyId),
          await stores.reports.headsForCompany(caller.companyId),
        ]
        const known = {
          listings: new Map(listings.map((listing) => [listing.id, listing])),
          archived: await stores.archivedApplicants.idsOf(caller.companyId),
          people: peopleByMain(heads),
          work: await stores.householdWork.ofCompany(caller.companyId),
          colleagues: assignable(await stores.members.ofCompany(caller.companyId)),
          now: deps.clock.now(),
        }
        const rows = heads
          .filter(({ mainApplicationId }) => mainApplicationId === null)
          .map((head) => rowOf(head, reports.get(head.id), known))
          .filter(({ reportId }) => caller.role !== 'viewer' || reportId !== null)
        const wanted = {
          listingId: query.listing_id,
          status: query.status,
          text: query.text ?? '',
          stage: query.stage,
          assigneeId: query.assignee_id,
          sort: query.sort ?? 'started',
          isDescending: query.order !== 'up',
          cursor: query.cursor,
        } as const
        const { page, count, nextCursor } = await pageOf(rows, wanted, openedIn(stores, caller.companyId))
        const opened = await openPage(stores, page, {
          reportOf: (id) => reports.get(id)?.id ?? null,
          known,
        })
        return {
          success: true as const,
          applicants: page.flatMap((row) => shownAs(row, opened)),
          count,
          archived: rows.filter(({ isArchived }) => isArchived).length,
          next_cursor: nextCursor,
          listings: listings.map(({ id, name }) => ({ id, name })),
          colleagues: known.colleagues,
        }
      })
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
