/**
 * Reads what a partner signed. Pure but for the key that it is given: whose key it is, and whether the signature was
 * used before, is asked by the caller.
 */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { emailField, nameField } from '@attesta/contract/fields.ts'
import type { KeyMaterial } from '../../stores/partner-keys.ts'

/** A partner's clock may be so many seconds wrong, either way. */
const toleranceSeconds = 60
/** The longest life of a signature: the specification names none, docs/security.md (T6) asks for five minutes. */
const maxSeconds = 300

const claims = z.object({
  first_name: nameField,
  last_name: nameField,
  email: emailField,
  listing_id: z.optional(z.uuid()),
  exp: z.number(),
  jti: z.string().check(z.minLength(8), z.maxLength(128)),
})
export interface Signed {
  person: { firstName: string; lastName: string; email: string }
  listingId: string | null
  jti: string
  /** No clock takes it after this. */
  until: Date
}

/** The key's name in the header, unproven: it only says which key to look for. `null`: no signature of ours. */
export function kidOf(sig: string): string | null {
  try {
    const { kid, crit } = decodeProtectedHeader(sig)
    return typeof kid === 'string' && kid.length <= 64 && crit === undefined ? kid : null
  } catch {
    return null
  }
}

/** Returns an Ed25519 public key of its 32 bytes. @throws Error when they are none */
const publicKeyOf = (x: string): KeyObject => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })

/**
 * Reads what stands in a signature that holds: by this key, by the algorithm that we have on record for it (never by
 * the header's), at this time, and for five minutes at most. `null` for every other, whatever is wrong with it.
 */
export async function readSignature(sig: string, material: KeyMaterial, now: Date): Promise<Signed | null> {
  // A shared secret is the bytes of its text, as it was shown.
  const key =
    material.algorithm === 'EdDSA' ? publicKeyOf(material.publicKey) : createSecretKey(material.secret, 'utf8')
  try {
    const { payload } = await jwtVerify(sig, key, {
      algorithms: [material.algorithm],
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp', 'jti'],
    })
    const read = claims.safeParse(payload)
    if (!read.success || read.data.exp - now.getTime() / 1000 > maxSeconds + toleranceSeconds) return null
    const { first_name, last_name, email, listing_id, jti, exp } = read.data
    return {
      person: { firstName: first_name, lastName: last_name, email },
      listingId: listing_id?.toLowerCase() ?? null,
      jti,
      until: new Date((exp + toleranceSeconds) * 1000),
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
