import { identityStanding, type IdentityStanding } from '@attesta/domain/identity/identity-standing.ts'
import { dayOfDate } from '@attesta/contract/fields.ts'
import type { Application } from '../stores/applications.ts'
import type { Stores } from '../stores/index.ts'

/** How the proof of the applicant's identity stands, under the name and birth that they give now. */
export async function identityOf(stores: Stores, { id, applicant, answers }: Application): Promise<IdentityStanding> {
  const name = { given: applicant.firstName, family: applicant.lastName }
  const [attempts, bank] = [
    await stores.identityVerifications.of(id),
    await stores.bankConnections.ownerMatchOf(id, name),
  ]
  return identityStanding(
    attempts.map(({ outcome }) => outcome),
    { name, bornOn: answers.date_of_birth === null ? null : dayOfDate(answers.date_of_birth) },
    bank?.match === 'match' ? bank.on.toISOString() : null,
  )
}
