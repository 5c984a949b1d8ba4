import { noticeDelaySeconds } from '@attesta/contract/decision-limits.ts'
import { languages, type Language } from '@attesta/contract/fields.ts'
import type { Deps } from '../../deps.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { unlinked } from '../../emails/unlinked.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import type { Company } from '../../stores/companies.ts'
import type { HouseholdDecision } from '../../stores/household-decisions.ts'
import type { Stores } from '../../stores/index.ts'
import { ownScope } from './own-company.ts'

/**
 * Says that another household gets the home, and no reason: a reason in an email is what a claim of discrimination
 * rests on, and the criteria are told to who asks. Sources: § 22 AGG; GDPR art. 15.
 */
const declineEmail = (desk: Desk, language: Language, company: Company, firstName: string, listing: string): Composed =>
  composeEmail(desk, language, company, {
    stem: 'Mail.Declined',
    params: { firstName, company: company.name, listing: unlinked(listing) },
  })

/** Decline emails: previewed, sent in bulk, taken back until they are sent. No decision sends one by itself. */
export const dashboardDeclineEmails = (deps: Deps) => {
  const own = ownScope(deps)

  /** @throws Refusal `conflict` for a decision that is no refusal or not the newest any more */
  async function declinedOnes(
    stores: Stores,
    { companyId }: CallerOf<'member'>,
    ids: readonly string[],
  ): Promise<HouseholdDecision[]> {
    const decisions = await stores.householdDecisions.findEach(companyId, ids)
    if (decisions.length !== new Set(ids).size) throw new Refusal('not_found')
    const newest = await stores.householdDecisions.newestOf(
      companyId,
      decisions.map(({ applicationId }) => applicationId),
    )
    if (decisions.some(({ id, applicationId, outcome }) => outcome !== 'declined' || newest.get(applicationId) !== id))
      throw new Refusal('conflict')
    return decisions
  }

  return {
    async dashboardPreviewNotices({ caller, body }) {
      return own(caller, async (stores) => {
        const decisions = await declinedOnes(stores, caller, body.decision_ids)
        const applications = await stores.applications.findEach(decisions.map(({ applicationId }) => applicationId))
        const company = await stores.companies.find(caller.companyId)
        if (!company) throw new Refusal('unauthorized')
        const listings = new Map(
          (await stores.listings.headsOfCompany(caller.companyId)).map(({ id, name }) => [id, name]),
        )
        return {
          success: true as const,
          emails: languages.flatMap((language) => {
            const written = decisions.flatMap(({ applicationId, listingId }) => {
              const application = applications.get(applicationId)
              return application?.language === language ? [{ application, listingId }] : []
            })
            const first = written[0]
            if (!first) return []
            const { subject, text } = declineEmail(
              deps,
              language,
              company,
              first.application.applicant.firstName,
              listings.get(first.listingId ?? '') ?? '',
            )
            return [{ language, count: written.length, subject, text }]
          }),
        }
      })
    },

    async dashboardSendNotices({ caller, body }) {
      return own(caller, async (stores) => {
        const decisions = await declinedOnes(stores, caller, body.decision_ids)
        const dueAt = new Date(deps.clock.now().getTime() + noticeDelaySeconds * 1000)
        const queued = await stores.householdDecisions.queueNotices(
          caller.companyId,
          decisions.map(({ id }) => id),
          dueAt,
        )
        for (const decisionId of queued) await stores.jobs.send('tellDeclined', { decisionId }, noticeDelaySeconds)
        return { success: true as const, queued: queued.length, due_at: dueAt.toISOString() }
      })
    },

    async dashboardCancelNotices({ caller, body }) {
      return own(caller, async (stores) => ({
        success: true as const,
        cancelled: await stores.householdDecisions.cancelNotices(caller.companyId, body.decision_ids),
      }))
    },
  } satisfies Handlers<'dashboardPreviewNotices' | 'dashboardSendNotices' | 'dashboardCancelNotices'>
}

export const declineEmailJobs = (deps: Deps) =>
  ({
    /** Sends one decline email, unless it was taken back, put off or overtaken by another decision. */
    async tellDeclined({ decisionId }) {
      await deps.transact({ kind: 'system', task: 'tell-declined' }, async (stores) => {
        const decision = await stores.householdDecisions.findLocked(decisionId)
        if (!decision?.noticeDueAt || decision.noticeSentAt || decision.noticeDueAt > deps.clock.now()) return
        const application = await stores.applications.find(decision.applicationId)
        const company = await stores.companies.find(decision.companyId)
        const found = decision.listingId === null ? null : await stores.listings.find(decision.listingId)
        if (!application || !company || !found) return
        const { language, userId, applicant } = application
        await stores.emails.post('declined', { userId }, decisionId, {
          to: applicant.email,
          ...declineEmail(deps, language, company, applicant.firstName, found.listing.name),
        })
        await stores.householdDecisions.markNoticeSent(decisionId)
      })
    },
  }) satisfies JobHandlers<'tellDeclined'>
