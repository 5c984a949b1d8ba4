/** Documents, how they are handed over, and the marks by which the same one is known again. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { applications, users } from './applications.ts'
import { sessions } from './sessions.ts'

export const documents = pgTable(
  'documents',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    type: text().$type<import('@attesta/contract/document.ts').UploadType>().notNull(),
    idType: text().$type<import('@attesta/contract/document.ts').IdType>(),
    /** File name, words of an `other`, bank's name and abi. */
    labels: sealed().notNull(),
    /** Null for what a bank connection gave: there is no file. */
    fileKey: text(),
    size: integer().notNull(),
    mediaType: text().notNull(),
    /** Keyed hash of the bytes: finds the same file again without telling what it is. */
    fingerprint: text().notNull(),
    status: text().$type<'processing' | 'done'>().notNull(),
    verdict: text(),
    result: sealed(),
    parsedAt: instant(),
    parseTries: integer().notNull().default(0),
    /** The phone that it came by. */
    handoverId: uuid(),
    /** The bank connection that it came by. */
    connectionId: uuid(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.userId), index().on(t.fingerprint)],
)

/**
 * A hand-over of some upload slots to a phone. The link's secret opens it once; what the phone then speaks with is
 * another secret. Only their hashes are kept, and it lives no longer than the session that began it.
 */
export const handovers = pgTable(
  'handovers',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    linkHash: text().notNull().unique(),
    tokenHash: text().unique(),
    /** The slots that the phone may fill. */
    slots: sealed().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    takenAt: instant(),
    endedAt: instant(),
  },
  (t) => [index().on(t.applicationId), index().on(t.sessionId), index().on(t.userId)],
)

/**
 * Keyed digests of what a document tells, enough to know the same rows again under another name, and never the rows
 * themselves.
 */
export const documentMarks = pgTable(
  'paper_marks',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    userId: uuid().notNull(),
    kind: text().$type<'rows' | 'name' | 'document-number' | 'fiscal-code'>().notNull(),
    mark: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.kind, t.mark] }),
    index().on(t.mark),
    // Rows are many and never looked for by application.
    index('paper_marks_of_person')
      .on(t.applicationId)
      .where(sql`kind in ('document-number', 'fiscal-code')`),
    index().on(t.applicationId),
  ],
)
