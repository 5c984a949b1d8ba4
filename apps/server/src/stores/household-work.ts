import { and, asc, desc, eq } from 'drizzle-orm'
import { maxShownChanges } from '@attesta/contract/household-work.ts'
import type { SetWork, WorkChange } from '@attesta/domain/household/work-changes.ts'
import { householdChanges, householdWork } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** By the main applicant's application. */
export interface Household {
  applicationId: string
  companyId: string
}
export interface HouseholdWork extends SetWork {
  /** How often it was changed. 0: nothing was set yet. */
  version: number
}
export interface RecordedChange extends WorkChange {
  memberId: string | null
  changedAt: Date
}

/** What a company set of its work on households, and who changed it. */
export const createHouseholdWork = ({ tx, clock, random }: StoreContext) => {
  const isOf = ({ applicationId, companyId }: Household) =>
    and(eq(householdWork.applicationId, applicationId), eq(householdWork.companyId, companyId))
  return {
    async of(household: Household): Promise<HouseholdWork> {
      const [row] = await tx.select().from(householdWork).where(isOf(household))
      return row ?? { stage: 'none', assigneeId: null, dueOn: null, version: 0 }
    },

    /** Saves what follows on the version that was read. False when a colleague was quicker. */
    async save(household: Household, version: number, { stage, assigneeId, dueOn }: SetWork): Promise<boolean> {
      const next = { stage, assigneeId, dueOn, version: version + 1 }
      const { rowCount } =
        version === 0
          ? await tx
              .insert(householdWork)
              .values({ ...household, ...next })
              .onConflictDoNothing()
          : await tx
              .update(householdWork)
              .set(next)
              .where(and(isOf(household), eq(householdWork.version, version)))
      return rowCount === 1
    },

    /** `memberId`: null for what the applicant did. */
    async record(household: Household, memberId: string | null, changes: readonly WorkChange[]): Promise<void> {
      const changedAt = clock.now()
      for (const change of changes)
        await tx.insert(householdChanges).values({ id: random.uuid(), ...household, memberId, ...change, changedAt })
    },

    /** Returns all, the newest first. */
    async changes({ applicationId, companyId }: Household): Promise<RecordedChange[]> {
      return tx
        .select({
          memberId: householdChanges.memberId,
          kind: householdChanges.kind,
          before: householdChanges.before,
          after: householdChanges.after,
          changedAt: householdChanges.changedAt,
        })
        .from(householdChanges)
        .where(and(eq(householdChanges.applicationId, applicationId), eq(householdChanges.companyId, companyId)))
        .orderBy(desc(householdChanges.changedAt), asc(householdChanges.kind), asc(householdChanges.id))
        .limit(maxShownChanges)
    },

    /** For a household that the company removed for good. */
    async drop(household: Household): Promise<void> {
      await tx.delete(householdWork).where(isOf(household))
    },
  }
}
