import type { Reply } from '../../calls.ts'

const id = (last: string) => `5f0c2b8e-1d7a-4b55-8f62-0000000000${last}`

export const playedNoMessages: Reply<'dashboardMessages'> = {
  success: true,
  may_write: true,
  messages: [],
  about: { language: 'it', firstName: 'Giulia', listing: 'Bilocale Via Tadino', company: 'Casa Aperta' },
}
/** One that was read, its answer, and one that was not read yet, by a colleague who left. */
export const playedMessages: Reply<'dashboardMessages'> = {
  ...playedNoMessages,
  messages: [
    {
      id: id('91'),
      is_from_applicant: false,
      member: 'Marta Colli',
      text: 'Buongiorno Giulia,\nda quando sarebbe libera per l’ingresso?',
      sent_at: '2026-11-21T09:00:00Z',
      read_at: '2026-11-21T09:40:00Z',
    },
    {
      id: id('92'),
      is_from_applicant: true,
      member: '',
      text: 'Buongiorno, dal 1° febbraio. Va bene?',
      sent_at: '2026-11-21T09:45:00Z',
      read_at: '2026-11-21T10:00:00Z',
    },
    {
      id: id('93'),
      is_from_applicant: false,
      member: '',
      text: 'Sì, grazie.',
      sent_at: '2026-11-22T15:00:00Z',
      read_at: null,
    },
  ],
}
export const playedTemplates: Reply<'dashboardTemplates'> = {
  success: true,
  templates: [
    {
      id: id('94'),
      name: 'Data di ingresso',
      texts: {
        en: '',
        it: 'Buongiorno {firstName},\nda quando sarebbe libera per l’ingresso in {listing}?\n{company}',
        de: 'Guten Tag {firstName},\nwann könnten Sie in {listing} einziehen?\n{company}',
      },
    },
  ],
}
export const playedNoTemplates: Reply<'dashboardTemplates'> = { success: true, templates: [] }
