/** What a company does about a household. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { requestKinds } from '@attesta/contract/applicant-request.ts'
import type { WorkChangeKind, WorkStage } from '@attesta/contract/household-work.ts'
import { id, instant, sealed } from '../columns.ts'
import { members } from './companies.ts'
import { ofApplication } from './of-application.ts'
import { byMember, ofCompany } from './of-company.ts'

/** What a company set of its work on a household, by the main applicant's application. `version` counts the changes. */
export const householdWork = pgTable(
  'household_work',
  {
    applicationId: ofApplication(),
    companyId: ofCompany(),
    stage: text().$type<WorkStage>().notNull(),
    assigneeId: byMember(),
    /** `YYYY-MM-DD` */
    dueOn: text(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.companyId] }), index().on(t.companyId), index().on(t.assigneeId)],
)

/** What colleagues wrote to each other about a household, sealed with the application's key. */
export const householdNotes = pgTable(
  'household_notes',
  {
    id: id(),
    applicationId: ofApplication(),
    companyId: ofCompany(),
    memberId: byMember(),
    text: sealed().notNull(),
    writtenAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId), index().on(t.memberId)],
)

/** The colleagues to whom a note is addressed, and when each first opened the household afterwards. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: uuid()
      .notNull()
      .references(() => householdNotes.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    applicationId: ofApplication(),
    companyId: ofCompany(),
    readAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.memberId] }),
    index().on(t.memberId, t.applicationId),
    index().on(t.applicationId),
    index().on(t.companyId),
  ],
)

/**
 * Who changed what of it. `before` and `after`: a stage, a member's id or a day; empty for notes, whose text stands
 * nowhere else.
 */
export const householdChanges = pgTable(
  'household_changes',
  {
    id: id(),
    applicationId: ofApplication(),
    companyId: ofCompany(),
    memberId: byMember(),
    kind: text().$type<WorkChangeKind>().notNull(),
    before: text(),
    after: text(),
    changedAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId), index().on(t.memberId)],
)

/**
 * What a company asked of an applicant. `type` and `months` (`YYYY-MM`) of a document, `question` of an explanation,
 * sealed with the application's key as its answer is.
 */
export const applicantRequests = pgTable(
  'applicant_requests',
  {
    id: id(),
    applicationId: ofApplication(),
    userId: uuid().notNull(),
    companyId: ofCompany(),
    memberId: byMember(),
    kind: text().$type<(typeof requestKinds)[number]>().notNull(),
    type: text().$type<import('@attesta/contract/document.ts').UploadType>(),
    months: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    question: sealed(),
    askedAt: instant().notNull(),
    answer: sealed(),
    answeredAt: instant(),
    withdrawnAt: instant(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId), index().on(t.memberId)],
)
