import { criteriaOf } from '@attesta/domain/report/criteria.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { isValidOn } from '@attesta/domain/report/validity.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import { wireCompany } from '../../application/wire-listing.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { citedPage } from '../../pages/cited-page.ts'
import { pdfOf } from '../../reports/pdf-of.ts'
import { shownReport } from '../../reports/shown-report.ts'
import { ownReport, ownScope } from './own-company.ts'

/** Every row of a member's call is one of their own company's, in this code and again in the database. */
export const dashboard = (deps: Deps) => {
  const { transact, clock, config } = deps
  const own = ownScope(deps)

  return {
    async dashboardMe({ caller }) {
      const { member, company } = await own(caller, async (stores) => ({ member: await stores.members.find(caller.memberId), company: await stores.companies.find(caller.companyId) }))
      if (!member || !company) throw new Refusal('unauthorized')
      return { success: true as const, name: member.name, email: member.email, role: member.role, company: wireCompany(company) }
    },

    async dashboardReport({ caller, params }) {
      return shownReport(await own(caller, (stores) => ownReport(stores, caller, params.report_id)), false)
    },

    async dashboardReportTrace({ caller, params }) {
      const { snapshot, fingerprint } = await own(caller, (stores) => ownReport(stores, caller, params.report_id))
      return { success: true as const, trace: traceAnnexOf(snapshot, fingerprint) }
    },

    async dashboardCitedPage({ caller, params, query, language }) {
      const { report, member, company } = await own(caller, async (stores) => ({ report: await ownReport(stores, caller, params.report_id), member: await stores.members.find(caller.memberId), company: await stores.companies.find(caller.companyId) }))
      if (!member || !company) throw new Refusal('unauthorized')
      const application = await transact({ kind: 'system', task: 'show-page' }, (stores) => stores.applications.find(report.applicationId))
      if (!application?.answers.shows_lines) throw new Refusal('page_not_shared')
      return { success: true as const, ...await citedPage(deps, report.applicationId, report.snapshot, query, { kind: 'recipient', name: `${member.name}, ${company.name}`, language }) }
    },

    async dashboardReportCriteria({ caller, params }) {
      const { id, applicationId, snapshot } = await own(caller, (stores) => ownReport(stores, caller, params.report_id))
      const isExpired = !isValidOn(snapshot.generated_on, todayFor(snapshot, clock.now()))
      return { success: true as const, criteria: { report_id: id, application_id: applicationId, is_expired: isExpired, ...criteriaOf(snapshot) } }
    },

    async dashboardReportPdf({ caller, params }) {
      const found = await own(caller, (stores) => ownReport(stores, caller, params.report_id))
      await pdfOf(deps, found)
      const ticket = await transact({ kind: 'system', task: 'issue-ticket' }, (stores) => stores.tickets.issue(found.id))
      return { success: true as const, pdf_link: `${config.publicUrl}/api/v2/report/file/${ticket}` }
    },
  } satisfies Handlers<'dashboardMe' | 'dashboardReport' | 'dashboardReportPdf' | 'dashboardCitedPage' | 'dashboardReportTrace' | 'dashboardReportCriteria'>
}
