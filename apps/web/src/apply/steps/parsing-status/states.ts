import { around, document, errorOf, papers, stateAt } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/parsing-status'
const replies = around('parsing-status')
const half = papers.map((paper, index) => (index > 3 ? { ...paper, parse_status: 'processing' as const, summary: null } : paper))
const bad = [...papers.slice(0, 5), document(6, 'bank_statement', 'estratto.pdf', { error: errorOf('estratto.pdf is password-protected. Upload it without a password') })]
const nothing = { success: false as const, document_errors: [], missing_documents: [], global_error: null, is_global_warning: false }

export const states = {
  working: { path, replies: { ...replies, readState: stateAt('parsing-status', { documents: half }) } },
  done: { path, replies },
  withProblem: { path, replies: { ...replies, readState: stateAt('parsing-status', { documents: bad }) } },
  refused: { path, replies: { ...replies, validateDocuments: { ...nothing, missing_documents: [{ type: 'bank_statement', months: ['2026-10'], message: 'October 2026 is missing. Add the statement for this month' }, { type: 'national_id', months: [], message: 'Add the back of your ID card' }] } }, acts: [{ press: 'continue' }] },
  offline: { path, replies: { ...replies, validateDocuments: 'offline' }, acts: [{ press: 'continue' }] },
  validating: { path, replies: { ...replies, validateDocuments: 'pending' }, acts: [{ press: 'continue' }] },
} satisfies States
