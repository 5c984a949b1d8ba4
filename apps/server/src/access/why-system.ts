/**
 * Every place that runs as `system`, where row-level security lets everything pass, and why it cannot run in the scope
 * of a
 * person. Read from the code by `why-system.test.ts`: a place without a line fails, and so does a line without its
 * place.
 */
const noCaller = 'a job: it acts for no signed-in person'
const noScopeYet = 'before the session is read there is no scope'
const secretOnly = 'the caller has no account, only a secret: the row is found by its hash'
const codes = 'codes of unproven addresses belong to no account; no person may read them'
const household = 'reads and writes what belongs to several people of one household'
const providersWord = 'what an agency or a service found is not the applicant’s to write'
const documents = 'the operator’s own role reads no document; the route demands an operator and the case is theirs'
const settings = 'facts of the whole installation, which no desk’s role reaches; the route demands an operator'
const unproven = 'the second factor is still open: the caller has no scope yet'
const counting = 'the platform’s own counters, which belong to no person'
const prints = 'what was printed is written once, by the holder of the link'
const auditRole = 'the audit log is written by a role of its own, taken on inside'
const commandLine = 'a command of the operator on the machine itself'

export const whySystem: Record<string, string> = {
  'access/policies.ts handover': noScopeYet,
  'access/policies.ts program': noScopeYet,
  'access/policies.ts readToken': noScopeYet,
  'access/seen.ts settle': counting,
  'audit/acts.ts end': auditRole,
  'audit/acts.ts settleLeft': noCaller,
  'backup/settle-restored.ts settleRestored': commandLine,
  'company.ts askedFor': commandLine,
  'create-server.ts anchorAudit': noCaller,
  'create-server.ts verifyAudit': noCaller,
  'create-server.ts isCodePaused': counting,
  'erasure/erase-again.ts eraseAgain': noCaller,
  'features/auth/jobs.ts sweepSessions': noCaller,
  'features/bank-connection/accounts-job.ts look': noCaller,
  'features/bank-connection/accounts-job.ts readAccounts': noCaller,
  'features/bank-connection/bookings-job.ts fetchBookings': noCaller,
  'features/bank-connection/bookings-job.ts finish': noCaller,
  'features/bank-connection/bookings-job.ts takeCall': noCaller,
  'features/bank-connection/bookings-job.ts work': noCaller,
  'features/bank-connection/jobs.ts leaveLying': noCaller,
  'features/bank-connection/jobs.ts revoke': noCaller,
  'features/bank-connection/returned.ts takeReturn': secretOnly,
  'features/credit-check/routes.ts ask': providersWord,
  'features/dashboard/decline-emails.ts tellDeclined': noCaller,
  'features/dashboard/jobs.ts indexApplicants': noCaller,
  'features/dashboard/jobs.ts summariseReports': noCaller,
  'features/dashboard/jobs.ts tellChosen': noCaller,
  'features/dashboard/digest.ts digestJobs': noCaller,
  'features/dashboard/tell-agents.ts tellAgents': noCaller,
  'features/dashboard/tell-viewing.ts tellViewing': noCaller,
  'features/dashboard/applicant-bulk.ts ask': 'as a request to one applicant: a member may not write to them',
  'features/dashboard/requests.ts dashboardAskApplicant':
    'a member may not write to an applicant, nor read what was written to them',
  'features/dashboard/messages.ts dashboardSendMessage':
    'a member may not write to an applicant, nor read what was written to them',
  'features/viewings/routes.ts answerViewing':
    'the answer stands in the history of the company, which an applicant does not reach',
  'features/messages/routes.ts answerMessage':
    'the answer stands in the history of the company, which an applicant does not reach',
  'features/requests/routes.ts answerRequest':
    'the answer stands in the history of the company, which an applicant does not reach',
  'features/dashboard/matches.ts found':
    'a member reads no documents: they are told which applications share one, and nothing of what is in it',
  'features/dashboard/what-if.ts dashboardWhatIf':
    'a member reads no documents: they are told which are missing, and nothing of what is in them',
  'features/dashboard/lines.ts work': 'a member may not write to an applicant, nor read what was written to them',
  'features/dashboard/sign-in.ts dashboardLogin': codes,
  'features/dashboard/sign-in.ts dashboardVerify': codes,
  'features/documents/jobs.ts parseDocument': noCaller,
  'features/documents/notify-of-problems.ts notifyOfProblems': noCaller,
  'features/handover/routes.ts takeHandover': secretOnly,
  'features/identity-verification/ask.ts askService': providersWord,
  'features/identity-verification/verification.ts freshStandingOf': providersWord,
  'features/identity-verification/verification.ts identityWebhook':
    'the caller is the service, proven by its signature',
  'features/operator/desk.ts operatorMakeCompany': 'makes a company’s key and its owner, which no operator may read',
  'features/operator/sign-in.ts operatorLogin': codes,
  'features/operator/sign-in.ts operatorSignOut': 'the operator’s own role has no right to sessions',
  'features/operator/sign-in.ts operatorVerify': codes,
  'features/outbox/jobs.ts sendEmail': noCaller,
  'features/partner-entry/routes.ts verifyPartnerSignature': 'the caller is a partner’s page, proven by its signature',
  'features/operator/sign-in.ts operatorMe': 'the operator’s own role reads no case: they are told how many wait',
  'features/payment/jobs.ts closeCheckout': noCaller,
  'features/payment/routes.ts ask': 'a payment settles for the whole household, and only by the provider’s word',
  'features/payment/routes.ts paymentOf': 'the caller is the provider, proven by its signature',
  'features/payment/routes.ts paymentWebhook': 'the caller is the provider, proven by its signature',
  'features/personal-details/invitations.ts linkedTo': household,
  'features/reading/routes.ts readingOf': household,
  'features/report-share/routes.ts openLink': secretOnly,
  'features/report/issue.ts issueReport': household,
  'features/report/issue.ts reissueReport': household,
  'features/report/issue.ts updateReport': noCaller,
  'features/report/jobs.ts drawReport': noCaller,
  'features/report/routes.ts downloadReportPdf': secretOnly,
  'features/report/routes.ts newerUrlOf': secretOnly,
  'features/report/routes.ts revokedCertificate': secretOnly,
  'features/report/routes.ts verifyQrCode': secretOnly,
  'features/report/routes.ts verifyRent': secretOnly,
  'features/reuse/routes.ts reuseTake': 'copies what was read of documents, which no applicant may write',
  'features/review-desk/acts.ts act': documents,
  'features/review-desk/acts.ts askApplicant': documents,
  'features/review-desk/acts.ts releaseReview': documents,
  'features/review-desk/routes.ts listReviews': documents,
  'features/review-desk/routes.ts reviewHours': settings,
  'features/review-desk/routes.ts setReviewHours': settings,
  'features/review-desk/routes.ts readReview': documents,
  'features/review-desk/routes.ts readReviewPage': documents,
  'features/review-desk/routes.ts takeReview': documents,
  'features/review/routes.ts standingOf':
    'how long the last reviews took, over all applicants, and the hours that the operator set',
  'features/rights/jobs.ts endCopy': noCaller,
  'features/rights/jobs.ts makeCopy': noCaller,
  'features/rights/jobs.ts purge': noCaller,
  'features/rights/routes.ts downloadCopy': secretOnly,
  'features/rights/routes.ts eraseAccount': 'erases what no person may delete: proofs, prints, openings',
  'features/rights/routes.ts keepApplication': secretOnly,
  'features/rights/routes.ts prove': codes,
  'features/rights/routes.ts sendRightsCode': codes,
  'features/second-factor/routes.ts secondFactorBegin': unproven,
  'features/second-factor/routes.ts secondFactorConfirm': unproven,
  'features/second-factor/routes.ts secondFactorProve': unproven,
  'features/seed/seed.ts seed': 'the sample people of the sandbox',
  'features/sign-up/routes.ts invitationPublicInfo': secretOnly,
  'features/sign-up/routes.ts signUpAttempt': codes,
  'features/sign-up/routes.ts signUpSubmit': codes,
  'features/verify-email/routes.ts resendCode': codes,
  'features/verify-email/routes.ts verifyEmailSubmit': codes,
  'features/webhooks/jobs.ts announceEvent': noCaller,
  'features/webhooks/jobs.ts deliverWebhook': noCaller,
  'features/workflow/routes.ts listingInfo': 'public: the name and company of a listing, before anybody has an account',
  'http/health.ts createHealthCheck': counting,
  'http/platform-handlers.ts operatorRetryJob': 'the queue’s own tables, which the operator’s role does not reach',
  'http/idempotency.ts once': counting,
  'http/page-owner.ts readPageOwner': 'which site may frame a page, asked before anybody is known',
  'http/rate-limit.ts takeFromDatabase': counting,
  'http/local-buckets.ts tell': counting,
  'jobs/sweep-counters.ts sweepCounters': noCaller,
  'jobs/sweep-files.ts countMissing': noCaller,
  'jobs/sweep-files.ts removeUnnamed': noCaller,
  'jobs/sweep-lost.ts sweepLost': noCaller,
  'metrics/read-gauges.ts isCodePaused': counting,
  'documents/pages/cited-page.ts pageOfInputs':
    'a recipient reads one page of a document that is not theirs, as the report allows',
  'reports/draw-shared.ts drawShared': prints,
  'reports/pdf-of.ts pdfFor': prints,
  'reports/pdf-of.ts pdfOf': prints,
  'reports/seal/seal-report.ts sealerOf': 'the platform’s own seal',
  'start.ts work': noCaller,
}
