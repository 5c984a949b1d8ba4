import { around, noAnswers, ok } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/confirmation'
const replies = { ...around('confirmation'), confirm: ok }
const send = [{ press: 'confirmed' }, { press: 'continue' }]

export const states = {
  default: { path, replies },
  sparse: { path, replies: around('confirmation', { answers: noAnswers }) },
  unticked: { path, replies, acts: [{ press: 'continue' }] },
  refused: { path, replies: { ...replies, confirm: { refused: { status: 409, message: 'We’re still checking 2 files' } } }, acts: send },
  saving: { path, replies: { ...replies, confirm: 'pending' }, acts: send },
} satisfies States
