import { eq } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/connect.ts'
import { members, sessions } from '../db/schema.ts'
import { tokenHash } from '../stores/sessions.ts'

export type Session = { id: string; activeAt: Date } & ({ kind: 'applicant'; userId: string } | { kind: 'member'; memberId: string; companyId: string; role: MemberRole })
export type SessionState = { state: 'live'; session: Session } | { state: 'expired' } | { state: 'unknown' }

const MINUTE = 60_000
/** Acts closer together than this many milliseconds are written once; the idle time is longer by as much. */
const actStep = 1000
/** That a person's page still asks is written down so often, in milliseconds. */
const seenStep = 20_000

/** Left alone for 120 minutes, or at the end of its longest life. */
export const isOver = ({ activeAt, endsAt }: { activeAt: Date; endsAt: Date }, now: Date): boolean => now.getTime() >= activeAt.getTime() + limits.inactivityMinutes * MINUTE + actStep || now >= endsAt

/**
 * Whose token this is. `expired`: it was good until 120 minutes passed without an act of the person, or its longest life was over.
 * `isAct` moves the time of the last act; a poll is none, and moves only the time at which the person was last seen. Tokens that never were, were ended or replaced are `unknown`.
 */
export async function readSession(tx: Tx, clock: Clock, token: string, isAct: boolean): Promise<SessionState> {
  const [found] = await tx.select({ session: sessions, role: members.role, removedAt: members.removedAt }).from(sessions).leftJoin(members, eq(members.id, sessions.memberId)).where(eq(sessions.tokenHash, tokenHash(token)))
  if (!found || found.session.endedAt || found.removedAt) return { state: 'unknown' }
  const { session } = found
  const now = clock.now()
  if (isOver(session, now)) return { state: 'expired' }
  const moved = isAct && now.getTime() - session.activeAt.getTime() >= actStep ? { activeAt: now, seenAt: now } : now.getTime() - (session.seenAt ?? session.createdAt).getTime() >= seenStep ? { seenAt: now } : null
  if (moved) await tx.update(sessions).set(moved).where(eq(sessions.id, session.id))
  const at = { id: session.id, activeAt: session.activeAt }
  if (session.userId) return { state: 'live', session: { ...at, kind: 'applicant', userId: session.userId } }
  if (session.memberId && session.companyId && found.role) return { state: 'live', session: { ...at, kind: 'member', memberId: session.memberId, companyId: session.companyId, role: found.role } }
  throw new Error('a session without an owner')
}
