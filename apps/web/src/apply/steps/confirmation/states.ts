import { around, noAnswers, ok, stateAt } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/confirmation'
const replies = { ...around('confirmation'), confirm: ok }
const { state } = stateAt('confirmation')
const withoutName = { success: true as const, state: { ...state, user: { ...state.user, first_name: '', last_name: '' } } }
const send = [{ press: 'confirmed' }, { press: 'continue' }]

export const states = {
  default: { path, replies },
  sparse: { path, replies: around('confirmation', { answers: noAnswers }) },
  nameless: { path, replies: { ...replies, readState: withoutName } },
  stepNotSaved: { path, replies: { ...replies, updateStep: { refused: { status: 503 } } } },
  unticked: { path, replies, acts: [{ press: 'continue' }] },
  refused: { path, replies: { ...replies, confirm: { refused: { status: 409, message: 'We’re still checking 2 files' } } }, acts: send },
  saving: { path, replies: { ...replies, confirm: 'pending' }, acts: send },
} satisfies States
