/** Sessions: an opaque token of 256 bits, of which only the SHA-256 is kept. */
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/connect.ts'
import { members, sessions } from '../db/schema.ts'
import type { MemberRole } from '../http/handlers.ts'
import type { Random } from '../random.ts'

export type SessionOwner = { kind: 'applicant'; userId: string } | { kind: 'member'; memberId: string; companyId: string }
export type Session = { id: string; activeAt: Date } & ({ kind: 'applicant'; userId: string } | { kind: 'member'; memberId: string; companyId: string; role: MemberRole })
export type SessionState = { state: 'live'; session: Session } | { state: 'expired' } | { state: 'unknown' }

const MINUTE = 60_000
/** Acts closer together than this many milliseconds are written once; the idle time is longer by as much. */
const actStep = 1000
/** Longest life of a session, however active. Source: security target T8. */
const longestHours = { applicant: 24, member: 12 } as const

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a session and gives its token, which is nowhere kept. The owner's earlier sessions end: a replaced token dies at once. */
export async function openSession(tx: Tx, { clock, random }: { clock: Clock; random: Random }, owner: SessionOwner): Promise<string> {
  const now = clock.now()
  await endSessionsOf(tx, owner, now)
  const token = random.bytes(32).toString('base64url')
  await tx.insert(sessions).values({
    id: random.uuid(), tokenHash: hashToken(token), createdAt: now, activeAt: now, endsAt: new Date(now.getTime() + longestHours[owner.kind] * 60 * MINUTE),
    ...(owner.kind === 'applicant' ? { userId: owner.userId } : { memberId: owner.memberId, companyId: owner.companyId }),
  })
  return token
}

/** Ends every live session of an owner: at a new sign-in, erasure, removal or change of role. */
export async function endSessionsOf(tx: Tx, owner: SessionOwner, now: Date): Promise<void> {
  const theirs = owner.kind === 'applicant' ? eq(sessions.userId, owner.userId) : eq(sessions.memberId, owner.memberId)
  await tx.update(sessions).set({ endedAt: now }).where(and(theirs, isNull(sessions.endedAt)))
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ endedAt: now }).where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/**
 * Whose token this is. `expired`: it was good until 120 minutes passed without an act of the person, or its longest life was over.
 * `isAct` moves the time of the last act; a poll is none. Tokens that never were, were ended or replaced are `unknown`.
 */
export async function readSession(tx: Tx, clock: Clock, token: string, isAct: boolean): Promise<SessionState> {
  const [found] = await tx.select({ session: sessions, role: members.role, removedAt: members.removedAt }).from(sessions).leftJoin(members, eq(members.id, sessions.memberId)).where(eq(sessions.tokenHash, hashToken(token)))
  if (!found || found.session.endedAt || found.removedAt) return { state: 'unknown' }
  const { session } = found
  const now = clock.now()
  const idleFrom = session.activeAt.getTime() + limits.inactivityMinutes * MINUTE + actStep
  if (now.getTime() >= idleFrom || now >= session.endsAt) return { state: 'expired' }
  if (isAct && now.getTime() - session.activeAt.getTime() >= actStep) await tx.update(sessions).set({ activeAt: now }).where(eq(sessions.id, session.id))
  const at = { id: session.id, activeAt: session.activeAt }
  if (session.userId) return { state: 'live', session: { ...at, kind: 'applicant', userId: session.userId } }
  if (session.memberId && session.companyId && found.role) return { state: 'live', session: { ...at, kind: 'member', memberId: session.memberId, companyId: session.companyId, role: found.role } }
  throw new Error('a session without an owner')
}
