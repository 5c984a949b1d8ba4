import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import { dayOfAsking } from '@attesta/domain/journey/windows.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { problemsAt } from '../../documents/assess-documents.ts'
import { refuseBefore, standingOf, viewLacks } from '../../application/readiness.ts'
import { announce } from '../../application/announce.ts'
import { lastAtDoor } from '../../stores/entrance.ts'
import { deskOf, viewDocument } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { dayMs } from '../../clock.ts'

/** Unfinished applications are offered for a month. */
const offeredMs = 30 * dayMs

export const state = ({ transact, clock, words }: Deps) =>
  ({
    async readState({ caller, language }) {
      const { application, documents, isReported } = await transact(
        { kind: 'applicant', userId: caller.userId },
        async (stores) => {
          const [found, documents, report] = await Promise.all([
            stores.applications.find(caller.applicationId),
            stores.documents.of(caller.applicationId),
            stores.reports.firstOf(caller.applicationId),
          ])
          if (!found) throw new Refusal('not_found')
          return { application: found, documents: documents, isReported: report !== null }
        },
        { together: 'reads' },
      )
      const { applicant, step, stepRouter, hideNav, listingId, employmentStatus } = application
      const standing = standingOf(application, documents, clock.now(), { comparesOnceRead: true })
      const desk = deskOf(application, documents, todayFor(application, clock.now()))
      return {
        success: true as const,
        state: {
          user: {
            first_name: applicant.firstName,
            last_name: applicant.lastName,
            email: applicant.email,
            mobile: applicant.mobile,
            employment_status: employmentStatus,
            privacy_policy_consented: true,
            marketing_consented: applicant.marketingConsentedAt !== null,
            is_main_tenant: application.role === 'main-applicant',
            listing_id: listingId,
            hide_nav: hideNav,
            disableAllEdit: false,
            disableEmailEdit: application.mainApplicationId !== null,
          },
          application: {
            id: application.id,
            listing_id: listingId,
            applicant_role: application.role,
            hide_nav: hideNav,
            step,
            step_router: stepRouter,
            applicationType: application.type,
            region: application.region,
            language: application.language,
            employment_status: employmentStatus,
            answers: application.answers,
          },
          documents: documents.map((document) =>
            viewDocument(words, language, desk, document, problemsAt(standing.assessed, document.id)),
          ),
          // A report that was made stays, whatever a later month would ask for.
          lacks: isReported ? [] : viewLacks(words, language, standing),
          step,
          step_router: stepRouter,
        },
      }
    },

    /** Main applicants resume; the others come by their invitation. */
    async uncompleteApplications({ caller, query }) {
      const since = new Date(clock.now().getTime() - offeredMs)
      const { applications, invitations } = await transact(
        { kind: 'applicant', userId: caller.userId },
        async (stores) => {
          const user = await stores.users.find(caller.userId)
          const started = await stores.applications.startedBy(caller.userId, since)
          const reports = await stores.reports.currentOfEach(started.map(({ id }) => id))
          const open = started.filter(
            ({ id, role }) => role === 'main-applicant' && id !== query.application_id && !reports.has(id),
          )
          // A partner's signature proves no mailbox; only the owner of the mailbox hears who asks them in.
          const isProven = user !== null && user.verifiedAt !== null
          return { applications: open, invitations: isProven ? await stores.invitations.openFor(user.email) : [] }
        },
      )
      return {
        success: true as const,
        applications: applications.map(({ id, applicant, role, employmentStatus, createdAt, stepRouter }) => ({
          id,
          first_name: applicant.firstName,
          last_name: applicant.lastName,
          applicant_role: role,
          employment_status: employmentStatus,
          time_created: createdAt.toISOString(),
          state_router: stepRouter,
        })),
        invitations: invitations.map(({ id, role, invitedBy, createdAt, code }) => ({
          id,
          role,
          invited_by: invitedBy,
          invited_at: createdAt.toISOString(),
          code,
        })),
      }
    },

    /**
     * Taking it up again with the same application changes nothing. Another person's code and one that is used up are
     * refused alike.
     */
    async linkApplications({ caller, query }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const invitation = await stores.invitations.byCode(query.invitation_code)
        if (
          application.mainApplicationId !== null &&
          (!invitation || invitation.applicationId === application.mainApplicationId)
        )
          return
        const main = invitation && (await stores.applications.find(invitation.applicationId))
        if (!invitation || !main || invitation.email !== application.applicant.email) throw new Refusal('not_found')
        if (
          !employmentStatusesFor(invitation.role, application.region, application.type).some(
            ({ ref }) => ref === application.employmentStatus,
          )
        )
          throw new Refusal('conflict')
        if (!(await stores.invitations.use(invitation, application.id))) throw new Refusal('not_found')
        const found = main.listingId === null ? null : await stores.listings.find(main.listingId)
        const { workflow } = workflowFor({
          region: application.region,
          type: application.type,
          role: invitation.role,
          lanPays: found?.listing.lanPays ?? false,
          asksForAddress: found?.company.asksForAddress ?? false,
        })
        await stores.applications.link(application.id, {
          mainApplicationId: main.id,
          role: invitation.role,
          workflow,
          listingId: main.listingId,
          companyId: main.companyId,
        })
      })
      return { success: true as const }
    },

    async updateStep({ caller, body, language }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const named = application.workflow.findIndex(({ router }) => router === body.step_router)
        if (named === -1 || body.step >= application.workflow.length)
          throw new Refusal('validation', { msg: [{ field: 'step_router', key: 'General.Error.NotFound' }] })
        // The number and the name are two spellings of one step; neither may run ahead.
        const { router } = application.workflow[Math.max(named, body.step)]!
        if ((await stores.reports.firstOf(application.id)) === null)
          refuseBefore(standingOf(application, await stores.documents.of(application.id), clock.now()), router)
        await stores.applications.saveStep(application.id, body.step, body.step_router)
        const today = todayFor(application, clock.now())
        const { documents_asked_on } = application.answers
        if (body.step_router === 'income-check' && dayOfAsking(documents_asked_on, today) !== documents_asked_on)
          await stores.applications.changeAnswers(application.id, { documents_asked_on: today })
        if (application.step <= lastAtDoor && body.step > lastAtDoor)
          await announce(stores, application, 'application.started', application.id, clock.now())
        if (application.language !== language) await stores.applications.saveLanguage(application.id, language)
      })
      return { success: true as const }
    },
  }) satisfies Handlers<'readState' | 'uncompleteApplications' | 'linkApplications' | 'updateStep'>
