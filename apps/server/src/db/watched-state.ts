import { count, sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { auditPending } from './schema.ts'

/** Jobs that are done stay for three days: any process can tell, also after a restart. */
export async function readAuditState(tx: Tx): Promise<{ anchoredAt: Date | undefined; pending: number }> {
  const { rows } = await tx.execute<{ at: Date | null }>(
    sql`select max(completed_on) as at from jobs.job where name = 'anchorAudit' and state = 'completed'`,
  )
  const at = rows[0]?.at
  // Its own role alone reads what is pending.
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  const [open] = await tx.select({ pending: count() }).from(auditPending)
  return { anchoredAt: at ? new Date(at) : undefined, pending: open?.pending ?? 0 }
}

/** Of the embedded database with `WAL_ARCHIVE`, and of any server that archives its log. */
export async function readArchiveState(tx: Tx): Promise<{ isArchiving: boolean; isFailing: boolean }> {
  const { rows } = await tx.execute<{ mode: string; failing: boolean | null }>(sql`
    select current_setting('archive_mode') as mode,
      last_failed_time > coalesce(last_archived_time, '-infinity') as failing from pg_stat_archiver`)
  return { isArchiving: rows[0]?.mode === 'on' || rows[0]?.mode === 'always', isFailing: rows[0]?.failing === true }
}
