/**
 * All SQL stands below this folder, a file a subject. Stores speak of people and documents; what identifies a person is
 * sealed on the way in and opened on the way out.
 */
import { appendAudit, type AuditEvent } from '../audit/audit-log.ts'
import { createApiKeys } from './api-keys.ts'
import { createApplicantMessages } from './applicant-messages.ts'
import { createApplicantRequests } from './applicant-requests.ts'
import { createApplicantWords } from './applicant-words.ts'
import { createApplicationMatches } from './application-matches.ts'
import { createApplications } from './applications.ts'
import { createArchivedApplicants } from './archived-applicants.ts'
import { createBankConnections } from './bank-connections.ts'
import { createCodes } from './codes.ts'
import { createCompanies } from './companies.ts'
import { createCompanyActivity } from './company-activity.ts'
import { createContests } from './contests.ts'
import { createCopies } from './copies.ts'
import { createCreditChecks } from './credit-checks.ts'
import { createDocuments } from './documents.ts'
import { createDecisionCriteria } from './decision-criteria.ts'
import { createDigests } from './digests.ts'
import { createDesk } from './desk.ts'
import { createDeskAttention } from './desk-attention.ts'
import { createErasure } from './erasure.ts'
import { createHandovers } from './handovers.ts'
import { createHeld } from './held.ts'
import { createInstallationFacts } from './installation-facts.ts'
import { createHouseholdList } from './household-list.ts'
import { createHouseholdDecisions } from './household-decisions.ts'
import { createHouseholdNotes } from './household-notes.ts'
import { createHouseholdWork } from './household-work.ts'
import { createIdentityVerifications } from './identity-verifications.ts'
import { createInvitations } from './invitations.ts'
import { createEmails } from './emails.ts'
import { createListingInvitations } from './listing-invitations.ts'
import { createListingTable } from './listing-table.ts'
import { createListings } from './listings.ts'
import { createMembers } from './members.ts'
import { createMessageTemplates } from './message-templates.ts'
import { createOperators } from './operators.ts'
import { createPartnerGrants } from './partner-grants.ts'
import { createPartnerKeys } from './partner-keys.ts'
import { createDocumentMarks } from './document-marks.ts'
import { createPayments } from './payments.ts'
import { createReportReadings } from './report-readings.ts'
import { createReportShares } from './report-shares.ts'
import { createReports } from './reports.ts'
import { createReviewDecisions } from './review-decisions.ts'
import { createReviewQuestions } from './review-questions.ts'
import { createReviews } from './reviews.ts'
import { createSavedViews } from './saved-views.ts'
import { createSealedShortlists } from './sealed-shortlists.ts'
import { createSecondFactors } from './second-factors.ts'
import { createSessions } from './sessions.ts'
import { createRetention } from './retention.ts'
import type { StoreContext } from './store-context.ts'
import { createTickets } from './tickets.ts'
import { createUsers } from './users.ts'
import { createViewings } from './viewings.ts'
import { createWebhooks } from './webhooks.ts'

export const createStores = (tx: StoreContext['tx'], deps: Omit<StoreContext, 'tx'>) => {
  const context: StoreContext = { tx, ...deps }
  return {
    /** Adds to the audit log within this transaction; calls of a person are written there by the platform. */
    audit: (event: AuditEvent) => appendAudit(tx, deps, event),
    apiKeys: createApiKeys(context),
    applicantMessages: createApplicantMessages(context),
    applicantRequests: createApplicantRequests(context),
    applicantWords: createApplicantWords(context),
    applications: createApplications(context),
    applicationMatches: createApplicationMatches(context),
    archivedApplicants: createArchivedApplicants(context),
    bankConnections: createBankConnections(context),
    codes: createCodes(context),
    companies: createCompanies(context),
    companyActivity: createCompanyActivity(context),
    contests: createContests(context),
    copies: createCopies(context),
    creditChecks: createCreditChecks(context),
    desk: createDesk(context),
    deskAttention: createDeskAttention(context),
    digests: createDigests(context),
    documents: createDocuments(context),
    erasure: createErasure(context),
    handovers: createHandovers(context),
    held: createHeld(context),
    householdList: createHouseholdList(context),
    decisionCriteria: createDecisionCriteria(context),
    householdDecisions: createHouseholdDecisions(context),
    messageTemplates: createMessageTemplates(context),
    householdNotes: createHouseholdNotes(context),
    householdWork: createHouseholdWork(context),
    installationFacts: createInstallationFacts(context),
    identityVerifications: createIdentityVerifications(context),
    invitations: createInvitations(context),
    emails: createEmails(context),
    listingInvitations: createListingInvitations(context),
    listings: createListings(context),
    listingTable: createListingTable(context),
    members: createMembers(context),
    operators: createOperators(context),
    documentMarks: createDocumentMarks(context),
    partnerGrants: createPartnerGrants(context),
    partnerKeys: createPartnerKeys(context),
    payments: createPayments(context),
    reports: createReports(context),
    reportReadings: createReportReadings(context),
    reportShares: createReportShares(context),
    retention: createRetention(context),
    reviewDecisions: createReviewDecisions(context),
    reviewQuestions: createReviewQuestions(context),
    reviews: createReviews(context),
    savedViews: createSavedViews(context),
    sealedShortlists: createSealedShortlists(context),
    secondFactors: createSecondFactors(context),
    sessions: createSessions(context),
    tickets: createTickets(context),
    users: createUsers(context),
    viewings: createViewings(context),
    webhooks: createWebhooks(context),
    /** Work for later, queued when this transaction commits. */
    jobs: deps.jobs,
  }
}

export type Stores = ReturnType<typeof createStores>
