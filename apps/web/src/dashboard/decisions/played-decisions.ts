import type { Reply } from '../../calls.ts'
import { playedListingIds } from '../played-listings.ts'

const id = (last: string) => `5f0c2b8e-1d7a-4b55-8f62-0000000000${last}`
const [tadino, savona] = playedListingIds
const listings = [
  { id: tadino, name: 'Bilocale in Via Tadino', detail: null },
  { id: savona, name: 'Trilocale in Via Savona', detail: null },
]
const rent = { id: id('61'), preset: 'affordability', text: null, set_at: '2026-10-01T09:00:00Z' } as const
const entry = {
  id: id('62'),
  preset: null,
  text: 'Ingresso entro il 1° marzo',
  set_at: '2026-11-20T09:00:00Z',
} as const
const noNotice = { state: 'none', due_at: null, sent_at: null } as const

export const playedCriteria: Reply<'dashboardCriteria'> = {
  success: true,
  listings,
  criteria: [
    { ...rent, listing_id: null, set_by: 'Marta Colli', ended_at: null },
    { ...entry, listing_id: tadino, set_by: '', ended_at: null },
    {
      id: id('63'),
      preset: 'pets',
      text: null,
      set_at: '2026-09-01T09:00:00Z',
      listing_id: null,
      set_by: 'Marta Colli',
      ended_at: '2026-10-15T09:00:00Z',
    },
  ],
}
export const playedNoCriteria: Reply<'dashboardCriteria'> = { success: true, criteria: [], listings }

export const playedUndecided: Reply<'dashboardDecision'> = {
  success: true,
  stage: 'shortlisted',
  version: 2,
  decisions: [],
  criteria: [
    { ...rent, is_before: true },
    { ...entry, is_before: false },
  ],
}

const declined: Reply<'dashboardDecision'>['decisions'][number] = {
  id: id('71'),
  outcome: 'declined',
  is_another_chosen: false,
  criteria: [
    { ...rent, is_before: true, stands: 'not_met' },
    { ...entry, is_before: false, stands: 'met' },
  ],
  decided_at: '2026-11-22T14:10:00Z',
  member: 'Marta Colli',
  is_current: true,
  notice: noNotice,
}
const offered: typeof declined = {
  ...declined,
  id: id('72'),
  outcome: 'offered',
  criteria: [{ ...rent, is_before: true, stands: 'met' }],
  decided_at: '2026-11-21T10:00:00Z',
  member: '',
  is_current: false,
}
/** Offered by a colleague who left, then declined. */
export const playedDecided: Reply<'dashboardDecision'> = {
  ...playedUndecided,
  stage: 'declined',
  version: 4,
  decisions: [declined, offered],
}

const applied = {
  report_id: null,
  listing_id: tadino,
  listing_name: 'Bilocale in Via Tadino',
  applied_at: '2026-11-19T08:30:00Z',
}
/** One to tell, one whose email waits, one that was told, one that was replaced. */
export const playedProtocol: Reply<'dashboardProtocol'> = {
  success: true,
  next_cursor: null,
  listings,
  entries: [
    { ...declined, ...applied, application_id: id('81'), household: 'Giulia Bianchi' },
    {
      ...declined,
      ...applied,
      id: id('73'),
      application_id: id('82'),
      household: 'Luca Ferrari',
      is_another_chosen: true,
      criteria: [{ ...rent, is_before: true, stands: 'met' }],
      notice: { state: 'queued', due_at: '2026-11-22T14:25:00Z', sent_at: null },
    },
    {
      ...declined,
      ...applied,
      id: id('74'),
      application_id: id('83'),
      household: 'Chiara Esposito',
      notice: { state: 'sent', due_at: '2026-11-22T10:25:00Z', sent_at: '2026-11-22T10:25:04Z' },
    },
    { ...offered, ...applied, application_id: id('81'), household: 'Giulia Bianchi' },
  ],
}
/** Two to tell. */
export const playedTwoToTell: typeof playedProtocol = {
  ...playedProtocol,
  entries: [
    ...playedProtocol.entries,
    { ...declined, ...applied, id: id('75'), application_id: id('84'), household: 'Anna Conti' },
  ],
}
export const playedPreview: Reply<'dashboardPreviewNotices'> = {
  success: true,
  emails: [
    {
      language: 'it',
      count: 1,
      subject: 'La tua candidatura per Bilocale in Via Tadino',
      text:
        'Grazie per la tua candidatura\n\nCiao Giulia, grazie per l’interesse per Bilocale in Via Tadino. ' +
        'Casa Aperta non ti proporrà questo immobile.',
    },
  ],
}
