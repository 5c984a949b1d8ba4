import { webhookEvents } from '@attesta/contract/webhook-events.ts'
import type { Reply } from '../../calls.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'

const id = (number: number) => `5f0c2b8e-1d7a-4b55-8f62-${String(number).padStart(12, '0')}`
const keyOf = (
  number: number,
  more: Partial<Reply<'dashboardPartnerKeys'>['keys'][number]>,
): Reply<'dashboardPartnerKeys'>['keys'][number] => ({
  id: id(number),
  kid: 'Xk3vQ0m9TzLr-2aB',
  name: 'Website',
  algorithm: 'EdDSA',
  created_at: '2026-10-02T09:20:00Z',
  revoked_at: null,
  last_used_at: null,
  ...more,
})
const keys = [
  keyOf(1, { last_used_at: '2026-11-20T17:02:00Z' }),
  keyOf(2, { name: 'Intranet der Hausverwaltung Süd', algorithm: 'HS256', revoked_at: '2026-11-01T08:00:00Z' }),
]

const apiKeyOf = (
  number: number,
  more: Partial<Reply<'dashboardApiKeys'>['keys'][number]>,
): Reply<'dashboardApiKeys'>['keys'][number] => ({
  id: id(number),
  name: 'Gestionale',
  scopes: ['listings:read', 'applications:read'],
  member: 'Sara Conti',
  created_at: '2026-10-02T09:20:00Z',
  revoked_at: null,
  last_used_at: null,
  ...more,
})
const apiKeys = [
  apiKeyOf(21, { last_used_at: '2026-11-20T17:02:00Z' }),
  apiKeyOf(22, { name: 'Verwaltungssoftware Süd', scopes: ['reports:read', 'decisions:write'], member: '' }),
  apiKeyOf(23, { name: 'Portale', scopes: ['listings:write'], revoked_at: '2026-11-01T08:00:00Z' }),
]

const endpoints = [
  {
    id: id(7),
    url: 'https://hooks.portale-dimora.example/attesta/applications?tenant=4711',
    events: [...webhookEvents],
    created_at: '2026-10-02T09:20:00Z',
  },
]
const delivery = (
  number: number,
  more: Partial<Reply<'dashboardWebhooks'>['deliveries'][number]>,
): Reply<'dashboardWebhooks'>['deliveries'][number] => ({
  id: id(number),
  endpoint_id: id(7),
  event: 'report.completed',
  subject_id: id(90),
  state: 'delivered',
  attempts: 1,
  last_status: 200,
  body: JSON.stringify({
    type: 'report.completed',
    timestamp: '2026-11-21T10:15:00Z',
    data: { application_id: id(91), listing_id: id(92), report_id: id(90), document_id: null },
  }),
  happened_at: '2026-11-21T10:15:00Z',
  last_attempt_at: '2026-11-21T10:15:01Z',
  next_attempt_at: null,
  ...more,
})
const deliveries = [
  delivery(11, {
    state: 'pending',
    event: 'document.flagged',
    attempts: 3,
    last_status: 503,
    next_attempt_at: '2026-11-21T12:15:00Z',
  }),
  delivery(12, {
    event: 'stage.changed',
    body: JSON.stringify({
      type: 'stage.changed',
      timestamp: '2026-11-21T10:15:00Z',
      data: {
        application_id: id(91),
        listing_id: id(92),
        report_id: null,
        document_id: null,
        stage: 'shortlisted',
        stage_before: 'none',
      },
    }),
  }),
  delivery(13, { state: 'given_up', event: 'application.started', attempts: 10, last_status: null }),
  delivery(14, { state: 'refused', event: 'endpoint.test', last_status: null }),
]

/** The pages of an owner for the company's own systems; `around`: what the frame of the dashboard asks for. */
export const partnerStates = (around: PlayedReplies) => {
  const some: PlayedReplies = {
    ...around,
    dashboardPartnerKeys: { success: true, keys },
    dashboardApiKeys: { success: true, keys: apiKeys },
    dashboardWebhooks: { success: true, endpoints, deliveries },
  }
  const none: PlayedReplies = {
    ...around,
    dashboardPartnerKeys: { success: true, keys: [] },
    dashboardApiKeys: { success: true, keys: [] },
    dashboardWebhooks: { success: true, endpoints: [], deliveries: [] },
  }
  const told = 'Zk1pX2Q3c0tWd0FqTm5qUmVhZE9ubHlTb21lQnl0ZXM'
  return {
    keys: { path: '/dashboard/keys', replies: some },
    keysEmpty: { path: '/dashboard/keys', replies: none },
    keySecret: {
      path: '/dashboard/keys',
      replies: { ...some, dashboardAddPartnerKey: { success: true, key: keys[0]!, secret: told } },
      acts: [{ fill: 'key-name', with: 'Website' }, { fill: 'key-algorithm', with: 'HS256' }, { press: 'add-key' }],
    },
    keyRefused: {
      path: '/dashboard/keys',
      replies: {
        ...some,
        dashboardAddPartnerKey: {
          refused: {
            status: 422,
            message: 'This is no Ed25519 public key. Paste it as PEM (BEGIN PUBLIC KEY) or as the x of a JWK',
            field: 'public_key',
          },
        },
      },
      acts: [{ fill: 'key-name', with: 'Website' }, { press: 'add-key' }],
    },
    keysFailed: { path: '/dashboard/keys', replies: { ...some, dashboardPartnerKeys: { refused: { status: 500 } } } },
    apiKeys: { path: '/dashboard/api-keys', replies: some },
    apiKeysEmpty: { path: '/dashboard/api-keys', replies: none },
    apiKeySecret: {
      path: '/dashboard/api-keys',
      replies: { ...some, dashboardAddApiKey: { success: true, key: apiKeys[0]!, secret: `attesta_${told}` } },
      acts: [{ fill: 'api-key-name', with: 'Gestionale' }, { press: 'scope-listings:read' }, { press: 'add-api-key' }],
    },
    apiKeysFailed: {
      path: '/dashboard/api-keys',
      replies: { ...some, dashboardApiKeys: { refused: { status: 500 } } },
    },
    webhooks: { path: '/dashboard/webhooks', replies: some },
    webhooksEmpty: { path: '/dashboard/webhooks', replies: none },
    webhookSecret: {
      path: '/dashboard/webhooks',
      replies: { ...some, dashboardAddWebhook: { success: true, endpoint: endpoints[0]!, secret: `whsec_${told}` } },
      acts: [{ fill: 'webhook-url', with: 'https://hooks.example/' }, { press: 'add-webhook' }],
    },
    webhookRefused: {
      path: '/dashboard/webhooks',
      replies: {
        ...some,
        dashboardAddWebhook: {
          refused: {
            status: 422,
            message: 'Give an address that starts with https://, without a name or password in it',
            field: 'url',
          },
        },
      },
      acts: [{ fill: 'webhook-url', with: 'http://10.0.0.1' }, { press: 'add-webhook' }],
    },
    webhooksLoading: { path: '/dashboard/webhooks', replies: { ...some, dashboardWebhooks: 'pending' } },
  } satisfies PlayedStates
}
