/** Keys by which a company's own programs make calls, each for what it was given. */
import * as z from 'zod/mini'
import { keyScopes } from '../key-scopes.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const owner = { who: 'member', roles: ['owner'], cache: 'private', query: scope } as const
const instant = z.nullable(z.string())
const scopes = z.array(z.enum(keyScopes))

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes,
  /** In whose name it acts; empty: someone who left, with whom it ended. */
  member: z.string(),
  created_at: z.string(),
  revoked_at: instant,
  last_used_at: instant,
})
const newApiKey = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'General.Error.Validation.Required'),
      z.maxLength(60, 'General.Error.Validation.RegEx'),
    ),
  scopes: scopes.check(z.minLength(1, 'General.Error.Validation.Required'), z.maxLength(keyScopes.length)),
})

export const apiKeyRoutes = define({
  dashboardApiKeys: {
    ...owner,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/api-keys',
    summary: "The keys by which the company's programs make calls, and what each may do",
    reply: okWith({ keys: z.array(apiKey) }),
  },
  dashboardAddApiKey: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/api-keys',
    summary: 'A new key, which acts in the name of its maker within these scopes; it is told this once',
    audit: 'api-key.added',
    body: newApiKey,
    reply: okWith({ key: apiKey, secret: z.string() }),
  },
  dashboardRevokeApiKey: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/api-keys/:key_id/revoke',
    summary: 'It makes no call any more',
    audit: 'api-key.revoked',
    params: z.object({ key_id: z.uuid() }),
    reply: ok,
  },
})
