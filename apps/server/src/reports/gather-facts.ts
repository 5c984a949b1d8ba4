/** What a report is made of, gathered from the stores. */
import { dayOfDate } from '@attesta/contract/fields.ts'
import type { NamedPerson } from '@attesta/domain/household/household.ts'
import type { ReportFacts } from '@attesta/domain/report/report-facts.ts'
import { applicantFacts, todayFor } from '../application/applicant-facts.ts'
import { creditStanding } from '../application/credit-standing.ts'
import { identityOf } from '../application/identity-of.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'

/** What the people named in an application have handed in themselves, by role and address. A person counts once they have declared that it is true. */
async function finishedPapers(stores: Stores, mainApplicationId: string) {
  const finished = (await stores.applications.linkedTo(mainApplicationId)).filter(
    ({ confirmedAt }) => confirmedAt !== null,
  )
  return new Map(
    await Promise.all(
      finished.map(
        async (linked) =>
          [
            `${linked.role} ${linked.applicant.email}`,
            applicantFacts(linked, await stores.documents.of(linked.id)),
          ] as const,
      ),
    ),
  )
}

async function peopleOf(
  stores: Stores,
  { id, answers }: Application,
): Promise<{ coApplicants: NamedPerson[]; guarantors: NamedPerson[] }> {
  const papers = await finishedPapers(stores, id)
  return {
    coApplicants: answers.hh_members.map(({ fullname, relationship, email, date_of_birth }) => ({
      fullname,
      relationship,
      email,
      bornOn: date_of_birth === null ? null : dayOfDate(date_of_birth),
      applicant: papers.get(`co-applicant ${email}`) ?? null,
    })),
    guarantors: answers.guarantors.map(({ fullname, relationship, email }) => ({
      fullname,
      relationship,
      email,
      bornOn: null,
      applicant: papers.get(`guarantor ${email}`) ?? null,
    })),
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
    ...(await peopleOf(stores, application)),
    identityVerification: {
      user_verified: identity.state === 'verified',
      verified_at: identity.verifiedAt,
      verification_method: identity.method,
    },
    creditScore: creditStanding(application, await stores.creditChecks.of(application.id)).score,
    questionnaire: application.answers.german_questionnaire ?? [],
    ratios: found?.company.rentRatios ?? null,
    verifyUrl,
  }
}
