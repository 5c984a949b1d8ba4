import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/connect.ts'
import { applications, handovers, sessions } from '../db/schema.ts'
import { tokenHash } from '../stores/sessions.ts'
import { isOver } from './read-session.ts'

export type HandoverState =
  | { state: 'live'; handoverId: string; userId: string; applicationId: string }
  | { state: 'expired' }
  | { state: 'unknown' }

/**
 * Which hand-over a phone's token is of. It lives only as long as the computer's session: signed out, replaced or left
 * alone for two hours there, it is over here.
 * What the phone does is no act of that session.
 */
export async function readHandover(tx: Tx, clock: Clock, token: string): Promise<HandoverState> {
  const [found] = await tx
    .select({ handover: handovers, session: sessions })
    .from(handovers)
    .innerJoin(sessions, eq(sessions.id, handovers.sessionId))
    .innerJoin(applications, and(eq(applications.id, handovers.applicationId), isNull(applications.deletedAt)))
    .where(eq(handovers.tokenHash, tokenHash(token)))
  if (!found) return { state: 'unknown' }
  const { handover, session } = found
  if (handover.endedAt || session.endedAt || clock.now() >= handover.expiresAt || isOver(session, clock.now()))
    return { state: 'expired' }
  return { state: 'live', handoverId: handover.id, userId: handover.userId, applicationId: handover.applicationId }
}
