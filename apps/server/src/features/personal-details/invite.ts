import type { Language } from '@attesta/contract/fields.ts'
import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ageOn, type Day } from '@attesta/domain/day.ts'
import { fullName } from '../../application/view-document.ts'
import type { Words } from '../../http/words.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { AdditionalDetails } from './household.ts'
import { invitationLetter } from './mail.ts'

/** Asks in everybody of the household who is of age, and the guarantors: each address once a role, however often the step is saved. */
export async function inviteHousehold(stores: Stores, words: Words, { application, details, publicUrl, language, today }: { application: Application; details: AdditionalDetails; publicUrl: string; language: Language; today: Day }): Promise<void> {
  const isOfAge = (date: string) => ageOn(dayOfDate(date), today) >= limits.minAge
  const people = [
    ...details.hhMembers.flatMap(({ fullname, email, date_of_birth }) => (email !== null && isOfAge(date_of_birth) ? [{ fullname, email, role: 'co-applicant' as const }] : [])),
    ...details.guarantors.map(({ fullname, email }) => ({ fullname, email, role: 'guarantor' as const })),
  ]
  const asked = new Set((await stores.invitations.ofApplication(application.id)).map(({ email, role }) => `${role} ${email}`))
  for (const { fullname, email, role } of people.filter((person) => !asked.has(`${person.role} ${person.email}`))) {
    const invitation = await stores.invitations.create({ userId: application.userId, applicationId: application.id, role, email, fullname, invitedBy: fullName(application) })
    await stores.letters.post('invitation', { userId: application.userId }, { to: email, ...invitationLetter(words, language, publicUrl, application, invitation) })
  }
}
