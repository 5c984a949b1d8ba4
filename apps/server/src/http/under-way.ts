import type { ServerResponse } from 'node:http'

/**
 * How many calls may be under way in one process. Served in turn, as many take a quarter of a second on two cores; a
 * caller that comes later would be answered too late, and takes time from those before.
 */
const maxUnderWay = 128

/** Counts calls from when they come until they are answered or given up. */
export function createUnderWay() {
  const underWay = new Set<ServerResponse>()
  return {
    isFull: () => underWay.size >= maxUnderWay,
    begin(response: ServerResponse): void {
      underWay.add(response)
      const end = () => underWay.delete(response)
      // A caller who hangs up gets no end of an answer.
      response.once('finish', end).once('close', end)
    },
  }
}
