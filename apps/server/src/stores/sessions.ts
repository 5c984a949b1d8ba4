import { sha256Of } from '../crypto/sha256-of.ts'
import { and, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import type { Awaited, Staff } from '../access/staff.ts'
import { sessions } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

const sessionHours = { applicant: 24, member: 12, operator: 8 } as const

export type SessionOwner = { userId: string } | { memberId: string; companyId: string } | { operatorId: string }
type StaffOwner = Exclude<SessionOwner, { userId: string }>

export const ownerOfStaff = (staff: Staff): StaffOwner =>
  staff.kind === 'member' ? { memberId: staff.memberId, companyId: staff.companyId } : { operatorId: staff.operatorId }

export const tokenHash = (token: string): string => sha256Of(token)

const hour = 3_600_000

const ofOwner = (owner: SessionOwner): SQL =>
  'userId' in owner
    ? eq(sessions.userId, owner.userId)
    : 'memberId' in owner
      ? eq(sessions.memberId, owner.memberId)
      : eq(sessions.operatorId, owner.operatorId)
const hoursOf = (owner: SessionOwner): number =>
  'userId' in owner ? sessionHours.applicant : 'memberId' in owner ? sessionHours.member : sessionHours.operator

/** Opaque tokens of 256 bits; only their SHA-256 is kept. */
export const createSessions = ({ tx, clock, random }: StoreContext) => {
  async function begin(owner: SessionOwner, lifeMs: number, awaits: Awaited | null): Promise<string> {
    const now = clock.now()
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(ofOwner(owner), isNull(sessions.endedAt), awaits === null ? undefined : isNotNull(sessions.awaits)))
    const token = random.bytes(32).toString('base64url')
    await tx.insert(sessions).values({
      id: random.uuid(),
      tokenHash: tokenHash(token),
      ...owner,
      awaits,
      createdAt: now,
      activeAt: now,
      endsAt: new Date(now.getTime() + lifeMs),
    })
    return token
  }

  return {
    /**
     * Opens a session and ends the owner's earlier ones: a replaced token is dead at once. Returns the token, which
     * cannot be read again.
     */
    async open(owner: SessionOwner): Promise<string> {
      return begin(owner, hoursOf(owner) * hour, null)
    },

    /**
     * After the e-mail code, where a second factor is to follow: for minutes, good for nothing else, and the sessions
     * that are proven go on.
     */
    async openUnproven(owner: StaffOwner, awaits: Awaited): Promise<string> {
      return begin(owner, limits.codeMinutes * 60_000, awaits)
    },

    async end(id: string): Promise<void> {
      await tx
        .update(sessions)
        .set({ endedAt: clock.now() })
        .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    },

    /**
     * Ends every session of a member: who was taken out, or is another person now, is refused at the next
     * call.
     */
    async endOfMember(memberId: string): Promise<void> {
      await tx
        .update(sessions)
        .set({ endedAt: clock.now() })
        .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    },

    async endOfOperator(operatorId: string): Promise<void> {
      await tx
        .update(sessions)
        .set({ endedAt: clock.now() })
        .where(and(eq(sessions.operatorId, operatorId), isNull(sessions.endedAt)))
    },

    /**
     * When one of a person's pages last asked for anything, a poll too; up to 25 seconds behind. Null: not within the
     * sessions that are still kept.
     */
    async lastSeen(userId: string): Promise<Date | null> {
      const rows = await tx
        .select({ seenAt: sessions.seenAt, createdAt: sessions.createdAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
      return (
        rows.map(({ seenAt, createdAt }) => seenAt ?? createdAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ??
        null
      )
    },

    /** Drops rows of sessions that ended, or would have, before an instant. Returns how many. */
    async sweep(before: Date): Promise<number> {
      const gone = await tx
        .delete(sessions)
        .where(or(lt(sessions.endsAt, before), lt(sessions.endedAt, before)))
        .returning({ id: sessions.id })
      return gone.length
    },
  }
}
