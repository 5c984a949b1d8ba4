/** What an embedding page is told: an opaque id and a state, nothing personal. Posted to the listing's registered origins only. */
export interface ParentMessage { type: string; applicationId: string; value: 'STARTED' | 'COMPLETED' }
export const parentMessageType = 'attesta'
