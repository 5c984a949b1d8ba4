/** The same person or the same document under several emails: pointed out to people, and nothing follows from it. */
import { matchKinds, maxMatches } from '@attesta/contract/application-match.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf } from '../../http/handlers.ts'
import type { ApplicationMatch } from '../../stores/application-matches.ts'
import type { Application } from '../../stores/applications.ts'
import { ownScope } from './own-company.ts'

type Caller = CallerOf<'member'>

/** None for a viewer, whose list leaves out those who are not finished. */
const found = (
  { transact }: Pick<Deps, 'transact'>,
  { companyId, role }: Caller,
  people: readonly Application[],
): Promise<ApplicationMatch[]> =>
  role === 'viewer'
    ? Promise.resolve([])
    : transact({ kind: 'system', task: 'shared-details' }, async (stores) => {
        // Not even that a sealed household shares something: with whom would tell who it is.
        const sealed = await stores.sealedShortlists.sealedNow(companyId)
        return (await stores.applicationMatches.find(companyId, people)).filter(({ otherId }) => !sealed.has(otherId))
      })

/** Which of the households share something with another. */
export const matchedHouseholds = async (
  deps: Deps,
  caller: Caller,
  people: readonly Application[],
): Promise<ReadonlySet<string>> => new Set((await found(deps, caller, people)).map(({ household }) => household))

/** With whom one household shares what; of the company's own applications, by name. */
export async function matchesOf(deps: Deps, caller: Caller, people: readonly Application[]) {
  const matches = (await found(deps, caller, people)).slice(0, maxMatches)
  return ownScope(deps)(caller, async (stores) => {
    const others = await stores.applications.findEach(matches.map(({ otherId }) => otherId))
    const listings = await stores.listings.headsOfCompany(caller.companyId)
    return matches.flatMap(({ otherHousehold, otherId, kinds }) => {
      const other = others.get(otherId)
      if (!other) return []
      return [
        {
          application_id: otherHousehold,
          name: fullName(other),
          listing_name: listings.find(({ id }) => id === other.listingId)?.name ?? '',
          kinds: matchKinds.filter((kind) => kinds.includes(kind)),
        },
      ]
    })
  })
}
