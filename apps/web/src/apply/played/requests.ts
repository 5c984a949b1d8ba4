import type { Reply } from '../../calls.ts'

const asked = {
  question: null,
  answer: null,
  answered_at: null,
  company: 'Casa Prova',
  asked_at: '2026-11-21T10:00:00Z',
} as const

/** A document of a month that is still to come, and a question. */
export const playedOwnRequests: Reply<'readRequests'> = {
  success: true,
  requests: [
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000051',
      kind: 'document',
      type: 'payslip',
      months: ['2026-10'],
      state: 'open',
      step: 'income-check',
    },
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000052',
      kind: 'explanation',
      type: null,
      months: [],
      question: 'Da quando lavori in questa azienda?',
      state: 'open',
      step: 'income-check',
    },
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000053',
      kind: 'document',
      type: 'bank_statement',
      months: [],
      state: 'answered',
      answered_at: '2026-11-21T16:20:00Z',
      step: 'income-check',
    },
  ],
}
