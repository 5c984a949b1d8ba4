/** What an owner settles for the company's own systems: keys that let people in, and where the company is told of what happens. */
import * as z from 'zod/mini'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const owner = { who: 'member', roles: ['owner'], cache: 'private', query: scope } as const
const instant = z.nullable(z.string())

export const keyAlgorithm = z.enum(['EdDSA', 'HS256'])
/** `kid`: what a signature's header names it by. The secret is in no list. */
const partnerKey = z.object({ id: z.uuid(), kid: z.string(), name: z.string(), algorithm: keyAlgorithm, created_at: z.string(), revoked_at: instant, last_used_at: instant })
const keyName = z.string().check(z.trim(), z.minLength(1, 'General.Error.Validation.Required'), z.maxLength(60, 'General.Error.Validation.RegEx'))
/** `public_key`: for EdDSA alone, as PEM or as the 43 characters of a JWK's `x`. */
export const newPartnerKey = z.strictObject({ name: keyName, algorithm: keyAlgorithm, public_key: z.optional(z.string().check(z.trim(), z.maxLength(500, 'PartnerKeys.Error.PublicKey'))) })

export const partnerRoutes = define({
  dashboardPartnerKeys: { ...owner, method: 'GET', rate: 'read', path: '/api/v1/dashboard/partner-keys', summary: 'The keys whose signatures let the company\'s people in; for an owner', reply: okWith({ keys: z.array(partnerKey) }) },
  dashboardAddPartnerKey: { ...owner, method: 'POST', rate: 'write', path: '/api/v1/dashboard/partner-keys', summary: 'A new key: EdDSA by its public key, HS256 by a secret of ours that is told this once; for an owner', audit: 'partner-key.added', body: newPartnerKey, reply: okWith({ key: partnerKey, secret: z.nullable(z.string()) }) },
  dashboardRevokePartnerKey: { ...owner, method: 'POST', rate: 'write', path: '/api/v1/dashboard/partner-keys/:key_id/revoke', summary: 'What is signed with it from now on, or was and is not used yet, opens nothing; for an owner', audit: 'partner-key.revoked', params: z.object({ key_id: z.uuid() }), reply: ok },
})
