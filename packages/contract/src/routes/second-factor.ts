import * as z from 'zod/mini'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const sixDigits = z.string().check(z.regex(/^\d{6}$/, 'Auth.Error.WrongCode'))

/**
 * What the e-mail code gives: a token of the desk, or one with which the second factor is proven (`code`) or first of
 * all set up (`enrolment`).
 */
export const staffEntry = okWith({ access_token: z.string(), second_factor: z.enum(['none', 'code', 'enrolment']) })

/** As people type them: «k7qp-2m9x», in any case, with spaces or without. */
const recoveryCode = z.string().check(
  z.overwrite<string>((text) => text.toLowerCase().replace(/[\s-]/g, '')),
  z.regex(/^[a-z2-9]{10}$/, 'SecondFactor.Error.RecoveryForm'),
)

/**
 * What an authenticator app is given: as a picture, as a text to type and as an address that opens it on the same
 * device.
 */
const enrolment = okWith({ secret: z.string(), uri: z.string(), qr: z.string() })
const recoveryCodes = z.array(z.string())
const codeOnly = z.strictObject({ code: sixDigits })

const door = { who: 'unproven', method: 'POST', rate: 'auth', cache: 'private', query: scope } as const
const member = { who: 'member', roles: memberRoles, cache: 'private', query: scope } as const

export const secondFactorRoutes = define({
  secondFactorBegin: {
    ...door,
    path: '/api/v1/second-factor/begin',
    summary:
      'A new secret for an authenticator app, in place of one that was not confirmed; only while no second factor is in use',
    audit: 'second-factor.begun',
    reply: enrolment,
  },
  secondFactorConfirm: {
    ...door,
    path: '/api/v1/second-factor/confirm',
    summary:
      "The app's first code: the factor is in use from here on, and the session is proven. The ten recovery codes are told this once",
    audit: 'second-factor.set',
    body: codeOnly,
    reply: okWith({ access_token: z.string(), recovery_codes: recoveryCodes }),
  },
  secondFactorProve: {
    ...door,
    path: '/api/v1/second-factor/prove',
    summary:
      "The app's code, or one of the recovery codes, in exchange for an access token of the desk. A code opens once",
    audit: 'second-factor.proven',
    body: z.strictObject({ code: z.optional(sixDigits), recovery_code: z.optional(recoveryCode) }).check(
      z.refine(({ code, recovery_code }) => (code === undefined) !== (recovery_code === undefined), {
        error: 'Auth.Error.WrongCode',
        path: ['code'],
      }),
    ),
    reply: okWith({ access_token: z.string(), recovery_left: z.number() }),
  },
  dashboardSecondFactor: {
    ...member,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/second-factor',
    summary: 'Whether the caller signs in with a second factor, and whether the company wants it of everybody',
    reply: okWith({ is_on: z.boolean(), is_required: z.boolean(), recovery_left: z.number() }),
  },
  dashboardSecondFactorBegin: {
    ...member,
    method: 'POST',
    rate: 'auth',
    path: '/api/v1/dashboard/second-factor/begin',
    summary: "A new secret for the caller's authenticator app; of no effect until it is confirmed",
    audit: 'second-factor.begun',
    reply: enrolment,
  },
  dashboardSecondFactorConfirm: {
    ...member,
    method: 'POST',
    rate: 'auth',
    path: '/api/v1/dashboard/second-factor/confirm',
    summary: "The app's first code: the next sign-in asks for one. The ten recovery codes are told this once",
    audit: 'second-factor.set',
    body: codeOnly,
    reply: okWith({ recovery_codes: recoveryCodes }),
  },
  dashboardSecondFactorOff: {
    ...member,
    method: 'POST',
    rate: 'auth',
    path: '/api/v1/dashboard/second-factor/off',
    summary: "The caller's second factor is dropped, against a code of it; not while the company requires one",
    audit: 'second-factor.dropped',
    body: codeOnly,
    reply: ok,
  },
  dashboardRequireSecondFactor: {
    ...member,
    roles: ['owner'],
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/second-factor/require',
    summary:
      'Whether everyone who signs in for the company needs a second factor; a member without one sets it up at the next sign-in',
    audit: 'company.second-factor-required',
    body: z.strictObject({ is_required: z.boolean() }),
    reply: ok,
  },
  dashboardResetSecondFactor: {
    ...member,
    roles: ['owner'],
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/people/:member_id/reset-second-factor',
    summary: "Drops a colleague's second factor; their sessions end and an email tells them",
    audit: 'second-factor.reset',
    params: z.object({ member_id: z.uuid() }),
    reply: ok,
  },
})
