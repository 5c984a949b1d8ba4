import type { Clock } from '../clock.ts'
import { deleteExpired, sweptHourly } from '../db/delete-expired.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Log } from '../log.ts'

/**
 * Removes what means nothing any more: buckets that are empty again, kept replies, links, hand-overs and grants whose
 * time is over.
 */
export async function sweepCounters({
  inScope,
  clock,
  log,
}: {
  inScope: InScope
  clock: Clock
  log: Log
}): Promise<void> {
  const counts = await inScope({ kind: 'system', task: 'sweep-counters' }, (tx) =>
    deleteExpired(tx, clock.now(), sweptHourly),
  )
  log.note({ event: 'counters.swept', count: Object.values(counts).reduce((sum, count) => sum + count, 0) })
}
