/** All features together: total over the route table and the jobs table but for what the platform itself answers. */
import type { Deps } from '../deps.ts'
import type { FeatureHandlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { FeatureJobHandlers } from '../jobs/index.ts'
import { authJobs } from './auth/jobs.ts'
import { auth } from './auth/routes.ts'
import { bankAccount } from './bank-account/routes.ts'
import { confirmation } from './confirmation/routes.ts'
import { documentJobs } from './documents/jobs.ts'
import { documents } from './documents/routes.ts'
import { identityVerification } from './identity-verification/routes.ts'
import { incomeCheck } from './income-check/routes.ts'
import { openapis } from './openapis/routes.ts'
import { outboxJobs } from './outbox/jobs.ts'
import { payment } from './payment/routes.ts'
import { personalDetails } from './personal-details/routes.ts'
import { signUp } from './sign-up/routes.ts'
import { state } from './state/routes.ts'
import { verifyEmail } from './verify-email/routes.ts'
import { workflow } from './workflow/routes.ts'

/** The report and the dashboard are being written; until then their calls are refused like calls that are not there. */
const absent = async (): Promise<never> => { throw new Refusal('not_found') }
const later = {
  readReportV1: absent, readReport: absent, readReportPdf: absent, downloadReportPdf: absent, verifyQrCode: absent,
  dashboardLogin: absent, dashboardVerify: absent, dashboardSignOut: absent, dashboardMe: absent, dashboardListings: absent, dashboardApplicants: absent, dashboardReport: absent,
}

export const createHandlers = (deps: Deps): FeatureHandlers => ({
  ...later, ...auth(deps), ...bankAccount(deps), ...confirmation(deps), ...documents(deps), ...identityVerification(deps), ...incomeCheck(deps), ...openapis(), ...payment(deps), ...personalDetails(deps), ...signUp(deps), ...state(deps), ...verifyEmail(deps), ...workflow(deps),
})

export const createJobHandlers = (deps: Deps): FeatureJobHandlers => ({ ...authJobs(deps), ...documentJobs(deps), ...outboxJobs(deps) })
