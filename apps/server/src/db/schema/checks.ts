/** What others tell of an applicant: their bank, an identity check, a credit agency. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { applications, users } from './applications.ts'

/**
 * A connection to the person's bank. The return address carries a reference of 128 bits, of which a keyed hash is kept;
 * bookings lie in the documents that they became.
 */
export const bankConnections = pgTable(
  'bank_connections',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    referenceHash: text().notNull().unique(),
    status: text().$type<import('@attesta/contract/bank-connection.ts').BankConnectionStatus>().notNull(),
    /** Bank, accounts, owners, the provider's ids. */
    details: sealed().notNull(),
    /** When the provider was last asked how it stands. */
    askedAt: instant(),
    mappedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.userId)],
)

/**
 * One attempt of a person to show who they are at an identity service. Of pictures and documents nothing is kept: how
 * it ended, and whose name and birth the service saw.
 */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    attempt: integer().notNull(),
    provider: text().notNull(),
    /** The service's. */
    reference: text().notNull(),
    /** The service's page for this person. */
    page: sealed().notNull(),
    status: text().$type<'pending' | 'verified' | 'failed'>().notNull(),
    /** Why it failed, or who was seen. */
    result: sealed(),
    startedAt: instant().notNull(),
    /** When the service was last asked how it stands. */
    askedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.applicationId, t.attempt),
    uniqueIndex().on(t.provider, t.reference),
    index().on(t.userId),
  ],
)

/** The consent to ask a credit agency, and what it told. No row: no agency was asked. */
export const creditChecks = pgTable(
  'credit_checks',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    consentedAt: instant().notNull(),
    /** Absent while there is no answer. */
    result: sealed(),
    answeredAt: instant(),
  },
  (t) => [index().on(t.userId)],
)
