import type { Language } from '@attesta/contract/fields.ts'
import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ageOn, type Day } from '@attesta/domain/day.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Desk } from '../../emails/compose.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Invitation } from '../../stores/invitations.ts'
import type { AdditionalDetails } from './household.ts'
import { invitationEmail } from './emails.ts'

type Asked = Pick<Invitation, 'fullname' | 'email' | 'role'>
const keyOf = ({ role, email }: Asked) => `${role} ${email}`

/** Everybody of the household who is of age, and the guarantors. */
function peopleToAsk({ hhMembers, guarantors }: AdditionalDetails, today: Day): Asked[] {
  const isOfAge = (date: string) => ageOn(dayOfDate(date), today) >= limits.minAge
  return [
    ...hhMembers.flatMap(({ fullname, email, date_of_birth }) =>
      email !== null && isOfAge(date_of_birth) ? [{ fullname, email, role: 'co-applicant' as const }] : [],
    ),
    ...guarantors.map(({ fullname, email }) => ({ fullname, email, role: 'guarantor' as const })),
  ]
}

/** @returns whether it was written; a second time for the same cause it is not. */
export async function postInvitation(
  stores: Stores,
  desk: Desk,
  {
    application,
    invitation,
    language,
    cause,
  }: { application: Application; invitation: Invitation; language: Language; cause: string },
): Promise<boolean> {
  const found = application.listingId === null ? null : await stores.listings.find(application.listingId)
  const email = invitationEmail(
    desk,
    language,
    found?.company ?? null,
    application,
    found?.listing.name ?? '',
    invitation,
  )
  return stores.emails.post('invitation', { userId: application.userId }, cause, { to: invitation.email, ...email })
}

/**
 * Brings the invitations into line with the household as it was saved: each address is asked in once a role, however
 * often the step is saved; again only when the invitation ran out unused. A person taken off the list can no longer
 * come in by their mail; put back, they can, by the same one.
 */
export async function inviteHousehold(
  stores: Stores,
  desk: Desk,
  {
    application,
    details,
    language,
    today,
    now,
  }: { application: Application; details: AdditionalDetails; language: Language; today: Day; now: Date },
): Promise<void> {
  const people = peopleToAsk(details, today)
  const wanted = new Set(people.map(keyOf))
  const holds = ({ takenBy, expiresAt }: Invitation) => takenBy !== null || expiresAt > now
  const held = new Map(
    (await stores.invitations.ofApplication(application.id))
      .filter(holds)
      .map((invitation) => [keyOf(invitation), invitation]),
  )
  for (const invitation of held.values()) {
    if (!wanted.has(keyOf(invitation))) await stores.invitations.withdraw(invitation.id)
    else if (invitation.withdrawnAt !== null) await stores.invitations.restore(invitation.id)
  }
  for (const { fullname, email, role } of people.filter((person) => !held.has(keyOf(person)))) {
    const invitation = await stores.invitations.create({
      userId: application.userId,
      applicationId: application.id,
      role,
      email,
      fullname,
      invitedBy: fullName(application),
    })
    await postInvitation(stores, desk, { application, invitation, language, cause: invitation.id })
  }
}
