import { createHash } from 'node:crypto'

/** In hex; of a text, that of its UTF-8. */
export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
