import { needsAttention } from '@attesta/domain/report/standing.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Application, ApplicationHead } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Report } from '../../stores/reports.ts'
import { fullName } from '../../application/view-document.ts'
import { pageOf, type Opened, type Row } from './applicant-page.ts'
import { ownApplication, ownScope } from './own-company.ts'

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

function rowOf(
  { id, listingId, region, createdAt }: ApplicationHead,
  report: { id: string; validUntil: Date } | undefined,
  {
    listingNames,
    archived,
    now,
  }: { listingNames: ReadonlyMap<string, string>; archived: ReadonlySet<string>; now: Date },
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
    listingName: listingNames.get(listingId) ?? '',
    startedAt: createdAt,
    status,
    isArchived: archived.has(id),
    reportId: report?.id ?? null,
    validUntil: report?.validUntil ?? null,
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ applicationId }) => applicationId)

const openedIn = (stores: Stores): Opened => ({
  async names(rows) {
    const applicants = await stores.applications.applicantsOf(idsOf(rows))
    return new Map([...applicants].map(([id, applicant]) => [id, fullName({ applicant })]))
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

function shownAs(
  { applicationId, listingId, listingName, status, isArchived }: Row,
  application: Application,
  report: Report | undefined,
) {
  return {
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
    report: report ? summaryOf(report) : null,
  }
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
          listingNames: new Map(listings.map(({ id, name }) => [id, name])),
          archived: await stores.archivedApplicants.idsOf(caller.companyId),
          now: deps.clock.now(),
        }
        const rows = heads
          .map((head) => rowOf(head, reports.get(head.id), known))
          .filter(({ reportId }) => caller.role !== 'viewer' || reportId !== null)
        const wanted = {
          listingId: query.listing_id,
          status: query.status,
          text: query.text ?? '',
          sort: query.sort ?? 'started',
          isDescending: query.order !== 'up',
          cursor: query.cursor,
        } as const
        const { page, count, nextCursor } = await pageOf(rows, wanted, openedIn(stores))
        const [applications, issued] = [
          await stores.applications.findEach(idsOf(page)),
          await stores.reports.currentOfEach(idsOf(page)),
        ]
        const shown = page.flatMap((row) => {
          const application = applications.get(row.applicationId)
          return application ? [shownAs(row, application, issued.get(row.applicationId))] : []
        })
        return {
          success: true as const,
          applicants: shown,
          count,
          archived: rows.filter(({ isArchived }) => isArchived).length,
          next_cursor: nextCursor,
          listings: listings.map(({ id, name }) => ({ id, name })),
        }
      })
    },

    async dashboardArchiveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownApplication(stores, caller, params.application_id)
        await stores.archivedApplicants.archive(id, caller.companyId)
        return { success: true as const }
      })
    },

    async dashboardBringApplicantBack({ caller, params }) {
      return own(caller, async (stores) => {
        const { id } = await ownApplication(stores, caller, params.application_id)
        await stores.archivedApplicants.bringBack(id)
        return { success: true as const }
      })
    },

    async dashboardRemoveApplicant({ caller, params }) {
      return own(caller, async (stores) => {
        const { id, listingId } = await ownApplication(stores, caller, params.application_id)
        const found = listingId === null ? null : await stores.listings.find(listingId)
        if (found?.listing.chosenApplicationId === id) await stores.listings.choose(found.listing.id, null)
        await stores.archivedApplicants.removeForGood(id, caller.companyId)
        return { success: true as const }
      })
    },
  } satisfies Handlers<
    'dashboardApplicants' | 'dashboardArchiveApplicant' | 'dashboardBringApplicantBack' | 'dashboardRemoveApplicant'
  >
}
