import * as z from 'zod/mini'
import { applicantRole, emailField, employmentStatus, mobileText, nameField } from '../fields.ts'
import { define } from '../route.ts'
import { askingNonce, emailProof } from './email-proof.ts'
import { ok, okWith, scope } from './replies.ts'

/** Source: A3-user, A7-signUpAttempt, A7-signUpSubmit. */
const signUp = {
  first_name: nameField,
  last_name: nameField,
  email: emailField,
  mobile: mobileText,
  employment_status: employmentStatus,
  privacy_policy_consented: z.literal(true, 'SignUp.Error.Consent'),
  marketing_consented: z._default(z.boolean(), false),
  listing_id: z._default(z.nullable(z.uuid()), null),
  invitation_code: z.optional(z.string().check(z.maxLength(64))),
  hide_nav: z.optional(z.boolean()),
  nonce: askingNonce,
  /** What the specification's user carries besides: the server decides each from the invitation and the session. */
  is_main_tenant: z.optional(z.boolean()),
  disableAllEdit: z.optional(z.boolean()),
  disableEmailEdit: z.optional(z.boolean()),
  resumedApplicationId: z.optional(z.nullable(z.uuid())),
}
const signUpBody = z.strictObject(signUp)

/** Left out by a person who follows a link of ours: `application_id` in the query then says whose address it is. */
const emailOrApplication = z.optional(emailField)

export const signUpRoutes = define({
  signUpAttempt: {
    method: 'POST',
    path: '/api/v1/signup/attempt',
    summary: "Checks the person's fields and that a code may be sent to the address",
    who: 'anyone',
    rate: 'auth',
    cache: 'private',
    query: scope,
    body: signUpBody,
    reply: ok,
  },
  signUpSubmit: {
    method: 'POST',
    path: '/api/v1/signup/submit',
    summary:
      'Creates the application and sends the six-digit code; answers alike for known and unknown addresses. ' +
      "Whoever came in by a partner's signature gets their application at once, in the partner's words, and no " +
      'code',
    who: 'entrant',
    rate: 'mail',
    audit: 'application.created',
    cache: 'private',
    query: scope,
    body: signUpBody,
    /** `code_sent`: false when the bounds on emails held it back; the next can be had after so many seconds. */
    reply: okWith({ application_id: z.uuid(), code_sent: z.boolean(), retry_after_seconds: z.number() }),
  },
  deleteApplication: {
    method: 'POST',
    path: '/api/v1/signup/delete-application',
    summary: "Puts one of the caller's own unfinished applications away",
    who: 'applicant',
    rate: 'write',
    audit: 'application.deleted',
    cache: 'private',
    query: z.extend(scope, { delete_application_id: z.uuid() }),
    reply: ok,
  },
  invitationPublicInfo: {
    method: 'GET',
    path: '/api/v1/signup/invitation-public-info',
    summary: 'Role, address and home that an invitation is for',
    who: 'anyone',
    rate: 'auth',
    cache: 'private',
    query: z.extend(scope, { invitation_code: z.string().check(z.maxLength(64)) }),
    reply: okWith({
      data: z.object({ applicant_role: applicantRole, email: z.string(), listing_id: z.nullable(z.uuid()) }),
    }),
  },
  verifyEmailSubmit: {
    method: 'POST',
    path: '/api/v1/verify-email/submit',
    summary: 'Exchanges the six-digit code, or the secret of the link in the same email, for an access token',
    who: 'anyone',
    rate: 'auth',
    audit: 'session.opened',
    cache: 'private',
    query: scope,
    body: z.strictObject({ email: emailOrApplication, code: emailProof, nonce: askingNonce }),
    reply: okWith({ access_token: z.string() }),
  },
  resendCode: {
    method: 'POST',
    path: '/api/v1/verify-email/resend-code',
    summary: 'Sends a new code, at most one a minute',
    who: 'anyone',
    rate: 'mail',
    cache: 'private',
    query: scope,
    body: z.strictObject({
      email: emailOrApplication,
      listing_id: z.optional(z.nullable(z.uuid())),
      nonce: askingNonce,
    }),
    reply: okWith({ retry_after_seconds: z.number() }),
  },
  authValidate: {
    method: 'POST',
    path: '/api/v1/auth/validate',
    summary: "Decides the guard of a step: the session is alive and the application is the caller's",
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: z.extend(scope, { application_id: z.uuid() }),
    reply: ok,
  },
  signOut: {
    method: 'POST',
    path: '/api/v1/auth/sign-out',
    summary: 'Ends the session at once',
    who: 'applicant',
    rate: 'write',
    audit: 'session.closed',
    cache: 'private',
    query: scope,
    reply: ok,
  },
  keepAlive: {
    method: 'POST',
    path: '/api/v1/auth/keep-alive',
    summary: 'The person chose to stay signed in',
    who: 'applicant',
    rate: 'read',
    cache: 'private',
    query: scope,
    reply: ok,
  },
})
