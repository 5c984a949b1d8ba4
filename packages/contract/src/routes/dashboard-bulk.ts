import * as z from 'zod/mini'
import { applicantActs, applicantsAtOnce, bulkStages, leftReasons } from '../applicant-bulk.ts'
import { language } from '../fields.ts'
import { monthOfDocument } from '../applicant-request.ts'
import { requestedTypes } from '../request-limits.ts'
import { define } from '../route.ts'
import { okWith, scope } from './replies.ts'

const agent = {
  who: 'member',
  roles: ['owner', 'agent'],
  cache: 'private',
  query: scope,
  method: 'POST',
  rate: 'write',
  keyScope: 'applications:write',
} as const

const fields = {
  /** Of main applicants. */
  application_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(applicantsAtOnce)),
  act: z.enum(applicantActs),
  /** Of `set-stage`. */
  stage: z.optional(z.enum(bulkStages)),
  /** Of `assign`: the member in charge, null for none. */
  assignee_id: z.optional(z.nullable(z.uuid())),
  /** Of `ask`. */
  document: z.optional(z.strictObject({ type: z.enum(requestedTypes), month: z.nullable(monthOfDocument) })),
}

export const dashboardBulkRoutes = define({
  dashboardPreviewApplicants: {
    ...agent,
    path: '/api/v1/dashboard/applicants/bulk/preview',
    summary: 'What the same act would do to up to 50 households: which it fits, which stay as they are and why',
    body: z.strictObject(fields),
    reply: okWith({
      /** Names this very outcome; the act itself is called with it. */
      preview: z.string(),
      fits: z.array(z.uuid()),
      left: z.array(z.object({ application_id: z.uuid(), reason: z.enum(leftReasons) })),
      /** Of `ask`: one for each language, with the first name in it. */
      emails: z.array(z.object({ language, count: z.number(), subject: z.string(), text: z.string() })),
    }),
  },
  dashboardChangeApplicants: {
    ...agent,
    path: '/api/v1/dashboard/applicants/bulk',
    summary: 'Does what was previewed, to all that it fits or to none; refused when it would do something else by now',
    audit: 'applicants.changed',
    body: z.strictObject({ ...fields, preview: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    reply: okWith({ changed: z.number() }),
  },
})
