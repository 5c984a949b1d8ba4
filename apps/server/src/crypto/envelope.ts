/** AES-256-GCM with everything that it takes to open it again: version, whose key, nonce, ciphertext, tag. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { SealBroken } from './key-ring.ts'

const version = 1
const nonceBytes = 12
const tagBytes = 16
const ownerBytes = 16
const headBytes = 1 + ownerBytes + nonceBytes

/** `owner`: 16 bytes that name the key. `bound`: what the ciphertext belongs to; it opens nowhere else. */
export function encrypt(key: Buffer, owner: Buffer, bound: string, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.concat([Buffer.of(version), owner, Buffer.from(bound)]))
  return Buffer.concat([Buffer.of(version), owner, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export function decrypt(key: Buffer, owner: Buffer, bound: string, sealed: Buffer): Buffer {
  if (
    sealed.length < headBytes + tagBytes ||
    sealed[0] !== version ||
    !sealed.subarray(1, 1 + ownerBytes).equals(owner)
  )
    throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1 + ownerBytes, headBytes))
  decipher.setAAD(Buffer.concat([Buffer.of(version), owner, Buffer.from(bound)]))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes, -tagBytes)), decipher.final()])
  } catch {
    throw new SealBroken()
  }
}

export { nonceBytes }
