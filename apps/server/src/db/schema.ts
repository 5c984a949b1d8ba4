/**
 * Every table. What identifies a person is `sealed`; look-ups of addresses go by a keyed hash. Tenant keys on every row
 * that a person or company owns.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WorkChangeKind, WorkStage } from '@attesta/contract/household-work.ts'
import type { LegalPages } from '@attesta/contract/listing.ts'
import type { ReviewGround, ReviewState, RulingOutcome } from '@attesta/contract/review.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import { instant, sealed } from './columns.ts'

const id = () => uuid().primaryKey()

/**
 * One data key a subject (application, user or company), wrapped by a key-encryption key that never is in the database.
 * Dropping the row shreds what it sealed.
 */
export const dataKeys = pgTable('data_keys', {
  subject: id(),
  kind: text().$type<'application' | 'user' | 'company' | 'system'>().notNull(),
  kekId: text().notNull(),
  wrapped: sealed().notNull(),
  createdAt: instant().notNull(),
})

/** What a company has settled; a flag that was added later is absent in older rows and then means no. */
export interface CompanyFlags {
  hidesFullReport: boolean
  asksForAddress?: boolean
  /** At the payment provider; its applicants pay into it. */ paymentAccount?: string | null
  requiresSecondFactor?: boolean
  ownLegalPages?: LegalPages | null
  messageType?: string | null
}

export const companies = pgTable('companies', {
  id: id(),
  partnerUuid: uuid().notNull().unique(),
  name: text().notNull(),
  url: text(),
  logo: text(),
  colours: jsonb()
    .$type<{ primary: string | null; secondary: string | null; background: string | null; header: string | null }>()
    .notNull(),
  flags: jsonb().$type<CompanyFlags>().notNull(),
  rentRatios: jsonb().$type<{ min: number; value: number; max: number } | null>(),
  parentOrigins: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: instant().notNull(),
  /** Nobody of it can sign in and its listings take no applications. */ suspendedAt: instant(),
  /** How many applications it may take in a month; null: any number. */ monthlyApplications: integer(),
})

export const members = pgTable('members', {
  id: id(),
  companyId: uuid()
    .notNull()
    .references(() => companies.id),
  emailHash: text().notNull().unique(),
  contact: sealed().notNull(),
  role: text().$type<MemberRole>().notNull(),
  removedAt: instant(),
  createdAt: instant().notNull(),
  /** The first time. */ signedInAt: instant(),
})

/** Who runs the house; made on its command line and nowhere else. */
export const operators = pgTable('operators', {
  id: id(),
  emailHash: text().notNull().unique(),
  contact: sealed().notNull(),
  createdAt: instant().notNull(),
  /** The first time. */ signedInAt: instant(),
  endedAt: instant(),
})

/**
 * A member's or operator's second factor (`holderId`). In use once `confirmedAt` is set. `lastStep`: the newest step of
 * 30 seconds whose code was taken; none of it or before is taken again. `recoveryHashes`: what is left of the ten.
 */
export const secondFactors = pgTable('second_factors', {
  holderId: uuid().primaryKey(),
  companyId: uuid().references(() => companies.id),
  secret: sealed().notNull(),
  recoveryHashes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  lastStep: integer(),
  wrongTries: integer().notNull().default(0),
  waitsUntil: instant(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
})

export const listings = pgTable(
  'listings',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    address: text().notNull(),
    region: text().$type<'it' | 'de'>().notNull(),
    rentCents: integer().notNull(),
    depositCents: integer(),
    lanPays: boolean().notNull().default(false),
    archivedAt: instant(),
    createdAt: instant().notNull(),
    /** Whom the landlord chose; erasure takes it out. */
    chosenApplicationId: uuid(),
    /** The company's own number for it. */ reference: text(),
    /** Whose home it is, and keyed hashes of the words of that name. */ owner: sealed(),
    ownerWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    utilitiesCents: integer(),
    /** `YYYY-MM-DD` */ availableFrom: text(),
    status: text().$type<import('@attesta/contract/listing-fields.ts').ListingStatus>().notNull().default('open'),
    /** The member in charge. */ assigneeId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** «Via Savona 12, 20144 Milano MI» → «Milano»: what stands behind the postcode, without the province. */
    city: text().generatedAlwaysAs(
      sql`nullif(regexp_replace(btrim(substring(address from '\\m[0-9]{5}\\s+([^,(]+)')), '\\s+[A-Z]{2}$', ''), '')`,
    ),
  },
  (t) => [index().on(t.companyId), uniqueIndex().on(t.companyId, t.reference), index().on(t.assigneeId)],
)

