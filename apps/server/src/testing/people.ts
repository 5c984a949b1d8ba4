/**
 * People with an account, an application and a live session, put straight into the stores: for tests that are not about
 * signing up.
 */
import type { ApplicantRole, ApplicationType, EmploymentStatus, Language, Region } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { systemRandom } from '../random.ts'
import type { TestApp } from './start-test-app.ts'

export interface TestApplicant {
  userId: string
  applicationId: string
  token: string
  email: string
}
export interface TestMember {
  companyId: string
  listingId: string
  memberId: string
  token: string
}

const task = { kind: 'system', task: 'test' } as const

/** A company with one listing and one member who is signed in. */
export async function settleMember(
  { deps }: TestApp,
  role: 'owner' | 'agent' | 'viewer' = 'owner',
): Promise<TestMember> {
  const [companyId, listingId, memberId] = [systemRandom.uuid(), systemRandom.uuid(), systemRandom.uuid()]
  const token = await deps.transact(task, async (stores) => {
    await stores.companies.ensure({
      id: companyId,
      partnerUuid: systemRandom.uuid(),
      name: 'Casa Prova',
      url: null,
      logo: null,
      colours: { primary: null, secondary: null, background: null, header: null },
      hidesFullReport: false,
      asksForAddress: false,
      ownLegalPages: null,
      rentRatios: null,
      parentOrigins: ['https://www.casa-prova.example'],
    })
    await stores.members.ensure({
      id: memberId,
      companyId,
      email: `${memberId}@casa-prova.example`,
      name: 'Elena Prova',
      role,
    })
    await stores.listings.ensure({
      id: listingId,
      companyId,
      name: 'Bilocale',
      address: 'Via Prova 1, Milano',
      region: 'it',
      rent: 85_000,
      deposit: 255_000,
      lanPays: false,
    })
    return stores.sessions.open({ memberId, companyId })
  })
  return { companyId, listingId, memberId, token }
}

interface TestColleague {
  id: string
  email: string
  token: string
}

/** Creates a colleague of a member, signed in. */
export const settleColleague = (
  { deps }: Pick<TestApp, 'deps'>,
  { companyId }: Pick<TestMember, 'companyId'>,
  role: 'agent' | 'viewer',
  name = 'Paola Prova',
): Promise<TestColleague> =>
  deps.transact(task, async (stores) => {
    const email = `${systemRandom.uuid()}@casa.example`
    const { id } = (await stores.members.add({ companyId, email, name, role }))!
    return { id, email, token: await stores.sessions.open({ memberId: id, companyId }) }
  })

export interface TestOperator {
  operatorId: string
  email: string
  token: string
}

/** Creates an operator who is signed in, with a second factor or as if they had one. */
export async function settleOperator({ deps }: TestApp): Promise<TestOperator> {
  const [operatorId, email] = [systemRandom.uuid(), `${systemRandom.uuid()}@attesta.example`]
  const token = await deps.transact(task, async (stores) => {
    await stores.operators.add({ email, name: 'Vera Prova' }, operatorId)
    return stores.sessions.open({ operatorId })
  })
  return { operatorId, email, token }
}

interface Walk {
  firstName: string
  lastName: string
  type: ApplicationType
  region: Region
  role: ApplicantRole
  employmentStatus: EmploymentStatus
  mobile: string
  language: Language
}
const italianRent: Walk = {
  firstName: 'Giulia',
  lastName: 'Bianchi',
  type: 'rent',
  region: 'it',
  role: 'main-applicant',
  employmentStatus: 'Employed',
  mobile: '+39-3331234567',
  language: 'it',
}

/** Creates an applicant who is signed in and has one application, for a member's listing when one is given. */
export async function settleApplicant(
  { deps }: Pick<TestApp, 'deps'>,
  member?: TestMember,
  walk: Partial<Walk> = {},
): Promise<TestApplicant> {
  const { firstName, lastName, type, region, role, employmentStatus, mobile, language } = { ...italianRent, ...walk }
  const email = `${systemRandom.uuid()}@esempio.example`
  return deps.transact(task, async (stores) => {
    const userId = await stores.users.ofAddress(email)
    await stores.users.markVerified(userId)
    const { workflow } = workflowFor({ region, type, role, lanPays: false, asksForAddress: false })
    const applicationId = await stores.applications.create({
      userId,
      listingId: member?.listingId ?? null,
      companyId: member?.companyId ?? null,
      mainApplicationId: null,
      type,
      region,
      language,
      role,
      employmentStatus,
      workflow,
      hideNav: false,
      applicant: {
        firstName,
        lastName,
        email,
        mobile,
        privacyConsentedAt: '2026-03-02T09:00:00.000Z',
        marketingConsentedAt: null,
      },
    })
    return { userId, applicationId, email, token: await stores.sessions.open({ userId }) }
  })
}

/** One who has come as far as the documents: lists show none before the address is proven. */
export async function settleApplying(
  app: Pick<TestApp, 'deps'>,
  member: TestMember,
  walk: Partial<Walk> = {},
): Promise<TestApplicant> {
  const person = await settleApplicant(app, member, walk)
  await app.deps.transact(task, (stores) => stores.applications.saveStep(person.applicationId, 4, 'income-check'))
  return person
}

/**
 * Creates a report of an applicant for a member's listing, as if it had been issued a moment ago: for tests that are
 * not about how one is made. Returns its id.
 */
export async function settleReport(
  { deps }: TestApp,
  { userId, applicationId }: TestApplicant,
  { companyId, listingId }: TestMember,
  change: (report: RentReport) => RentReport = (report) => report,
): Promise<string> {
  const id = systemRandom.uuid()
  const snapshot = change({ ...assembleRentReport(giuliaFacts), report_id: id })
  await deps.transact(task, async (stores) => {
    await stores.applications.saveStep(applicationId, 9, 'result')
    await stores.reports.create({
      id,
      applicationId,
      userId,
      companyId,
      listingId,
      language: 'it',
      snapshot,
      fingerprint: 'test',
      signature: 'test',
      ruleSet: snapshot.rules,
      qrToken: id,
      validUntil: new Date(new Date(`${snapshot.valid_until}T00:00:00Z`).getTime() + 86_400_000),
    })
  })
  return id
}

/** Returns a call of an applicant about their own application, answered in English. */
export const postAs = (
  app: TestApp,
  { token, applicationId }: Pick<TestApplicant, 'token' | 'applicationId'>,
  url: string,
  body: unknown,
) => app.call({ method: 'POST', url, token, query: { application_id: applicationId, lang: 'en' }, body })
