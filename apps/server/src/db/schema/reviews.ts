/** What an applicant contests and what a person found on looking. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ReviewGround, ReviewState, RulingOutcome } from '@attesta/contract/review.ts'
import { id, instant, sealed } from '../columns.ts'
import { applications } from './applications.ts'
import { documents } from './documents.ts'

/** What an applicant holds against a finding about a document of theirs: one comment a finding. */
export const contests = pgTable(
  'contests',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    userId: uuid().notNull(),
    code: text().notNull(),
    comment: sealed().notNull(),
    state: text().$type<'open' | 'withdrawn'>().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.code] }), index().on(t.applicationId)],
)

/**
 * That a person is to look at an application's documents: one case an application, reopened when something new is to be
 * decided. `grounds`: why, as it stands now. `dueAt`: by when the law wants an answer.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .unique()
      .references(() => applications.id),
    userId: uuid().notNull(),
    state: text().$type<ReviewState>().notNull(),
    grounds: text().array().$type<ReviewGround[]>().notNull(),
    askedForAt: instant(),
    openedAt: instant().notNull(),
    dueAt: instant().notNull(),
    takenBy: uuid(),
    takenAt: instant(),
    releasedAt: instant(),
  },
  (t) => [index().on(t.state, t.openedAt)],
)

/**
 * A value of a reading that a person put right (`change`: value and reason). Never changed: the last one of a path
 * counts.
 */
export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    userId: uuid().notNull(),
    path: text().notNull(),
    change: sealed().notNull(),
    operatorId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.documentId)],
)

/**
 * What a person decided on a finding (`why`: reason, and what the finding's words are filled with). Never changed: the
 * last one of a code counts.
 */
export const rulings = pgTable(
  'rulings',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    userId: uuid().notNull(),
    code: text().notNull(),
    outcome: text().$type<RulingOutcome>().notNull(),
    why: sealed().notNull(),
    operatorId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.documentId)],
)

/** What the applicant was asked in a review, at one document or in general. */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    userId: uuid().notNull(),
    documentId: uuid().references(() => documents.id, { onDelete: 'cascade' }),
    question: sealed().notNull(),
    operatorId: uuid().notNull(),
    askedAt: instant().notNull(),
    answer: sealed(),
    answeredAt: instant(),
  },
  (t) => [index().on(t.applicationId), index().on(t.documentId)],
)
