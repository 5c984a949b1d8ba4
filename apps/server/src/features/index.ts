/**
 * Every call and every job of the product, each answered by the feature of its name. Both maps are total: what is left
 * out does not compile.
 */
import type { Deps } from '../deps.ts'
import type { FeatureHandlers } from '../http/handlers.ts'
import type { FeatureJobHandlers } from '../jobs/index.ts'
import { auth } from './auth/routes.ts'
import { authJobs } from './auth/jobs.ts'
import { bankAccount } from './bank-account/routes.ts'
import { bankConnectionJobs } from './bank-connection/jobs.ts'
import { bankConnection } from './bank-connection/routes.ts'
import { contest } from './contest/routes.ts'
import { confirmation } from './confirmation/routes.ts'
import { creditCheck } from './credit-check/routes.ts'
import { dashboardApplicantExport } from './dashboard/applicant-export.ts'
import { dashboardApplicants } from './dashboard/applicants.ts'
import { dashboardApplicantBulk } from './dashboard/applicant-bulk.ts'
import { dashboardHouseholdWork } from './dashboard/household-work.ts'
import { dashboardWhatIf } from './dashboard/what-if.ts'
import { dashboardJobs } from './dashboard/jobs.ts'
import { dashboardListingTable } from './dashboard/listing-table.ts'
import { dashboardListings } from './dashboard/listings.ts'
import { dashboardMessages } from './dashboard/messages.ts'
import { dashboardViewings } from './dashboard/viewings.ts'
import { dashboardActivity } from './dashboard/activity.ts'
import { dashboardShortlists } from './dashboard/shortlists.ts'
import { dashboardDigest, digestJobs } from './dashboard/digest.ts'
import { dashboardViews } from './dashboard/views.ts'
import { tellViewingJobs } from './dashboard/tell-viewing.ts'
import { viewings } from './viewings/routes.ts'
import { messages } from './messages/routes.ts'
import { dashboardPeople } from './dashboard/people.ts'
import { dashboardCriteria } from './dashboard/criteria.ts'
import { dashboardDecisions } from './dashboard/decisions.ts'
import { dashboardDeclineEmails, declineEmailJobs } from './dashboard/decline-emails.ts'
import { tellAgentsJobs } from './dashboard/tell-agents.ts'
import { lines as dashboardLines } from './dashboard/lines.ts'
import { dashboard } from './dashboard/routes.ts'
import { dashboardRequests } from './dashboard/requests.ts'
import { dashboardSecondFactor } from './dashboard/second-factor.ts'
import { dashboardFirstSteps } from './dashboard/first-steps.ts'
import { dashboardSettings } from './dashboard/settings.ts'
import { dashboardSignIn } from './dashboard/sign-in.ts'
import { declarations } from './declarations/routes.ts'
import { documentJobs } from './documents/jobs.ts'
import { documents } from './documents/routes.ts'
import { drafts } from './drafts/routes.ts'
import { handover } from './handover/routes.ts'
import { identityVerification } from './identity-verification/routes.ts'
import { incomeCheck } from './income-check/routes.ts'
import { legal } from './legal/routes.ts'
import { operatorDesk } from './operator/desk.ts'
import { operatorSignIn } from './operator/sign-in.ts'
import { openapis } from './openapis/routes.ts'
import { outboxJobs } from './outbox/jobs.ts'
import { partnerEntry } from './partner-entry/routes.ts'
import { apiKeys } from './partners/api-keys.ts'
import { partnerKeys } from './partners/keys.ts'
import { paymentJobs } from './payment/jobs.ts'
import { payment } from './payment/routes.ts'
import { personalDetails } from './personal-details/routes.ts'
import { reading } from './reading/routes.ts'
import { report } from './report/routes.ts'
import { reportShare } from './report-share/routes.ts'
import { reportJobs } from './report/jobs.ts'
import { reuse } from './reuse/routes.ts'
import { rightsJobs } from './rights/jobs.ts'
import { rights } from './rights/routes.ts'
import { requests } from './requests/routes.ts'
import { review } from './review/routes.ts'
import { reviewActs } from './review-desk/acts.ts'
import { reviewDesk } from './review-desk/routes.ts'
import { secondFactor } from './second-factor/routes.ts'
import { signUp } from './sign-up/routes.ts'
import { state } from './state/routes.ts'
import { verifyEmail } from './verify-email/routes.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import { webhooks } from './webhooks/routes.ts'
import { workflow } from './workflow/routes.ts'

export const createHandlers = (deps: Deps): FeatureHandlers => ({
  ...signUp(deps),
  ...verifyEmail(deps),
  ...auth(deps),
  ...workflow(deps),
  ...state(deps),
  ...reuse(deps),
  ...personalDetails(deps),
  ...documents(deps),
  ...bankAccount(deps),
  ...bankConnection(deps),
  ...incomeCheck(deps),
  ...handover(deps),
  ...contest(deps),
  ...requests(deps),
  ...messages(deps),
  ...viewings(deps),
  ...review(deps),
  ...reviewDesk(deps),
  ...reviewActs(deps),
  ...identityVerification(deps),
  ...creditCheck(deps),
  ...confirmation(deps),
  ...declarations(deps),
  ...drafts(deps),
  ...payment(deps),
  ...reading(deps),
  ...report(deps),
  ...rights(deps),
  ...reportShare(deps),
  ...openapis(deps),
  ...partnerEntry(deps),
  ...legal(deps),
  ...dashboardSignIn(deps),
  ...dashboard(deps),
  ...dashboardLines(deps),
  ...dashboardApplicants(deps),
  ...dashboardApplicantExport(deps),
  ...dashboardApplicantBulk(deps),
  ...dashboardHouseholdWork(deps),
  ...dashboardWhatIf(deps),
  ...dashboardRequests(deps),
  ...dashboardMessages(deps),
  ...dashboardViewings(deps),
  ...dashboardViews(deps),
  ...dashboardDigest(deps),
  ...dashboardShortlists(deps),
  ...dashboardActivity(deps),
  ...dashboardCriteria(deps),
  ...dashboardDecisions(deps),
  ...dashboardDeclineEmails(deps),
  ...dashboardListings(deps),
  ...dashboardListingTable(deps),
  ...dashboardPeople(deps),
  ...dashboardSettings(deps),
  ...dashboardFirstSteps(deps),
  ...dashboardSecondFactor(deps),
  ...secondFactor(deps),
  ...operatorSignIn(deps),
  ...operatorDesk(deps),
  ...partnerKeys(deps),
  ...apiKeys(deps),
  ...webhooks(deps),
})

export const createJobHandlers = (deps: Deps): FeatureJobHandlers => ({
  ...documentJobs(deps),
  ...bankConnectionJobs(deps),
  ...outboxJobs(deps),
  ...reportJobs(deps),
  ...paymentJobs(deps),
  ...rightsJobs(deps),
  ...authJobs(deps),
  ...webhookJobs(deps),
  ...dashboardJobs(deps),
  ...declineEmailJobs(deps),
  ...tellAgentsJobs(deps),
  ...digestJobs(deps),
  ...tellViewingJobs(deps),
})
