import { createHash } from 'node:crypto'

/** In hex. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
