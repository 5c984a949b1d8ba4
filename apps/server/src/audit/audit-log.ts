/**
 * The audit log: only added to, each row's hash covering the one before, so that an edit, a removal or another order
 * shows. The hash is keyed, so that without the key the chain cannot be rewritten. It holds ids and names of events,
 * nothing personal, so that erasing a person leaves it whole. What cuts off its end shows against an anchor kept
 * elsewhere.
 */
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { KeyRing } from '../crypto/key-ring.ts'
import type { Tx } from '../db/connect.ts'
import { auditLog } from '../db/schema.ts'
import type { Caller } from '../http/handlers.ts'

export interface AuditEvent {
  /** `report.viewed`, `session.opened`, … */
  event: string
  /** `key`: a company's program, by the id of its API key. */
  actor: Caller['who'] | 'key' | 'system'
  actorId?: string | undefined
  applicationId?: string | undefined
  companyId?: string | undefined
  subjectId?: string | undefined
}

type Row = typeof auditLog.$inferSelect
type Unsigned = Omit<Row, 'seq' | 'hash' | 'keyId'>

/** Held to the end of the transaction, so that rows are chained in the order in which they are committed. */
const chainLock = 7_242_002
const start = '0'.repeat(64)

export type AuditKeys = Pick<KeyRing, 'auditMac'>

const textOf = ({ at, event, actor, actorId, applicationId, companyId, subjectId, previousHash }: Unsigned): string =>
  JSON.stringify([previousHash, at.toISOString(), event, actor, actorId, applicationId, companyId, subjectId])
/** The key's name is hashed along: an entry cannot be passed off as one of another key. */
const keyedTextOf = (row: Unsigned, keyId: string): string => `${keyId}|${textOf(row)}`

/** Undefined: its key is not configured. */
function hashOf(row: Unsigned & { keyId: string | null }, keys: AuditKeys): string | undefined {
  if (row.keyId === null) return createHash('sha256').update(textOf(row)).digest('hex')
  return keys.auditMac(keyedTextOf(row, row.keyId), row.keyId)?.mac
}

function signed(row: Unsigned, keys: AuditKeys): Unsigned & { keyId: string; hash: string } {
  const { keyId } = keys.auditMac('')!
  return { ...row, keyId, hash: keys.auditMac(keyedTextOf(row, keyId), keyId)!.mac }
}

/** Adds one event within the transaction; it is there exactly when the transaction commits. */
export async function appendAudit(
  tx: Tx,
  { clock, keys }: { clock: Clock; keys: AuditKeys },
  { event, actor, actorId, applicationId, companyId, subjectId }: AuditEvent,
): Promise<void> {
  const {
    rows: [before],
  } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'attesta_audit', true), pg_advisory_xact_lock(${chainLock})`,
  )
  const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  const row: Unsigned = {
    at: clock.now(),
    event,
    actor,
    actorId: actorId ?? null,
    applicationId: applicationId ?? null,
    companyId: companyId ?? null,
    subjectId: subjectId ?? null,
    previousHash: last?.hash ?? start,
  }
  await tx.insert(auditLog).values(signed(row, keys))
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

/**
 * Reads what the log tells of a person: their own acts, and what was done with their applications, documents and
 * reports (`subjectIds`); the oldest first.
 */
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
  return rows.map(({ previousHash: _previous, hash: _hash, keyId: _key, ...told }) => told)
}

/** When a member of a company did one of these acts to one of these subjects; the latest first. */
export async function readMembersActs(
  tx: Tx,
  subjectIds: string[],
  events: string[],
): Promise<{ event: string; subjectId: string | null; at: Date }[]> {
  if (subjectIds.length === 0) return []
  return asAuditor(tx, async () =>
    tx
      .select({ event: auditLog.event, subjectId: auditLog.subjectId, at: auditLog.at })
      .from(auditLog)
      .where(
        and(
          inArray(auditLog.actor, ['member', 'key']),
          inArray(auditLog.subjectId, subjectIds),
          inArray(auditLog.event, events),
        ),
      )
      .orderBy(desc(auditLog.seq)),
  )
}

export interface AuditFilter {
  /** How the event's name begins. */
  event?: string | undefined
  from?: Date | undefined
  /** Not any more. */
  until?: Date | undefined
  /** Lines older than this one. */
  before?: number | undefined
}
export type AuditLine = Omit<Row, 'previousHash' | 'hash' | 'keyId'>

/** The newest lines that fit, at most so many. */
export async function readAuditPage(
  tx: Tx,
  { event, from, until, before }: AuditFilter,
  most: number,
): Promise<AuditLine[]> {
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  const { previousHash: _previous, hash: _hash, keyId: _key, ...told } = getTableColumns(auditLog)
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
  | { whole: false; atSeq: number; why: 'changed' | 'removed' | 'key missing' | 'anchor missing' }

const page = 1000

/** An entry by itself: null when it is as it was written. */
function brokenBy(row: Row, previous: Row | undefined, keys: AuditKeys): 'changed' | 'removed' | 'key missing' | null {
  if (row.previousHash !== (previous?.hash ?? start)) return 'removed'
  const hash = hashOf(row, keys)
  if (hash === undefined) return 'key missing'
  // Once the chain is keyed, nothing is added to it without a key.
  const isDowngraded = row.keyId === null && (previous?.keyId ?? null) !== null
  return row.hash !== hash || isDowngraded ? 'changed' : null
}

/**
 * Reads the whole chain and tells its first broken entry. Every anchor must still be in it: one that is not tells that
 * the end was cut off or rewritten.
 */
export async function verifyAudit(tx: Tx, anchors: Anchor[], keys: AuditKeys): Promise<AuditVerdict> {
  await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
  // Two places may disagree about one entry: then one of them is missing from the chain.
  const pending = new Map(anchors.map((anchor) => [`${anchor.seq} ${anchor.hash}`, anchor.seq]))
  let previous: Row | undefined,
    seq = 0,
    rows = 0
  for (;;) {
    const next = await tx.select().from(auditLog).where(gt(auditLog.seq, seq)).orderBy(asc(auditLog.seq)).limit(page)
    for (const row of next) {
      const why = brokenBy(row, previous, keys)
      if (why !== null) return { whole: false, atSeq: row.seq, why }
      pending.delete(`${row.seq} ${row.hash}`)
      previous = row
      seq = row.seq
      rows++
    }
    if (next.length < page) break
  }
  if (pending.size === 0) return { whole: true, rows }
  return { whole: false, atSeq: Math.min(...pending.values()), why: 'anchor missing' }
}
