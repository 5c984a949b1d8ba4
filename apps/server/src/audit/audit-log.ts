/**
 * The audit log: only added to, each row's hash covering the one before, so that an edit, a removal or another order shows. It holds ids and names of
 * events, nothing personal, so that erasing a person leaves it whole. What cuts off its end shows against an anchor kept elsewhere.
 */
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/connect.ts'
import { auditLog } from '../db/schema.ts'
import type { Caller } from '../http/handlers.ts'

export interface AuditEvent {
  /** `report.viewed`, `session.opened`, … */
  event: string
  actor: Caller['who'] | 'system'
  actorId?: string | undefined
  applicationId?: string | undefined
  companyId?: string | undefined
  subjectId?: string | undefined
}

type Row = typeof auditLog.$inferSelect
type Chained = Omit<Row, 'seq' | 'hash'>

/** Held to the end of the transaction, so that rows are chained in the order in which they are committed. */
const chainLock = 7_242_002
const start = '0'.repeat(64)

function hashOf({ at, event, actor, actorId, applicationId, companyId, subjectId, previousHash }: Chained): string {
  return createHash('sha256')
    .update(
      JSON.stringify([previousHash, at.toISOString(), event, actor, actorId, applicationId, companyId, subjectId]),
    )
    .digest('hex')
}

/** Adds one event within the transaction; it is there exactly when the transaction commits. */
export async function appendAudit(
  tx: Tx,
  clock: Clock,
  { event, actor, actorId, applicationId, companyId, subjectId }: AuditEvent,
): Promise<void> {
  const {
    rows: [before],
  } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'attesta_audit', true), pg_advisory_xact_lock(${chainLock})`,
  )
  const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  const row: Chained = {
    at: clock.now(),
    event,
    actor,
    actorId: actorId ?? null,
    applicationId: applicationId ?? null,
    companyId: companyId ?? null,
    subjectId: subjectId ?? null,
    previousHash: last?.hash ?? start,
  }
  await tx.insert(auditLog).values({ ...row, hash: hashOf(row) })
  await tx.execute(sql`select set_config('role', ${before!.role}, true)`)
}

/** Where the chain stood at some time; kept outside the database. */
export interface Anchor {
  seq: number
  hash: string
}

/** The newest row, or undefined while there is none. */
export async function readHead(tx: Tx): Promise<Anchor | undefined> {
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  const [last] = await tx
    .select({ seq: auditLog.seq, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1)
  return last
}

/** Reads as the one role that may, and goes on as who it was before. */
async function asAuditor<Rows>(tx: Tx, read: () => Promise<Rows>): Promise<Rows> {
  const {
    rows: [before],
  } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'attesta_audit', true)`,
  )
  const rows = await read()
  await tx.execute(sql`select set_config('role', ${before!.role}, true)`)
  return rows
}

/** What the log tells of a person: their own acts, and what was done with their applications, papers and reports (`subjectIds`); the oldest first. */
export async function readAuditOf(
  tx: Tx,
  { userId, applicationIds, subjectIds }: { userId: string; applicationIds: string[]; subjectIds: string[] },
): Promise<AuditLine[]> {
  const rows = await asAuditor(tx, async () =>
    tx
      .select()
      .from(auditLog)
      .where(
        or(
          eq(auditLog.actorId, userId),
          inArray(auditLog.subjectId, [userId, ...subjectIds]),
          applicationIds.length > 0 ? inArray(auditLog.applicationId, applicationIds) : undefined,
        ),
      )
      .orderBy(asc(auditLog.seq)),
  )
  return rows.map(({ previousHash: _previous, hash: _hash, ...told }) => told)
}

/** When somebody of a company did one of these acts to one of these subjects; the latest first. */
export async function readMembersActs(
  tx: Tx,
  subjectIds: string[],
  events: string[],
): Promise<{ event: string; at: Date }[]> {
  if (subjectIds.length === 0) return []
  return asAuditor(tx, async () =>
    tx
      .select({ event: auditLog.event, at: auditLog.at })
      .from(auditLog)
      .where(
        and(eq(auditLog.actor, 'member'), inArray(auditLog.subjectId, subjectIds), inArray(auditLog.event, events)),
      )
      .orderBy(desc(auditLog.seq)),
  )
}

export interface AuditFilter {
  /** How the event's name begins. */ event?: string | undefined
  from?: Date | undefined
  /** Not any more. */ until?: Date | undefined
  /** Lines older than this one. */ before?: number | undefined
}
export type AuditLine = Omit<Row, 'previousHash' | 'hash'>

/** The newest lines that fit, at most so many. */
export async function readAuditPage(
  tx: Tx,
  { event, from, until, before }: AuditFilter,
  most: number,
): Promise<AuditLine[]> {
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  const { previousHash: _previous, hash: _hash, ...told } = getTableColumns(auditLog)
  return tx
    .select(told)
    .from(auditLog)
    .where(
      and(
        event ? sql`starts_with(${auditLog.event}, ${event})` : undefined,
        from && gte(auditLog.at, from),
        until && lt(auditLog.at, until),
        before === undefined ? undefined : lt(auditLog.seq, before),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(most)
}

export type AuditVerdict =
  | { whole: true; rows: number }
  | { whole: false; atSeq: number; why: 'changed' | 'removed' | 'anchor missing' }

const page = 1000

/** Reads the whole chain. Every anchor must still be in it: one that is not tells that the end was cut off or written anew. */
export async function verifyAudit(tx: Tx, anchors: Anchor[]): Promise<AuditVerdict> {
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  const pending = new Map(anchors.map(({ seq, hash }) => [seq, hash]))
  let previous = start,
    seq = 0,
    rows = 0
  for (;;) {
    const next = await tx.select().from(auditLog).where(gt(auditLog.seq, seq)).orderBy(asc(auditLog.seq)).limit(page)
    for (const row of next) {
      if (row.previousHash !== previous) return { whole: false, atSeq: row.seq, why: 'removed' }
      if (row.hash !== hashOf(row)) return { whole: false, atSeq: row.seq, why: 'changed' }
      if (pending.get(row.seq) === row.hash) pending.delete(row.seq)
      previous = row.hash
      seq = row.seq
      rows++
    }
    if (next.length < page) break
  }
  const [missing] = pending.keys()
  return missing === undefined ? { whole: true, rows } : { whole: false, atSeq: missing, why: 'anchor missing' }
}
