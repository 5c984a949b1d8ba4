import { lt } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { downloadTickets, handovers, idempotency, partnerGrants, rateLimits } from '../db/schema.ts'
import type { InScope } from '../db/transact.ts'
import type { Log } from '../log.ts'

/** Removes what means nothing any more: buckets that are empty again, kept replies, links, hand-overs and grants whose time is over. */
export async function sweepCounters({ inScope, clock, log }: { inScope: InScope; clock: Clock; log: Log }): Promise<void> {
  const now = clock.now()
  const count = await inScope({ kind: 'system', task: 'sweep-counters' }, async (tx) => {
    const gone = [await tx.delete(rateLimits).where(lt(rateLimits.emptyAt, now)), await tx.delete(idempotency).where(lt(idempotency.expiresAt, now)), await tx.delete(downloadTickets).where(lt(downloadTickets.expiresAt, now)), await tx.delete(handovers).where(lt(handovers.expiresAt, now)), await tx.delete(partnerGrants).where(lt(partnerGrants.keptUntil, now))]
    return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  })
  log.note({ event: 'counters.swept', count })
}
