import { createPublicKey } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import type { KeyMaterial, PartnerKey } from '../../stores/partner-keys.ts'

/** «11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo»: 32 bytes, as a JWK spells them */
const rawPattern = /^[\w-]{43}$/

/** The 32 bytes of an Ed25519 public key, base64url. `null`: it is none. */
function readPublicKey(text: string): string | null {
  try {
    const key = createPublicKey(
      rawPattern.test(text) ? { key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' } : text,
    )
    const { crv, x } = key.export({ format: 'jwk' })
    return crv === 'Ed25519' && x !== undefined ? x : null
  } catch {
    return null
  }
}

/** A private key given by mistake is refused with the rest: it would be known to us. */
const isPrivate = (text: string): boolean => text.includes('PRIVATE KEY')

const wireKey = ({ id, kid, name, algorithm, createdAt, revokedAt, lastUsedAt }: PartnerKey) => ({
  id,
  kid,
  name,
  algorithm,
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

export const partnerKeys = ({ transact, random }: Deps) => {
  const own = <T>({ companyId, memberId }: CallerOf<'member'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'member', companyId, memberId }, work)

  return {
    async dashboardPartnerKeys({ caller }) {
      return {
        success: true as const,
        keys: (await own(caller, (stores) => stores.partnerKeys.ofCompany(caller.companyId))).map(wireKey),
      }
    },

    async dashboardAddPartnerKey({ caller, body: { name, algorithm, public_key = '' } }) {
      const publicKey = algorithm === 'EdDSA' && !isPrivate(public_key) ? readPublicKey(public_key) : null
      if (algorithm === 'EdDSA' && publicKey === null)
        throw new Refusal('validation', { msg: [{ field: 'public_key', key: 'PartnerKeys.Error.PublicKey' }] })
      const material: KeyMaterial =
        publicKey === null
          ? { algorithm: 'HS256', secret: random.bytes(32).toString('base64url') }
          : { algorithm: 'EdDSA', publicKey }
      const id = random.uuid()
      const made = await own(caller, async (stores) => {
        await stores.partnerKeys.add({
          id,
          kid: random.bytes(12).toString('base64url'),
          companyId: caller.companyId,
          name,
          material,
        })
        return (await stores.partnerKeys.ofCompany(caller.companyId)).filter((key) => key.id === id).map(wireKey)
      })
      return { success: true as const, key: made[0]!, secret: material.algorithm === 'HS256' ? material.secret : null }
    },

    async dashboardRevokePartnerKey({ caller, params }) {
      if (!(await own(caller, (stores) => stores.partnerKeys.revoke(caller.companyId, params.key_id))))
        throw new Refusal('not_found')
      return { success: true as const }
    },
  } satisfies Handlers<'dashboardPartnerKeys' | 'dashboardAddPartnerKey' | 'dashboardRevokePartnerKey'>
}
