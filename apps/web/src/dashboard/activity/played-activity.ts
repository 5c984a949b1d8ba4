import type { Reply } from '../../calls.ts'
import { playedListingIds } from '../played-listings.ts'

const [tadino, savona] = playedListingIds
const line = {
  outcome: 'done',
  actor: 'member',
  member: 'Marta Colli',
  application_id: null,
  applicant: '',
  listing_name: '',
  colleague: '',
} as const

export const playedActivity: Reply<'dashboardActivity'> = {
  success: true,
  members: [
    { id: tadino, name: 'Marta Colli' },
    { id: savona, name: 'Maximiliane von Hohenstein-Castelli' },
  ],
  lines: [
    {
      ...line,
      seq: 912,
      at: '2026-11-21T09:12:00Z',
      event: 'applicant.decided',
      application_id: tadino,
      applicant: 'Giulia Bianchi',
    },
    {
      ...line,
      seq: 908,
      at: '2026-11-21T08:40:00Z',
      event: 'member.role-changed',
      colleague: 'Maximiliane von Hohenstein-Castelli',
    },
    {
      ...line,
      seq: 851,
      at: '2026-11-20T16:05:00Z',
      member: 'Maximiliane von Hohenstein-Castelli',
      event: 'listing.changed',
      listing_name: 'Bilocale in Via Tadino',
    },
    { ...line, seq: 790, at: '2026-11-20T10:00:00Z', actor: 'operator', member: '', event: 'company.quota-set' },
    { ...line, seq: 733, at: '2026-11-19T18:30:00Z', member: '', event: 'house.painted', outcome: 'refused' },
  ],
  next_before: 733,
}
