import type { ReuseOffer } from '@attesta/contract/reuse.ts'
import { around, ok } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/resume-application'
const older = (number: number) => `0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d0${number}`
const earlier = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  applicant_role: 'main-applicant',
  employment_status: 'Employed',
} as const
const offer: ReuseOffer = {
  application_id: older(1),
  home: 'Bilocale in via Tadino',
  finished_on: '2026-10-30',
  until: '2026-12-29',
  answers: ['personal', 'papers_of_state', 'household', 'incomes', 'job'],
  identity: false,
  paid_until: '2026-12-29',
  leads_to: 'income-check',
  company: 'Casa Serena Immobiliare',
  documents: [
    { name: 'carta-fronte.jpg', type: 'national_id', left: null },
    { name: 'busta-settembre.pdf', type: 'payslip', left: null },
    { name: 'estratto-conto-3-trimestre-2026.pdf', type: 'bank_statement', left: null },
    { name: 'busta-giugno.pdf', type: 'payslip', left: 'too_old' },
  ],
  wanted: [said('Documents.Missing.payslip.Months', { months: ['2026-10'], count: 1 })],
}
const reused = {
  ...around('sign-up'),
  uncompleteApplications: { success: true as const, applications: [], invitations: [] },
  reuseOffer: { success: true as const, offer },
}
const replies = {
  ...around('sign-up'),
  deleteApplication: ok,
  uncompleteApplications: {
    success: true as const,
    invitations: [
      {
        id: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d0a',
        role: 'co-applicant' as const,
        invited_by: 'Luca Ferri',
        invited_at: '2026-11-20T08:00:00Z',
        code: 'invitation-1',
      },
    ],
    applications: [
      { ...earlier, id: older(1), time_created: '2026-11-12T08:00:00Z', state_router: 'income-check' as const },
      {
        ...earlier,
        id: older(2),
        employment_status: 'Student' as const,
        time_created: '2026-11-02T08:00:00Z',
        state_router: 'personal-details' as const,
      },
    ],
  },
}

export const states = {
  reuse: { path, replies: reused },
  reuseRefused: {
    path,
    replies: { ...reused, reuseTake: { refused: { status: 409, message: said('System.409') } } },
    acts: [{ press: 'continue' }],
  },
  choice: { path, replies },
  chosen: { path, replies, acts: [{ press: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d01' }] },
  loading: { path, replies: { ...replies, uncompleteApplications: 'pending' } },
  failed: { path, replies: { ...replies, uncompleteApplications: { refused: { status: 503 } } } },
  refused: {
    path,
    replies: { ...replies, deleteApplication: { refused: { status: 409, message: said('System.409') } } },
    acts: [{ press: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d01' }, { press: 'continue' }],
  },
} satisfies States
