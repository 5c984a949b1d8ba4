import type { Reply } from '../../../calls.ts'
import { around, noAnswers, ok, stateAt } from '../../played/cast.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/confirmation'
const replies = { ...around('confirmation'), confirm: ok }
const { state } = stateAt('confirmation')
const withoutName = { success: true as const, state: { ...state, user: { ...state.user, first_name: '', last_name: '' } } }
const send = [{ press: 'confirmed' }, { press: 'continue' }]

const german = (readCreditCheck: Reply<'readCreditCheck'>) => ({ ...replies, readCreditCheck, readState: stateAt('confirmation', { application: { region: 'de' } }) })
const agency = { success: true as const, provider: 'Auskunft Muster' }

export const states = {
  default: { path, replies },
  sparse: { path, replies: around('confirmation', { answers: noAnswers }) },
  nameless: { path, replies: { ...replies, readState: withoutName } },
  stepNotSaved: { path, replies: { ...replies, updateStep: { refused: { status: 503 } } } },
  unticked: { path, replies, acts: [{ press: 'continue' }] },
  creditNotAsked: { path, replies: german({ ...agency, state: 'not_asked', result: null }) },
  creditKnown: { path, replies: german({ ...agency, state: 'known', result: { score: 97.5, least: 0, most: 100, provider: 'Auskunft Muster', date: '2026-11-21' } }) },
  creditUnknown: { path, replies: german({ ...agency, state: 'unknown', result: null }) },
  refused: { path, replies: { ...replies, confirm: { refused: { status: 409, message: said('Uploads.PleaseWaitFilesParsed', { n: 2 }) } } }, acts: send },
  saving: { path, replies: { ...replies, confirm: 'pending' }, acts: send },
} satisfies States
