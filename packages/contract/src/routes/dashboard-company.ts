import * as z from 'zod/mini'
import { brandColours, brandFields, companySettings } from '../brand.ts'
import { frameOrigin } from '../frame-origin.ts'
import { stageNames } from '../household-work-fields.ts'
import { legalPages, theme } from '../listing.ts'
import { memberRole, newMember, person } from '../member.ts'
import { messageType } from '../parent-window.ts'
import { define } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const owner = { who: 'member', roles: ['owner'], cache: 'private', query: scope } as const
const params = z.object({ member_id: z.uuid() })

export const dashboardCompanyRoutes = define({
  dashboardPeople: {
    ...owner,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/people',
    summary: 'The members of the company',
    reply: okWith({ people: z.array(person) }),
  },
  dashboardInviteMember: {
    ...owner,
    method: 'POST',
    rate: 'mail',
    path: '/api/v1/dashboard/people',
    summary: 'Adds a member to the company; an email tells them how to sign in',
    audit: 'member.invited',
    body: newMember,
    reply: ok,
  },
  dashboardChangeMember: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/people/:member_id',
    summary: 'Gives a member another role; their sessions end. The last owner stays one',
    audit: 'member.role-changed',
    params,
    body: z.strictObject({ role: memberRole }),
    reply: ok,
  },
  dashboardRemoveMember: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/people/:member_id/remove',
    summary: 'Takes a member out of the company; their sessions end at once. The last owner stays',
    audit: 'member.removed',
    params,
    reply: ok,
  },
  dashboardSettings: {
    ...owner,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/settings',
    summary: 'What the company has settled',
    reply: okWith({ settings: companySettings }),
  },
  dashboardSaveBrand: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/settings/brand',
    summary: "Colours, logo and site of the company's form",
    audit: 'company.brand-set',
    body: brandFields,
    reply: ok,
  },
  dashboardTryColours: {
    ...owner,
    method: 'POST',
    rate: 'read',
    path: '/api/v1/dashboard/settings/try-colours',
    summary: "What the form's colours would be, made readable; nothing is kept",
    body: brandColours,
    reply: okWith({ theme: z.nullable(theme) }),
  },
  dashboardSaveForm: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/settings/form',
    summary: 'Texts of the law that applicants consent to, and what the form asks',
    audit: 'company.form-set',
    body: z.strictObject({ legal_pages: z.nullable(legalPages), asks_for_address: z.boolean() }),
    reply: ok,
  },
  dashboardSaveStageNames: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/settings/stages',
    summary: 'What the company calls its stages; an empty name is the usual one. What a stage means stays',
    audit: 'company.stages-named',
    body: stageNames,
    reply: ok,
  },
  dashboardFrameOrigins: {
    ...owner,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/frame-origins',
    summary:
      "Which sites may show the form of the company's listings in a frame and are sent its messages, in place of those before",
    audit: 'company.frame-origins-set',
    body: z.strictObject({
      origins: z.array(frameOrigin).check(z.maxLength(20)),
      /** Null: the product's own; absent: stays as it is. */
      message_type: z.optional(z.nullable(messageType)),
    }),
    reply: ok,
  },
})
