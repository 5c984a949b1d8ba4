import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { auditLog, listings, reports } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface ActivityFilter {
  memberId: string | undefined
  /** Names as the audit log has them; undefined: all. */
  events: readonly string[] | undefined
  from: Date | undefined
  /** Not any more. */
  until: Date | undefined
  /** Lines older than this one. */
  before: number | undefined
}
export interface ActivityLine {
  seq: number
  at: Date
  event: string
  actor: string
  actorId: string | null
  subjectId: string | null
  applicationId: string | null
  listingName: string | null
}

/** Of a member who looked at a report of these applications. */
const looked = [
  'report.viewed',
  'report.compared',
  'report.downloaded',
  'report.trace_downloaded',
  'report.page_viewed',
]
const maxLooks = 200

/** What the audit log tells of a company's own people. The database shows a member no other company's lines. */
export const createCompanyActivity = ({ tx }: Pick<StoreContext, 'tx'>) => ({
  /** Returns a page, the newest first. */
  async page(
    companyId: string,
    { memberId, events, from, until, before }: ActivityFilter,
    max: number,
  ): Promise<ActivityLine[]> {
    return tx
      .select({
        seq: auditLog.seq,
        at: auditLog.at,
        event: auditLog.event,
        actor: auditLog.actor,
        actorId: auditLog.actorId,
        subjectId: auditLog.subjectId,
        applicationId: sql<string | null>`coalesce(${auditLog.applicationId}, ${reports.applicationId})`,
        listingName: listings.name,
      })
      .from(auditLog)
      .leftJoin(reports, eq(reports.id, auditLog.subjectId))
      .leftJoin(listings, eq(listings.id, auditLog.subjectId))
      .where(
        and(
          eq(auditLog.companyId, companyId),
          memberId === undefined ? undefined : eq(auditLog.actorId, memberId),
          events && inArray(auditLog.event, [...events]),
          from && gte(auditLog.at, from),
          until && lt(auditLog.at, until),
          before === undefined ? undefined : lt(auditLog.seq, before),
        ),
      )
      .orderBy(desc(auditLog.seq))
      .limit(max)
  },

  /** When the company's people opened reports of these applications before that time, the oldest first. */
  async looksBefore(
    companyId: string,
    applicationIds: readonly string[],
    until: Date,
  ): Promise<{ at: Date; memberId: string | null; applicationId: string }[]> {
    return tx
      .select({ at: auditLog.at, memberId: auditLog.actorId, applicationId: reports.applicationId })
      .from(auditLog)
      .innerJoin(reports, eq(reports.id, auditLog.subjectId))
      .where(
        and(
          eq(auditLog.companyId, companyId),
          inArray(auditLog.event, looked),
          inArray(reports.applicationId, [...applicationIds]),
          isNotNull(auditLog.actorId),
          lt(auditLog.at, until),
        ),
      )
      .orderBy(asc(auditLog.seq))
      .limit(maxLooks)
  },
})
