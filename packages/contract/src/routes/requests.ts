import * as z from 'zod/mini'
import { answerFields, companyRequest, ownRequest, requestFields } from '../applicant-request.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

const member = { who: 'member', roles: memberRoles, cache: 'private', query: scope } as const
const agent = { ...member, roles: ['owner', 'agent'], method: 'POST', rate: 'write' } as const
/** Of the main applicant. */
const params = z.object({ application_id: z.uuid() })

export const requestRoutes = define({
  dashboardRequests: {
    ...member,
    method: 'GET',
    rate: 'read',
    keyScope: 'applications:read',
    path: '/api/v1/dashboard/applicants/:application_id/requests',
    summary: 'What the company asked of an applicant, the newest first, and whether it may ask for more',
    params,
    reply: okWith({
      requests: z.array(companyRequest),
      /** Not in Germany before the choice, nor while as many are open as may be. */
      may_ask: z.boolean(),
    }),
  },
  dashboardAskApplicant: {
    ...agent,
    path: '/api/v1/dashboard/applicants/:application_id/requests',
    summary: 'Asks an applicant for a document or an explanation; they are written to in their language',
    audit: 'applicant.asked',
    params,
    body: requestFields,
    reply: okWith({ request_id: z.uuid() }),
    keyScope: 'applications:write',
  },
  dashboardWithdrawRequest: {
    ...agent,
    path: '/api/v1/dashboard/applicants/:application_id/requests/:request_id/withdraw',
    summary: 'Withdraws a request that is still open',
    audit: 'applicant.request-withdrawn',
    params: z.extend(params, { request_id: z.uuid() }),
    reply: ok,
    keyScope: 'applications:write',
  },
  readRequests: {
    method: 'GET',
    path: '/api/v1/requests/',
    summary: 'What the company of the listing asked of the applicant, the newest first, without what it withdrew',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ requests: z.array(ownRequest) }),
  },
  answerRequest: {
    method: 'POST',
    path: '/api/v1/requests/answer',
    summary: 'Answers a request for an explanation, once',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    audit: 'request.answered',
    query: owned,
    body: answerFields,
    reply: ok,
  },
})
