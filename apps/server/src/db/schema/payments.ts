/** Payments and what is left of them for the books. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { applications } from './applications.ts'

export const payments = pgTable(
  'payments',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid().notNull(),
    attempt: integer().notNull(),
    sessionId: text().notNull().unique(),
    clientSecret: sealed().notNull(),
    amountCents: integer().notNull(),
    status: text().$type<'open' | 'complete' | 'expired'>().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** At the provider, into which it is paid; null: the operator's own. */
    account: text(),
    /** What went back so far. */
    refundedCents: integer().notNull().default(0),
    /** What the payer's bank has called into question. */
    dispute: text().$type<'open' | 'won' | 'lost'>(),
  },
  (t) => [uniqueIndex().on(t.applicationId, t.attempt)],
)

/** Events of providers already used: a second delivery finds its id here. */
export const providerEvents = pgTable(
  'provider_events',
  { provider: text().notNull(), eventId: text().notNull(), receivedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index().on(t.receivedAt)],
)

/** That a payment was taken: what is left for the books once the application is gone. Of no person. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    sessionId: text().notNull(),
    amountCents: integer().notNull(),
    paidAt: instant().notNull(),
  },
  (t) => [index().on(t.paidAt)],
)
