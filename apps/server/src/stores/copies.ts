import { and, desc, eq, gt } from 'drizzle-orm'
import { dataCopies } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { sha256Of } from '../crypto/sha256-of.ts'
import { dayMs } from '../clock.ts'

export interface Copy {
  id: string
  userId: string
  state: 'making' | 'ready' | 'failed'
  fileKey: string
  size: number | null
  createdAt: Date
  expiresAt: Date
}

/** A finished copy can be fetched this long. */
const copyMinutes = 10
/** One that is never finished is forgotten after a day. */
const makingMs = dayMs

/**
 * Copies made for a person of all that is held of them: one at a time, each a sealed file that ends minutes after it is
 * finished.
 */
export const createCopies = ({ tx, clock, random, jobs }: StoreContext) => {
  const opened = ({ ticketHash: _hash, ...plain }: typeof dataCopies.$inferSelect): Copy => plain
  const one = async (where: Parameters<typeof and>[0]): Promise<Copy | null> => {
    const [row] = await tx
      .select()
      .from(dataCopies)
      .where(and(where, gt(dataCopies.expiresAt, clock.now())))
      .orderBy(desc(dataCopies.createdAt), desc(dataCopies.id))
      .limit(1)
    return row ? opened(row) : null
  }

  return {
    /** Has a new one made; an earlier one of the person ends. */
    async order(userId: string): Promise<void> {
      const now = clock.now()
      await tx
        .update(dataCopies)
        .set({ expiresAt: now, ticketHash: null })
        .where(and(eq(dataCopies.userId, userId), gt(dataCopies.expiresAt, now)))
      const id = random.uuid()
      await tx.insert(dataCopies).values({
        id,
        userId,
        state: 'making',
        fileKey: `copies/${userId}/${id}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + makingMs),
      })
      await jobs.send('makeCopy', { copyId: id })
    },

    currentOf: (userId: string) => one(eq(dataCopies.userId, userId)),
    find: (id: string) => one(eq(dataCopies.id, id)),
    /** The copy that a ticket opens, once: of many calls at once one gets it. */
    async takeByTicket(ticket: string): Promise<Copy | null> {
      const [row] = await tx
        .update(dataCopies)
        .set({ ticketHash: null })
        .where(
          and(
            eq(dataCopies.ticketHash, sha256Of(ticket)),
            eq(dataCopies.state, 'ready'),
            gt(dataCopies.expiresAt, clock.now()),
          ),
        )
        .returning()
      return row ? opened(row) : null
    },

    async markReady(id: string, size: number): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + copyMinutes * 60_000)
      await tx
        .update(dataCopies)
        .set({ state: 'ready', size, expiresAt })
        .where(and(eq(dataCopies.id, id), eq(dataCopies.state, 'making')))
      await jobs.send('endCopy', { copyId: id }, copyMinutes * 60)
    },

    async markFailed(id: string): Promise<void> {
      await tx
        .update(dataCopies)
        .set({ state: 'failed' })
        .where(and(eq(dataCopies.id, id), eq(dataCopies.state, 'making')))
    },

    /** A ticket to a finished copy; the one given before opens nothing any more. Null when there is no finished one. */
    async issueTicket(userId: string): Promise<string | null> {
      const copy = await one(and(eq(dataCopies.userId, userId), eq(dataCopies.state, 'ready')))
      if (!copy) return null
      const ticket = random.bytes(32).toString('base64url')
      await tx
        .update(dataCopies)
        .set({ ticketHash: sha256Of(ticket) })
        .where(eq(dataCopies.id, copy.id))
      return ticket
    },

    /** Drops the row; gives the file that was its copy. */
    async drop(id: string): Promise<string | null> {
      const [row] = await tx.delete(dataCopies).where(eq(dataCopies.id, id)).returning({ fileKey: dataCopies.fileKey })
      return row?.fileKey ?? null
    },
  }
}
