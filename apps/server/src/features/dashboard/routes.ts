import { decimal } from '@attesta/domain/money.ts'
import { isValidOn } from '@attesta/domain/report/validity.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import { fullName } from '../../application/view-document.ts'
import { wireCompany } from '../../application/wire-listing.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { pdfOf } from '../../reports/pdf-of.ts'
import { shownReport } from '../../reports/shown-report.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Report } from '../../stores/reports.ts'

const summaryOf = ({ id, snapshot }: Report) => ({
  id, created_at: snapshot.created_at, valid_until: snapshot.valid_until, net_income: snapshot.trace.household_net_income?.value ?? snapshot.employment.monthly_income.net_value,
  rent: snapshot.monthly_affordability.rent, percentage: snapshot.monthly_affordability.percentage, guarantors: snapshot.guarantors.content.length,
})

/** Every row of a member's call is one of their own company's, in this code and again in the database. */
export const dashboard = (deps: Deps) => {
  const { transact, clock, config } = deps
  const own = <T>({ companyId, memberId }: CallerOf<'member'>, work: (stores: Stores) => Promise<T>) => transact({ kind: 'member', companyId, memberId }, work)

  const ownReport = async (caller: CallerOf<'member'>, reportId: string): Promise<Report> => {
    const found = await own(caller, (stores) => stores.reports.find(reportId))
    if (!found || found.companyId !== caller.companyId || found.revokedAt) throw new Refusal('not_found')
    return found
  }

  const statusOf = (report: Report | undefined) =>
    report === undefined ? ('in_progress' as const) : isValidOn(report.snapshot.generated_on, todayFor(report.snapshot, clock.now())) ? ('report_ready' as const) : ('expired' as const)

  return {
    async dashboardMe({ caller }) {
      const { member, company } = await own(caller, async (stores) => ({ member: await stores.companies.member(caller.memberId), company: await stores.companies.find(caller.companyId) }))
      if (!member || !company) throw new Refusal('unauthorized')
      return { success: true as const, name: member.name, email: member.email, role: member.role, company: wireCompany(company) }
    },

    async dashboardListings({ caller }) {
      const { listings, counts } = await own(caller, async (stores) => {
        const found = await stores.listings.ofCompany(caller.companyId)
        return { listings: found, counts: await stores.applications.countsByListing(found.map(({ id }) => id)) }
      })
      return {
        success: true as const,
        listings: listings.map(({ id, name, address, rent, deposit, region }) => ({
          id, name, address, rent: decimal(rent), deposit: deposit === null ? null : decimal(deposit), apply_url: `${config.publicUrl}/${region}/rent/apply/${id}`, applicants: counts.get(id) ?? 0,
        })),
      }
    },

    async dashboardApplicants({ caller, query }) {
      const { applications, reports, names } = await own(caller, async (stores) => {
        const found = await stores.applications.forCompany(caller.companyId, query.listing_id ?? null)
        return { applications: found, reports: await stores.reports.currentOfEach(found.map(({ id }) => id)), names: new Map((await stores.listings.ofCompany(caller.companyId)).map(({ id, name }) => [id, name])) }
      })
      const shown = (application: Application & { listingId: string }) => {
        const issued = reports.get(application.id)
        return {
          application_id: application.id, name: fullName(application), role: application.role, type: application.type, listing_id: application.listingId, listing_name: names.get(application.listingId) ?? '',
          started_at: application.createdAt.toISOString(), step_router: application.stepRouter, status: statusOf(issued), report: issued ? summaryOf(issued) : null,
        }
      }
      return { success: true as const, applicants: applications.flatMap((application) => (application.listingId === null ? [] : [shown({ ...application, listingId: application.listingId })])) }
    },

    async dashboardReport({ caller, params }) {
      return shownReport(await ownReport(caller, params.report_id), false)
    },

    async dashboardReportPdf({ caller, params }) {
      const found = await ownReport(caller, params.report_id)
      await pdfOf(deps, found)
      const ticket = await transact({ kind: 'system', task: 'issue-ticket' }, (stores) => stores.tickets.issue(found.id))
      return { success: true as const, pdf_link: `${config.publicUrl}/api/v2/report/file/${ticket}` }
    },
  } satisfies Handlers<'dashboardMe' | 'dashboardListings' | 'dashboardApplicants' | 'dashboardReport' | 'dashboardReportPdf'>
}
