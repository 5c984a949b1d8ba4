/** Signs as a partner's own server would: a compact JWS by Ed25519, in a dozen lines and without a library. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Sources } from '../checkout/sessions.ts'

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8. Source: RFC 8410. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')
const lifeSeconds = 300

/** `over`: signed too long ago; `changed`: not as it was signed. */
export const signatureKinds = ['good', 'over', 'changed'] as const
export type SignatureKind = (typeof signatureKinds)[number]
interface Person {
  firstName: string
  lastName: string
  email: string
}

export interface Signer {
  /** The public key's 32 bytes, base64url: what a partner hands in. */
  publicKey: string
  sign(kid: string, listingId: string, person: Person, kind: SignatureKind): string
}

export function createSigner({ clock, random }: Sources): Signer {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, random.bytes(32)]), format: 'der', type: 'pkcs8' })
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x!,
    sign(kid, listingId, { firstName, lastName, email }, kind) {
      const now = Math.floor(clock.now().getTime() / 1000) - (kind === 'over' ? 3600 : 0)
      const claims = {
        first_name: firstName,
        last_name: lastName,
        email,
        listing_id: listingId,
        iat: now,
        exp: now + lifeSeconds,
        jti: random.bytes(16).toString('base64url'),
      }
      const text = `${part({ alg: 'EdDSA', kid, typ: 'JWT' })}.${part(claims)}`
      const proof = sign(null, Buffer.from(text), key).toString('base64url')
      return kind === 'changed' ? `${text}.${[...proof].reverse().join('')}` : `${text}.${proof}`
    },
  }
}
