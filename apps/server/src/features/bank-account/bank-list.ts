/** The banks that a person can choose from. The tables name their sources. */
import type { Region } from '@attesta/contract/fields.ts'
import german from '@attesta/providers/bank-connection/banks-de.json' with { type: 'json' }
import italian from '@attesta/providers/bank-connection/banks-it.json' with { type: 'json' }
import type { Institution } from '@attesta/providers/bank-connection/port.ts'

export interface Bank {
  id: string
  name: string
  /** Null for a bank that only the provider knows. */
  bank_abi: string | null
  gocardless_metadata: { id: string } | null
}

/** The specification's special number: a bank that is not in the list. */
const unlistedAbi = '00000'

interface Listed {
  code: string
  name: string
  knownId: string | null
}

const lists: Record<Region, readonly Listed[]> = {
  it: italian.banks.map(({ abi, name, gocardless_id }) => ({ code: abi, name, knownId: gocardless_id })),
  de: german.banks.map(({ blz, name, gocardless_id }) => ({ code: blz, name, knownId: gocardless_id })),
}

/** «Crédit Agricole Italia» and «CREDIT AGRICOLE - ITALIA» are one name */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()

/**
 * By name, the one that stands for all others last. Which of them can be connected is what the provider says now: by
 * the id that is known of a bank, else by its name.
 * Banks that the provider has and the table has not come with the provider's name. `otherName`: «another bank» in the
 * caller's language.
 */
export function bankListOf(region: Region, otherName: string, connectable: readonly Institution[]): Bank[] {
  const byId = new Map(connectable.map((institution) => [institution.id, institution])),
    byName = new Map(connectable.map((institution) => [folded(institution.name), institution]))
  const taken = new Set<string>()
  const listed = lists[region].map(({ code, name, knownId }): Bank => {
    const found = (knownId === null ? undefined : byId.get(knownId)) ?? byName.get(folded(name))
    if (found) taken.add(found.id)
    return { id: code, name, bank_abi: code, gocardless_metadata: found ? { id: found.id } : null }
  })
  const others = connectable
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name }): Bank => ({ id, name, bank_abi: null, gocardless_metadata: { id } }))
  return [
    ...[...listed, ...others].sort((a, b) => a.name.localeCompare(b.name, region)),
    { id: unlistedAbi, name: otherName, bank_abi: unlistedAbi, gocardless_metadata: null },
  ]
}
