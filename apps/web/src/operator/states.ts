import type { Reply } from '../calls.ts'
import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { states as reviewStates } from './review/states.ts'

const ok = { success: true } as const
const id = (number: number) => `6f1e1d5c-0c57-4a0e-9b1e-${String(number).padStart(12, '0')}`
const companies: Reply<'operatorCompanies'>['companies'] = [
  {
    id: id(1),
    name: 'Affitti Ponte',
    created_at: '2026-02-03T09:00:00Z',
    is_suspended: false,
    monthly_applications: null,
    people: 3,
    listings: 14,
    applications: 128,
  },
  {
    id: id(2),
    name: 'Hausverwaltung Lindenhof & Söhne Grundstücksgesellschaft',
    created_at: '2026-06-17T09:00:00Z',
    is_suspended: true,
    monthly_applications: 250,
    people: 1,
    listings: 2,
    applications: 0,
  },
]
const sent: Reply<'operatorDeliveries'> = {
  ...ok,
  emails: [
    {
      id: id(3),
      kind: 'report-ready',
      state: 'failed',
      created_at: '2026-11-21T08:12:00Z',
      failed_at: '2026-11-21T08:40:00Z',
      reason: 'unreachable',
      tries: 6,
      can_resend: true,
    },
    {
      id: id(4),
      kind: 'code',
      state: 'waiting',
      created_at: '2026-11-21T10:02:00Z',
      failed_at: null,
      reason: null,
      tries: 1,
      can_resend: false,
    },
  ],
  webhooks: [
    {
      id: id(5),
      company_name: 'Affitti Ponte',
      host: 'hooks.affittiponte.example',
      event: 'report.completed',
      state: 'given_up',
      attempts: 10,
      last_status: 503,
      created_at: '2026-11-18T07:30:00Z',
      next_attempt_at: null,
      can_resend: true,
    },
  ],
}
const health: Reply<'operatorHealth'> = {
  ...ok,
  checks: {
    database: { ok: true, state: 'answers', detail: 'answers' },
    files: { ok: true, state: 'writable', detail: 'can be written' },
    queue: { ok: false, state: 'queued', seconds: 412, detail: 'oldest waiting job: 412 s' },
    sandbox: {
      ok: true,
      state: 'contained',
      containment: { by: 'bwrap', cut_off: ['network', 'files', 'memory'] },
      detail: 'bwrap; cut off: network, files, memory',
    },
    scanner: { ok: false, state: 'not_scanning', detail: 'does not answer: no file is taken' },
    process: { ok: true, state: 'open', detail: 'open' },
  },
  worker_seen_at: '2026-11-21T10:09:00Z',
  attention: [
    { kind: 'documents_unread', count: 2, since: '2026-11-21T09:41:00Z' },
    { kind: 'reviews_late', count: 0, since: null },
    { kind: 'payments_unreported', count: 1, since: '2026-11-20T18:22:00Z' },
    { kind: 'emails_failed', count: 3, since: '2026-11-18T08:40:00Z' },
    { kind: 'webhooks_failed', count: 14, since: '2026-11-17T07:30:00Z' },
    { kind: 'jobs_failed', count: 1, since: '2026-11-20T16:00:00Z' },
  ],
  unread: [
    {
      id: id(14),
      company_name: 'Hausverwaltung Lindenhof & Söhne Grundstücksgesellschaft',
      created_at: '2026-11-21T09:41:00Z',
    },
    { id: id(15), company_name: null, created_at: '2026-11-21T09:58:00Z' },
  ],
  queues: [{ job: 'parseDocument', waiting: 12, running: 2, oldest_seconds: 412 }],
  dead: [{ id: id(6), job: 'drawReport', state: 'failed', since: '2026-11-20T16:00:00Z' }],
}
const returned: Reply<'operatorPayments'> = {
  ...ok,
  unreported: [{ id: id(16), company_name: 'Affitti Ponte', amount: 2000, paid_at: '2026-11-20T18:22:00Z' }],
  payments: [
    {
      id: id(11),
      company_name: 'Hausverwaltung Lindenhof & Söhne Grundstücksgesellschaft',
      account: 'acct_1PqRsTuVwXyZ',
      amount: 2000,
      refunded: 500,
      dispute: 'open',
      paid_at: '2026-11-20T15:04:00Z',
    },
    {
      id: id(12),
      company_name: null,
      account: null,
      amount: 2000,
      refunded: 2000,
      dispute: null,
      paid_at: '2026-11-18T09:12:00Z',
    },
    {
      id: id(13),
      company_name: 'Affitti Ponte',
      account: null,
      amount: 2000,
      refunded: 0,
      dispute: 'lost',
      paid_at: '2026-10-02T17:40:00Z',
    },
  ],
}
const log: Reply<'operatorLog'> = {
  ...ok,
  next_before: 4030,
  lines: [
    {
      seq: 4032,
      at: '2026-11-21T10:10:00Z',
      event: 'report.viewed',
      actor: 'member',
      actor_id: id(7),
      application_id: null,
      company_id: id(1),
      subject_id: id(8),
    },
    {
      seq: 4031,
      at: '2026-11-21T10:08:00Z',
      event: 'company.suspended',
      actor: 'operator',
      actor_id: id(9),
      application_id: null,
      company_id: id(2),
      subject_id: null,
    },
  ],
}
const home: PlayedReplies = {
  operatorMe: { ...ok, name: 'Vera Marini', email: 'operator@attesta.example', open_reviews: 0 },
  operatorSignOut: ok,
  operatorCompanies: { ...ok, companies },
}
const token = 'played'
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 ' +
  '1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h2v2H6z"/></svg>'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const door: PlayedReplies = {
  operatorLogin: ok,
  operatorVerify: { ...ok, access_token: token, second_factor: 'enrolment' },
  secondFactorBegin: { ...ok, secret, uri: `otpauth://totp/Attesta:operator%40attesta.example?secret=${secret}`, qr },
  secondFactorConfirm: {
    ...ok,
    access_token: token,
    recovery_codes: [
      'k7qp2-2m9xa',
      'vn3th-8wzc5',
      'e4r6y-j2ksp',
      'm9d7b-xq3ua',
      'h5c8g-tz2wn',
      'p6f4v-r9ejk',
      's2y7a-bd8hm',
      'w3x5q-ug6cp',
      'z8n2k-fe4vr',
      'c7t9j-ys3hd',
    ],
  },
}
const typed = (digits: string) => digits.split('').map((digit, index) => ({ fill: `digit-${index + 1}`, with: digit }))
const asked = [{ fill: 'email', with: 'operator@attesta.example' }, { press: 'send-code' }, ...typed('904217')] as const

