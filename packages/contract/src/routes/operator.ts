import * as z from 'zod/mini'
import { emailField } from '../fields.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'
import { sixDigits, staffEntry } from './second-factor.ts'

const door = { who: 'anyone', method: 'POST', cache: 'private', query: scope } as const
const operator = { who: 'operator', cache: 'private', query: scope } as const

/** The desk of whoever hosts the product. Whatever is done or looked at here is in the audit log. */
export const operatorRoutes = define({
  operatorLogin: { ...door, path: '/api/v1/operator/login', summary: 'Sends an operator a sign-in code; answers alike for known and unknown addresses', rate: 'mail', body: z.strictObject({ email: emailField }), reply: ok },
  operatorVerify: { ...door, path: '/api/v1/operator/verify', summary: 'Exchanges the code for a token that the second factor makes good', rate: 'auth', audit: 'operator.code-given', body: z.strictObject({ email: emailField, code: sixDigits }), reply: staffEntry },
  operatorSignOut: { ...operator, method: 'POST', rate: 'write', path: '/api/v1/operator/sign-out', summary: 'Ends the session at once', audit: 'session.closed', reply: ok },
  operatorMe: { ...operator, method: 'GET', rate: 'read', path: '/api/v1/operator/me', summary: 'Who is signed in', audit: 'operator.desk-opened', reply: okWith({ name: z.string(), email: z.string() }) },
})
