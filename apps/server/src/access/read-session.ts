import { eq, sql } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import { builtOnce } from '../db/built-once.ts'
import type { Tx } from '../db/connect.ts'
import { companies, members, operators, sessions } from '../db/schema.ts'
import { tokenHash } from '../stores/sessions.ts'
import type { Awaited as Awaiting, Staff } from './staff.ts'

export type Session = { id: string; activeAt: Date } & (
  | { kind: 'applicant'; userId: string }
  | { kind: 'member'; memberId: string; companyId: string; role: MemberRole }
  | { kind: 'operator'; operatorId: string }
  | { kind: 'unproven'; staff: Staff; awaits: Awaiting }
)
export type SessionState = { state: 'live'; session: Session } | { state: 'expired' } | { state: 'unknown' }

const MINUTE = 60_000
/** Acts closer together than this many milliseconds are written once; the idle time is longer by as much. */
const actStep = 1000
/** That a person's page still asks is written down so often, in milliseconds. */
const seenStep = 20_000

/** Left alone for 120 minutes, an operator's for 30, or at the end of its longest life. */
export function isOver(
  { activeAt, endsAt, operatorId }: { activeAt: Date; endsAt: Date; operatorId: string | null },
  now: Date,
): boolean {
  const idleMinutes = operatorId === null ? limits.inactivityMinutes : limits.operatorInactivityMinutes
  return now.getTime() >= activeAt.getTime() + idleMinutes * MINUTE + actStep || now >= endsAt
}

const sessionQuery = builtOnce((tx) =>
  tx
    .select({
      session: sessions,
      role: members.role,
      removedAt: members.removedAt,
      suspendedAt: companies.suspendedAt,
      operatorEndedAt: operators.endedAt,
    })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(companies, eq(companies.id, sessions.companyId))
    .leftJoin(operators, eq(operators.id, sessions.operatorId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session'),
)

/** Returns the row of a token, with all that decides whether it still holds. */
export const sessionRows = (tx: Tx, token: string) => sessionQuery(tx).execute({ tokenHash: tokenHash(token) })

type Row = Awaited<ReturnType<typeof sessionRows>>[number]

/**
 * Whose token this is. `expired`: it was good until 120 minutes (an operator's: 30) passed without an act of the
 * person, or its longest life was over.
 * Tokens that never were, were ended or replaced are `unknown`.
 */
export function stateOf(found: Row | undefined, now: Date): SessionState {
  // No session of a suspended company counts; they count again when it is no longer suspended.
  if (!found || found.session.endedAt || found.removedAt || found.suspendedAt || found.operatorEndedAt)
    return { state: 'unknown' }
  const { session } = found
  if (isOver(session, now)) return { state: 'expired' }
  const at = { id: session.id, activeAt: session.activeAt }
  if (session.userId) return { state: 'live', session: { ...at, kind: 'applicant', userId: session.userId } }
  const staff: Staff | null = session.operatorId
    ? { kind: 'operator', operatorId: session.operatorId }
    : session.memberId && session.companyId
      ? { kind: 'member', memberId: session.memberId, companyId: session.companyId }
      : null
  if (staff && session.awaits)
    return { state: 'live', session: { ...at, kind: 'unproven', staff, awaits: session.awaits } }
  if (staff?.kind === 'operator') return { state: 'live', session: { ...at, ...staff } }
  if (staff && found.role) return { state: 'live', session: { ...at, ...staff, role: found.role } }
  throw new Error('a session without an owner')
}

/**
 * What a call changes in a live session: the time of the last act, the time at which the person was last seen, or
 * nothing yet.
 */
export function moveOf({ session }: Row, now: Date, isAct: boolean): 'act' | 'seen' | null {
  if (isAct && now.getTime() - session.activeAt.getTime() >= actStep) return 'act'
  return now.getTime() - (session.seenAt ?? session.createdAt).getTime() >= seenStep ? 'seen' : null
}
