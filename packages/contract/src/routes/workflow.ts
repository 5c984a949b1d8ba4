import * as z from 'zod/mini'
import { occupation, stepRouter, workflowStep } from '../application.ts'
import { listing } from '../listing.ts'
import { applicantRole } from '../fields.ts'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

export const workflowRoutes = define({
  workflow: {
    method: 'GET',
    path: '/api/v1/workflow/',
    summary:
      "The steps of the caller's own application; for everybody else those for the occupation named in the " +
      'header Occupation (its English name)',
    who: 'visitor',
    rate: 'read',
    cache: 'private',
    query: scope,
    reply: okWith({ workflow: z.array(workflowStep), hidden_routes: z.array(stepRouter) }),
  },
  listingInfo: {
    method: 'GET',
    path: '/api/v1/workflow/listing-info',
    summary: "The listing that is applied for, with its company's branding",
    who: 'anyone',
    rate: 'read',
    cache: 'private',
    query: z.extend(scope, { listing_id: z.uuid() }),
    reply: okWith({ listing }),
  },
  occupations: {
    method: 'GET',
    path: '/api/v1/workflow/occupations',
    summary: 'The occupations that a role may choose from, with the documents that each must show',
    who: 'anyone',
    rate: 'read',
    cache: 'private',
    query: z.extend(scope, { role: z.optional(applicantRole) }),
    reply: okWith({ occupations: z.array(occupation) }),
  },
  sendContinueLaterEmail: {
    method: 'POST',
    path: '/api/v1/workflow/send-continue-later-email',
    summary: 'Mails a link with which the person can go on later',
    who: 'owner',
    rate: 'mail',
    cache: 'private',
    query: owned,
    reply: ok,
  },
})
