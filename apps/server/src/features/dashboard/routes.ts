import { criteriaOf } from '@attesta/domain/report/criteria.ts'
import { stageOf } from '@attesta/domain/report/stage.ts'
import { traceAnnexOf } from '@attesta/domain/report/trace-annex.ts'
import { isValidOn } from '@attesta/domain/report/validity.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { wireCompany } from '../../application/wire-listing.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { announce } from '../../application/announce.ts'
import { citedPage } from '../../documents/pages/cited-page.ts'
import { pdfOf } from '../../reports/pdf-of.ts'
import { isChosenOf } from '../../reports/stage-of-report.ts'
import { shownReport } from '../../reports/shown-report.ts'
import { openReport, ownReport, ownScope } from './own-company.ts'
import { rentWithUtilities } from './rent-with-utilities.ts'

/** Empty: the page says it in the reader's language. */
const usualNames = { none: '', shortlisted: '', offered: '', accepted: '', declined: '', withdrawn: '' }

/** Every row of a member's call is one of their own company's, in this code and again in the database. */
export const dashboard = (deps: Deps) => {
  const { clock, config, random } = deps
  const own = ownScope(deps)
  /** Only where it opens something: of a report without stages there is nothing to choose. */
  const choose = async (caller: CallerOf<'member'>, reportId: string, isChosen: boolean) => {
    await own(caller, async (stores) => {
      const { applicationId, listingId, snapshot } = await ownReport(stores, caller, reportId)
      if (listingId === null || stageOf({ ...snapshot, hasListing: true, isChosen: false }) === 'chosen')
        throw new Refusal('conflict')
      // A co-applicant or guarantor is no candidate: their household is.
      if ((await stores.applications.mainOf(applicationId)) !== null) throw new Refusal('conflict')
      const { listing } = (await stores.listings.find(listingId))!
      if (isChosen || listing.chosenApplicationId === applicationId)
        await stores.listings.choose(listingId, isChosen ? applicationId : null)
      const before = listing.chosenApplicationId
      const tell = (id: string, event: 'applicant.chosen' | 'applicant.unchosen') =>
        announce(stores, { id, companyId: caller.companyId }, event, random.uuid(), clock.now())
      if (before !== null && (before === applicationId) !== isChosen) await tell(before, 'applicant.unchosen')
      if (isChosen && before !== applicationId) await tell(applicationId, 'applicant.chosen')
      // A member's scope knows no applicant's address: the job does.
      if (isChosen) await stores.jobs.send('tellChosen', { applicationId, listingId })
    })
    return { success: true as const }
  }

  return {
    async dashboardMe({ caller }) {
      const { member, company } = await own(caller, async (stores) => ({
        member: await stores.members.find(caller.memberId),
        company: await stores.companies.find(caller.companyId),
      }))
      if (!member || !company) throw new Refusal('unauthorized')
      return {
        success: true as const,
        name: member.name,
        email: member.email,
        role: member.role,
        company: wireCompany(company),
        stage_names: { ...usualNames, ...company.stageNames },
      }
    },

    async dashboardReport({ caller, params }) {
      return own(caller, async (stores) => {
        const found = await openReport(stores, caller, params.report_id, 'report')
        await stores.reportReadings.mark(found, caller)
        return shownReport(found, { isChosen: await isChosenOf(stores, found) })
      })
    },

    async dashboardReportTrace({ caller, params }) {
      const { snapshot, fingerprint } = await own(caller, (stores) =>
        openReport(stores, caller, params.report_id, 'trace'),
      )
      return { success: true as const, trace: traceAnnexOf(snapshot, fingerprint) }
    },

    async dashboardCitedPage({ caller, params, query, language }) {
      const { report, member, company, application } = await own(caller, async (stores) => {
        const found = await openReport(stores, caller, params.report_id, 'page')
        return {
          report: found,
          member: await stores.members.find(caller.memberId),
          company: await stores.companies.find(caller.companyId),
          application: await stores.applications.find(found.applicationId),
        }
      })
      if (!member || !company) throw new Refusal('unauthorized')
      if (!application?.answers.shows_lines) throw new Refusal('page_not_shared')
      return {
        success: true as const,
        ...(await citedPage(deps, report.applicationId, report.snapshot, query, {
          kind: 'recipient',
          name: `${member.name}, ${company.name}`,
          language,
        })),
      }
    },

    async dashboardReportCriteria({ caller, params }) {
      const { id, applicationId, snapshot, utilities } = await own(caller, async (stores) => {
        const found = await openReport(stores, caller, params.report_id, 'criteria')
        await stores.reportReadings.mark(found, caller)
        const listing = found.listingId === null ? null : await stores.listings.find(found.listingId)
        return { ...found, utilities: listing?.listing.utilities ?? null }
      })
      const isExpired = !isValidOn(snapshot.generated_on, todayFor(snapshot, clock.now()))
      return {
        success: true as const,
        criteria: {
          report_id: id,
          application_id: applicationId,
          is_expired: isExpired,
          with_utilities: rentWithUtilities(snapshot, utilities),
          ...criteriaOf(snapshot),
        },
      }
    },

    async dashboardReportPdf({ caller, params, language }) {
      const found = await own(caller, (stores) => openReport(stores, caller, params.report_id, 'pdf'))
      await pdfOf(deps, found)
      const ticket = await own(caller, async (stores) => {
        await stores.reportReadings.mark(found, caller)
        return stores.tickets.issue(found.id)
      })
      return { success: true as const, pdf_link: `${config.publicUrl}/api/v2/report/file/${ticket}?lang=${language}` }
    },

    dashboardChoose: ({ caller, params }) => choose(caller, params.report_id, true),
    dashboardTakeChoiceBack: ({ caller, params }) => choose(caller, params.report_id, false),
  } satisfies Handlers<
    | 'dashboardMe'
    | 'dashboardReport'
    | 'dashboardReportPdf'
    | 'dashboardCitedPage'
    | 'dashboardReportTrace'
    | 'dashboardReportCriteria'
    | 'dashboardChoose'
    | 'dashboardTakeChoiceBack'
  >
}
