/** What each call of the specification does or answers, changed in one place of `apps/server/src/features`. */
import { changesBelow } from './change.ts'

export const callChanges = changesBelow('apps/server/src/features', '.ts', [
  // Sign-up, codes, invitations.
  [
    'sign-up/routes',
    '{ success: true as const, application_id, code_sent',
    '{ success: true as const, application_id: language, code_sent',
    'A7-signUpSubmit',
  ],
  [
    'sign-up/routes',
    'const joined = await joinedBy(stores, body)\n        refuseUnknownEmploymentStatus(body, headers, joined)',
    'const joined = await joinedBy(stores, body)',
    'A7-signUpAttempt',
  ],
  [
    'sign-up/routes',
    'await stores.applications.remove(application.id)\n        const',
    'const',
    'A7-deleteApplication',
  ],
  [
    'sign-up/routes',
    "throw new Refusal('invitation_gone')",
    "throw new Refusal('not_found')",
    'A7-invitationPublicInfo',
    'B8-invitation-used',
    'RE-4',
  ],
  ['verify-email/routes', 'access_token: outcome.token }', "access_token: '' }", 'A7-verifyEmailSubmit'],
  ['verify-email/routes', 'if (!sent)', 'if (email)', 'A7-resendCode'],
  // The state and the steps.
  ['workflow/routes', 'hidden_routes: fresh.hidden_routes', 'hidden_routes: []', 'A7-workflow'],
  [
    'workflow/routes',
    '!application && headers.employmentStatus !== undefined && !isEmploymentStatus.success',
    'application?.id === null',
    'A4-workflow-by-occupation',
  ],
  [
    'workflow/routes',
    'wireListing(found.listing, found.company)',
    "{ ...wireListing(found.listing, found.company), rent: '0.00' }",
    'A7-listingInfo',
  ],
  ['workflow/routes', "query.role ?? 'main-applicant'", "'main-applicant'", 'A7-occupations'],
  [
    'workflow/routes',
    'to: application.applicant.email',
    "to: 'x@x.example'",
    'A7-sendContinueLaterEmail',
    'B4-resume-mail',
  ],
  [
    'state/routes',
    'answers: application.answers,',
    'answers: { ...application.answers, nationality: null },',
    'A7-readState',
  ],
  ['state/routes', '? await stores.invitations.openFor(user.email) : []', '? [] : []', 'A2-resume'],
  // Addresses and countries.
  ['openapis/routes', 'countries: [...countryList]', 'countries: []', 'A7-countryFlags'],
  ['openapis/routes', 'query.countryCode ?? headers.region.toUpperCase()', "query.countryCode ?? 'IT'", 'A7-addresses'],
  [
    'openapis/routes',
    'return { success: true as const, addressDetails }',
    "return { success: true as const, addressDetails: { ...addressDetails, county: '' } }",
    'A7-addressDetails',
  ],
  ['openapis/routes', 'country: ipLocation.countryOf(caller.address)', "country: 'IT'", 'A7-ipLocation'],
  // Personal details.
  [
    'personal-details/routes',
    'await saveAnswers(stores, caller, answersOf(body, application.answers))\n',
    '',
    'A7-personalDetailsSubmitV1',
    'A7-personalDetailsSubmit',
    'A7-personalDetailsSubmitAll',
    'A7-nationality',
    'A7-currentAddressSubmit',
    'A3-personal-details',
    'A3-saved-fields',
  ],
  [
    'personal-details/routes',
    'saveAnswers(stores, caller, {\n          other_incomes',
    'saveAnswers(stores, { ...caller, applicationId: caller.userId }, {\n          other_incomes',
    'A7-otherIncomes',
  ],
  [
    'personal-details/routes',
    'paychecks_per_year: body.paychecksPerYear',
    'paychecks_per_year: null',
    'A7-employedAdditional',
  ],
  ['personal-details/routes', '...householdAnswers(details),', '', 'A7-additional'],
  // Documents.
  ['documents/routes', 'await removeDocument(deps, caller, query.document_id)\n', '', 'B7-deleteDocument'],
  ['bank-account/routes', 'await removeDocument(deps, caller, query.document_id)\n', '', 'B7-deleteBankStatement'],
  [
    'bank-account/routes',
    "? ('in progress' as const) : ('done' as const)",
    "? ('done' as const) : ('in progress' as const)",
    'B7-parseBankStatement',
    'B7-finalizeParseBankStatement',
  ],
  [
    'bank-account/routes',
    "return { success: true as const, document_id, parse_status: 'in progress' as const }",
    "return { success: true as const, document_id, parse_status: 'done' as const }",
    'B7-uploadBankStatement',
  ],
  ['bank-account/routes', 'query.document_id ?? body?.document_id', 'query.document_id', 'B7-statement-form'],
  [
    'bank-account/bank-list',
    "const unlistedAbi = '00000'",
    "const unlistedAbi = '99999'",
    'B7-bankList',
    'A9-unlisted-bank',
    'B3-bank',
  ],
  ['income-check/routes', 'success: !standing.lacks.some(isAboutDocuments)', 'success: true', 'B7-validateDocuments'],
  [
    'income-check/routes',
    'stores.applications.markUploadsDone(caller.applicationId)',
    'stores.applications.find(caller.applicationId)',
    'B7-setUploadDoneTime',
    'B4-upload-done-time',
  ],
  [
    'income-check/routes',
    'query.occupation !== undefined && query.occupation !== employmentStatus',
    'query.occupation === null',
    'B7-supported-occupation',
  ],
  // Declarations.
  ['declarations/routes', 'details: answer.details?.trim() || null', 'details: null', 'B7-questionnaireSubmit'],
  ['declarations/routes', 'funds: financing.funds', "funds: '0.00'", 'B7-mortgage-payload'],
  // The payment.
  [
    'payment/routes',
    'is_payment_required: requiresPayment(application)',
    'is_payment_required: !requiresPayment(application)',
    'B7-isPaymentRequired',
  ],
  // The report.
  [
    'report/routes',
    'const issued = await issueReport(deps, caller)',
    'const issued = { ...(await issueReport(deps, caller)), id: caller.applicationId }',
    'B7-readReportV1',
    'B7-readReport',
  ],
  [
    'report/routes',
    '/api/v2/report/file/${ticket}?lang',
    '/api/v2/report/file/?lang',
    'B7-readReportPdf',
    'B7-readAggregatedPdf',
  ],
  ['report/routes', 'await drawLater(call.caller, await own(call))', 'await own(call)', 'B7-invokeAggregatedPdf'],
  [
    'report/routes',
    'await as(caller, (stores) => startAgain(stores, caller.applicationId))',
    'caller.applicationId',
    'B7-createNewApp',
  ],
  // Identity, partners, bank connections.
  [
    'identity-verification/verification',
    "user_verified: state === 'verified'",
    "user_verified: state !== 'verified'",
    'B7-isIdentityVerified',
  ],
  ['partner-entry/routes', 'listingId,\n          jti', 'listingId: null,\n          jti', 'B4-partner-entry'],
])
