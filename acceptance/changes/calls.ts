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
])
