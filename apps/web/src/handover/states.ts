import type { HandoverFile } from '@attesta/contract/handover.ts'
import { listing } from '../apply/played/sample-applicants.ts'
import type { PlayedReplies } from '../fake-api.ts'
import type { Reply } from '../calls.ts'
import type { PlayedStates } from '../preview/played-state.ts'

const path = '/handover'
type View = Reply<'readHandover'>
const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'
const card: View['slots'] = [
  { type: 'national_id', id_type: 'id-card-front' },
  { type: 'national_id', id_type: 'id-card-back' },
]
const view = (files: HandoverFile[], slots = card): View => ({
  success: true,
  handover_id: id,
  company: listing.company,
  slots,
  files,
  expires_at: '2026-11-21T10:25:00.000Z',
})
const file = (number: number, slot: number, name: string, state: HandoverFile['state']): HandoverFile => ({
  document_id: `0199c2f0-5d1e-7c3a-9b51-${String(number).padStart(12, '0')}`,
  slot,
  name,
  size: 1_468_006,
  state,
})
const answered = (reply: View): { path: string; replies: PlayedReplies } => ({
  path,
  replies: { readHandover: reply, finishHandover: { success: true } },
})
const sides = [file(1, 0, 'IMG_2041.jpg', 'ready'), file(2, 1, 'IMG_2042.jpg', 'reading')]
const picked = (act: string) => [
  {
    pick: act,
    files: [
      {
        name: 'estratto-ottobre.pdf',
        type: 'application/pdf',
        size: 0,
        text: '%PDF-1.7\n5 0 obj << /Type /Font >> endobj\n',
      },
    ],
  },
]
const statements = view([], [{ type: 'bank_statement', bank: 'Intesa Sanpaolo', abi: '03069' }])

export const states = {
  opening: { path, replies: { readHandover: 'pending' } },
  empty: answered(view([])),
  sending: { path, replies: { readHandover: statements, uploadByHandover: 'pending' }, acts: picked('upload-phone-0') },
  arrived: answered(view(sides)),
  again: answered(
    view([
      file(1, 0, 'IMG_2041.jpg', 'again'),
      file(2, 1, 'tessera-retro-con-un-nome-molto-lungo-2026-11-21.jpg', 'look'),
    ]),
  ),
  other: answered(view([], [{ type: 'other', other_type: 'Borsa di studio' }, { type: 'payslip' }])),
  finished: { ...answered(view(sides)), acts: [{ press: 'finish' }] },
  expired: { path, replies: { readHandover: { refused: { status: 401 } } } },
  neverOpened: { path, session: false, replies: {} },
  offline: { path, replies: { readHandover: 'offline' } },
} satisfies PlayedStates
