/**
 * How long each table's rows are kept and with what they go, total over the schema: a table without a line does not
 * compile. Erasure, the daily purge and the copy that a person is handed fold over it; `docs/retention.md` is written
 * from it. The order is the order of deletion, so that no row is left pointing at one that is gone.
 */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { limits } from '@attesta/contract/limits.ts'
import * as schema from './schema.ts'

type TableName = { [K in keyof typeof schema]: (typeof schema)[K] extends PgTable ? K : never }[keyof typeof schema]

export interface Holding {
  /** What the rows are, for the reader of `docs/retention.md`. */
  what: string
  /** They go when the application or the account goes that this column names. */
  goesWith?: { subject: 'application' | 'account'; by: PgColumn }
  /** They go so many days after this instant; rows in which it is empty stay. */
  after?: { days: number; since: PgColumn }
  /** Neither: why they stay. */
  stays?: string
  /**
   * The columns that make up the row's name in the place that its sealed columns are bound to; `id` where nothing is
   * said.
   */
  sealedAs?: readonly string[]
}

const s = schema
const withApplication = (by: PgColumn) => ({ goesWith: { subject: 'application', by } }) as const
const withAccount = (by: PgColumn) => ({ goesWith: { subject: 'account', by } }) as const
const days = (count: number, since: PgColumn) => ({ after: { days: count, since } })

/** Contractual data: three months after the report. Source: B2-legal-retention; docs/security.md, T25. */
export const contractDays = limits.keptAfterReportDays
/** What was begun and neither paid nor reported can be taken up again for a month. Source: B4-resume. */
export const unfinishedDays = 31
/** How long before the end of that month its person is told, with a link that restarts it. */
export const warningDays = 7
/** Wrong guesses at a code are counted over this time, and a day on top. */
const guessDays = limits.codeGuessDays + 1
/** Put away by the person: an operator can bring it back for a day. */
export const softDeleteDays = 1
/** Source: B2-legal-retention. */
export const consentDays = 5 * 365
/** Italy, art. 2220 Codice civile: ten years; Germany asks for eight (§ 147 AO). */
export const bookDays = 3653

