import * as z from 'zod/mini'

/**
 * What an embedding page is told: an opaque id and a state, nothing personal. Posted to the listing's registered
 * origins only.
 */
export interface ParentMessage {
  type: string
  applicationId: string
  value: 'STARTED' | 'COMPLETED'
}
/** Unless the company sets its own. */
export const parentMessageType = 'attesta'

/** «portale.tenant-check», so that a page tells our messages from those of others: letters, digits and . : _ - */
const typePattern = /^[a-z][\w.:-]{0,39}$/i
export const messageType = z.string().check(z.trim(), z.regex(typePattern, 'Dashboard.Sites.Type.Error'))

/** How high the form is, in CSS pixels: told only in a frame of this name, which `/embed.js` gives it. */
export interface HeightMessage {
  type: string
  value: 'RESIZE'
  height: number
}
