import type { ExpectedWait } from '@attesta/contract/review.ts'

/**
 * Looked back at so many reviews; below the least nothing is said, for one slow or quick review would be the whole of
 * it.
 */
export const waitSample = { most: 20, least: 5 } as const

const HOUR_MS = 3_600_000

/**
 * How long the middle one of the last reviews took, in whole hours begun. `waits`: milliseconds from opening to
 * release. Null when too few are over. It is what was, never a promise.
 */
export function expectedWait(waits: readonly number[]): ExpectedWait {
  const last = waits.slice(-waitSample.most).toSorted((a, b) => a - b)
  if (last.length < waitSample.least) return null
  const middle = last.length >> 1
  const median = last.length % 2 === 1 ? last[middle]! : (last[middle - 1]! + last[middle]!) / 2
  return { hours: Math.max(1, Math.ceil(median / HOUR_MS)), reviews: last.length }
}
