/** Co-applicants and guarantors of an application, asked in and come as the form would have them. */
import { eq } from 'drizzle-orm'
import { applications } from '../db/schema.ts'
import type { TestApp } from './start-test-app.ts'
import type { TestApplicant, TestMember } from './people.ts'
import { settleReady } from './ready-person.ts'

const system = { kind: 'system', task: 'test' } as const

export interface Asked {
  role: 'co-applicant' | 'guarantor'
  fullname: string
}

/** Names a person in the main applicant's answers and invites them. `email`: theirs. */
export async function nameAndInvite(
  app: TestApp,
  main: TestApplicant,
  { role, fullname }: Asked,
  email: string,
): Promise<string> {
  return app.deps.transact(system, async (stores) => {
    const { answers } = (await stores.applications.find(main.applicationId))!
    await stores.applications.changeAnswers(
      main.applicationId,
      role === 'guarantor'
        ? { guarantors: [...answers.guarantors, { fullname, email, relationship: 'Guarantor', role: 'Guarantor' }] }
        : {
            hh_members: [
              ...answers.hh_members,
              { fullname, email, relationship: 'Partner', date_of_birth: '23/09/1989', role: 'Co-Applicant' },
            ],
          },
    )
    const invitation = await stores.invitations.create({
      userId: main.userId,
      applicationId: main.applicationId,
      role,
      email,
      fullname,
      invitedBy: 'Giulia Bianchi',
    })
    return invitation.id
  })
}

/** An invited person whose documents are read and who has everything but the confirmation. */
export async function settleLinked(
  app: TestApp,
  main: TestApplicant,
  asked: Asked,
  member?: TestMember,
): Promise<TestApplicant> {
  const [firstName = '', ...rest] = asked.fullname.split(' ')
  const person = await settleReady(app, member, { role: asked.role, firstName, lastName: rest.join(' ') })
  const id = await nameAndInvite(app, main, asked, person.email)
  await app.deps.transact(system, async (stores) => {
    const application = (await stores.applications.find(person.applicationId))!
    await stores.applications.link(person.applicationId, {
      mainApplicationId: main.applicationId,
      role: asked.role,
      workflow: application.workflow,
      listingId: application.listingId,
      companyId: application.companyId,
    })
    const invitation = (await stores.invitations.ofApplication(main.applicationId)).find((one) => one.id === id)!
    await stores.invitations.use(invitation, person.applicationId)
  })
  await app.inScope(system, (tx) =>
    tx.update(applications).set({ confirmedAt: null }).where(eq(applications.id, person.applicationId)),
  )
  return person
}
