import type { ListingGroup } from '@attesta/contract/listing-list.ts'
import { foldText } from '@attesta/domain/search-words.ts'
import type { ListingPlace } from '../../stores/listing-table.ts'

/** «Via Savona 12 int. 5», «Sonnenallee 100 Whg. 3»: what tells a flat within its building. */
const flat = /\s+(?:int(?:erno)?|scala|sc|piano|app(?:artamento)?|apt|whg|wohnung|etage|og|eg)\b.*$/i
const postcode = /\b\d{5}\b/

/** «Via Savona 12 int. 5, scala B, 20144 Milano MI» → «Via Savona 12, 20144 Milano MI». */
export function buildingOf(address: string): string {
  const [street = '', ...rest] = address.split(',').map((part) => part.trim())
  const town = rest.findIndex((part) => postcode.test(part))
  return [street.replace(flat, ''), ...(town === -1 ? rest : rest.slice(town))].filter(Boolean).join(', ')
}

const nameOf = (group: ListingGroup, { owner, address }: ListingPlace) =>
  group === 'owner' ? (owner ?? '') : buildingOf(address)

export interface GroupedListing {
  id: string
  group: { name: string; count: number }
}

/** Listings by the names of their groups, those without one last; within a group in the order given. */
export function grouped(places: readonly ListingPlace[], group: ListingGroup): GroupedListing[] {
  const groups = Map.groupBy(places, (place) => foldText(nameOf(group, place)))
  return [...groups]
    .toSorted(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1))
    .flatMap(([, members]) => {
      const shown = { name: nameOf(group, members[0]!), count: members.length }
      return members.map(({ id }) => ({ id, group: shown }))
    })
}
