import { addDays, dayIn } from '@attesta/domain/day.ts'
import { limits } from '@attesta/contract/limits.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeUrl } from '../../emails/resume-url.ts'
import { unlinked } from '../../emails/unlinked.ts'

/** So many in one run; when there were more, the next run follows at once. */
const indexedAtOnce = 200
const summarisedAtOnce = 100

export const dashboardJobs = (deps: Deps) =>
  ({
    /**
     * Tells a person that their application was chosen for a home, and what the landlord reads since: once for a home,
     * however often the choice is made and taken back, and not when it was taken back already. No promise stands in it.
     */
    async tellChosen({ applicationId, listingId }) {
      await deps.transact({ kind: 'system', task: 'tell-chosen' }, async (stores) => {
        const application = await stores.applications.find(applicationId)
        const found = await stores.listings.find(listingId)
        if (!application || found?.listing.chosenApplicationId !== applicationId) return
        const { language, userId, applicant, region } = application
        const { listing, company } = found
        const draft = {
          stem: 'Mail.Chosen',
          params: { firstName: applicant.firstName, company: company.name, listing: unlinked(listing.name) },
          url: resumeUrl(
            deps.config.publicUrl,
            language,
            addDays(dayIn(deps.clock.now(), timeZone(region)), limits.reportValidityDays),
            application,
          ),
        }
        await stores.emails.post('chosen', { userId }, `${listingId}/${applicationId}`, {
          to: applicant.email,
          ...composeEmail(deps, language, company, draft),
        })
      })
    },

    /** Notes what lists sort reports by, for those issued before it was noted, some at a time. */
    async summariseReports() {
      const count = await deps.transact({ kind: 'system', task: 'summarise-reports' }, async (stores) => {
        const ids = await stores.reports.notSummarised(summarisedAtOnce)
        for (const id of ids) {
          const report = await stores.reports.find(id)
          if (report) await stores.reports.summarise(report)
        }
        if (ids.length === summarisedAtOnce) await stores.jobs.send('summariseReports', {})
        return ids.length
      })
      if (count > 0) deps.log.note({ event: 'reports.summarised', count })
    },

    /** Makes applicants from before the search was kept findable, some at a time. */
    async indexApplicants() {
      const count = await deps.transact({ kind: 'system', task: 'index-applicants' }, async (stores) => {
        const missing = await stores.applicantWords.missing(indexedAtOnce)
        const applicants = await stores.applications.applicantsOf(missing.map(({ id }) => id))
        for (const { id, companyId } of missing) {
          const applicant = applicants.get(id)
          if (applicant) await stores.applicantWords.write(id, companyId, applicant)
        }
        if (missing.length === indexedAtOnce) await stores.jobs.send('indexApplicants', {})
        return missing.length
      })
      if (count > 0) deps.log.note({ event: 'applicants.indexed', count })
    },
  }) satisfies JobHandlers<'tellChosen' | 'indexApplicants' | 'summariseReports'>
