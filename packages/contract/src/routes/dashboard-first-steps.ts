import * as z from 'zod/mini'
import { figureState, rentReport } from '../report.ts'
import { define, memberRoles } from '../route.ts'
import { firstSteps, sampleKeys } from '../sample.ts'
import { ok, okWith, scope } from './replies.ts'

const member = { who: 'member', roles: memberRoles, cache: 'private', query: scope } as const

export const dashboardFirstStepsRoutes = define({
  dashboardFirstSteps: {
    ...member,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/first-steps',
    summary: 'What an owner has still to set up, and the sample applications while the company keeps them',
    reply: okWith({
      /** Empty for other roles, and once an owner has hidden them. */
      steps: z.array(z.object({ key: z.enum(firstSteps), is_done: z.boolean() })),
      /** Null once it is removed. */
      sample: z.nullable(
        z.object({
          listing: z.object({ name: z.string(), address: z.string(), rent: z.string() }),
          applications: z.array(
            z.object({
              key: z.enum(sampleKeys),
              name: z.string(),
              net_income: z.nullable(z.string()),
              income_state: figureState,
              percentage: z.nullable(z.number()),
              guarantors: z.number(),
              needs_attention: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  },
  dashboardSettleFirstSteps: {
    ...member,
    roles: ['owner'],
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/first-steps',
    summary: 'Hides the list of first steps, or removes the sample and brings it back, for the whole company',
    audit: 'first-steps.settled',
    body: z.strictObject({ hides_steps: z.optional(z.boolean()), has_sample: z.optional(z.boolean()) }),
    reply: ok,
  },
  dashboardSampleReport: {
    ...member,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/samples/:sample',
    summary: 'The report of a sample application, made by the same rules as any other; it is never stored',
    params: z.object({ sample: z.string() }),
    reply: okWith({ report: rentReport }),
  },
})
