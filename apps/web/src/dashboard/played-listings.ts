import type { Reply } from '../calls.ts'

export const playedListingIds = [
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a05',
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a06',
] as const
const [tadino, savona, neukoelln] = playedListingIds

export const playedColleagues = [
  { id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b01', name: 'Marta Colli' },
  { id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b02', name: 'Maximiliane von Hohenstein-Castelli' },
] as const

/** An open home, a reserved one and an archived one. */
export const playedListings: Reply<'dashboardListings'>['listings'] = [
  {
    id: tadino,
    name: 'Bilocale Via Tadino',
    address: 'Via Tadino 8, 20124 Milano',
    region: 'it',
    rent: '620.00',
    deposit: '1860.00',
    lan_pays: false,
    is_archived: false,
    apply_url: `https://attesta.example/it/rent/apply/${tadino}`,
    applicants: 3,
    unread: 2,
    needs_attention: 1,
    sealed: 1,
    status: 'open',
    reference: 'MI-0031',
    owner: 'Rosa Ferri',
    city: 'Milano',
    utilities: '90.00',
    available_from: '2027-01-15',
    assignee_id: playedColleagues[0].id,
    version: 1,
    group: null,
  },
  {
    id: savona,
    name: 'Trilocale Via Savona',
    address: 'Via Savona 12, 20144 Milano',
    region: 'it',
    rent: '850.00',
    deposit: null,
    lan_pays: true,
    is_archived: false,
    apply_url: `https://attesta.example/it/rent/apply/${savona}`,
    applicants: 2,
    unread: 0,
    needs_attention: 0,
    sealed: 0,
    status: 'reserved',
    reference: null,
    owner: null,
    city: 'Milano',
    utilities: null,
    available_from: null,
    assignee_id: null,
    version: 1,
    group: null,
  },
  {
    id: neukoelln,
    name: 'Zwei Zimmer in Neukölln',
    address: 'Sonnenallee 100, 12045 Berlin',
    region: 'de',
    rent: '1190.00',
    deposit: '3570.00',
    lan_pays: false,
    is_archived: true,
    apply_url: `https://attesta.example/de/rent/apply/${neukoelln}`,
    applicants: 0,
    unread: 0,
    needs_attention: 0,
    sealed: 0,
    status: 'let',
    reference: 'B-7',
    owner: 'Jürgen Groß-Weber',
    city: 'Berlin',
    utilities: '230.00',
    available_from: '2026-12-01',
    assignee_id: playedColleagues[1].id,
    version: 1,
    group: null,
  },
]

/** Grouped by owner: one owner's home, and one of no owner. */
export const playedByOwner = playedListings
  .slice(0, 2)
  .map((listing) => ({ ...listing, group: { name: listing.owner ?? '', count: 1 } }))

/** More listings than are picked from a plain list; two of them have one name. */
export const playedNames = Array.from({ length: 40 }, (_, at) => ({
  id: `6f1e1d5c-0c57-4a0e-9b1e-${String(at).padStart(12, '0')}`,
  name: `Bilocale Via Tadino ${Math.max(at, 1) + 1}`,
  detail: at < 2 ? `MI-00${31 + at}` : null,
}))

/** A page of the table with these rows, of `count` in all. */
export const playedTable = (
  listings: Reply<'dashboardListings'>['listings'],
  count = listings.length,
): Reply<'dashboardListings'> => ({
  success: true,
  listings,
  count,
  archived: count === 0 ? 0 : 1,
  cities: ['Berlin', 'Milano'],
  colleagues: [...playedColleagues],
})
