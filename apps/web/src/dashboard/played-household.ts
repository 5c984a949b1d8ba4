import type { Applicant } from './applicant-view.ts'

/** A co-applicant who has finished and a guarantor who has not begun. */
export const playedHousehold: Applicant['people'] = [
  {
    application_id: '5f0c2b8e-1d7a-4b55-8f62-000000000021',
    name: 'Luca Ferrari',
    role: 'co-applicant',
    progress: 'finished',
    report_id: '7d0c1d2e-3f40-4a5b-8c6d-7e8f9a0b1c2d',
    net_income: '1887.28',
    income_state: 'consistent',
  },
  {
    application_id: null,
    name: 'Chiara Esposito',
    role: 'guarantor',
    progress: 'invited',
    report_id: null,
    net_income: null,
    income_state: null,
  },
]
