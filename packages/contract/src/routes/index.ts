/** Table 1 of 8: every call. Server, client, the API's documentation and the access tests are folds over it. */
import { signUpRoutes } from './sign-up.ts'
import { workflowRoutes } from './workflow.ts'
import { stateRoutes } from './state.ts'
import { personalDetailsRoutes } from './personal-details.ts'
import { declarationRoutes } from './declarations.ts'
import { draftRoutes } from './drafts.ts'
import { documentRoutes } from './documents.ts'
import { handoverRoutes } from './handover.ts'
import { contestRoutes } from './contest.ts'
import { reviewDeskRoutes } from './review-desk.ts'
import { reviewRoutes } from './review.ts'
import { bankConnectionRoutes } from './bank-connection.ts'
import { identityVerificationRoutes } from './identity-verification.ts'
import { readingRoutes } from './reading.ts'
import { reuseRoutes } from './reuse.ts'
import { confirmationRoutes } from './confirmation.ts'
import { reportRoutes } from './report.ts'
import { messageRoutes } from './messages.ts'
import { viewingRoutes } from './viewings.ts'
import { digestRoutes } from './digest.ts'
import { viewRoutes } from './views.ts'
import { shortlistRoutes } from './shortlists.ts'
import { activityRoutes } from './activity.ts'
import { requestRoutes } from './requests.ts'
import { rightsRoutes } from './rights.ts'
import { openapisRoutes } from './openapis.ts'
import { legalRoutes } from './legal.ts'
import { dashboardBulkRoutes } from './dashboard-bulk.ts'
import { dashboardCompanyRoutes } from './dashboard-company.ts'
import { dashboardFirstStepsRoutes } from './dashboard-first-steps.ts'
import { dashboardListingRoutes } from './dashboard-listings.ts'
import { dashboardRoutes } from './dashboard.ts'
import { dashboardWorkRoutes } from './dashboard-work.ts'
import { decisionRoutes } from './decisions.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { partnerRoutes } from './partners.ts'
import { operatorRoutes } from './operator.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { operationsRoutes } from './operations.ts'

export const routes = {
  ...signUpRoutes,
  ...workflowRoutes,
  ...stateRoutes,
  ...readingRoutes,
  ...reuseRoutes,
  ...personalDetailsRoutes,
  ...declarationRoutes,
  ...draftRoutes,
  ...documentRoutes,
  ...handoverRoutes,
  ...contestRoutes,
  ...reviewRoutes,
  ...reviewDeskRoutes,
  ...bankConnectionRoutes,
  ...identityVerificationRoutes,
  ...confirmationRoutes,
  ...reportRoutes,
  ...requestRoutes,
  ...messageRoutes,
  ...viewingRoutes,
  ...viewRoutes,
  ...digestRoutes,
  ...shortlistRoutes,
  ...activityRoutes,
  ...rightsRoutes,
  ...openapisRoutes,
  ...legalRoutes,
  ...dashboardRoutes,
  ...dashboardWorkRoutes,
  ...dashboardBulkRoutes,
  ...decisionRoutes,
  ...dashboardListingRoutes,
  ...dashboardCompanyRoutes,
  ...dashboardFirstStepsRoutes,
  ...partnerRoutes,
  ...apiKeyRoutes,
  ...secondFactorRoutes,
  ...operatorRoutes,
  ...operationsRoutes,
} as const
export type Routes = typeof routes
export type RouteName = keyof Routes
