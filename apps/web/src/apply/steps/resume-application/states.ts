import { around, ok } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/resume-application'
const older = { first_name: 'Anna', last_name: 'Bianchi', applicant_role: 'main-applicant', employment_status: 'Employed' } as const
const replies = {
  ...around('sign-up'), deleteApplication: ok,
  uncompleteApplications: { success: true as const, invitations: [{ id: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d0a', role: 'co-applicant' as const, invited_by: 'Luca Ferri', invited_at: '2026-11-20T08:00:00Z', code: 'invitation-1' }], applications: [
    { ...older, id: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d01', time_created: '2026-11-12T08:00:00Z', state_router: 'income-check' as const },
    { ...older, id: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d02', employment_status: 'Student' as const, time_created: '2026-11-02T08:00:00Z', state_router: 'personal-details' as const },
  ] },
}

export const states = {
  choice: { path, replies },
  chosen: { path, replies, acts: [{ press: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d01' }] },
  loading: { path, replies: { ...replies, uncompleteApplications: 'pending' } },
  failed: { path, replies: { ...replies, uncompleteApplications: { refused: { status: 503 } } } },
  refused: { path, replies: { ...replies, deleteApplication: { refused: { status: 409, message: 'This was changed in the meantime. Refresh the page' } } }, acts: [{ press: '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d01' }, { press: 'continue' }] },
} satisfies States
