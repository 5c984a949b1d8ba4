import * as z from 'zod/mini'
import { stepRouter } from '../application.ts'
import { applicationType, applicantRole, emailField } from '../fields.ts'
import { frameOrigin } from '../frame-origin.ts'
import { listing } from '../listing.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'
import { reportReply } from './report.ts'

const member = { who: 'member', roles: memberRoles, rate: 'read', cache: 'private', query: scope } as const
const owner = { ...member, roles: ['owner'] } as const
export const memberRole = z.enum(memberRoles)

export const dashboardRoutes = define({
  dashboardLogin: { method: 'POST', path: '/api/v1/dashboard/login', summary: 'Sends a sign-in code; answers alike for known and unknown addresses', who: 'anyone', rate: 'mail', cache: 'private', query: scope, body: z.strictObject({ email: emailField }), reply: ok },
  dashboardVerify: { method: 'POST', path: '/api/v1/dashboard/verify', summary: 'Exchanges the code for an access token of the dashboard', who: 'anyone', rate: 'auth', audit: 'session.opened', cache: 'private', query: scope, body: z.strictObject({ email: emailField, code: z.string().check(z.regex(/^\d{6}$/, 'Auth.Error.WrongCode')) }), reply: okWith({ access_token: z.string() }) },
  dashboardSignOut: { ...member, method: 'POST', rate: 'write', path: '/api/v1/dashboard/sign-out', summary: 'Ends the session at once', audit: 'session.closed', reply: ok },
  dashboardMe: { ...member, method: 'GET', path: '/api/v1/dashboard/me', summary: 'Who is signed in, and for which company', reply: okWith({ name: z.string(), email: z.string(), role: memberRole, company: listing.shape.company }) },
  dashboardFrameOrigins: { ...owner, method: 'POST', rate: 'write', path: '/api/v1/dashboard/frame-origins', summary: 'Which sites may show the form of the company\'s listings in a frame and are sent its messages, in place of those before', audit: 'company.frame-origins-set', body: z.strictObject({ origins: z.array(frameOrigin).check(z.maxLength(20)) }), reply: ok },
  dashboardListings: { ...member, method: 'GET', path: '/api/v1/dashboard/listings', summary: 'The company\'s listings with their links', reply: okWith({ listings: z.array(z.object({ id: z.uuid(), name: z.string(), address: z.string(), rent: z.string(), deposit: z.nullable(z.string()), apply_url: z.string(), applicants: z.number() })) }) },
  dashboardApplicants: { ...member, method: 'GET', path: '/api/v1/dashboard/applicants', summary: 'Who applies for the company\'s listings, and how far they are', query: z.extend(scope, { listing_id: z.optional(z.uuid()) }), reply: okWith({ applicants: z.array(z.object({
    application_id: z.uuid(), name: z.string(), role: applicantRole, type: applicationType, listing_id: z.uuid(), listing_name: z.string(), started_at: z.string(), step_router: stepRouter, status: z.enum(['in_progress', 'report_ready', 'expired']),
    report: z.nullable(z.object({ id: z.uuid(), created_at: z.string(), valid_until: z.string(), net_income: z.nullable(z.string()), rent: z.nullable(z.string()), percentage: z.nullable(z.number()), guarantors: z.number() })) })) }) },
  dashboardReport: { ...member, method: 'GET', path: '/api/v1/dashboard/reports/:report_id', summary: 'One report of an applicant for the company\'s own listing', audit: 'report.viewed', params: z.object({ report_id: z.uuid() }), reply: reportReply },
  dashboardReportPdf: { ...member, method: 'GET', path: '/api/v1/dashboard/reports/:report_id/pdf', summary: 'A link to that report\'s PDF that works for ten minutes', audit: 'report.downloaded', params: z.object({ report_id: z.uuid() }), reply: okWith({ pdf_link: z.string() }) },
})
