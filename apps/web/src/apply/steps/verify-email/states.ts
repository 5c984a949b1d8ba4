import type { PlayedReplies } from '../../../fake-api.ts'
import { applicationId, around, draft, playedNow } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/verify-email'
const replies = around('verify-email')
const sent = { path, session: false, draft: { ...draft, nextCodeAt: playedNow + 48_000 }, replies }
const resumed = { resumedApplicationId: applicationId }
const entry = { email: 'anna.bianchi@example.com', proof: 'hTq3mB8nZ0aWvYx2LkPd9sRe' }
const restarting = {
  verifyEmailSubmit: { refused: { status: 503, code: 'restarting', message: said('System.503') } },
} satisfies PlayedReplies
const code = [{ fill: 'digit-1', with: '123456' }]

export const states = {
  waiting: sent,
  canResend: { ...sent, draft },
  held: { ...sent, draft: { ...draft, isCodeHeld: true, nextCodeAt: playedNow + 900_000 } },
  resumed: { ...sent, draft: { ...resumed, nextCodeAt: playedNow + 48_000 } },
  resumedHeld: { ...sent, draft: { ...resumed, isCodeHeld: true, nextCodeAt: playedNow + 900_000 } },
  byLink: { ...sent, draft: { entry } },
  linkOver: {
    ...sent,
    draft: { entry },
    replies: {
      ...replies,
      verifyEmailSubmit: { refused: { status: 422, code: 'code_expired', message: said('Auth.Error.CodeExpired') } },
    },
    acts: [{ press: 'enter' }],
  },
  wrong: {
    ...sent,
    replies: {
      ...replies,
      verifyEmailSubmit: { refused: { status: 422, code: 'wrong_code', message: said('Auth.Error.WrongCode') } },
    },
    acts: code,
  },
  restarting: { ...sent, replies: { ...replies, ...restarting }, acts: code },
  linkRestarting: { ...sent, draft: { entry }, replies: { ...replies, ...restarting }, acts: [{ press: 'enter' }] },
  tooManyTries: {
    ...sent,
    replies: { ...replies, verifyEmailSubmit: { refused: { status: 429, message: said('Auth.Error.CodeTriesUsed') } } },
    acts: code,
  },
  over: {
    ...sent,
    replies: {
      ...replies,
      verifyEmailSubmit: { refused: { status: 422, code: 'code_expired', message: said('Auth.Error.CodeExpired') } },
    },
    acts: [...code, { fill: 'digit-1', with: '1' }],
  },
  checking: { ...sent, replies: { ...replies, verifyEmailSubmit: 'pending' }, acts: code },
} satisfies States
