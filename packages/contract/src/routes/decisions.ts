import * as z from 'zod/mini'
import {
  companyCriterion,
  criterionFields,
  decisionFields,
  householdDecision,
  noticeFields,
  protocolEntry,
  usableCriterion,
} from '../decision.ts'
import { decisionOutcomes } from '../decision-limits.ts'
import { language } from '../fields.ts'
import { workStages } from '../household-work.ts'
import { listingChoice } from '../listing.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const reader = {
  who: 'member',
  roles: memberRoles,
  cache: 'private',
  method: 'GET',
  rate: 'read',
  query: scope,
} as const
const writer = {
  who: 'member',
  roles: ['owner', 'agent'],
  cache: 'private',
  method: 'POST',
  rate: 'write',
  query: scope,
} as const
/** Of the main applicant. */
const params = z.object({ application_id: z.uuid() })
const editor = ['owner', 'agent'] as const

export const decisionRoutes = define({
  dashboardCriteria: {
    ...reader,
    path: '/api/v1/dashboard/criteria',
    summary: 'The criteria that the company decides by, of every listing and of single ones, with those that ended',
    reply: okWith({
      criteria: z.array(companyCriterion),
      listings: z.array(listingChoice),
    }),
    keyScope: 'decisions:read',
  },
  dashboardSetCriterion: {
    ...writer,
    roles: ['owner'],
    path: '/api/v1/dashboard/criteria',
    summary: 'Sets a criterion from now on; one that names a ground of discrimination is refused',
    audit: 'criterion.set',
    body: criterionFields,
    reply: okWith({ criterion_id: z.uuid() }),
  },
  dashboardEndCriterion: {
    ...writer,
    roles: ['owner'],
    path: '/api/v1/dashboard/criteria/:criterion_id/end',
    summary: 'Ends a criterion: decisions that named it keep it, later ones cannot name it',
    audit: 'criterion.ended',
    params: z.object({ criterion_id: z.uuid() }),
    reply: ok,
  },
  dashboardDecision: {
    ...reader,
    path: '/api/v1/dashboard/applicants/:application_id/decision',
    summary: 'What the company decided on a household and by which criteria, and the criteria that it may name now',
    params,
    reply: okWith({
      stage: z.enum(workStages),
      version: z.number(),
      /** The newest first. */
      decisions: z.array(householdDecision),
      criteria: z.array(usableCriterion),
    }),
    keyScope: 'decisions:read',
  },
  dashboardDecide: {
    ...writer,
    path: '/api/v1/dashboard/applicants/:application_id/decision',
    summary:
      'Records what a person decided on a household, with the criteria that led to it; nothing is sent to the applicant',
    audit: 'applicant.decided',
    params,
    body: decisionFields,
    reply: okWith({ decision_id: z.uuid(), version: z.number() }),
    keyScope: 'decisions:write',
  },
  dashboardProtocol: {
    ...reader,
    roles: editor,
    path: '/api/v1/dashboard/decisions',
    summary: 'The protocol: every decision with time, person and criteria, the newest first, 50 at a time',
    query: z.extend(scope, {
      listing_id: z.optional(z.uuid()),
      outcome: z.optional(z.enum(decisionOutcomes)),
      cursor: z.optional(z.uuid()),
    }),
    reply: okWith({
      entries: z.array(protocolEntry),
      next_cursor: z.nullable(z.uuid()),
      listings: z.array(listingChoice),
    }),
    keyScope: 'decisions:read',
  },
  dashboardPreviewNotices: {
    ...writer,
    path: '/api/v1/dashboard/decisions/notices/preview',
    summary: 'The decline emails as they would be sent, one for each language, with the first name in it',
    audit: 'decline-emails.previewed',
    body: noticeFields,
    reply: okWith({
      emails: z.array(z.object({ language, count: z.number(), subject: z.string(), text: z.string() })),
    }),
    keyScope: 'decisions:write',
  },
  dashboardSendNotices: {
    ...writer,
    path: '/api/v1/dashboard/decisions/notices',
    summary: 'Sends decline emails after ten minutes; until then they can be taken back',
    audit: 'decline-emails.queued',
    body: noticeFields,
    reply: okWith({ queued: z.number(), due_at: z.string() }),
    keyScope: 'decisions:write',
  },
  dashboardCancelNotices: {
    ...writer,
    path: '/api/v1/dashboard/decisions/notices/cancel',
    summary: 'Takes decline emails back that were not sent yet',
    audit: 'decline-emails.cancelled',
    body: noticeFields,
    reply: okWith({ cancelled: z.number() }),
    keyScope: 'decisions:write',
  },
})
