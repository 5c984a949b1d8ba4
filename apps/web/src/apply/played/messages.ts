import type { Reply } from '../../calls.ts'

/** A question of the company, and what was answered. */
export const playedOwnMessages: Reply<'readMessages'> = {
  success: true,
  company: 'Casa Prova',
  may_write: true,
  messages: [
    {
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000095',
      is_from_applicant: false,
      text: 'Buongiorno,\nda quando potrebbe entrare?',
      sent_at: '2026-11-21T09:00:00Z',
    },
    {
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000096',
      is_from_applicant: true,
      text: 'Dal 1° febbraio.',
      sent_at: '2026-11-21T09:45:00Z',
    },
  ],
}