export const states = {
  login: { path: '/operator', session: false, replies: {} },
  enrolment: { path: '/operator', session: false, replies: door, acts: asked },
  recoveryCodes: {
    path: '/operator',
    session: false,
    replies: door,
    acts: [...asked, { press: 'factor-code' }, ...typed('287082')],
  },
  secondFactorWrong: {
    path: '/operator',
    session: false,
    replies: {
      ...door,
      operatorVerify: { ...ok, access_token: token, second_factor: 'code' },
      secondFactorProve: {
        refused: {
          status: 422,
          message:
            'That code isn’t right. Check that the clock of your phone is set automatically and type the newest code',
          field: 'code',
        },
      },
    },
    acts: [...asked, { press: 'factor-code' }, ...typed('287082')],
  },
  companies: { path: '/operator', replies: home },
  quota: { path: '/operator', replies: home, acts: [{ press: 'set-quota' }, { fill: 'quota', with: 'many' }] },
  deliveries: { path: '/operator/deliveries', replies: { ...home, operatorDeliveries: sent } },
  payments: { path: '/operator/payments', replies: { ...home, operatorPayments: returned } },
  health: { path: '/operator/health', replies: { ...home, operatorHealth: health } },
  log: {
    path: '/operator/log',
    replies: {
      ...home,
      operatorLog: log,
      operatorVerifyLog: { ...ok, is_whole: false, rows: null, broken_at: 4031, why: 'changed' },
    },
    acts: [{ press: 'verify-log' }],
  },
  failed: { path: '/operator', replies: { ...home, operatorCompanies: { refused: { status: 500 } } } },
  ...reviewStates,
} satisfies PlayedStates
