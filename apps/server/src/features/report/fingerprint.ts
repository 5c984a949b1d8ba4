import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { KeyRing } from '../../crypto/key-ring.ts'

/**
 * One spelling for equal values: object keys in order, no white space, absent members left out. After RFC 8785, for the
 * JSON that we make ourselves.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}

/** SHA-256 of the canonical snapshot, hex. */
export const fingerprintOf = (snapshot: unknown): string =>
  createHash('sha256').update(canonicalJson(snapshot)).digest('hex')

/** PKCS #8 around the 32 bytes of an Ed25519 seed (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function privateKeyOf(keys: KeyRing): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, keys.signingSeed('report')]), format: 'der', type: 'pkcs8' })
}

/** Ed25519 over the fingerprint's 32 bytes, base64url. */
export const signFingerprint = (keys: KeyRing, fingerprint: string): string =>
  sign(null, Buffer.from(fingerprint, 'hex'), privateKeyOf(keys)).toString('base64url')

/** Whether a snapshot is, to the last digit, the one that was signed. */
export function isGenuine(
  keys: KeyRing,
  { snapshot, fingerprint, signature }: { snapshot: unknown; fingerprint: string; signature: string },
): boolean {
  return (
    fingerprintOf(snapshot) === fingerprint &&
    verify(
      null,
      Buffer.from(fingerprint, 'hex'),
      createPublicKey(privateKeyOf(keys)),
      Buffer.from(signature, 'base64url'),
    )
  )
}
