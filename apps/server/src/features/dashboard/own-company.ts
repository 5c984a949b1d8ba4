import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { Listing } from '../../stores/listings.ts'
import type { Report } from '../../stores/reports.ts'

type MemberCaller = CallerOf<'member'>

/** Work on behalf of a member: in a scope in which the database shows their own company's rows alone. */
export const ownScope = ({ transact }: Pick<Deps, 'transact'>) => <T>({ companyId, memberId }: MemberCaller, work: (stores: Stores) => Promise<T>): Promise<T> => transact({ kind: 'member', companyId, memberId }, work)

/** A listing of the caller's company; another's and one that is not there are refused alike. @throws Refusal `not_found` */
export async function ownListing(stores: Stores, { companyId }: MemberCaller, id: string): Promise<Listing> {
  const found = await stores.listings.find(id)
  if (found?.company.id !== companyId) throw new Refusal('not_found')
  return found.listing
}

/** As `ownListing`, for a report that was not revoked. @throws Refusal `not_found` */
export async function ownReport(stores: Stores, { companyId }: MemberCaller, id: string): Promise<Report> {
  const found = await stores.reports.find(id)
  if (!found || found.companyId !== companyId || found.revokedAt) throw new Refusal('not_found')
  return found
}
