import { and, eq, inArray } from 'drizzle-orm'
import { reportReadings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Which reports each colleague has opened: the others are unread for them. */
export const createReportReadings = ({ tx, clock }: StoreContext) => ({
  /** The first time counts. */
  async mark(
    report: { id: string; applicationId: string },
    { companyId, memberId }: { companyId: string; memberId: string },
  ): Promise<void> {
    await tx
      .insert(reportReadings)
      .values({ reportId: report.id, applicationId: report.applicationId, companyId, memberId, readAt: clock.now() })
      .onConflictDoNothing()
  },

  async readBy(memberId: string, reportIds: readonly string[]): Promise<Set<string>> {
    if (reportIds.length === 0) return new Set()
    const rows = await tx
      .select({ id: reportReadings.reportId })
      .from(reportReadings)
      .where(and(eq(reportReadings.memberId, memberId), inArray(reportReadings.reportId, [...reportIds])))
    return new Set(rows.map(({ id }) => id))
  },
})
