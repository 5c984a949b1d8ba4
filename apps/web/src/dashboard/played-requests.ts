import type { Reply } from '../calls.ts'

type Requests = Reply<'dashboardRequests'>
const asked = { question: null, answer: null, answered_at: null, member: 'Marta Colli' } as const

export const playedNoRequests: Requests = { success: true, requests: [], may_ask: true }

/** One open, one answered in words, one withdrawn. */
export const playedRequests: Requests = {
  success: true,
  may_ask: true,
  requests: [
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000041',
      kind: 'document',
      type: 'payslip',
      months: ['2026-10'],
      state: 'open',
      asked_at: '2026-11-22T09:30:00Z',
    },
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000042',
      kind: 'explanation',
      type: null,
      months: [],
      question: 'Da quando lavora in questa azienda?',
      answer: 'Da marzo 2019, prima con un contratto a termine.',
      state: 'answered',
      asked_at: '2026-11-21T10:00:00Z',
      answered_at: '2026-11-21T16:20:00Z',
    },
    {
      ...asked,
      id: '5f0c2b8e-1d7a-4b55-8f62-000000000043',
      kind: 'document',
      type: 'bank_statement',
      months: ['2026-08', '2026-09'],
      state: 'withdrawn',
      asked_at: '2026-11-20T10:00:00Z',
    },
  ],
}
