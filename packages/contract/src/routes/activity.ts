import * as z from 'zod/mini'
import { activityAreas, activityOutcomes } from '../activity.ts'
import { define } from '../route.ts'
import { okWith, scope } from './replies.ts'

/** «2026-11-21», a day in the company's time zone */
const day = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/))
const line = z.object({
  seq: z.number(),
  at: z.string(),
  /** As the audit log names it, without how it ended. */
  event: z.string(),
  outcome: z.enum(activityOutcomes),
  actor: z.enum(['member', 'operator', 'key']),
  /** Of a `key` its name. Empty: an operator, or someone who left long ago. */
  member: z.string(),
  application_id: z.nullable(z.uuid()),
  /** Empty: no application, or one that the company has no more. */
  applicant: z.string(),
  listing_name: z.string(),
  /** The team member that something was done to. */
  colleague: z.string(),
})

export const activityRoutes = define({
  dashboardActivity: {
    who: 'member',
    roles: ['owner'],
    cache: 'private',
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/activity',
    summary: 'What the people of the company did, the newest first, 50 lines at a time; by person, area and days',
    query: z.extend(scope, {
      member_id: z.optional(z.uuid()),
      area: z.optional(z.enum(activityAreas)),
      from: z.optional(day),
      to: z.optional(day),
      before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))),
    }),
    reply: okWith({
      lines: z.array(line),
      next_before: z.nullable(z.number()),
      /** Of the company now. */
      members: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
})
