import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { HandoverSlot, HandoverStatus } from '@attesta/contract/handover.ts'
import { limits } from '@attesta/contract/limits.ts'
import { handovers, sessions } from '../db/schema.ts'
import { tokenHash } from './sessions.ts'
import { only, type StoreContext } from './store-context.ts'

export interface NewHandover {
  applicationId: string
  userId: string
  /** Of the computer: the phone is shut out when it ends. */
  sessionId: string
  slots: HandoverSlot[]
}
export interface Handover extends NewHandover {
  id: string
  createdAt: Date
  expiresAt: Date
  takenAt: Date | null
  endedAt: Date | null
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (row: string) => ({ table: 'handovers', column: 'slots', row })

export function statusOf({ endedAt, expiresAt, takenAt }: Handover, now: Date): HandoverStatus {
  if (endedAt) return 'ended'
  return now >= expiresAt ? 'expired' : takenAt ? 'connected' : 'waiting'
}

/** Hand-overs to a phone: two secrets of 256 bits, of which only SHA-256 is kept. */
export const createHandovers = ({ tx, keys, clock, random }: StoreContext) => {
  const later = () => new Date(clock.now().getTime() + limits.handoverMinutes * 60_000)
  const opened = async ({
    slots,
    linkHash: _link,
    tokenHash: _token,
    ...plain
  }: typeof handovers.$inferSelect): Promise<Handover> => ({
    ...plain,
    slots: await keys.openJson<HandoverSlot[]>(key(plain.applicationId), place(plain.id), slots),
  })

  return {
    /** Begins one and ends the application's others. Returns the link's secret, which cannot be read again. */
    async begin({ slots, ...plain }: NewHandover): Promise<{ id: string; secret: string; expiresAt: Date }> {
      const [id, secret, now, expiresAt] = [random.uuid(), random.bytes(32).toString('base64url'), clock.now(), later()]
      await tx
        .update(handovers)
        .set({ endedAt: now })
        .where(and(eq(handovers.applicationId, plain.applicationId), isNull(handovers.endedAt)))
      await tx.insert(handovers).values({
        id,
        ...plain,
        linkHash: tokenHash(secret),
        slots: await keys.seal(key(plain.applicationId), place(id), slots),
        createdAt: now,
        expiresAt,
      })
      return { id, secret, expiresAt }
    },

    async find(id: string): Promise<Handover | null> {
      const [row] = await tx.select().from(handovers).where(eq(handovers.id, id))
      return row ? opened(row) : null
    },

    /**
     * Opens a link, in one statement: of many who hold it at once exactly one gets the phone's token. `null`: unknown,
     * used, over, or the computer has signed out.
     */
    async take(secret: string): Promise<{ handover: Handover; token: string } | null> {
      const token = random.bytes(32).toString('base64url')
      const now = clock.now()
      const live = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isNull(sessions.endedAt), gt(sessions.endsAt, now)))
      const rows = await tx
        .update(handovers)
        .set({ takenAt: now, tokenHash: tokenHash(token), expiresAt: later() })
        .where(
          and(
            eq(handovers.linkHash, tokenHash(secret)),
            isNull(handovers.takenAt),
            isNull(handovers.endedAt),
            gt(handovers.expiresAt, now),
            inArray(handovers.sessionId, live),
          ),
        )
        .returning()
      return rows.length === 0 ? null : { handover: await opened(only(rows)), token }
    },

    /** What was sent shows that the phone is in use: its ten minutes start again. */
    async extend(id: string): Promise<void> {
      await tx
        .update(handovers)
        .set({ expiresAt: later() })
        .where(and(eq(handovers.id, id), isNull(handovers.endedAt)))
    },

    async end(id: string): Promise<void> {
      await tx
        .update(handovers)
        .set({ endedAt: clock.now() })
        .where(and(eq(handovers.id, id), isNull(handovers.endedAt)))
    },
  }
}
