import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { archivedApplicants } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/**
 * Applicants that a company put out of its list, for now or for good. What was put away for good the database shows to
 * no member any more.
 */
export const createArchivedApplicants = ({ tx, clock }: StoreContext) => ({
  /** Asked twice, the first instant stands. */
  async archive(applicationId: string, companyId: string): Promise<void> {
    await tx
      .insert(archivedApplicants)
      .values({ applicationId, companyId, archivedAt: clock.now() })
      .onConflictDoNothing()
  },

  async isArchived(applicationId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: archivedApplicants.applicationId })
      .from(archivedApplicants)
      .where(eq(archivedApplicants.applicationId, applicationId))
    return rows.length > 0
  },

  async bringBack(applicationId: string): Promise<void> {
    await tx
      .delete(archivedApplicants)
      .where(and(eq(archivedApplicants.applicationId, applicationId), isNull(archivedApplicants.removedAt)))
  },

  async removeForGood(applicationId: string, companyId: string): Promise<void> {
    const now = clock.now()
    await tx
      .insert(archivedApplicants)
      .values({ applicationId, companyId, archivedAt: now, removedAt: now })
      .onConflictDoUpdate({ target: archivedApplicants.applicationId, set: { removedAt: now } })
  },

  async isRemoved(applicationId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: archivedApplicants.applicationId })
      .from(archivedApplicants)
      .where(and(eq(archivedApplicants.applicationId, applicationId), isNotNull(archivedApplicants.removedAt)))
    return rows.length > 0
  },
})
