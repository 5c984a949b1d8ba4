import type { ExpectedWait } from '@attesta/contract/review.ts'
import type { WorkingHours } from '@attesta/contract/working-hours.ts'
import { workingTime } from './working-hours.ts'

/** Looked back so many days; below so many reviews nothing is said, for a few slow or quick ones would be all of it. */
export const waitSample = { days: 30, least: 10 } as const

const HOUR_MS = 3_600_000

/** A review that is over. */
export interface Wait {
  openedAt: Date
  releasedAt: Date
}

/** In whole hours begun: within how many a share of them was done. `sorted`: milliseconds, the shortest first. */
const within = (sorted: readonly number[], share: number): number =>
  Math.max(1, Math.ceil(sorted[Math.ceil(sorted.length * share) - 1]! / HOUR_MS))

/**
 * Within how many working hours half of the reviews were done, and nine in ten. Null when too few are over. It is what
 * was, never a promise.
 */
export function expectedWait(waits: readonly Wait[], hours: WorkingHours): ExpectedWait {
  if (waits.length < waitSample.least) return null
  const sorted = waits
    .map(({ openedAt, releasedAt }) => workingTime(openedAt, releasedAt, hours))
    .toSorted((one, other) => one - other)
  return { hours: within(sorted, 0.5), most: within(sorted, 0.9), reviews: waits.length }
}
