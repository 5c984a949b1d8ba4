import * as z from 'zod/mini'
import { attentionKinds } from '../attention.ts'
import { healthCheck } from '../health.ts'
import { emailField } from '../fields.ts'
import { fullName } from '../member.ts'
import { define } from '../route.ts'
import { askingNonce, emailProof } from './email-proof.ts'
import { ok, okWith, scope } from './replies.ts'
import { staffEntry } from './second-factor.ts'
import { deliveryState, sentEvent } from '../webhooks.ts'

const door = { who: 'anyone', method: 'POST', cache: 'private', query: scope } as const
const operator = { who: 'operator', cache: 'private', query: scope } as const

const company = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  is_suspended: z.boolean(),
  monthly_applications: z.nullable(z.number()),
  people: z.number(),
  /** Open ones. */
  listings: z.number(),
  /** Of the last 30 days. */
  applications: z.number(),
})
const companyId = z.object({ company_id: z.uuid() })
const subjectId = z.object({ subject_id: z.uuid() })

/** An undelivered email: of what kind, never to whom nor what stands in it. */
const email = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['waiting', 'failed']),
  created_at: z.string(),
  failed_at: z.nullable(z.string()),
  /** `refused`: the mail server will never take it; `unreachable`: none took it in all attempts. */
  reason: z.nullable(z.enum(['refused', 'unreachable'])),
  tries: z.number(),
  /** Its text is still kept. */
  can_resend: z.boolean(),
})
const delivery = z.object({
  id: z.uuid(),
  company_name: z.string(),
  host: z.string(),
  event: sentEvent,
  state: deliveryState,
  attempts: z.number(),
  last_status: z.nullable(z.number()),
  created_at: z.string(),
  next_attempt_at: z.nullable(z.string()),
  can_resend: z.boolean(),
})

/**
 * A payment that went back in part or in whole, or that the payer's bank calls into question. Cents; of which company,
 * never of whom.
 */
const returned = z.object({
  id: z.uuid(),
  company_name: z.nullable(z.string()),
  account: z.nullable(z.string()),
  amount: z.number(),
  refunded: z.number(),
  dispute: z.nullable(z.enum(['open', 'won', 'lost'])),
  paid_at: z.nullable(z.string()),
})

/** A payment whose applicant has no report yet. */
const unreported = z.object({
  id: z.uuid(),
  company_name: z.nullable(z.string()),
  amount: z.number(),
  paid_at: z.nullable(z.string()),
})

const deadJob = z.object({
  id: z.uuid(),
  job: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  since: z.string(),
})
const health = {
  checks: z.record(z.string(), healthCheck),
  /** When a worker last took, finished or was still at a job; null: not within the days that jobs are kept. */
  worker_seen_at: z.nullable(z.string()),
  queues: z.array(z.object({ job: z.string(), waiting: z.number(), running: z.number(), oldest_seconds: z.number() })),
  dead: z.array(deadJob),
  /** What is late, stuck or failing, over all companies; each kind once, also where there is none of it. */
  attention: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      count: z.number(),
      /** Since when the oldest; null: none. */
      since: z.nullable(z.string()),
    }),
  ),
  /** Documents that have waited too long to be read, the oldest first. */
  unread: z.array(z.object({ id: z.uuid(), company_name: z.nullable(z.string()), created_at: z.string() })),
}

/** «2026-11-21», of a year that a log can have */
const day = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/))
/** «report.viewed», or how it begins */
const eventStart = z.string().check(z.regex(/^[\w.-]{1,60}$/))
const logQuery = z.extend(scope, {
  event: z.optional(eventStart),
  from: z.optional(day),
  to: z.optional(day),
  before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))),
})
const logLine = z.object({
  seq: z.number(),
  at: z.string(),
  event: z.string(),
  actor: z.string(),
  actor_id: z.nullable(z.string()),
  application_id: z.nullable(z.string()),
  company_id: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
})

