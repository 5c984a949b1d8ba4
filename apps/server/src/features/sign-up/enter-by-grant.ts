import { announce } from '../../application/announce.ts'
import { workflowFor } from '@attesta/domain/journey/workflows.ts'
import type { Language, Region } from '@attesta/contract/fields.ts'
import type { Stores } from '../../stores/index.ts'

interface Entrant {
  userId: string
  region: Region
  language: Language
  mobile: string
  /** Does the partner's page frame the form without our bars? */
  hideNav: boolean
  now: Date
}

/**
 * The application of a person for whom a partner signed: the short form, for the home and in the name that were signed,
 * standing at the documents. Whatever else the call says of the person counts for nothing. Called again, it is the same
 * one. `null`: the account came by no partner.
 */
export async function enterByGrant(
  stores: Stores,
  { userId, region, language, mobile, hideNav, now }: Entrant,
): Promise<string | null> {
  const grant = await stores.partnerGrants.ofUser(userId)
  if (!grant || grant.applicationId !== null) return grant?.applicationId ?? null
  const found = grant.listingId === null ? null : await stores.listings.find(grant.listingId)
  const facts = { region: found?.listing.region ?? region, type: 'rapid', role: 'main-applicant' } as const
  // The partner knows where its people live: no one is asked on the way to the documents.
  const { workflow } = workflowFor({ ...facts, lanPays: found?.listing.lanPays ?? false, asksForAddress: false })
  const applicationId = await stores.applications.create({
    ...facts,
    userId,
    listingId: grant.listingId,
    companyId: grant.companyId,
    mainApplicationId: null,
    language,
    employmentStatus: 'Hybrid-employed',
    workflow,
    hideNav,
    applicant: { ...grant.person, mobile, privacyConsentedAt: now.toISOString(), marketingConsentedAt: null },
  })
  await stores.partnerGrants.bindApplication(grant.id, applicationId)
  await stores.applications.saveStep(
    applicationId,
    workflow.findIndex(({ router }) => router === 'income-check'),
    'income-check',
  )
  await announce(stores, { id: applicationId, companyId: grant.companyId }, 'application.started', applicationId, now)
  return applicationId
}
