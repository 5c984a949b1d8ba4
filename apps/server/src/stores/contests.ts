import { and, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import { contests } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** What the person holds against a finding about a document. */
export interface StandingContest {
  code: string
  comment: string
  contestedAt: Date
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (documentId: string, code: string) => ({
  table: 'contests',
  column: 'comment',
  row: `${documentId} ${code}`,
})

const openOf = builtOnce((tx) =>
  tx
    .select()
    .from(contests)
    .where(and(eq(contests.applicationId, sql.placeholder('applicationId')), eq(contests.state, 'open')))
    .orderBy(contests.createdAt, contests.documentId, contests.code)
    .prepare('open_contests'),
)

/** The contests of an application that stand, by document. */
export async function standingContests(
  { tx, keys }: Pick<StoreContext, 'tx' | 'keys'>,
  applicationId: string,
): Promise<Map<string, StandingContest[]>> {
  const rows = await openOf(tx).execute({ applicationId })
  const opened = await Promise.all(
    rows.map(async ({ documentId, code, comment, changedAt }) => ({
      documentId,
      contest: {
        code,
        comment: (await keys.open(key(applicationId), place(documentId, code), comment)).toString(),
        contestedAt: changedAt,
      },
    })),
  )
  return new Map(
    [...Map.groupBy(opened, ({ documentId }) => documentId)].map(([documentId, own]) => [
      documentId,
      own.map(({ contest }) => contest),
    ]),
  )
}

export const createContests = ({ tx, keys, clock }: StoreContext) => ({
  /** One comment a finding: a second takes the first one's place, and one that was withdrawn stands again. */
  async keep(
    { id: documentId, applicationId, userId }: { id: string; applicationId: string; userId: string },
    code: string,
    comment: string,
  ): Promise<void> {
    const now = clock.now()
    const sealed = await keys.seal(key(applicationId), place(documentId, code), Buffer.from(comment))
    await tx
      .insert(contests)
      .values({
        documentId,
        applicationId,
        userId,
        code,
        comment: sealed,
        state: 'open',
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoUpdate({
        target: [contests.documentId, contests.code],
        set: { comment: sealed, state: 'open', changedAt: now },
      })
  },

  async withdraw(documentId: string, code: string): Promise<void> {
    await tx
      .update(contests)
      .set({ state: 'withdrawn', changedAt: clock.now() })
      .where(and(eq(contests.documentId, documentId), eq(contests.code, code), eq(contests.state, 'open')))
  },
})
