import type { Reply } from '../../calls.ts'
import { playedListingIds } from '../played-listings.ts'

const id = (last: string) => `5f0c2b8e-1d7a-4b55-8f62-0000000000${last}`
const rent = { id: id('81'), preset: 'affordability', text: null, set_at: '2026-10-01T09:00:00Z' } as const
const entry = {
  id: id('82'),
  preset: null,
  text: 'Ingresso entro il 1° marzo',
  set_at: '2026-10-02T09:00:00Z',
} as const
const row = {
  id: id('83'),
  listing_id: playedListingIds[0],
  listing_name: 'Bilocale in Via Tadino',
  started_at: '2026-11-20T09:00:00Z',
  started_by: 'Marta Colli',
  households: 3,
} as const
const bands = {
  share: 'up-to-30',
  income: 'proven',
  affordable: 'passed',
  genuine: 'passed',
  identity: 'read',
  deposit: 'passed',
  complete: 'passed',
  people: 2,
  has_guarantor: false,
  order: 2,
} as const
const entries = [
  {
    label: 'A',
    bands: { ...bands, share: 'up-to-40', income: 'declared', people: 1, has_guarantor: true, order: 1 } as const,
  },
  { label: 'B', bands },
  {
    label: 'C',
    bands: {
      ...bands,
      share: 'above-40',
      affordable: 'failed',
      deposit: 'unknown',
      complete: 'failed',
      order: 3,
    } as const,
  },
]

export const playedShortlists: Reply<'dashboardShortlists'> = {
  success: true,
  ready: [{ listing_id: playedListingIds[1], name: 'Trilocale in Via Savona', detail: null, households: 4 }],
  shortlists: [
    { ...row, state: 'sealed' },
    { ...row, id: id('84'), state: 'chosen', started_at: '2026-10-12T14:30:00Z', started_by: '' },
  ],
}
export const playedSealed: Reply<'dashboardShortlist'> = {
  success: true,
  shortlist: {
    ...row,
    state: 'sealed',
    criteria: [rent, entry],
    entries: entries.map((one) => ({ ...one, name: null, application_id: null })),
    ended_at: null,
    ended_by: '',
    chosen: null,
    named: [],
    looks: [],
  },
}
export const playedChosen: Reply<'dashboardShortlist'> = {
  success: true,
  shortlist: {
    ...playedSealed.shortlist,
    state: 'chosen',
    entries: entries.map((one, index) => ({
      ...one,
      name: ['Luca Ferrari', 'Giulia Bianchi', null][index]!,
      application_id: index === 2 ? null : id(`9${index}`),
    })),
    ended_at: '2026-11-21T11:20:00Z',
    ended_by: 'Marta Colli',
    chosen: 'B',
    named: [{ ...rent, stands: 'met' }],
    looks: [{ at: '2026-11-20T16:00:00Z', member: '', label: 'A' }],
  },
}
