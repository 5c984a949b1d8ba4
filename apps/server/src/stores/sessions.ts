import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { sessions } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export const sessionHours = { applicant: 24, member: 12 } as const

export type SessionOwner = { userId: string } | { memberId: string; companyId: string }

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const hour = 3_600_000

/** Opaque tokens of 256 bits; only their SHA-256 is kept. */
export const createSessions = ({ tx, clock, random }: StoreContext) => ({
  /** Opens a session and ends the owner's earlier ones: a replaced token is dead at once. Gives the token, which nobody can read again. */
  async open(owner: SessionOwner): Promise<string> {
    const now = clock.now()
    const mine = 'userId' in owner ? eq(sessions.userId, owner.userId) : eq(sessions.memberId, owner.memberId)
    await tx.update(sessions).set({ endedAt: now }).where(and(mine, isNull(sessions.endedAt)))
    const token = random.bytes(32).toString('base64url')
    const hours = 'userId' in owner ? sessionHours.applicant : sessionHours.member
    await tx.insert(sessions).values({ id: random.uuid(), tokenHash: tokenHash(token), ...owner, createdAt: now, activeAt: now, endsAt: new Date(now.getTime() + hours * hour) })
    return token
  },

  async end(id: string): Promise<void> {
    await tx.update(sessions).set({ endedAt: clock.now() }).where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
  },

  /** Ends every session of a member: who was taken out, or is somebody else now, is met at the door with the next call. */
  async endOfMember(memberId: string): Promise<void> {
    await tx.update(sessions).set({ endedAt: clock.now() }).where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
  },

  /** When one of a person's pages last asked for anything, a poll too; up to 20 seconds behind. Null: not within the sessions that are still kept. */
  async lastSeen(userId: string): Promise<Date | null> {
    const rows = await tx.select({ seenAt: sessions.seenAt, createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.userId, userId))
    return rows.map(({ seenAt, createdAt }) => seenAt ?? createdAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
  },

  /** Drops rows of sessions that ended, or would have, before an instant. Gives how many. */
  async sweep(before: Date): Promise<number> {
    const gone = await tx.delete(sessions).where(or(lt(sessions.endsAt, before), lt(sessions.endedAt, before))).returning({ id: sessions.id })
    return gone.length
  },
})