/** The first time that a member opened a report of their company: until then it is unread. */
export const reportReadings = pgTable(
  'report_readings',
  {
    reportId: uuid()
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    readAt: instant().notNull(),
  },
  (t) => [index().on(t.companyId), index().on(t.applicationId)],
)

/** Whom a company sent the link of a listing to; the same address at most once a day (`day`, `YYYY-MM-DD`). */
export const listingInvitations = pgTable(
  'listing_invitations',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    memberId: uuid().notNull(),
    emailHash: text().notNull(),
    day: text().notNull(),
    email: sealed().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.listingId, t.emailHash, t.day)],
)

export const users = pgTable('users', {
  id: id(),
  emailHash: text().notNull().unique(),
  contact: sealed().notNull(),
  verifiedAt: instant(),
  createdAt: instant().notNull(),
})

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
  },
  (t) => [
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

/** What a company set of its work on a household, by the main applicant's application. `version` counts the changes. */
export const householdWork = pgTable(
  'household_work',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    stage: text().$type<WorkStage>().notNull(),
    assigneeId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** `YYYY-MM-DD` */ dueOn: text(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.companyId] }), index().on(t.companyId), index().on(t.assigneeId)],
)

/** What colleagues wrote to each other about a household, sealed with the application's key. */
export const householdNotes = pgTable(
  'household_notes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    memberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    text: sealed().notNull(),
    writtenAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId), index().on(t.memberId)],
)

/**
 * Who changed what of it. `before` and `after`: a stage, a member's id or a day; empty for notes, whose text stands
 * nowhere else.
 */
export const householdChanges = pgTable(
  'household_changes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    memberId: uuid().references(() => members.id, { onDelete: 'set null' }),
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
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    memberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    kind: text().$type<(typeof import('@attesta/contract/applicant-request.ts').requestKinds)[number]>().notNull(),
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

/**
 * An applicant's, a member's or an operator's session: the token itself is nowhere, only its SHA-256. `activeAt` moves
 * with the person's acts, not with polls; `seenAt` with both, a little behind. `awaits`: the second factor is still to
 * come.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: uuid().references(() => users.id),
    memberId: uuid().references(() => members.id),
    companyId: uuid().references(() => companies.id),
    operatorId: uuid().references(() => operators.id),
    awaits: text().$type<'code' | 'enrolment'>(),
    createdAt: instant().notNull(),
    activeAt: instant().notNull(),
    seenAt: instant(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index().on(t.userId), index().on(t.memberId), index().on(t.operatorId)],
)

/** A co-applicant or guarantor asked in by a main applicant (`userId`). The code's hash only; used once. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    role: text().$type<'co-applicant' | 'guarantor'>().notNull(),
    emailHash: text().notNull(),
    codeHash: text().notNull().unique(),
    /** Address, name, who invites, and the code itself for the list of open ones. */ contact: sealed().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedByApplicationId: uuid(),
    /** Who was asked in is in the household no more. */ withdrawnAt: instant(),
  },
  (t) => [index().on(t.emailHash), index().on(t.applicationId)],
)

