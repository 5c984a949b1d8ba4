import type { Reply } from '../calls.ts'
import { playedColleagues } from './played-listings.ts'

type Work = Reply<'dashboardHouseholdWork'>
const marta = playedColleagues[0]!.id

/** Nothing set, nothing noted. */
export const playedWorkEmpty: Work = {
  success: true,
  stage: 'none',
  assignee_id: null,
  due_on: null,
  version: 0,
  notes: [],
  changes: [],
  colleagues: [...playedColleagues],
  matches: [],
}

/** A shortlisted household with a note of one's own, one of a colleague, and who did what. */
export const playedWork: Work = {
  ...playedWorkEmpty,
  stage: 'shortlisted',
  assignee_id: marta,
  due_on: '2026-11-30',
  version: 2,
  notes: [
    {
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000031',
      author: 'Marta Colli',
      written_at: '2026-11-22T15:05:00Z',
      text: 'Visita fissata per giovedì alle 18.\nPorta anche il garante.',
      is_own: true,
      mentions: ['Maximiliane von Hohenstein-Castelli'],
    },
    {
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000032',
      author: '',
      written_at: '2026-11-21T10:40:00Z',
      text: 'Richiamare per la data di ingresso.',
      is_own: false,
      mentions: [],
    },
  ],
  changes: [
    {
      changed_at: '2026-11-22T15:05:00Z',
      member: 'Marta Colli',
      kind: 'note-added',
      before: null,
      after: null,
    },
    { changed_at: '2026-11-22T15:00:00Z', member: 'Marta Colli', kind: 'due', before: null, after: '2026-11-30' },
    {
      changed_at: '2026-11-21T10:42:00Z',
      member: '',
      kind: 'assignee',
      before: null,
      after: 'Marta Colli',
    },
    { changed_at: '2026-11-21T10:42:00Z', member: '', kind: 'stage', before: 'none', after: 'shortlisted' },
  ],
}

/** With details that stand in two other applications too. */
export const playedWorkMatched: Work = {
  ...playedWork,
  matches: [
    {
      application_id: '5f0c2b8e-1d7a-4b55-8f62-000000000071',
      name: 'Luca Ferrari',
      listing_name: 'Trilocale in Via Savona',
      kinds: ['fiscal-code', 'document-number', 'file'],
    },
    {
      application_id: '5f0c2b8e-1d7a-4b55-8f62-000000000072',
      name: 'G. Bianchi',
      listing_name: 'Bilocale in Via Tadino',
      kinds: ['phone'],
    },
  ],
}
