import { and, asc, desc, eq, gte, ne } from 'drizzle-orm'
import type { ReviewGround, ReviewState } from '@attesta/contract/review.ts'
import { waitSample, type Wait } from '@attesta/domain/review/expected-wait.ts'
import { reviews } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { dayMs } from '../clock.ts'

export type ReviewCase = typeof reviews.$inferSelect

/**
 * A person who wants a manual review has a right to an answer within a month (GDPR, Art. 12(3)); the shortest month
 * counts.
 */
const dueMs = 28 * dayMs

/** The desk shows so many at once, those that wait longest. */
const shown = 200
/** More tell no more of how long it takes. */
const maxWaits = 500

export const createReviews = ({ tx, clock, random }: StoreContext) => ({
  async find(id: string): Promise<ReviewCase | null> {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id))
    return row ?? null
  },

  async of(applicationId: string): Promise<ReviewCase | null> {
    const [row] = await tx.select().from(reviews).where(eq(reviews.applicationId, applicationId))
    return row ?? null
  },

  /**
   * Opens the case of an application, or tells one that is open why it is. One that was released waits again from now
   * on.
   */
  async open(
    { id: applicationId, userId }: { id: string; userId: string },
    grounds: readonly ReviewGround[],
  ): Promise<void> {
    const now = clock.now()
    const anew = {
      state: 'open' as const,
      grounds: [...grounds],
      openedAt: now,
      dueAt: new Date(now.getTime() + dueMs),
      askedForAt: grounds.includes('asked') ? now : null,
      takenBy: null,
      takenAt: null,
      releasedAt: null,
    }
    const there = await this.of(applicationId)
    if (there === null)
      await tx
        .insert(reviews)
        .values({ id: random.uuid(), applicationId, userId, ...anew })
        .onConflictDoNothing()
    else if (there.state === 'released') await tx.update(reviews).set(anew).where(eq(reviews.id, there.id))
    else
      await tx
        .update(reviews)
        .set({ grounds: [...grounds], askedForAt: there.askedForAt ?? anew.askedForAt })
        .where(eq(reviews.id, there.id))
  },

  /** Nothing is left to look at, and no reviewer has begun. */
  async drop(applicationId: string): Promise<void> {
    await tx.delete(reviews).where(and(eq(reviews.applicationId, applicationId), eq(reviews.state, 'open')))
  },

  async saveGrounds(id: string, grounds: readonly ReviewGround[]): Promise<void> {
    await tx
      .update(reviews)
      .set({ grounds: [...grounds] })
      .where(eq(reviews.id, id))
  },

  async take(id: string, operatorId: string): Promise<void> {
    await tx
      .update(reviews)
      .set({ state: 'taken', takenBy: operatorId, takenAt: clock.now() })
      .where(and(eq(reviews.id, id), eq(reviews.state, 'open')))
    await tx
      .update(reviews)
      .set({ takenBy: operatorId })
      .where(and(eq(reviews.id, id), ne(reviews.state, 'released')))
  },

  async setState(id: string, state: Exclude<ReviewState, 'open' | 'released'>): Promise<void> {
    await tx
      .update(reviews)
      .set({ state })
      .where(and(eq(reviews.id, id), ne(reviews.state, 'released')))
  },

  async release(id: string): Promise<void> {
    await tx.update(reviews).set({ state: 'released', releasedAt: clock.now(), grounds: [] }).where(eq(reviews.id, id))
  },

  /** Those that no one has taken. */
  countOpen: (): Promise<number> => tx.$count(reviews, eq(reviews.state, 'open')),

  /** Those that are not over, the longest waiting first. */
  async waiting(): Promise<ReviewCase[]> {
    return tx
      .select()
      .from(reviews)
      .where(ne(reviews.state, 'released'))
      .orderBy(asc(reviews.openedAt), asc(reviews.id))
      .limit(shown)
  },

  /** Those that were over within the last days, the newest first. */
  async lastWaits(): Promise<Wait[]> {
    const since = new Date(clock.now().getTime() - waitSample.days * 86_400_000)
    const rows = await tx
      .select({ openedAt: reviews.openedAt, releasedAt: reviews.releasedAt })
      .from(reviews)
      .where(gte(reviews.releasedAt, since))
      .orderBy(desc(reviews.releasedAt), desc(reviews.id))
      .limit(maxWaits)
    return rows.flatMap(({ openedAt, releasedAt }) => (releasedAt ? [{ openedAt, releasedAt }] : []))
  },
})
