import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import { householdDecisions } from '../db/schema.ts'
import type { NamedCriterion } from '../db/schema/decisions.ts'
import type { Household } from './household-work.ts'
import type { StoreContext } from './store-context.ts'

export interface HouseholdDecision extends Household {
  id: string
  listingId: string | null
  /** Null once that membership is long over. */
  memberId: string | null
  outcome: DecisionOutcome
  isAnotherChosen: boolean
  criteria: NamedCriterion[]
  decidedAt: Date
  /** Of the work that it set; null of old ones. */
  version: number | null
  noticeDueAt: Date | null
  noticeSentAt: Date | null
}
export type NewDecision = Pick<
  HouseholdDecision,
  'applicationId' | 'companyId' | 'listingId' | 'memberId' | 'outcome' | 'isAnotherChosen' | 'criteria' | 'version'
>

/** What companies decided on households: written once, only the decline email of a decision moves. */
export const createHouseholdDecisions = ({ tx, clock, random }: StoreContext) => {
  const table = householdDecisions
  const version = sql`coalesce(${table.version}, 0)`
  // Two of one instant stand as they were decided: the newest decides whether a decline email may be sent.
  const newestFirst = [desc(table.decidedAt), desc(version), desc(table.id)] as const
  const isUnsent = isNull(table.noticeSentAt)
  return {
    async record(decision: NewDecision): Promise<string> {
      const id = random.uuid()
      await tx.insert(table).values({ id, ...decision, decidedAt: clock.now() })
      return id
    },

    /** Returns all, the newest first. */
    async of({ applicationId, companyId }: Household): Promise<HouseholdDecision[]> {
      return tx
        .select()
        .from(table)
        .where(and(eq(table.applicationId, applicationId), eq(table.companyId, companyId)))
        .orderBy(...newestFirst)
    },

    async findEach(companyId: string, ids: readonly string[]): Promise<HouseholdDecision[]> {
      return tx
        .select()
        .from(table)
        .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])))
        .orderBy(...newestFirst)
    },

    /** Locked, so that a colleague who takes the email back waits. */
    async findLocked(id: string): Promise<HouseholdDecision | null> {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /** The newest decision of each household, by application. */
    async newestOf(companyId: string, applicationIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await tx
        .selectDistinctOn([table.applicationId], { id: table.id, applicationId: table.applicationId })
        .from(table)
        .where(and(eq(table.companyId, companyId), inArray(table.applicationId, [...applicationIds])))
        .orderBy(table.applicationId, ...newestFirst)
      return new Map(rows.map(({ id, applicationId }) => [applicationId, id]))
    },

    /** The newest first, behind the decision `cursor`. */
    async page(
      companyId: string,
      { listingId, outcome, cursor }: { listingId?: string; outcome?: DecisionOutcome; cursor?: string },
      max: number,
    ): Promise<HouseholdDecision[]> {
      const [before] = cursor === undefined ? [] : await this.findEach(companyId, [cursor])
      return tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.companyId, companyId),
            listingId === undefined ? undefined : eq(table.listingId, listingId),
            outcome === undefined ? undefined : eq(table.outcome, outcome),
            before &&
              or(
                lt(table.decidedAt, before.decidedAt),
                and(
                  eq(table.decidedAt, before.decidedAt),
                  sql`(${version}, ${table.id}) < (${before.version ?? 0}, ${before.id})`,
                ),
              ),
          ),
        )
        .orderBy(...newestFirst)
        .limit(max)
    },

    /** Asks for the decline email of each. Returns those for which it was not asked before. */
    async queueNotices(companyId: string, ids: readonly string[], dueAt: Date): Promise<string[]> {
      const rows = await tx
        .update(table)
        .set({ noticeDueAt: dueAt })
        .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids]), isUnsent, isNull(table.noticeDueAt)))
        .returning({ id: table.id })
      return rows.map(({ id }) => id)
    },

    /** Returns how many were taken back. */
    async cancelNotices(companyId: string, ids: readonly string[]): Promise<number> {
      const { rowCount } = await tx
        .update(table)
        .set({ noticeDueAt: null })
        .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids]), isUnsent, isNotNull(table.noticeDueAt)))
      return rowCount ?? 0
    },

    /** Of a household that is decided again or removed for good. */
    async cancelNoticesOf({ applicationId, companyId }: Household): Promise<void> {
      await tx
        .update(table)
        .set({ noticeDueAt: null })
        .where(and(eq(table.applicationId, applicationId), eq(table.companyId, companyId), isUnsent))
    },

    async markNoticeSent(id: string): Promise<void> {
      await tx.update(table).set({ noticeSentAt: clock.now() }).where(eq(table.id, id))
    },
  }
}
