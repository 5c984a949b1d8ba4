/** Issued reports, to whom they are shown and who read them. */
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { applications } from './applications.ts'
import { members } from './companies.ts'
import { ofCompany } from './of-company.ts'

/** Issued reports: immutable. `signature` is Ed25519 over the canonical snapshot's SHA-256, which is `fingerprint`. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid().notNull(),
    companyId: uuid(),
    listingId: uuid(),
    language: text().notNull(),
    snapshot: sealed().notNull(),
    fingerprint: text().notNull(),
    signature: text().notNull(),
    ruleSet: text().notNull(),
    qrTokenHash: text().notNull().unique(),
    qrToken: sealed().notNull(),
    pdfKey: text(),
    createdAt: instant().notNull(),
    validUntil: instant().notNull(),
    replacedAt: instant(),
    revokedAt: instant(),
    /** Something in it is open or speaks against it. Null: issued before this was noted. */
    needsAttention: boolean(),
    /** The household's monthly net income and the rent in percent of it, to sort by. Null: not known. */
    incomeCents: integer(),
    rentShare: doublePrecision(),
    /** Whether the three above were noted: not yet for reports issued before they were. */
    isSummarised: boolean().notNull().default(false),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId)],
)

/** The first time that a member opened a report of their company: until then it is unread for them. */
export const reportReadings = pgTable(
  'report_readings',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    companyId: ofCompany(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.memberId] }),
    index().on(t.companyId),
    index().on(t.applicationId),
    index().on(t.memberId),
  ],
)

/** To whom a person shows their report. The link carries 256 bits, of which a hash is kept. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    userId: uuid().notNull(),
    tokenHash: text().notNull().unique(),
    terms: sealed().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.reportId), index().on(t.applicationId)],
)

/**
 * Each PDF that was drawn of a report, named copies too, by its SHA-256 in hex: a file can be held against them without
 * anybody sending it.
 */
export const reportPrints = pgTable(
  'report_prints',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    sha256: text().notNull(),
    drawnAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.sha256] }), index().on(t.applicationId)],
)

/** Each time that a recipient opened what was shown to them. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    shareId: uuid()
      .notNull()
      .references(() => reportShares.id, { onDelete: 'cascade' }),
    userId: uuid().notNull(),
    openedAt: instant().notNull(),
  },
  (t) => [index().on(t.shareId), index().on(t.userId)],
)

/** Links to a report's PDF that work once, within a minute. */
export const downloadTickets = pgTable('download_tickets', {
  tokenHash: text().primaryKey(),
  reportId: uuid().notNull(),
  expiresAt: instant().notNull(),
})

/** Reports whose person is erased: a person who holds a copy is told that it no longer stands. Of no person. */
export const revokedReports = pgTable(
  'revoked_reports',
  {
    qrTokenHash: text().primaryKey(),
    fingerprint: text().notNull(),
    createdAt: instant().notNull(),
    validUntil: instant().notNull(),
    revokedAt: instant().notNull(),
  },
  (t) => [index().on(t.validUntil)],
)