/** Codes sent to an address, each with a link that does the same; HMACs with a pepper outside the database. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    emailHash: text().notNull(),
    purpose: text().$type<'applicant' | 'member' | 'operator' | 'rights'>().notNull(),
    codeHash: text().notNull(),
    /** The browser that asked, as a keyed hash of its nonce; empty for callers without one. */
    askedBy: text().notNull().default(''),
    linkHash: text(),
    tries: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    linkExpiresAt: instant(),
    usedAt: instant(),
  },
  (t) => [index().on(t.emailHash, t.purpose), index().on(t.sentAt)],
)

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
  (t) => [index().on(t.applicationId), index().on(t.fingerprint)],
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
    /** The slots that the phone may fill. */ slots: sealed().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    takenAt: instant(),
    endedAt: instant(),
  },
  (t) => [index().on(t.applicationId)],
)

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
    /** Bank, accounts, owners, the provider's ids. */ details: sealed().notNull(),
    /** When the provider was last asked how it stands. */
    askedAt: instant(),
    mappedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index().on(t.applicationId)],
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
    /** The service's. */ reference: text().notNull(),
    /** The service's page for this person. */ page: sealed().notNull(),
    status: text().$type<'pending' | 'verified' | 'failed'>().notNull(),
    /** Why it failed, or who was seen. */ result: sealed(),
    startedAt: instant().notNull(),
    /** When the service was last asked how it stands. */ askedAt: instant(),
    endedAt: instant(),
  },
  (t) => [uniqueIndex().on(t.applicationId, t.attempt), uniqueIndex().on(t.provider, t.reference)],
)

/** The consent to ask a credit agency, and what it told. No row: nobody was asked. */
export const creditChecks = pgTable('credit_checks', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  consentedAt: instant().notNull(),
  /** Absent while there is no answer. */ result: sealed(),
  answeredAt: instant(),
})

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
 * That a person is to look at an application's documents: one case an application, opened anew when something new is to
 * be decided. `grounds`: why, as it stands now. `dueAt`: by when the law wants an answer.
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
  (t) => [index().on(t.applicationId)],
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
  (t) => [index().on(t.applicationId)],
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
  (t) => [index().on(t.applicationId)],
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
    kind: text().$type<'rows' | 'name'>().notNull(),
    mark: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.kind, t.mark] }), index().on(t.mark)],
)

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
    /** At the provider, into which it is paid; null: the operator's own. */ account: text(),
    /** What went back so far. */ refundedCents: integer().notNull().default(0),
    /** What the payer's bank has called into question. */ dispute: text().$type<'open' | 'won' | 'lost'>(),
  },
  (t) => [uniqueIndex().on(t.applicationId, t.attempt)],
)

/** Events of providers already used: a second delivery finds its id here. */
export const providerEvents = pgTable(
  'provider_events',
  { provider: text().notNull(), eventId: text().notNull(), receivedAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
)

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
    /** Something in it is open or speaks against it. Null: issued before this was noted. */ needsAttention: boolean(),
    /** The household's monthly net income and the rent in percent of it, to sort by. Null: not known. */
    incomeCents: integer(),
    rentShare: doublePrecision(),
    /** Whether the three above were noted: not yet for reports issued before they were. */
    isSummarised: boolean().notNull().default(false),
  },
  (t) => [index().on(t.applicationId), index().on(t.companyId)],
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
  (t) => [index().on(t.reportId)],
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
  (t) => [index().on(t.shareId)],
)

/** Links to a report's PDF that live for minutes. */
export const downloadTickets = pgTable('download_tickets', {
  tokenHash: text().primaryKey(),
  reportId: uuid().notNull(),
  expiresAt: instant().notNull(),
})

/**
 * A copy of all that is held of a person, made for them: a sealed file and, for minutes, a link to it of which only the
 * hash is kept.
 */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
    fileKey: text().notNull(),
    size: bigint({ mode: 'number' }),
    ticketHash: text().unique(),
    createdAt: instant().notNull(),
    /** The link, and then the copy, ends. */ expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.userId)],
)

