/**
 * What an owner settles for the company's own systems: keys that let people in, and where the company is told of what
 * happens.
 */
import * as z from 'zod/mini'
import { deliveryState, sentEvent, webhookAddress, webhookEvent } from '../webhooks.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const owner = { who: 'member', roles: ['owner'], cache: 'private', query: scope } as const
const instant = z.nullable(z.string())

const keyAlgorithm = z.enum(['EdDSA', 'HS256'])
/** `kid`: what a signature's header names it by. The secret is in no list. */
const partnerKey = z.object({
  id: z.uuid(),
  kid: z.string(),
  name: z.string(),
  algorithm: keyAlgorithm,
  created_at: z.string(),
  revoked_at: instant,
  last_used_at: instant,
})
const keyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'General.Error.Validation.Required'),
    z.maxLength(60, 'General.Error.Validation.RegEx'),
  )
/** `public_key`: for EdDSA alone, as PEM or as the 43 characters of a JWK's `x`. */
const newPartnerKey = z.strictObject({
  name: keyName,
  algorithm: keyAlgorithm,
  public_key: z.optional(z.string().check(z.trim(), z.maxLength(500, 'PartnerKeys.Error.PublicKey'))),
})

const endpoint = z.object({ id: z.uuid(), url: z.string(), events: z.array(webhookEvent), created_at: z.string() })
/**
 * What was sent, or is to be. `subject_id`: the report, application or document; `last_status`: null where no answer
 * came.
 */
const delivery = z.object({
  id: z.uuid(),
  endpoint_id: z.uuid(),
  event: sentEvent,
  subject_id: z.uuid(),
  state: deliveryState,
  attempts: z.number(),
  last_status: z.nullable(z.number()),
  /** As it is sent, JSON. */
  body: z.string(),
  happened_at: z.string(),
  last_attempt_at: instant,
  next_attempt_at: instant,
})
const newWebhook = z.strictObject({
  url: webhookAddress,
  events: z.array(webhookEvent).check(z.minLength(1, 'General.Error.Validation.Required')),
})
const ofEndpoint = z.object({ endpoint_id: z.uuid() })

export const partnerRoutes = define({
  dashboardPartnerKeys: {
    ...owner,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/partner-keys',
    summary: "The keys whose signatures let the company's people in",
    reply: okWith({ keys: z.array(partnerKey) }),
  },
  dashboardAddPartnerKey: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/partner-keys',
    summary: 'A new key: EdDSA by its public key, HS256 by a secret of ours that is told this once',
    audit: 'partner-key.added',
    body: newPartnerKey,
    reply: okWith({ key: partnerKey, secret: z.nullable(z.string()) }),
  },
  dashboardRevokePartnerKey: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/partner-keys/:key_id/revoke',
    summary: 'What is signed with it from now on, or was and is not used yet, opens nothing',
    audit: 'partner-key.revoked',
    params: z.object({ key_id: z.uuid() }),
    reply: ok,
  },
  dashboardWebhooks: {
    ...owner,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/webhooks',
    summary: 'Where the company is told of what happens, and the newest fifty messages',
    reply: okWith({ endpoints: z.array(endpoint), deliveries: z.array(delivery) }),
  },
  dashboardAddWebhook: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/webhooks',
    summary: 'Another place to tell; its secret, by which messages are checked (Standard Webhooks), is told this once',
    audit: 'webhook.added',
    body: newWebhook,
    reply: okWith({ endpoint, secret: z.string() }),
  },
  dashboardRemoveWebhook: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/webhooks/:endpoint_id/remove',
    summary: 'Nothing is sent there any more',
    audit: 'webhook.removed',
    params: ofEndpoint,
    reply: ok,
  },
  dashboardTestWebhook: {
    ...owner,
    method: 'POST',
    rate: 'mail',
    path: '/api/v1/dashboard/webhooks/:endpoint_id/test',
    summary: 'Sends a message that means nothing',
    params: ofEndpoint,
    reply: ok,
  },
  dashboardResendWebhook: {
    ...owner,
    method: 'POST',
    rate: 'mail',
    path: '/api/v1/dashboard/webhook-deliveries/:delivery_id/send',
    summary:
      'Sends a message of the log once more, with the id that it had; one that is on its way, or whose address was removed, is not found',
    params: z.object({ delivery_id: z.uuid() }),
    reply: ok,
  },
})
