/** How often a colleague is told by email what waits for them; without schemas, so that pages can read it. */
export const digestRhythms = ['none', 'daily', 'weekly'] as const
export type DigestRhythm = (typeof digestRhythms)[number]
/** What a digest counts, in this order. */
export const digestCounts = ['mentions', 'due', 'started', 'unread', 'attention'] as const
export type DigestCount = (typeof digestCounts)[number]
