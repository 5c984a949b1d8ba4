import type { EmploymentStatus, Language } from '@attesta/contract/fields.ts'
import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import type { Deps } from '../../deps.ts'
import type { CallHeaders, Handlers } from '../../http/handlers.ts'
import { announce } from '../../application/announce.ts'
import { householdChanged } from '../../application/household-progress.ts'
import { Refusal } from '../../http/refusal.ts'
import { postCode } from '../../emails/post-code.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Invitation } from '../../stores/invitations.ts'
import { isTaking } from '../../stores/listings.ts'
import { enterByGrant } from './enter-by-grant.ts'

interface SignUp {
  first_name: string
  last_name: string
  email: string
  mobile: string
  employment_status: EmploymentStatus
  marketing_consented: boolean
  listing_id: string | null
  invitation_code?: string | undefined
  hide_nav?: boolean | undefined
  nonce?: string | undefined
}

const door = { kind: 'system', task: 'sign-up' } as const

/**
 * Returns the invitation that a sign-up names. The address must be the one invited: it is proven by the code
 * afterwards.
 */
async function invitationOf(stores: Stores, body: SignUp): Promise<Invitation | null> {
  if (body.invitation_code === undefined) return null
  const invitation = await stores.invitations.byCode(body.invitation_code)
  if (!invitation)
    throw new Refusal('validation', { msg: [{ field: 'invitation_code', key: 'SignUp.Error.InvitationUsed' }] })
  if (invitation.email !== body.email)
    throw new Refusal('validation', { msg: [{ field: 'email', key: 'SignUp.Error.InvitationEmail' }] })
  return invitation
}

/** An invited person joins an application as it is, wherever their own browser stands. */
interface Joined {
  invitation: Invitation | null
  main: Application | null
}

async function joinedBy(stores: Stores, body: SignUp): Promise<Joined> {
  const invitation = await invitationOf(stores, body)
  return { invitation, main: invitation ? await stores.applications.find(invitation.applicationId) : null }
}

function refuseUnknownEmploymentStatus(body: SignUp, headers: CallHeaders, { invitation, main }: Joined): void {
  const offered = employmentStatusesFor(
    invitation?.role ?? 'main-applicant',
    main?.region ?? headers.region,
    main?.type ?? headers.applicationType,
  )
  if (!offered.some(({ ref }) => ref === body.employment_status))
    throw new Refusal('validation', { msg: [{ field: 'employment_status', key: 'SignUp.Error.Occupation' }] })
}

/**
 * A listing that is archived or not open, or whose company is suspended or has had its applications of the month, takes
 * no new ones; the household of one that was begun may still come in.
 */
async function refuseClosed(stores: Stores, now: Date, { listing_id }: SignUp, { main }: Joined): Promise<void> {
  if (main !== null || listing_id === null) return
  const found = await stores.listings.find(listing_id)
  if (!found) return
  const { listing, company } = found
  if (!isTaking(listing) || company.isSuspended) throw new Refusal('listing_archived')
  if (
    company.monthlyApplications !== null &&
    (await stores.applications.countOfMonth(company.id, now)) >= company.monthlyApplications
  )
    throw new Refusal('listing_full')
}

/** Begun twice and never verified: the newer application holds the invitation, the older one is removed. */
async function takeUp(stores: Stores, invitation: Invitation, applicationId: string): Promise<void> {
  if (!(await stores.invitations.use(invitation, applicationId)))
    throw new Refusal('validation', { msg: [{ field: 'invitation_code', key: 'SignUp.Error.InvitationUsed' }] })
  if (invitation.takenBy !== null) await stores.applications.remove(invitation.takenBy)
}

interface Created {
  applicationId: string
  type: Application['type']
  userId: string
  listingId: string | null
}

