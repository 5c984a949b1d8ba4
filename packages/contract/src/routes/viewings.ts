import * as z from 'zod/mini'
import { companyViewing, movedViewing, ownViewing, viewingAnswer, viewingFields } from '../viewing.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

const reader = {
  who: 'member',
  roles: memberRoles,
  cache: 'private',
  method: 'GET',
  rate: 'read',
  query: scope,
} as const
const writer = { ...reader, roles: ['owner', 'agent'], method: 'POST', rate: 'write' } as const
/** Of the main applicant. */
const params = z.object({ application_id: z.uuid() })
const oneParams = z.object({ application_id: z.uuid(), viewing_id: z.uuid() })

export const viewingRoutes = define({
  dashboardViewings: {
    ...reader,
    path: '/api/v1/dashboard/applicants/:application_id/viewings',
    summary: 'The viewings with a household, the newest first, and the time zone of the home',
    params,
    reply: okWith({ viewings: z.array(companyViewing), time_zone: z.string(), may_propose: z.boolean() }),
    keyScope: 'applications:read',
  },
  dashboardProposeViewing: {
    ...writer,
    path: '/api/v1/dashboard/applicants/:application_id/viewings',
    summary: 'Proposes times for a viewing, on a clock where the home is; an email lists them',
    audit: 'viewing.proposed',
    params,
    body: viewingFields,
    reply: okWith({ viewing_id: z.uuid() }),
    keyScope: 'applications:write',
  },
  dashboardMoveViewing: {
    ...writer,
    path: '/api/v1/dashboard/applicants/:application_id/viewings/:viewing_id/move',
    summary: 'Moves an agreed viewing to another time; both sides get the new calendar file',
    audit: 'viewing.moved',
    params: oneParams,
    body: movedViewing,
    reply: ok,
    keyScope: 'applications:write',
  },
  dashboardCancelViewing: {
    ...writer,
    path: '/api/v1/dashboard/applicants/:application_id/viewings/:viewing_id/cancel',
    summary: 'Cancels a viewing, or takes back the times that were proposed',
    audit: 'viewing.cancelled',
    params: oneParams,
    reply: ok,
    keyScope: 'applications:write',
  },
  readViewings: {
    method: 'GET',
    path: '/api/v1/viewings/',
    summary: 'The viewings that the company of the listing proposed, the newest first',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({
      company: z.string(),
      home: z.string(),
      address: z.string(),
      time_zone: z.string(),
      viewings: z.array(ownViewing),
    }),
  },
  answerViewing: {
    method: 'POST',
    path: '/api/v1/viewings/',
    summary: 'Takes one of the times of a viewing, declines all of them, or cancels what was agreed',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    audit: 'viewing.answered',
    query: owned,
    body: viewingAnswer,
    reply: ok,
  },
})
