import * as z from 'zod/mini'
import { companyMessage, messageAbout, messageFields, messageTemplate, ownMessage, templateFields } from '../message.ts'
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
const templateId = z.object({ template_id: z.uuid() })

export const messageRoutes = define({
  dashboardMessages: {
    ...reader,
    path: '/api/v1/dashboard/applicants/:application_id/messages',
    summary: 'The messages with an applicant, the oldest first; what the applicant wrote counts as read',
    params,
    reply: okWith({ messages: z.array(companyMessage), about: messageAbout, may_write: z.boolean() }),
    keyScope: 'applications:read',
  },
  dashboardSendMessage: {
    ...writer,
    path: '/api/v1/dashboard/applicants/:application_id/messages',
    summary: 'Writes to an applicant; an email without the text says that there is a message',
    audit: 'applicant.written-to',
    params,
    body: messageFields,
    reply: okWith({ message_id: z.uuid() }),
    keyScope: 'applications:write',
  },
  dashboardTemplates: {
    ...reader,
    path: '/api/v1/dashboard/message-templates',
    summary: "The company's templates for messages, by name",
    reply: okWith({ templates: z.array(messageTemplate) }),
  },
  dashboardAddTemplate: {
    ...writer,
    path: '/api/v1/dashboard/message-templates',
    summary: 'Adds a template; a placeholder that there is not is refused',
    audit: 'message-template.added',
    body: templateFields,
    reply: okWith({ template_id: z.uuid() }),
  },
  dashboardChangeTemplate: {
    ...writer,
    path: '/api/v1/dashboard/message-templates/:template_id',
    summary: 'Changes a template',
    audit: 'message-template.changed',
    params: templateId,
    body: templateFields,
    reply: ok,
  },
  dashboardDeleteTemplate: {
    ...writer,
    path: '/api/v1/dashboard/message-templates/:template_id/delete',
    summary: 'Deletes a template',
    audit: 'message-template.deleted',
    params: templateId,
    reply: ok,
  },
  readMessages: {
    method: 'GET',
    path: '/api/v1/messages/',
    summary: 'The messages with the company of the listing, the oldest first; what the company wrote counts as read',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ company: z.string(), messages: z.array(ownMessage), may_write: z.boolean() }),
  },
  answerMessage: {
    method: 'POST',
    path: '/api/v1/messages/',
    summary: 'Answers the company, once it has written',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    audit: 'message.answered',
    query: owned,
    body: messageFields,
    reply: ok,
  },
})
