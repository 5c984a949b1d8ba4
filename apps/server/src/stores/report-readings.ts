import { inArray } from 'drizzle-orm'
import { reportReadings } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Which reports a member of the company has opened: the others are unread. */
export const createReportReadings = ({ tx, clock }: StoreContext) => ({
  /** The first time counts. */
  async mark(report: { id: string; applicationId: string }, companyId: string): Promise<void> {
    await tx
      .insert(reportReadings)
      .values({ reportId: report.id, applicationId: report.applicationId, companyId, readAt: clock.now() })
      .onConflictDoNothing()
  },

  async readOf(reportIds: readonly string[]): Promise<Set<string>> {
    if (reportIds.length === 0) return new Set()
    const rows = await tx
      .select({ id: reportReadings.reportId })
      .from(reportReadings)
      .where(inArray(reportReadings.reportId, [...reportIds]))
    return new Set(rows.map(({ id }) => id))
  },
})
