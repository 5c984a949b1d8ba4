import * as z from 'zod/mini'
import { state, stepRouter } from '../application.ts'
import { applicantRole, employmentStatus } from '../fields.ts'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

export const stateRoutes = define({
  readState: {
    method: 'GET',
    path: '/api/v1/state/',
    summary:
      'Everything that the application has saved, and its documents. Asked every 2 s while documents are read: a poll',
    who: 'owner',
    rate: 'poll',
    poll: true,
    versioned: true,
    cache: 'private',
    query: owned,
    reply: okWith({ state }),
  },
  uncompleteApplications: {
    method: 'GET',
    path: '/api/v1/state/uncomplete-applications',
    summary: "The caller's unfinished applications of the last month and open invitations",
    who: 'applicant',
    rate: 'read',
    cache: 'private',
    query: scope,
    reply: okWith({
      applications: z.array(
        z.object({
          id: z.uuid(),
          first_name: z.string(),
          last_name: z.string(),
          applicant_role: applicantRole,
          employment_status: employmentStatus,
          time_created: z.string(),
          state_router: stepRouter,
        }),
      ),
      invitations: z.array(
        z.object({
          id: z.uuid(),
          role: applicantRole,
          invited_by: z.string(),
          invited_at: z.string(),
          code: z.string(),
        }),
      ),
    }),
  },
  linkApplications: {
    method: 'GET',
    path: '/api/v1/state/link-applications',
    summary: 'Takes up an invitation with the application at hand; a code is used once',
    who: 'owner',
    rate: 'auth',
    audit: 'application.linked',
    cache: 'private',
    query: z.extend(owned, { invitation_code: z.string().check(z.maxLength(64)) }),
    reply: ok,
  },
  updateStep: {
    method: 'POST',
    path: '/api/v1/state/update-step',
    summary: 'Saves where the person is',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    query: owned,
    body: z.strictObject({ step: z.number().check(z.int(), z.gte(0), z.lte(20)), step_router: stepRouter }),
    reply: ok,
  },
})
