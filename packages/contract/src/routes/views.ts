import * as z from 'zod/mini'
import { define, memberRoles } from '../route.ts'
import { savedView, viewFields } from '../view.ts'
import { ok, okWith, scope } from './replies.ts'

const reader = {
  who: 'member',
  roles: memberRoles,
  cache: 'private',
  method: 'GET',
  rate: 'read',
  query: scope,
} as const
const writer = { ...reader, method: 'POST', rate: 'write' } as const

export const viewRoutes = define({
  dashboardViews: {
    ...reader,
    path: '/api/v1/dashboard/views',
    summary: "One's own saved views of lists and those that colleagues share, by name",
    reply: okWith({ views: z.array(savedView), may_share: z.boolean() }),
  },
  dashboardSaveView: {
    ...writer,
    path: '/api/v1/dashboard/views',
    summary: 'Saves a view; one of the same name of the same list is replaced. Viewers share none',
    audit: 'view.saved',
    body: viewFields,
    reply: okWith({ view_id: z.uuid() }),
  },
  dashboardDeleteView: {
    ...writer,
    path: '/api/v1/dashboard/views/:view_id/delete',
    summary: "Deletes one of one's own views",
    audit: 'view.deleted',
    params: z.object({ view_id: z.uuid() }),
    reply: ok,
  },
})
