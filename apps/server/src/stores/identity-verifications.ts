import { and, asc, desc, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Attempt, SeenPerson } from '@attesta/domain/identity/identity-standing.ts'
import { identityVerifications } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** An attempt as it is kept. `page`: the service's page for this person. */
export interface Verification {
  id: string
  applicationId: string
  userId: string
  attempt: number
  provider: string
  reference: string
  page: string
  startedAt: Date
  outcome: Attempt
}
/** How an attempt ended, by the service's word. */
export type Ending = Exclude<Attempt, { state: 'pending' }>

/** What is sealed of an ending: whom the service saw, or why it saw no one. */
type Result = { person: SeenPerson } | { reason: Extract<Attempt, { state: 'failed' }>['reason'] }

const place = (column: 'page' | 'result', row: string) => ({ table: 'identity_verifications', column, row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const

export const createIdentityVerifications = ({ tx, keys, clock, random }: StoreContext) => {
  const outcomeOf = async ({
    id,
    applicationId,
    status,
    result,
    endedAt,
  }: typeof identityVerifications.$inferSelect): Promise<Attempt> => {
    if (status === 'pending' || result === null || endedAt === null) return { state: 'pending' }
    const kept = await keys.openJson<Result>(key(applicationId), place('result', id), result)
    return 'person' in kept
      ? { state: 'verified', at: endedAt.toISOString(), person: kept.person }
      : { state: 'failed', reason: kept.reason }
  }
  const opened = async (row: typeof identityVerifications.$inferSelect): Promise<Verification> => {
    const { id, applicationId, userId, attempt, provider, reference, page, startedAt } = row
    return {
      id,
      applicationId,
      userId,
      attempt,
      provider,
      reference,
      startedAt,
      page: (await keys.open(key(applicationId), place('page', id), page)).toString(),
      outcome: await outcomeOf(row),
    }
  }

  return {
    /** Returns all, the oldest first. */
    async of(applicationId: string): Promise<Verification[]> {
      const rows = await tx
        .select()
        .from(identityVerifications)
        .where(eq(identityVerifications.applicationId, applicationId))
        .orderBy(asc(identityVerifications.attempt))
      return Promise.all(rows.map(opened))
    },

    async byReference(provider: string, reference: string): Promise<Verification | null> {
      const [row] = await tx
        .select()
        .from(identityVerifications)
        .where(and(eq(identityVerifications.provider, provider), eq(identityVerifications.reference, reference)))
      return row ? opened(row) : null
    },

    /**
     * Keeps an attempt that was begun at the service. When another request was first with the same attempt, that one
     * stands.
     */
    async keep({ page, ...plain }: Omit<Verification, 'id' | 'startedAt' | 'outcome'>): Promise<void> {
      const id = random.uuid()
      await tx
        .insert(identityVerifications)
        .values({
          id,
          ...plain,
          page: await keys.seal(key(plain.applicationId), place('page', id), Buffer.from(page)),
          status: 'pending',
          startedAt: clock.now(),
        })
        .onConflictDoNothing()
    },

    /**
     * Keeps a proof that was given for another application of the same person. The service knows nothing of this row:
     * it is named by itself.
     */
    async takeOver(
      { provider, startedAt, userId }: Verification,
      { at, person }: Extract<Attempt, { state: 'verified' }>,
      applicationId: string,
    ): Promise<void> {
      const id = random.uuid()
      await tx.insert(identityVerifications).values({
        id,
        applicationId,
        userId,
        provider,
        attempt: 1,
        reference: `taken-over/${id}`,
        page: await keys.seal(key(applicationId), place('page', id), Buffer.from('')),
        status: 'verified',
        result: await keys.seal(key(applicationId), place('result', id), { person } satisfies Result),
        startedAt,
        endedAt: new Date(at),
      })
    },

    /** Whether it is this caller's turn to ask the service: of all who want to know, one in `everyMs`. */
    async claimAsk(id: string, everyMs: number): Promise<boolean> {
      const now = clock.now()
      const claimed = await tx
        .update(identityVerifications)
        .set({ askedAt: now })
        .where(
          and(
            eq(identityVerifications.id, id),
            or(
              isNull(identityVerifications.askedAt),
              lte(identityVerifications.askedAt, new Date(now.getTime() - everyMs)),
            ),
          ),
        )
        .returning({ id: identityVerifications.id })
      return claimed.length > 0
    },

    /**
     * Writes down how the newest attempt ended. What is verified stays so, and of an attempt that was followed by
     * another nothing is believed any more. Returns whether this call made a difference.
     */
    async end({ id, applicationId }: Pick<Verification, 'id' | 'applicationId'>, ending: Ending): Promise<boolean> {
      const [newest] = await tx
        .select({ id: identityVerifications.id })
        .from(identityVerifications)
        .where(eq(identityVerifications.applicationId, applicationId))
        .orderBy(desc(identityVerifications.attempt))
        .limit(1)
      if (newest?.id !== id) return false
      const result: Result = ending.state === 'verified' ? { person: ending.person } : { reason: ending.reason }
      const changed = await tx
        .update(identityVerifications)
        .set({
          status: ending.state,
          result: await keys.seal(key(applicationId), place('result', id), result),
          endedAt: ending.state === 'verified' ? new Date(ending.at) : clock.now(),
        })
        .where(and(eq(identityVerifications.id, id), ne(identityVerifications.status, 'verified')))
        .returning({ id: identityVerifications.id })
      return changed.length > 0
    },
  }
}
