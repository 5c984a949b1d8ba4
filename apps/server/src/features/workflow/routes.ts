import { employmentStatus } from '@attesta/contract/fields.ts'
import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import { wireListing } from '../../application/wire-listing.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { brandOf } from '../../emails/brand.ts'
import { resumeEmail } from './emails.ts'

const reading = { kind: 'system', task: 'read-listing' } as const

export const workflow = ({ transact, clock, ...desk }: Deps) =>
  ({
    /**
     * The steps of the caller's own application, as they stood when it was made; else those that a new one would get.
     */
    async workflow({ caller, headers }) {
      const application =
        caller.who === 'owner'
          ? await transact({ kind: 'applicant', userId: caller.userId }, (stores) =>
              stores.applications.find(caller.applicationId),
            )
          : null
      const isEmploymentStatus = employmentStatus.safeParse(headers.employmentStatus)
      if (!application && headers.employmentStatus !== undefined && !isEmploymentStatus.success)
        throw new Refusal('validation', { msg: [{ field: 'occupation', key: 'SignUp.Error.Occupation' }] })
      const facts = {
        region: application?.region ?? headers.region,
        type: application?.type ?? headers.applicationType,
        role: application?.role ?? 'main-applicant',
        lanPays: false,
        asksForAddress: false,
      } as const
      const fresh = workflowFor(facts)
      return {
        success: true as const,
        workflow: application?.workflow ?? fresh.workflow,
        hidden_routes: fresh.hidden_routes,
      }
    },

    async listingInfo({ query }) {
      const found = await transact(reading, (stores) => stores.listings.find(query.listing_id))
      if (!found) throw new Refusal('not_found')
      return { success: true as const, listing: wireListing(found.listing, found.company) }
    },

    async occupations({ query, headers }) {
      return {
        success: true as const,
        occupations: employmentStatusesFor(query.role ?? 'main-applicant', headers.region, headers.applicationType),
      }
    },

    async sendContinueLaterEmail({ caller, language }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.find(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const documents = await stores.documents.of(application.id)
        const email = resumeEmail(
          desk,
          language,
          await brandOf(stores, application),
          application,
          documents,
          clock.now(),
        )
        await stores.emails.post('resume', { userId: caller.userId }, null, {
          to: application.applicant.email,
          ...email,
        })
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'workflow' | 'listingInfo' | 'occupations' | 'sendContinueLaterEmail'>
