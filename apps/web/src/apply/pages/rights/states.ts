import { around } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/your-data'
const held = { success: true as const, applications: 2, documents: 7, reports: 1, copy: null }
const expires_at = '2026-11-21T10:40:00.000Z'
const replies = {
  ...around('result'),
  readHeld: held,
  sendRightsCode: { success: true, retry_after_seconds: 60 },
} as const
const refused = { refused: { status: 422, message: said('Auth.Error.WrongCode') } } as const
const typed = [{ fill: 'digit-1', with: '004217' }, { press: 'prove' }] as const

export const states = {
  held: { path, replies },
  loading: { path, replies: { ...replies, readHeld: 'pending' } },
  offline: { path, replies: { ...replies, readHeld: 'offline' } },
  copyCode: { path, replies, acts: [{ press: 'copy' }] },
  copyCodeWrong: { path, replies: { ...replies, makeCopy: refused }, acts: [{ press: 'copy' }, ...typed] },
  copyMaking: {
    path,
    replies: { ...replies, readHeld: { ...held, copy: { state: 'making', expires_at, bytes: null } } },
  },
  copyReady: {
    path,
    replies: { ...replies, readHeld: { ...held, copy: { state: 'ready', expires_at, bytes: 6_312_448 } } },
  },
  copyFailed: {
    path,
    replies: { ...replies, readHeld: { ...held, copy: { state: 'failed', expires_at, bytes: null } } },
  },
  codeNotSent: { path, replies: { ...replies, sendRightsCode: 'offline' }, acts: [{ press: 'erase' }] },
  eraseCode: { path, replies, acts: [{ press: 'erase' }] },
  erased: { path, replies: { ...replies, eraseAccount: { success: true } }, acts: [{ press: 'erase' }, ...typed] },
} satisfies States