export const holdings: Record<TableName, Holding> = {
  downloadTickets: { what: 'links to a report’s PDF', ...days(0, s.downloadTickets.expiresAt) },
  contests: {
    what: 'what an applicant holds against a finding',
    ...withApplication(s.contests.applicationId),
    sealedAs: ['documentId', 'code'],
  },
  reviewQuestions: {
    what: 'what an applicant was asked in a review, and their answer',
    ...withApplication(s.reviewQuestions.applicationId),
  },
  corrections: { what: 'values of a reading that a person put right', ...withApplication(s.corrections.applicationId) },
  rulings: { what: 'what a person decided on a finding', ...withApplication(s.rulings.applicationId) },
  reviews: { what: 'that a person looks at the documents', ...withApplication(s.reviews.applicationId) },
  documentMarks: { what: 'keyed digests of what a document tells', ...withApplication(s.documentMarks.applicationId) },
  handovers: {
    what: 'hand-overs to a phone',
    ...withApplication(s.handovers.applicationId),
    ...days(0, s.handovers.expiresAt),
  },
  bankConnections: { what: 'connections to a bank', ...withApplication(s.bankConnections.applicationId) },
  identityVerifications: {
    what: 'attempts to show who one is at an identity service',
    ...withApplication(s.identityVerifications.applicationId),
  },
  creditChecks: {
    what: 'consents to be looked up by a credit agency, and its answer',
    ...withApplication(s.creditChecks.applicationId),
    sealedAs: ['applicationId'],
  },
  partnerGrants: {
    what: 'what a partner’s signature allowed',
    ...withAccount(s.partnerGrants.userId),
    ...days(0, s.partnerGrants.keptUntil),
  },
  webhookDeliveries: {
    what: 'messages to a company’s server, ids only',
    ...withApplication(s.webhookDeliveries.applicationId),
    ...days(contractDays, s.webhookDeliveries.createdAt),
  },
  webhookEndpoints: {
    what: 'where a company’s server is told',
    ...days(contractDays + 1, s.webhookEndpoints.removedAt),
  },
  partnerKeys: { what: 'keys of partners', stays: 'the company’s own; a revoked one proves what it opened' },
  apiKeys: { what: 'API keys of a company’s programs', stays: 'the company’s own; the audit log names it' },
  documents: { what: 'documents, and what was read from them', ...withApplication(s.documents.applicationId) },
  invitations: { what: 'invitations to a household', ...withApplication(s.invitations.applicationId) },
  payments: { what: 'payments', ...withApplication(s.payments.applicationId) },
  shareOpenings: { what: 'that a report which a person shared was opened', ...withAccount(s.shareOpenings.userId) },
  reportPrints: {
    what: 'digests of the PDFs that were drawn',
    ...withApplication(s.reportPrints.applicationId),
    sealedAs: ['reportId', 'sha256'],
  },
  reportShares: { what: 'to whom a person shows their report', ...withApplication(s.reportShares.applicationId) },
  reportReadings: {
    what: 'which colleagues of a company opened a report',
    ...withApplication(s.reportReadings.applicationId),
  },
  reports: { what: 'issued reports', ...withApplication(s.reports.applicationId) },
  applicantWords: {
    what: 'keyed hashes that a company finds its applicants by',
    ...withApplication(s.applicantWords.applicationId),
    sealedAs: ['applicationId', 'word'],
  },
  householdWork: {
    what: 'stage, colleague in charge and due date that a company set for a household',
    ...withApplication(s.householdWork.applicationId),
    sealedAs: ['applicationId', 'companyId'],
  },
  noteMentions: {
    what: 'to which colleagues a note is addressed',
    ...withApplication(s.noteMentions.applicationId),
  },
  householdNotes: { what: 'notes of a company on a household', ...withApplication(s.householdNotes.applicationId) },
  householdChanges: {
    what: 'who of a company changed these, and when',
    ...withApplication(s.householdChanges.applicationId),
  },
  householdDecisions: {
    what: 'what a company decided on a household, and by which criteria',
    ...withApplication(s.householdDecisions.applicationId),
  },
  sealedEntries: {
    what: 'bands by which a company judged a household without its name',
    ...withApplication(s.sealedEntries.applicationId),
  },
  sealedShortlists: {
    what: 'when a company judged households without their names, by which criteria and with which choice',
    stays: 'the company’s own; the households in it go with their applications',
  },
  decisionCriteria: {
    what: 'criteria that a company decides by',
    stays: 'the company’s own; an ended one explains the decisions that name it',
  },
  applicantMessages: {
    what: 'what a company and an applicant wrote to each other',
    ...withApplication(s.applicantMessages.applicationId),
  },
  viewings: {
    what: 'viewings that a company proposed, and what was agreed',
    ...withApplication(s.viewings.applicationId),
  },
  savedViews: {
    what: 'filters of lists that colleagues saved',
    stays: 'the company’s own; no applicant is in them, and they go with the colleague’s membership',
  },
  messageTemplates: {
    what: 'texts that a company uses for messages again',
    stays: 'the company’s own; no person is in them, and the company deletes them',
  },
  applicantRequests: {
    what: 'what a company asked of an applicant, and the answer',
    ...withApplication(s.applicantRequests.applicationId),
  },
  archivedApplicants: {
    what: 'which applicants a company put out of its list',
    ...withApplication(s.archivedApplicants.applicationId),
  },
  applications: { what: 'applications: answers, name, mobile', ...withApplication(s.applications.id) },
  sessions: { what: 'sessions', ...withAccount(s.sessions.userId), ...days(7, s.sessions.endsAt) },
  dataCopies: {
    what: 'copies made for a person of their own data',
    ...withAccount(s.dataCopies.userId),
    ...days(0, s.dataCopies.expiresAt),
  },
  outbox: {
    what: 'letters; their text goes as soon as they are sent, and a week after it could not be',
    ...withAccount(s.outbox.userId),
    ...days(contractDays, s.outbox.createdAt),
  },
  users: { what: 'accounts: the address', ...withAccount(s.users.id) },
  emailCodes: { what: 'hashes of codes, and how often they were tried', ...days(guessDays, s.emailCodes.sentAt) },
  idempotency: { what: 'replies kept for a second try', ...days(0, s.idempotency.expiresAt) },
  rateLimits: { what: 'how often a caller called, by keyed hash', ...days(0, s.rateLimits.emptyAt) },
  providerEvents: { what: 'ids of events of providers', ...days(contractDays, s.providerEvents.receivedAt) },
  consentProofs: {
    what: 'proof of a consent to news, by keyed hash of the address',
    ...days(consentDays, s.consentProofs.consentedAt),
  },
  receipts: {
    what: 'that a payment was taken: amount, day and number, of no person',
    ...days(bookDays, s.receipts.paidAt),
  },
  revokedReports: { what: 'that a report no longer stands, of no person', ...days(0, s.revokedReports.validUntil) },
  listingInvitations: {
    what: 'to whom a company sent the link of a listing',
    ...days(contractDays, s.listingInvitations.createdAt),
  },
  secondFactors: {
    what: 'second factors of members and operators: a sealed secret and hashes',
    stays: 'goes when it is switched off or reset, or with the membership',
  },
  operators: { what: 'who runs the house', ...days(contractDays, s.operators.endedAt) },
  members: { what: 'people of a company', ...days(contractDays, s.members.removedAt) },
  listings: {
    what: 'homes on offer',
    stays: 'the company’s own; whom it chose for one is taken out with that applicant',
  },
  companies: { what: 'companies', stays: 'the operator’s contract with them' },
  dataKeys: {
    what: 'wrapped data keys',
    stays:
      'dropped with the application, account or company whose they are: what they sealed is then gone for good, ' +
      'here and in every backup that is made from then on',
  },
  auditLog: {
    what: 'who did what and when: ids and names of events',
    stays: 'append-only proof; once the rows are gone its ids lead to no one',
  },
  auditPending: {
    what: 'events of calls that are going on: ids and names of events',
    stays:
      'no longer than its call: then the event is in the audit log; what a killed process leaves behind goes there after ten minutes',
  },
  settings: { what: 'facts that the server keeps once, and when reviewers work', stays: 'of no person' },
}

export const tableNames = Object.keys(holdings) as TableName[]
const { ...tables } = schema
export const tableOf = (name: TableName): PgTable => tables[name]
export type { TableName }
