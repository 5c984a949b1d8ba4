/** What a report is made of, gathered from the stores. */
import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ageOn, type Day } from '@attesta/domain/day.ts'
import type { NamedPerson } from '@attesta/domain/household/household.ts'
import type { ReportFacts } from '@attesta/domain/report/report-facts.ts'
import { applicantFacts, todayFor } from '../documents/applicant-facts.ts'
import { creditStanding } from '../application/credit-standing.ts'
import { householdOf, type Invited } from '../application/household-progress.ts'
import { identityOf } from '../application/identity-of.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'

/** The others named in an application. A person counts once they have declared that what they gave is true. */
async function peopleOf(
  stores: Stores,
  { id, answers }: Application,
  today: Day,
): Promise<{ coApplicants: NamedPerson[]; guarantors: NamedPerson[] }> {
  const household = await householdOf(stores, id)
  const taken = async (role: Invited['role'], email: string | null, bornOn: Day | null) => {
    if (email === null || (bornOn !== null && ageOn(bornOn, today) < limits.minAge)) return { applicant: null }
    const { progress, linked } = household({ role, email })
    return {
      progress,
      applicant:
        progress === 'finished' && linked ? applicantFacts(linked, await stores.documents.of(linked.id)) : null,
    }
  }
  return {
    coApplicants: await Promise.all(
      answers.hh_members.map(async ({ fullname, relationship, email, date_of_birth }) => {
        const bornOn = date_of_birth === null ? null : dayOfDate(date_of_birth)
        return { fullname, relationship, email, bornOn, ...(await taken('co-applicant', email, bornOn)) }
      }),
    ),
    guarantors: await Promise.all(
      answers.guarantors.map(async ({ fullname, relationship, email }) => ({
        fullname,
        relationship,
        email,
        bornOn: null,
        ...(await taken('guarantor', email, null)),
      })),
    ),
  }
}

export async function gatherFacts(
  stores: Stores,
  application: Application,
  documents: readonly Document[],
  { reportId, now, verifyUrl }: { reportId: string; now: Date; verifyUrl: string | null },
): Promise<ReportFacts> {
  const found = application.listingId === null ? null : await stores.listings.find(application.listingId)
  const identity = await identityOf(stores, application)
  return {
    reportId,
    applicationId: application.id,
    createdAt: now.toISOString(),
    today: todayFor(application, now),
    region: application.region,
    language: application.language,
    role: application.role,
    contact: {
      email: application.applicant.email,
      mobile: application.type === 'rapid' ? null : application.applicant.mobile,
    },
    applicant: applicantFacts(application, documents),
    refusedFiles: await stores.documents.refusedOf(application.id),
    answers: application.answers,
    listing: found && {
      companyName: found.company.name,
      name: found.listing.name,
      address: found.listing.address,
      rent: found.listing.rent,
      deposit: found.listing.deposit,
    },
    ...(await peopleOf(stores, application, todayFor(application, now))),
    identityVerification: {
      user_verified: identity.state === 'verified',
      verified_at: identity.verifiedAt,
      verification_method: identity.method,
    },
    creditScore: creditStanding(application, await stores.creditChecks.of(application.id)).score,
    ratios: found?.company.rentRatios ?? null,
    verifyUrl,
  }
}
