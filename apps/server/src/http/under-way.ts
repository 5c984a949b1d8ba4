import type { ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * How many calls may be under way in one process. Served in turn, as many take a quarter of a second on two cores; a
 * caller that comes later would be answered too late, and takes time from those before.
 */
const maxUnderWay = 128

/** What a caller is told who comes when it is full. */
export const overloaded = new Refusal('busy', { retryAfterSeconds: 2 })

export type UnderWay = ReturnType<typeof createUnderWay>

/** Counts calls from when they come until they are answered or given up. */
export function createUnderWay(isDatabaseCrowded: () => boolean = () => false) {
  const underWay = new Set<ServerResponse>()
  return {
    isFull: () => underWay.size >= maxUnderWay || isDatabaseCrowded(),
    begin(response: ServerResponse): void {
      underWay.add(response)
      const end = () => underWay.delete(response)
      // A caller who hangs up gets no end of an answer.
      response.once('finish', end).once('close', end)
    },
  }
}