/** The operator's console. Whatever is done or looked at here is in the audit log. */
export const operatorRoutes = define({
  operatorLogin: {
    ...door,
    path: '/api/v1/operator/login',
    summary: 'Sends an operator a sign-in code; answers alike for known and unknown addresses',
    rate: 'mail',
    body: z.strictObject({ email: emailField, nonce: askingNonce }),
    reply: ok,
  },
  operatorVerify: {
    ...door,
    path: '/api/v1/operator/verify',
    summary: 'Exchanges the code for a token that the second factor makes good',
    rate: 'auth',
    audit: 'operator.code-given',
    body: z.strictObject({ email: emailField, code: emailProof, nonce: askingNonce }),
    reply: staffEntry,
  },
  operatorSignOut: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/sign-out',
    summary: 'Ends the session at once',
    audit: 'session.closed',
    reply: ok,
  },
  operatorMe: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/me',
    summary: 'Who is signed in',
    audit: 'operator.desk-opened',
    reply: okWith({
      name: z.string(),
      email: z.string(),
      /** Cases that no one has taken. */
      open_reviews: z.number(),
    }),
  },
  operatorCompanies: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/companies',
    summary: 'Every company with its people, open listings and the applications of the last 30 days',
    audit: 'operator.companies-seen',
    reply: okWith({ companies: z.array(company) }),
  },
  operatorMakeCompany: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/companies',
    summary: 'A new company with its first owner, whom an email tells how to sign in',
    audit: 'company.made',
    body: z.strictObject({ name: fullName, owner_name: fullName, owner_email: emailField }),
    reply: okWith({ company_id: z.uuid() }),
  },
  operatorSuspendCompany: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/companies/:company_id/suspend',
    summary: 'No member of the company can sign in, and its listings take no new applications; reports stay valid',
    audit: 'company.suspended',
    params: companyId,
    reply: ok,
  },
  operatorResumeCompany: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/companies/:company_id/resume',
    summary: 'Takes a suspension back',
    audit: 'company.resumed',
    params: companyId,
    reply: ok,
  },
  operatorSetQuota: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/companies/:company_id/quota',
    summary: 'How many applications the company may take in a calendar month; null: any number',
    audit: 'company.quota-set',
    params: companyId,
    body: z.strictObject({
      monthly_applications: z.nullable(z.number().check(z.int(), z.nonnegative(), z.maximum(1_000_000))),
    }),
    reply: ok,
  },
  operatorDeliveries: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/deliveries',
    summary: "Letters that wait or failed, and the newest messages to companies' servers that are not delivered",
    audit: 'operator.deliveries-seen',
    reply: okWith({ emails: z.array(email), webhooks: z.array(delivery) }),
  },
  operatorResendEmail: {
    ...operator,
    method: 'POST',
    rate: 'mail',
    path: '/api/v1/operator/emails/:subject_id/resend',
    summary: 'Tries once more to send a letter that failed',
    audit: 'letter.resent',
    params: subjectId,
    reply: ok,
  },
  operatorResendWebhook: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/webhooks/:subject_id/resend',
    summary: "Tries once more to deliver a message to a company's server",
    audit: 'webhook.resent',
    params: subjectId,
    reply: ok,
  },
  operatorPayments: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/payments',
    summary:
      "Payments that went back or that a payer's bank calls into question, the newest first; and those without a report",
    audit: 'operator.payments-seen',
    reply: okWith({ payments: z.array(returned), unreported: z.array(unreported) }),
  },
  operatorHealth: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/health',
    summary: 'What is late, stuck or failing over all companies; what the house stands on, its workers and queues',
    audit: 'operator.health-seen',
    reply: okWith(health),
  },
  operatorRetryJob: {
    ...operator,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/operator/jobs/:subject_id/retry',
    summary: 'Tries a job once more that failed for good',
    audit: 'job.retried',
    params: subjectId,
    reply: ok,
  },
  operatorLog: {
    ...operator,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/operator/log',
    summary:
      'The audit log, the newest first, 50 lines at a time; by what happened (the beginning of its name) and when',
    audit: 'operator.log-seen',
    query: logQuery,
    reply: okWith({ lines: z.array(logLine), next_before: z.nullable(z.number()) }),
  },
  operatorVerifyLog: {
    ...operator,
    method: 'GET',
    rate: 'auth',
    path: '/api/v1/operator/log/verify',
    summary: 'Computes the whole chain of the audit log again, against the anchors that are kept outside the database',
    audit: 'operator.log-verified',
    reply: okWith({
      is_whole: z.boolean(),
      rows: z.nullable(z.number()),
      broken_at: z.nullable(z.number()),
      why: z.nullable(z.enum(['changed', 'removed', 'key missing', 'anchor missing'])),
    }),
  },
})
