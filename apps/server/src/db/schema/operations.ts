/** What the service itself keeps: emails to send, answers to repeat, facts, buckets. */
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'

/** Mails to be sent: written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    /** What the mail is about, once a kind: `<report>`, `<report>/<member>`. */
    cause: text(),
    letter: sealed().notNull(),
    userId: uuid(),
    companyId: uuid(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    failedAt: instant(),
    /** Why it was not delivered. */
    failure: text().$type<'refused' | 'unreachable'>(),
    tries: integer().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.kind, t.cause), index().on(t.createdAt), index().on(t.userId)],
)

export const idempotency = pgTable(
  'idempotency',
  {
    key: text().notNull(),
    principal: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    status: integer(),
    reply: sealed(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.principal, t.route] }), index().on(t.principal)],
)

/** Facts of the whole installation: the seed's version, the audit chain's head, when reviewers work. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: jsonb().notNull() })

/** How full each caller's bucket is, per class of calls: the instant at which it would be empty again. */
export const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), emptyAt: instant().notNull() })
