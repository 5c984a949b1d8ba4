import { around, draft, playedNow } from '../../played/cast.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/verify-email'
const replies = around('verify-email')
const sent = { path, session: false, draft: { ...draft, codeSentAt: playedNow - 12_000 }, replies }
const code = [{ fill: 'digit-1', with: '123456' }]

export const states = {
  waiting: sent,
  canResend: { ...sent, draft },
  wrong: {
    ...sent,
    replies: {
      ...replies,
      verifyEmailSubmit: { refused: { status: 422, code: 'wrong_code', message: said('Auth.Error.WrongCode') } },
    },
    acts: code,
  },
  tooManyTries: {
    ...sent,
    replies: { ...replies, verifyEmailSubmit: { refused: { status: 429, message: said('Auth.Error.CodeTriesUsed') } } },
    acts: code,
  },
  checking: { ...sent, replies: { ...replies, verifyEmailSubmit: 'pending' }, acts: code },
} satisfies States