/**
 * That an address consented to news, and until when: what is left of it once the application is gone. The address only
 * as a keyed hash.
 */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: id(),
    emailHash: text().notNull(),
    language: text().$type<'en' | 'it' | 'de'>().notNull(),
    consentedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [index().on(t.emailHash)],
)

/** That a payment was taken: what is left for the books once the application is gone. Of no person. */
export const receipts = pgTable('receipts', {
  id: id(),
  sessionId: text().notNull(),
  amountCents: integer().notNull(),
  paidAt: instant().notNull(),
})

/** Reports whose person is erased: whoever holds a copy is told that it no longer stands. Of no person. */
export const revokedReports = pgTable('revoked_reports', {
  qrTokenHash: text().primaryKey(),
  fingerprint: text().notNull(),
  createdAt: instant().notNull(),
  validUntil: instant().notNull(),
  revokedAt: instant().notNull(),
})

/** Mails to be sent: written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    /** What the mail is about, once a kind: `<report>`, `<report>/<member>`. */ cause: text(),
    letter: sealed().notNull(),
    userId: uuid(),
    companyId: uuid(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    failedAt: instant(),
    /** Why nobody got it. */ failure: text().$type<'refused' | 'unreachable'>(),
    tries: integer().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.kind, t.cause)],
)

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
  (t) => [index().on(t.subjectId)],
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
  (t) => [primaryKey({ columns: [t.key, t.principal, t.route] })],
)

/** Facts that an operator's process keeps once: the seed's version, the audit chain's head. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: jsonb().notNull() })

/** How full each caller's bucket is, per class of calls: the instant at which it would be empty again. */
export const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), emptyAt: instant().notNull() })

/**
 * A company's key for signatures that let its people in. EdDSA: the 32 bytes of the public key, base64url; HS256: the
 * secret, sealed.
 */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: id(),
    kid: text().notNull().unique(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    algorithm: text().$type<'EdDSA' | 'HS256'>().notNull(),
    publicKey: text(),
    secret: sealed(),
    createdAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
  },
  (t) => [index().on(t.companyId)],
)

/**
 * What one verified signature allows: once, for minutes, a new account of the person whom it names. The hash of its
 * `jti` is kept until the signature itself is over, so that it opens nothing a second time.
 */
export const partnerGrants = pgTable(
  'partner_grants',
  {
    id: id(),
    keyId: uuid()
      .notNull()
      .references(() => partnerKeys.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    listingId: uuid(),
    jtiHash: text().notNull(),
    emailHash: text().notNull(),
    /** First and last name, address: as the partner signed them. */ person: sealed().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    userId: uuid(),
    applicationId: uuid(),
    createdAt: instant().notNull(),
    /** Of the code. */ expiresAt: instant().notNull(),
    openedAt: instant(),
    /** When the row may go. */ keptUntil: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.keyId, t.jtiHash), index().on(t.emailHash), index().on(t.userId)],
)

/** Where a company is told what happens to its applications. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    url: text().notNull(),
    events: text().array().$type<import('@attesta/contract/webhooks.ts').WebhookEvent[]>().notNull(),
    /** What it signs with. */ secret: sealed().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [index().on(t.companyId)],
)

/** One message to one endpoint, with ids only. Its id is the message's: whoever is told twice can tell. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    event: text().$type<import('@attesta/contract/webhooks.ts').SentEvent>().notNull(),
    /** The report, application or document; a test of the endpoint has one of its own. */ subjectId: uuid().notNull(),
    applicationId: uuid(),
    listingId: uuid(),
    happenedAt: instant().notNull(),
    state: text().$type<import('@attesta/contract/webhooks.ts').DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    /** Null: no answer. */ lastStatus: integer(),
    lastAttemptAt: instant(),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.endpointId, t.event, t.subjectId), index().on(t.companyId)],
)
