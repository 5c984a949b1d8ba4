/** Applicants, their applications, and how a company finds and archives them. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { companies } from './companies.ts'
import { listings } from './listings.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    emailHash: text().notNull().unique(),
    contact: sealed().notNull(),
    verifiedAt: instant(),
    createdAt: instant().notNull(),
    /** False once the nightly purge has seen an application of it; the database makes it true again when one goes. */
    mayBeDue: boolean().notNull().default(true),
  },
  (t) => [
    index('users_may_be_due_index')
      .on(t.createdAt)
      .where(sql`may_be_due`),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    listingId: uuid().references(() => listings.id),
    companyId: uuid().references(() => companies.id),
    type: text().$type<'rent' | 'mortgage' | 'rapid'>().notNull(),
    region: text().$type<'it' | 'de'>().notNull(),
    language: text().$type<'en' | 'it' | 'de'>().notNull(),
    role: text().$type<'main-applicant' | 'co-applicant' | 'guarantor'>().notNull(),
    employmentStatus: text().$type<import('@attesta/contract/fields.ts').EmploymentStatus>().notNull(),
    /** The steps as they stood when the application was made: a later table never moves a person who is half-way. */
    workflow: jsonb().$type<import('@attesta/contract/application.ts').WorkflowStep[]>().notNull(),
    step: integer().notNull(),
    stepRouter: text().$type<import('@attesta/contract/application.ts').StepRouter>().notNull(),
    /** First and last name, mobile, consents, and `SavedAnswers`. */
    applicant: sealed().notNull(),
    answers: sealed().notNull(),
    /** The main applicant's application, for a co-applicant's or guarantor's own. */
    mainApplicationId: uuid(),
    hideNav: boolean().notNull().default(false),
    uploadsDoneAt: instant(),
    confirmedAt: instant(),
    paidAt: instant(),
    /** Nothing is paid for it, since an earlier one was: until when (`YYYY-MM-DD`) that payment serves. */
    coveredUntil: text(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When its person was told that it goes soon; null once they kept it. */
    warnedAt: instant(),
    /**
     * Its household is neither warned nor due before this instant; 1970 until the nightly purge has worked it out. The
     * database sets it back when a change could make the household due earlier.
     */
    notDueBefore: instant()
      .notNull()
      .default(sql`'epoch'`),
  },
  (t) => [
    index().on(t.notDueBefore),
    index().on(t.userId),
    index().on(t.listingId),
    index().on(t.companyId),
    index().on(t.mainApplicationId),
    // The list of a company's households reads these columns alone, and not the rows, which are wide.
    index('applications_households_index')
      .on(t.companyId, t.createdAt, t.id, t.listingId, t.region, t.userId)
      .where(sql`main_application_id is null and listing_id is not null and deleted_at is null and step >= 2`),
  ],
)

/**
 * What an applicant of a company is found by: keyed hashes of beginnings of names, of the email and the phone number.
 */
export const applicantWords = pgTable(
  'applicant_words',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.word] }), index().on(t.companyId, t.word, t.applicationId)],
)

/**
 * What a company put out of its list of applicants; the application itself stays as its person has it. `removedAt`: for
 * good, the company sees it no more.
 */
export const archivedApplicants = pgTable(
  'archived_applicants',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    archivedAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [index().on(t.companyId)],
)
