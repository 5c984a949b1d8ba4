/** How far the co-applicants and guarantors of a main application have come. */
import type { PersonProgress } from '@attesta/contract/report-people.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'
import type { Invitation } from '../stores/invitations.ts'

export type Invited = Pick<Invitation, 'role' | 'email'>

/** Steps 0 and 1 come before the email address is verified. */
const insideFrom = 2

/**
 * Whether a person has begun their own application: its email address is verified. A person who confirmed has, even if
 * their client never told us which step it showed.
 */
export const hasBegun = ({ step, confirmedAt }: Pick<Application, 'step' | 'confirmedAt'>): boolean =>
  step >= insideFrom || confirmedAt !== null

const isOf =
  ({ role, email }: Invited) =>
  (linked: Application): boolean =>
    linked.role === role && linked.applicant.email === email

/**
 * Tells of each invited person how far they have come, and which application is theirs. A person who took up their
 * invitation and has no application any more has withdrawn; the invitation itself goes when an account is erased.
 */
export async function householdOf(
  stores: Stores,
  mainApplicationId: string,
): Promise<(person: Invited) => { progress: PersonProgress; linked: Application | null }> {
  const [linked, invitations] = [
    await stores.applications.linkedTo(mainApplicationId),
    await stores.invitations.ofApplication(mainApplicationId),
  ]
  return (person) => {
    const own = linked.find(isOf(person))
    if (own && hasBegun(own)) return { progress: own.confirmedAt === null ? 'begun' : 'finished', linked: own }
    const invitation = invitations.findLast(
      ({ role, email, withdrawnAt }) => role === person.role && email === person.email && withdrawnAt === null,
    )
    const isOpen = own !== undefined || invitation?.takenBy === null
    return { progress: isOpen ? 'invited' : 'withdrawn', linked: null }
  }
}

/**
 * Has the main applicant's report brought up to date when this transaction commits, if what an application says is part
 * of one. The job decides whether anything changed.
 */
export async function householdChanged(
  stores: Stores,
  { id, mainApplicationId }: Pick<Application, 'id' | 'mainApplicationId'>,
): Promise<void> {
  if (mainApplicationId !== null)
    await stores.jobs.send('updateReport', { applicationId: mainApplicationId, personId: id })
}

/** As `householdChanged`, for what only counts once the person has finished. */
export async function finishedPartChanged(
  stores: Stores,
  application: Pick<Application, 'id' | 'mainApplicationId' | 'confirmedAt'>,
): Promise<void> {
  if (application.confirmedAt !== null) await householdChanged(stores, application)
}
