import type { Reply } from '../calls.ts'

export const playedListingIds = [
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04',
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a05',
  '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a06',
] as const
const [tadino, savona, neukoelln] = playedListingIds

/** Two homes on offer and an archived one. */
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
  },
]
