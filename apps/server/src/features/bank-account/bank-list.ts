/** The banks that a person can choose from. The tables name their sources. */
import type { Region } from '@attesta/contract/fields.ts'
import german from './banks-de.json' with { type: 'json' }
import italian from './banks-it.json' with { type: 'json' }

export interface Bank { id: string; name: string; bank_abi: string; gocardless_metadata: { id: string } | null }

/** The specification's special number: a bank that is not in the list. */
export const unlistedAbi = '00000'

const bank = (code: string, name: string, gocardlessId: string | null): Bank => ({ id: code, name, bank_abi: code, gocardless_metadata: gocardlessId === null ? null : { id: gocardlessId } })

const lists: Record<Region, readonly Bank[]> = {
  it: italian.banks.map(({ abi, name, gocardless_id }) => bank(abi, name, gocardless_id)),
  de: german.banks.map(({ blz, name, gocardless_id }) => bank(blz, name, gocardless_id)),
}

/** By name, the one that stands for all others last. `otherName`: its name in the caller's language. */
export const bankListOf = (region: Region, otherName: string): Bank[] => [...lists[region], bank(unlistedAbi, otherName, null)]