async function createApplication(
  stores: Stores,
  now: Date,
  body: SignUp,
  headers: CallHeaders,
  language: Language,
): Promise<Created> {
  const joined = await joinedBy(stores, body)
  refuseUnknownEmploymentStatus(body, headers, joined)
  await refuseClosed(stores, now, body, joined)
  const { invitation, main } = joined
  const region = main?.region ?? headers.region
  const type = main?.type ?? headers.applicationType
  const wanted = main?.listingId ?? body.listing_id
  const found = wanted === null ? null : await stores.listings.find(wanted)
  const role = invitation?.role ?? 'main-applicant'
  const { workflow } = workflowFor({
    region,
    type,
    role,
    lanPays: found?.listing.lanPays ?? false,
    asksForAddress: found?.company.asksForAddress ?? false,
  })
  const userId = await stores.users.ofAddress(body.email)
  const at = now.toISOString()
  const applicationId = await stores.applications.create({
    userId,
    listingId: found?.listing.id ?? null,
    companyId: found?.company.id ?? null,
    mainApplicationId: invitation?.applicationId ?? null,
    type,
    region,
    language,
    role,
    employmentStatus: body.employment_status,
    workflow,
    hideNav: body.hide_nav ?? false,
    applicant: {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      mobile: body.mobile,
      privacyConsentedAt: at,
      marketingConsentedAt: body.marketing_consented ? at : null,
    },
  })
  if (invitation) await takeUp(stores, invitation, applicationId)
  return { applicationId, type, userId, listingId: found?.listing.id ?? null }
}

export const signUp = ({ transact, clock, ...desk }: Deps) =>
  ({
    /** Answers alike whether the address has an account or not. */
    async signUpAttempt({ body, headers }) {
      await transact(door, async (stores) => {
        const joined = await joinedBy(stores, body)
        refuseUnknownEmploymentStatus(body, headers, joined)
        await refuseClosed(stores, clock.now(), body, joined)
      })
      return { success: true as const }
    },

    async signUpSubmit({ caller, body, headers, language }) {
      const { application_id, sent, waitSeconds } = await transact(door, async (stores) => {
        const now = clock.now()
        const entered =
          caller.userId === null
            ? null
            : await enterByGrant(stores, {
                userId: caller.userId,
                region: headers.region,
                language,
                mobile: body.mobile,
                hideNav: body.hide_nav ?? false,
                now,
              })
        if (entered !== null) return { application_id: entered, sent: false, waitSeconds: 0 }
        const { applicationId, type, userId, listingId } = await createApplication(stores, now, body, headers, language)
        const code = await postCode(stores, desk, {
          userId,
          email: body.email,
          language,
          listingId,
          application: { id: applicationId, type },
          nonce: body.nonce,
        })
        return { application_id: applicationId, ...code }
      })
      return { success: true as const, application_id, code_sent: sent, retry_after_seconds: waitSeconds }
    },

    /** Paid or reported applications stay; an unknown and a foreign one are refused alike. */
    async deleteApplication({ caller, query }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const application = await stores.applications.findLocked(query.delete_application_id)
        if (!application || application.userId !== caller.userId) throw new Refusal('not_found')
        if (application.paidAt !== null || (await stores.reports.currentOf(application.id)))
          throw new Refusal('conflict')
        await stores.applications.remove(application.id)
        const { companyId, listingId } = application
        if (companyId !== null)
          await announce(stores, application, 'application.withdrawn', desk.random.uuid(), clock.now(), {
            gone: { companyId, listingId },
          })
        await householdChanged(stores, application)
      })
      return { success: true as const }
    },

    async invitationPublicInfo({ query }) {
      return transact(door, async (stores) => {
        const invitation = await stores.invitations.byCode(query.invitation_code)
        if (!invitation) throw new Refusal('invitation_gone')
        const main = await stores.applications.find(invitation.applicationId)
        const { role, email } = invitation
        return { success: true as const, data: { applicant_role: role, email, listing_id: main?.listingId ?? null } }
      })
    },
  }) satisfies Handlers<'signUpAttempt' | 'signUpSubmit' | 'deleteApplication' | 'invitationPublicInfo'>
