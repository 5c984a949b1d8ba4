/** The audit log and what waits to enter it. */
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Append-only, chained: each row's hash covers the one before. Ids only. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: uuid(),
    applicationId: uuid(),
    companyId: uuid(),
    subjectId: uuid(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Null: from before the chain was keyed. */
    keyId: text(),
  },
  (t) => [index().on(t.subjectId), index().on(t.companyId, t.seq)],
)

/**
 * Events of calls that have changed something and are not over: committed with the change, gone once the call's event
 * is in the log.
 */
export const auditPending = pgTable(
  'audit_pending',
  {
    id: id(),
    callId: uuid().notNull(),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: uuid(),
    applicationId: uuid(),
    companyId: uuid(),
    subjectId: uuid(),
  },
  (t) => [index().on(t.callId)],
)
