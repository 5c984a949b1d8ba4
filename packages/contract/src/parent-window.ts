/** What an embedding page is told: an opaque id and a state, nothing personal. Posted to the listing's registered origins only. */
export interface ParentMessage { type: string; applicationId: string; value: 'STARTED' | 'COMPLETED' }
export const parentMessageType = 'attesta'

/** How high the form is, in CSS pixels: told only in a frame of this name, which `/embed.js` gives it. */
export interface HeightMessage { type: string; value: 'RESIZE'; height: number }
export const embedFrameName = 'attesta-embed'
