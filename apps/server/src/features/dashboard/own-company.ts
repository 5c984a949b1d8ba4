import { isOpenAt, type Door } from '@attesta/domain/report/stage.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { stageOfReport } from '../../reports/stage-of-report.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Report } from '../../stores/reports.ts'

type MemberCaller = CallerOf<'member'>

/** Work on behalf of a member: in a scope in which the database shows their own company's rows alone. */
export const ownScope =
  ({ transact }: Pick<Deps, 'transact'>) =>
  <T>({ companyId, memberId }: MemberCaller, work: (stores: Stores) => Promise<T>): Promise<T> =>
    transact({ kind: 'member', companyId, memberId }, work)

/**
 * A listing of the caller's company; another's and one that is not there are refused alike. @throws Refusal `not_found`
 */
export async function ownListing(stores: Stores, { companyId }: MemberCaller, id: string): Promise<Listing> {
  const found = await stores.listings.find(id)
  if (found?.company.id !== companyId) throw new Refusal('not_found')
  return found.listing
}

/** As `ownListing`, for an applicant. @throws Refusal `not_found`, `sealed` */
async function ownApplication(stores: Stores, { companyId }: MemberCaller, id: string): Promise<Application> {
  const found = await stores.applications.find(id)
  if (found?.companyId !== companyId) throw new Refusal('not_found')
  await refuseSealed(stores, companyId, id)
  return found
}

/** A household whose shortlist is sealed is closed to all of the company. @throws Refusal `sealed` */
async function refuseSealed(stores: Stores, companyId: string, applicationId: string): Promise<void> {
  if ((await stores.sealedShortlists.sealedNow(companyId)).has(applicationId)) throw new Refusal('sealed')
}

/** Ways that lead on from a replaced report to the newest issue, and name it; the others refuse. */
const leadsOn: readonly Door[] = ['report', 'criteria']

/**
 * As `ownApplication`, for a whole household, named by its main applicant's. @throws Refusal `conflict` for one of the
 * others alone
 */
export async function ownHousehold(stores: Stores, caller: MemberCaller, id: string): Promise<Application> {
  const found = await ownApplication(stores, caller, id)
  if (found.mainApplicationId !== null) throw new Refusal('conflict')
  return found
}

/**
 * As `ownReport`, by one of the ways to what it says. @throws Refusal `before_choice` where that way is open for the
 * chosen applicant alone, `report_replaced` where it does not lead on
 */
export async function openReport(stores: Stores, caller: MemberCaller, id: string, door: Door): Promise<Report> {
  const named = await ownReport(stores, caller, id)
  if (named.replacedAt && !leadsOn.includes(door)) throw new Refusal('report_replaced')
  const found = await stores.reports.newestSince(named)
  if (!found) throw new Refusal('not_found')
  if (!isOpenAt(await stageOfReport(stores, found), door)) throw new Refusal('before_choice')
  return found
}

/** As `ownListing`, for a report that was not revoked. @throws Refusal `not_found`, `sealed` */
export async function ownReport(stores: Stores, { companyId }: MemberCaller, id: string): Promise<Report> {
  const found = await stores.reports.find(id)
  if (!found || found.companyId !== companyId || found.revokedAt) throw new Refusal('not_found')
  await refuseSealed(stores, companyId, found.applicationId)
  return found
}
