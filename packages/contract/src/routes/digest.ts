import * as z from 'zod/mini'
import { digestRhythms } from '../digest.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const member = { who: 'member', roles: memberRoles, cache: 'private', query: scope } as const
const rhythm = z.enum(digestRhythms)

export const digestRoutes = define({
  dashboardDigest: {
    ...member,
    method: 'GET',
    rate: 'read',
    path: '/api/v1/dashboard/digest',
    summary: 'How often the caller is told by email what waits for them',
    reply: okWith({ rhythm }),
  },
  dashboardSetDigest: {
    ...member,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/digest',
    summary: "Sets it for the caller: never, each morning or on Mondays, at the company's time",
    audit: 'member.digest-set',
    body: z.strictObject({ rhythm }),
    reply: ok,
  },
})
